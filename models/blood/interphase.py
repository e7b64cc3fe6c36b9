"""Taxes, goods, rebellions paid off, upkeep, raising (rulebook.md, chapter The Interphase)."""

from . import law, people, troops, units
from .chapter import Chapter, Sealed, as_range
from .facts import (CASTLE, COUNTRIES, FIRST_YEAR, FLEETS, HIGH_TAX, HOME, PRICE, PROVINCES, REBELLION_PAYMENT,
                    SEAS_OF, TAX,
                    UPKEEP)
from .record import Flags, Plain, SeatNumber, SeatSet, SetOf, Table


def begin_interphase(g):
    """Armies that fell ten years ago are back, castles whole, wars over (blood.raise.dead, blood.castle.repair)."""
    box = g.realm.dead['2' if g.year % 10 else '1']
    for country in COUNTRIES:
        if box[country]:
            g.tell('armies-returned', country=country, armies=box[country])
            box[country] = 0
        if g.realm.castle[country]:
            g.realm.castle[country] = CASTLE
    g.law.wars.clear()
    g.next_chapter(Taxing())


# ---- Taxes and goods

class Taxing(Sealed):
    """blood.tax.provinces, blood.tax.rate"""
    rates = Table(Plain('none'))

    def seats(self, g):
        return [seat for seat in range(g.seats) if g.countries_of(g.house(seat))]

    def go_on(self, g):
        if self.owing(g):
            return True
        g.taxed_high = {house for house in g.played if self.rates[house] == 'high'}
        for seat in self.seats(g):
            is_high = g.house(seat) in g.taxed_high
            provinces = sum(law.pays_tax(g, province) for province in g.holds(g.house(seat)))
            crowns = provinces * (HIGH_TAX if is_high else TAX)
            g.pay(g.house(seat), crowns)
            g.tell('taxed', seat=seat + 1, is_high=is_high, provinces=provinces, crowns=crowns)
        place_goods(g)
        law.carry_out_duties(g)
        for province in [province for province in PROVINCES if province in g.realm.famine]:  # blood.famine.end
            g.tell('famine-ended', province=province)
        g.realm.famine.clear()
        g.next_chapter(Raising() if g.year == FIRST_YEAR else PayingOff())

    def moves(self, g, seat):
        may_be_high = not law.forbids(g, 'usual-tax', g.house(seat))
        return ['tax'] + ['high-tax'] * may_be_high if seat in self.seats(g) else []

    def play(self, g, seat, word):
        self.rates[g.house(seat)] = 'low' if word == 'tax' else 'high'
        self.answer(g, seat)


def place_goods(g):
    """blood.goods.placing; in a closed country there are none (blood.neutral.goods)"""
    for province in PROVINCES:
        good, owner = g.board.good.get(province), g.realm.control[province]
        if good and law.pays_tax(g, province) and (owner in g.played or g.is_armed):
            g.realm.items[province][owner][good] += 1
            g.tell('item-placed', province=province, good=good, owner=owner)


# ---- Paying off and upkeep

class PayingOff(Sealed):
    """blood.rebellion.pay"""
    chosen = SetOf(PROVINCES)

    def rebellions(self, g, house):
        return [province for province in g.holds(house) if province in g.realm.rebellion]

    def seats(self, g):
        return [seat for seat in range(g.seats) if self.rebellions(g, g.house(seat))]

    def go_on(self, g):
        if self.owing(g):
            return True
        for house in g.played:
            for province in [each for each in self.rebellions(g, house) if each in self.chosen]:
                g.pay(house, -REBELLION_PAYMENT)
                g.realm.rebellion.discard(province)
                g.tell('rebellion-paid-off', seat=g.seat_from_1(house), province=province, crowns=REBELLION_PAYMENT)
        g.next_chapter(Upkeep())

    def moves(self, g, seat):
        mine = self.rebellions(g, g.house(seat))
        left = [province for province in mine if province not in self.chosen]
        can_pay = g.realm.treasury[g.house(seat)] >= REBELLION_PAYMENT * (len(mine) - len(left) + 1)
        return [f'pay-off {province}' for province in left if can_pay] + ['anew'] * (len(left) < len(mine)) + ['done']

    def play(self, g, seat, word, *rest):
        if word == 'pay-off':
            self.chosen.add(rest[0])
        elif word == 'anew':
            self.chosen -= set(self.rebellions(g, g.house(seat)))
        else:
            self.answer(g, seat)


