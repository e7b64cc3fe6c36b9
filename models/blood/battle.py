"""A battle, round by round (rulebook.md, chapter Battles)."""

from . import law, people, troops, units
from .chapter import as_range
from .conflicts import castle_of
from .facts import PROVINCES
from .record import ListOf, Plain, Record, SetOf, Table
from .surrender import OTHER, SIDES, Parley, neighbours


class Flight(Record):
    person = Plain(None)
    province = Plain('none')


class Battle(Parley):
    step = resume = Plain('begin')
    province = ceded_to = Plain('none')
    round = free_rolls = free_side = resting = price = Plain(0)
    with_castle = keeps_goods = Plain(False)
    flights = ListOf(Flight)
    counted = taken = ListOf(Plain(None))
    powers = Table(Plain('none'))
    losses = terms = sacrificed = tribute = Table(Plain(0))
    retreats = wiped = yielded = Table(Plain(False))
    fell_back = Table(SetOf(PROVINCES))
    withdrawn = Table(Table(Plain(0)))

    def go_on(self, g):
        return getattr(self, 'step_' + self.step)(g)

    # ---- Who is there

    def armies(self, g, side):
        power = self.powers[side]
        if power in g.neutral:
            return g.realm.armies[self.province][power]
        return max(0, troops.commanded(g, self.province, power) - (self.resting if side == '1' else 0))

    def royals(self, g, side):
        return [] if self.powers[side] in g.neutral else troops.royals_in(g, self.province, self.powers[side])

    def castle(self, g, side):
        """What counts in the battle (blood.battle.castle)."""
        return castle_of(g, self.province, self.powers[side]) if self.with_castle and side == '2' else 0

    def units(self, g, side):
        return self.armies(g, side) + len(self.royals(g, side)) + self.castle(g, side)

    def is_decided(self, g):
        return not all(self.units(g, side) for side in SIDES)

    def side_of(self, g, seat):
        return next((side for side in SIDES if self.powers[side] == g.house(seat)), None)

    def owing(self, g):
        """Who decides; nobody does for a country that nobody plays."""
        if self.step in ('ransom', 'price'):
            person = g.people[self.taken[0]]
            return [g.seat_of(person.court if self.step == 'ransom' else person.captor)]
        is_asked = {'flight': lambda side: any(self.ways_out(g, person) for person in self.royals(g, side)),
                    'princes': lambda side: self.optional_princes(g, side),
                    'retreat': lambda side: super(Battle, self).moves(g, side) != ['done'],
                    'leave': lambda side: side == self.leaving(g), 'terms': lambda side: side == OTHER[self.offering()]}
        played = [side for side in SIDES if self.powers[side] in g.played]
        sides = filter(is_asked.get(self.step, lambda side: side == '2'), played)
        return sorted({g.seat_of(self.powers[side]) for side in sides} - self.answered)

    # ---- Before the first round

    def step_begin(self, g):
        attacker, defender = (self.powers[side] for side in SIDES)
        self.stand_aside(g, attacker, defender)
        if not self.armies(g, '1'):
            g.leave_chapter()
            return
        helpers = [g.ruler(lent.colour) for lent in troops.lent_to(g, self.province, attacker)]
        for house in [attacker] + helpers if defender in g.played else []:
            g.declare_war(house, defender)
        g.realm.guests[attacker].discard(self.province)  # blood.leave.guests
        self.with_castle = castle_of(g, self.province, defender) > 0
        for power in (attacker, defender):
            troops.use_help(g, self.province, power)
        g.tell('battle-began', province=self.province, attacker=attacker, defender=defender,
               armies=[self.armies(g, side) for side in SIDES], royals=[self.royals(g, side) for side in SIDES],
               castle=self.castle(g, '2'))
        may_choose = self.with_castle and self.armies(g, '2') and not self.is_decided(g)
        self.step = 'inside' if may_choose else 'flight'

    def stand_aside(self, g, attacker, defender):
        """Lent armies never fight their own player, nor whom he has promised not to attack (blood.command.lawful)."""
        enemies = {attacker: defender, defender: attacker}
        for lent in [each for each in g.realm.lent if each.province == self.province and each.commander in enemies]:
            owner, enemy = g.ruler(lent.colour), enemies[lent.commander]
            if owner == enemy or lent.commander == attacker and law.forbids_attack(g, owner, enemy, self.province):
                g.realm.lent.remove(lent)
                g.tell('stood-aside', seat=g.seat_from_1(owner), province=self.province,
                       **{'from': g.seat_from_1(lent.commander)})

    def step_inside(self, g):
        return True

    step_price = step_inside

    def ways_out(self, g, person):
        """To where no armies of others are (blood.battle.flight)."""
        house = g.people[person].court
        return [province for province in neighbours(g, self.province, house)
                if g.holder(province) and not any(g.realm.armies[province][country] for country in g.neutral)
                and not any(troops.commanded(g, province, other) for other in g.played if other != house)]

    def step_flight(self, g):
        if not self.is_decided(g) and self.owing(g):
            return True
        for flight in self.flights:
            people.move_to(g, flight.person, flight.province)
            g.tell('fled', person=flight.person, province=flight.province)
        self.flights, self.answered = [], set()
        self.step = 'over' if self.is_decided(g) else 'retreat' if self.round else 'princes'

    def optional_princes(self, g, side):
        """Beside a king their player may leave their Strength out (blood.battle.princes)."""
        royals = self.royals(g, side)
        kings = [person for person in royals if people.is_king(g, person)]
        return [person for person in royals if person not in kings] if kings else []

    def counting(self, g, side):
        """Royal pieces whose Strength counts, with it."""
        left_out = set(self.optional_princes(g, side)) - set(self.counted)
        enemy = self.powers[OTHER[side]]
        return {person: people.strength(g, person, enemy) for person in self.royals(g, side) if person not in left_out}

    def step_princes(self, g):
        if self.owing(g):
            return True
        self.answered = set()
        net = sum(self.counting(g, '1').values()) - sum(self.counting(g, '2').values())
        self.free_rolls, self.free_side, self.step = abs(net), 0 if net > 0 else 1, 'free'
        if net:
            g.tell('free-rolls', province=self.province, power=self.powers[SIDES[self.free_side]], rolls=abs(net))

    def step_free(self, g):
        if self.is_decided(g) or not self.free_rolls:
            self.step = 'over' if self.is_decided(g) else 'retreat'
            return
        self.free_rolls -= 1
        self.roll(g, SIDES[self.free_side], [])
        self.step, self.resume = 'losses', 'free'

    # ---- A round

    def roll(self, g, side, royals, number=0):
        """Free rolls, without royal pieces, and those at armies that fall back belong to no round: 0."""
        dice = g.dice(1)
        hits = self.losses[OTHER[side]] = self.hits(g, side, dice, royals)
        g.tell('battle-rolled', province=self.province, power=self.powers[side], dice=dice, hits=hits, round=number)

    def hits(self, g, side, dice, royals):
        """blood.battle.table"""
        has_piece = {5: bool(royals), 6: any(people.is_king(g, person) for person in royals)}
        is_hit = dice <= self.armies(g, side) + self.castle(g, side) + len(royals) and has_piece.get(dice, True)
        return dice if is_hit else 0

    def step_fight(self, g):
        for side in SIDES:
            self.roll(g, side, self.royals(g, side), self.round)
        self.step, self.resume = 'losses', 'flight'

    def step_losses(self, g):
        """Whoever is inside a castle chooses between it and armies (blood.battle.castle)."""
        for side in SIDES:
            if self.losses[side]:
                least, most = self.range_of_losses(g, side)
                if least < most:
                    return True
                self.take_losses(g, side, most)
        self.step = 'survival'

    def range_of_losses(self, g, side):
        """How many armies may fall, where the castle may bear the rest."""
        hits, armies, castle = self.losses[side], self.armies(g, side), self.castle(g, side)
        return max(0, min(hits, armies + castle) - castle), min(hits, armies)

    def take_losses(self, g, side, armies):
        """Armies and castle fall first (blood.battle.wiped)."""
        hits, self.losses[side] = self.losses[side], 0
        self.wiped[side] = hits >= self.units(g, side)
        self.fall(g, side, armies, min(hits - armies, self.castle(g, side)))

    def fall(self, g, side, number, castle):
        """blood.command.losses"""
        power = self.powers[side]
        shares = [(power, None, number)] if power in g.neutral else troops.shares(g, self.province, power, number)
        for colour, lent, count in shares:
            g.realm.armies[self.province][colour] -= count
            units.fall(g, colour, count)
            if lent:
                lent.armies -= count
        troops.drop_lent(g)
        if castle:
            g.realm.castle[next(each for each in g.played if g.realm.capital[each] == self.province)] -= castle
        g.tell('battle-losses', province=self.province, power=power, armies=number, castle=castle)

    def step_survival(self, g):
        """Kings and princes of a side that was wiped out (blood.battle.wiped)."""
        from .families import roll_survival
        from .succession import Crowns
        tried = [(person, side, roll_survival(g, person, 1))
                 for side in SIDES if self.wiped[side] for person in self.royals(g, side)]
        for person, side, survives in tried:
            if survives:
                self.capture(g, person, OTHER[side])
            else:
                people.die(g, person, 'battle')
        self.wiped.clear()
        self.step = 'ransom'
        if not all(survives for _, _, survives in tried):
            g.call(Crowns())

    def step_over(self, g):
        """blood.battle.spoils"""
        winners = [side for side in SIDES if self.units(g, side)]
        power = self.powers[winners[0]] if len(winners) == 1 else None
        g.tell('battle-won', province=self.province, power=power)
        if power and not self.keeps_goods and (power in g.neutral or g.countries_of(power)):
            self.take_spoils(g, power, self.powers[OTHER[winners[0]]])
        conflicts = g.phases[-2]
        for side, provinces in self.fell_back.items():
            conflicts.fallen_back[self.powers[side]] |= provinces
            for province in provinces:
                conflicts.resting[self.powers[side]][province] += self.withdrawn[side][province]
        if power in g.neutral:  # it holds out
            g.realm.armies[self.province][power] = g.neutral_garrison(self.province)
        if self.ceded_to == 'none':
            g.leave_chapter()
        else:
            self.cede(g)

    def take_spoils(self, g, winner, loser):
        """Goods in a capital are safe while its castle stands."""
        from .marking import most_armies
        now = winner if winner in g.neutral else most_armies(g, winner, self.province)
        for owner, good, count in units.items_in(g, self.province):
            is_safe = castle_of(g, self.province, loser) and not any(self.yielded.values())
            if (g.ruler(owner) or owner) == loser and not is_safe:
                g.realm.items[self.province][owner][good] -= count
                g.realm.items[self.province][now][good] += count

    # ---- What is listed and played

    def moves(self, g, seat):
        side = self.side_of(g, seat)
        if self.step == 'flight':
            fleeing = [flight.person for flight in self.flights if flight.person in self.royals(g, side)]
            listed = [f'flee p{person} {province}' for person in self.royals(g, side) if person not in fleeing
                      for province in self.ways_out(g, person)]
            return listed + ['anew'] * bool(fleeing) + ['done']
        if self.step == 'princes':
            princes = self.optional_princes(g, side)
            listed = [f'count p{person}' for person in princes if person not in self.counted]
            return listed + ['anew'] * (len(listed) < len(princes)) + ['done']
        if self.step == 'losses':
            return [as_range('lose', *self.range_of_losses(g, '2'))]
        return ['inside', 'outside'] if self.step == 'inside' else super().moves(g, side)

    def play(self, g, seat, word, *rest):
        side = self.side_of(g, seat)
        if self.step == 'inside':
            self.with_castle, self.step = word == 'inside', 'flight'
            g.tell('stands-inside', province=self.province, power=self.powers['2'], is_inside=self.with_castle)
        elif word == 'lose':
            self.take_losses(g, side, int(rest[0]))
        elif word == 'flee':
            self.flights.append(Flight(person=int(rest[0][1:]), province=rest[1]))
        elif word == 'count':
            self.counted.append(int(rest[0][1:]))
        elif self.step not in ('flight', 'princes'):
            super().play(g, side, word, *rest)
        elif word == 'done':
            self.answer(g, seat)
        else:
            mine = self.royals(g, side)
            self.flights = [flight for flight in self.flights if flight.person not in mine]
            self.counted = [person for person in self.counted if person not in mine]
