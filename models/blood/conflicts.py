"""After a move: goods are burnt, and armies that meet may fight (blood.items.destroy, blood.battle.who, .order)."""

from . import law, troops, units
from .chapter import Chapter, Sealed
from .facts import PROVINCES
from .record import Plain, SeatNumber, SetOf, Table


class Scorching(Sealed):
    mover = SeatNumber()
    burnt = SetOf(PROVINCES)

    def provinces(self, g, seat):
        """Where goods of a player lie that he may burn before the mover takes them."""
        house, mover = g.house(seat), g.house(self.mover)
        return [province for province in PROVINCES if house != mover and g.holder(province) == house
                and units.own_goods(g, province, house) and troops.commanded(g, province, mover)]

    def go_on(self, g):
        if self.owing(g):
            return True
        for house, province in [(house, each) for house in g.played for each in PROVINCES
                                if each in self.burnt and g.holder(each) == house]:
            for owner, good, count in units.own_goods(g, province, house):
                g.realm.items[province][owner][good] = 0
                g.tell('goods-destroyed', seat=g.seat_from_1(house), province=province, good=good, count=count)
        g.leave_chapter()

    def owing(self, g):
        return [seat for seat in range(g.seats) if seat not in self.answered and self.provinces(g, seat)]

    def moves(self, g, seat):
        mine = set(self.provinces(g, seat))
        return [f'burn {province}' for province in mine - self.burnt] + ['anew'] * bool(mine & self.burnt) + ['done']

    def play(self, g, seat, word, *rest):
        if word == 'burn':
            self.burnt.add(rest[0])
        elif word == 'anew':
            self.burnt -= set(self.provinces(g, seat))
        else:
            self.answer(g, seat)


class Conflicts(Chapter):
    mover = SeatNumber()
    asked = SeatNumber()
    fought = Table(SetOf(PROVINCES))
    fallen_back = Table(SetOf(PROVINCES))
    resting = Table(Table(Plain(0)))
    is_over = Plain(False)
    province = Plain('none')
    attacker = Plain('none')
    defender = Plain('none')

    def go_on(self, g):
        """Whoever enters a province that defends itself must attack (blood.neutral.battle). Whom a contract forbids to
        attack is asked all the same, since others may not know of it (blood.battle.order)."""
        while not self.is_over:
            attacks = self.attacks(g, self.asked, law_counts=False)
            if len(attacks) > 1 or attacks and attacks[0][1] not in g.neutral:
                return True
            self.play(g, self.asked, *self.moves(g, self.asked)[0].split(), is_asked=False)
            if attacks:
                return False
        g.leave_chapter()

    def owing(self, g):
        return [self.asked]

    def attacks(self, g, seat, law_counts=True):
        """(province, power) that a player may attack: the mover anybody, the others him."""
        house, mover, found = g.house(seat), g.house(self.mover), []
        for province in PROVINCES:
            if troops.commanded(g, province, house) > self.resting[house][province]:
                for power in [power for power in g.played + g.neutral if power != house and mover in (house, power)]:
                    has_fought = province in self.fought[power if house == mover else house]
                    is_there = not has_fought and is_in_field(g, province, power) or castle_of(
                        g, province, power) and not (has_fought and troops.commanded(g, province, power))
                    if is_there and not (law_counts and law.forbids_attack(g, house, power, province)):
                        found.append((province, power))
        return found

    def moves(self, g, seat):
        if seat != self.asked:
            return []
        attacks = self.attacks(g, seat)
        must = any(power in g.neutral for _, power in attacks)
        return [f'attack {province} {power}' for province, power in attacks] + ['done'] * (not must)

    def play(self, g, seat, word, *rest, is_asked=True):
        """blood.battle.order"""
        from .battle import Battle
        if word == 'attack':
            province, power = rest
            house = g.house(seat)
            self.fought[power if seat == self.mover else house].add(province)
            battle = Battle(province=province, resting=self.resting[house][province])
            battle.powers.update({'1': house, '2': power})
            g.call(battle)
            return
        if is_asked:
            g.tell('answered', seat=seat + 1)
        self.asked = (self.asked + 1) % g.seats
        self.is_over = self.asked == self.mover


def is_in_field(g, province, power):
    """With armies, kings or princes, and not only a castle (blood.battle.who)."""
    if power in g.neutral:
        return bool(g.realm.armies[province][power])
    return bool(troops.commanded(g, province, power) or troops.royals_in(g, province, power))


def castle_of(g, province, house):
    """What is left of a player's castle there."""
    return sum(g.realm.castle[country] for country in g.played
               if g.realm.capital[country] == province and g.ruler(country) == house)