class Upkeep(Sealed):
    """blood.upkeep.pay, blood.upkeep.choice"""
    armies = Table(Table(Plain(0)))
    fleets = Table(Flags())

    def kept(self, g, house):
        """Armies and fleets that are not chosen to go; armies aboard go with their fleet."""
        mine = g.countries_of(house)
        fleets = [fleet for colour in mine for number, fleet in enumerate(g.realm.fleets[colour])
                  if number not in self.fleets[colour]]
        ashore = sum(units.armies_ashore(g, colour) - sum(armies[colour] for armies in self.armies.values())
                     for colour in mine)
        return ashore + len(fleets) + sum(fleet.armies[colour] for fleet in fleets for colour in mine)

    def seats(self, g):
        return [seat for seat in range(g.seats) if Upkeep().kept(g, g.house(seat))]

    def go_on(self, g):
        if self.owing(g):
            return True
        for seat in self.seats(g):
            house = g.house(seat)
            for colour in g.countries_of(house):
                for province in PROVINCES:
                    disband(g, province, colour, self.armies[province][colour])
                for number in sorted(self.fleets[colour], reverse=True):
                    scrap(g, house, colour, number)
            kept = Upkeep().kept(g, house)
            g.pay(house, -kept * UPKEEP)
            g.tell('upkeep-paid', seat=seat + 1, units=kept, crowns=kept * UPKEEP)
        g.next_chapter(Raising())

    def moves(self, g, seat):
        house = g.house(seat)
        mine, can_pay = g.countries_of(house), self.kept(g, house) * UPKEEP <= g.realm.treasury[house]
        left = {colour: {province: g.realm.armies[province][colour] - self.armies[province][colour]
                         for province in PROVINCES} for colour in mine}
        listed = [f'disband {province} {colour}' for province in PROVINCES for colour in mine if left[colour][province]
                  and not (can_pay and law.keeps_for_commander(g, colour, province, left[colour]))]
        listed += [f'scrap {number + 1} {colour}' for colour in mine
                   for number, _ in enumerate(g.realm.fleets[colour]) if number not in self.fleets[colour]]
        if not can_pay:
            return listed
        has_chosen = self.kept(g, house) < Upkeep().kept(g, house)
        return listed + ['anew'] * (has_chosen and seat not in self.answered) + ['done']

    def play(self, g, seat, word, *rest):
        if word == 'disband':
            self.armies[rest[0]][rest[1]] += 1
        elif word == 'scrap':
            self.fleets[rest[1]].add(int(rest[0]) - 1)
        elif word == 'done':
            self.answer(g, seat)
        else:
            for colour in g.countries_of(g.house(seat)):
                self.fleets[colour] = set()
                for armies in self.armies.values():
                    armies[colour] = 0


def disband(g, province, colour, number):
    if number:
        g.realm.armies[province][colour] -= number
        law.armies_are_gone(g, province, colour)
        g.tell('disbanded', country=colour, province=province, armies=number, fleets=0)


def scrap(g, house, colour, number):
    """With a fleet go the armies and goods aboard; kings and princes come to the capital of their colour."""
    fleet = g.realm.fleets[colour][number]
    place = {'province': fleet.place.province}
    if fleet.place.province == 'none':
        place = {'province': 'sea', 'sea': fleet.place.sea}
    for other in [other for other in COUNTRIES if fleet.armies[other]]:
        g.tell('disbanded', country=other, armies=fleet.armies[other], fleets=0, **place)
    for _, good, count in units.goods_in(fleet.goods):
        g.tell('goods-destroyed', seat=g.seat_from_1(house), good=good, count=count, province=place['province'])
    g.tell('disbanded', country=colour, armies=0, fleets=1, **place)
    for of, at, piece in troops.pieces(g):
        if (piece.ship.colour, piece.ship.number) == (colour, number):
            people.put_piece(g, piece.person, of, str(at + 1), g.realm.capital[of])
    units.sink(g, colour, number)


# ---- Raising

class Raising(Chapter):
    """blood.raise.open, blood.raise.where; in the first turn what is bought waits (blood.first.place)"""
    done = SeatSet()
    resting = SeatSet()
    levied = SetOf(PROVINCES)
    armies = Table(Plain(0))
    fleets = Table(Plain(0))

    def seats(self, g):
        """Who could buy something; with secret cash nobody is passed by for having too little (blood.cash.secret)."""
        return [seat for seat in range(g.seats) if len(self.moves(g, seat)) > 2
                or g.options['cash'] == 'secret' and g.countries_of(g.house(seat))]

    def go_on(self, g):
        if self.owing(g):
            return True
        from .rounds import Round
        has_bought = any(self.armies.values()) or any(self.fleets.values())
        g.next_chapter(begin_placing(g, self) if has_bought else Round())

    def owing(self, g):
        return [seat for seat in self.seats(g) if seat not in self.done | self.resting]

    def room_for_armies(self, g, country, more=0):
        """As pool and provinces allow (blood.raise.limit, blood.raise.annexed)."""
        quiet = sum(province not in g.realm.rebellion for province in units.home_provinces(g, country))
        limit = quiet * (1 if units.is_annexed(g, country) else 2) + more
        room = min(limit - units.armies_on_map(g, country), units.armies_in_pool(g, country))
        return max(0, room - self.armies[country])

    def moves(self, g, seat):
        house, listed = g.house(seat), []
        affordable = g.realm.treasury[house] // PRICE
        for country in g.countries_of(house):
            most = min(self.room_for_armies(g, country), affordable)
            if most and g.realm.capital[country] != 'none':
                listed.append(as_range(f'raise {country}', 1, most))
            if affordable and len(g.realm.fleets[country]) + self.fleets[country] < FLEETS:
                ports = [province for province in units.home_provinces(g, country) if SEAS_OF[province]]
                listed += [f'launch {port} {country}' for port in ports[:1 if g.year == FIRST_YEAR else None]]
        return listed + [f'levy {province}' for province in self.levies(g, house) if affordable] + ['done', 'enough']

    def levies(self, g, house):
        """Each quiet province of a country that nobody plays allows one army more (blood.neutral.levy)."""
        quiet = [province for country in g.neutral for province in HOME[country]
                 if g.holder(province) == house and province not in g.realm.rebellion]
        more = {colour: sum(g.realm.control[province] == colour for province in quiet) for colour in COUNTRIES}
        return [province for province in quiet if province not in self.levied
                and self.room_for_armies(g, g.realm.control[province], more[g.realm.control[province]])]

    def play(self, g, seat, word, *rest):
        if word in ('done', 'enough'):
            (self.done if word == 'done' else self.resting).add(seat)
            g.tell('answered', seat=seat + 1)
            return
        armies = int(rest[1]) if word == 'raise' else int(word == 'levy')
        g.pay(g.house(seat), -PRICE * max(1, armies))
        self.done &= {seat}
        if word == 'levy':
            g.realm.armies[rest[0]][g.realm.control[rest[0]]] += 1
            self.levied.add(rest[0])
            g.tell('levied', seat=seat + 1, province=rest[0])
            return
        port, country = rest if word == 'launch' else (None, rest[0])
        if g.year == FIRST_YEAR:
            (self.armies if armies else self.fleets)[country] += armies or 1
        elif armies:
            g.realm.armies[g.realm.capital[country]][country] += armies
        else:
            units.launch(g, country, port)
        g.tell('raised', seat=seat + 1, country=country, armies=armies, port=None if g.year == FIRST_YEAR else port)


# ---- The first armies

def begin_placing(g, raising):
    """One marker is drawn (blood.first.place)."""
    first = int(g.chance.draw('roll', possible={str(seat + 1): 1 for seat in range(g.seats)})) - 1
    g.tell('places-first', seat=first + 1)
    return Placing(turn=first, armies=raising.armies, fleets=raising.fleets)


class Placing(Chapter):
    turn = SeatNumber()
    armies = Table(Plain(0))
    fleets = Table(Plain(0))

    def go_on(self, g):
        for _ in range(g.seats):
            if any(self.armies[country] + self.fleets[country] for country in g.countries_of(g.house(self.turn))):
                return True
            self.turn = (self.turn + 1) % g.seats
        from .rounds import Round
        g.next_chapter(Round())

    def owing(self, g):
        return [self.turn]

    def moves(self, g, seat):
        if seat != self.turn:
            return []
        homes = [(country, province) for country in g.countries_of(g.house(seat))
                 for province in units.home_provinces(g, country)]
        return ([f'put-army {province} {country}' for country, province in homes if self.armies[country]]
                + [f'put-fleet {province} {country}' for country, province in homes
                   if self.fleets[country] and SEAS_OF[province]])

    def play(self, g, seat, word, province, country):
        if word == 'put-army':
            self.armies[country] -= 1
            g.realm.armies[province][country] += 1
        else:
            self.fleets[country] -= 1
            units.launch(g, country, province)
        g.tell('unit-placed', seat=seat + 1, province=province, is_fleet=word == 'put-fleet')
        self.turn = (self.turn + 1) % g.seats
