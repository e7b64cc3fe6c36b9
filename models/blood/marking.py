"""Control markers, and capitals that are lost (blood.control.marker, blood.capital)."""

from . import law, troops, units
from .chapter import Sealed
from .facts import COUNTRIES, COUNTRY_OF, HOME, PROVINCES
from .record import Plain, SetOf
from .surrender import free_captives


class Marking(Sealed):
    step = Plain('mark')
    chosen = SetOf(PROVINCES)
    country = Plain('england')

    def go_on(self, g):
        if self.step == 'mark':
            if self.owing(g):
                return True
            for house, province in [(house, each) for house in g.played for each in self.may_mark(g, house)
                                    if each in self.chosen]:
                put_marker(g, house, province)
            self.step = 'capitals'
        for self.country in COUNTRIES[COUNTRIES.index(self.country):]:
            if needs_capital(g, self.country):
                if g.realm.control.get(g.realm.capital[self.country]) != self.country:
                    free_captives(g, self.country)
                choices = capitals(g, self.country)
                if len(choices) > 1:
                    return True
                move_capital(g, self.country, *choices)
        g.leave_chapter()

    def may_mark(self, g, house):
        return [province for province in PROVINCES if who_may_mark(g, province) == house]

    def owing(self, g):
        """Who stands alone somewhere, also where leave or a contract, of which others may not know, forbids it."""
        if self.step == 'capitals':
            return [g.seat_of(g.ruler(self.country))]
        houses = {who_stands_alone(g, province) for province in PROVINCES}
        return [seat for seat in range(g.seats) if seat not in self.answered and g.house(seat) in houses]

    def moves(self, g, seat):
        if self.step == 'capitals':
            return [f'new-capital {province}' for province in capitals(g, self.country)]
        mine = self.may_mark(g, g.house(seat))
        return ([f'mark {province}' for province in mine if province not in self.chosen]
                + ['anew'] * any(province in self.chosen for province in mine) + ['done'])

    def play(self, g, seat, word, *rest):
        if word == 'mark':
            self.chosen.add(rest[0])
        elif word == 'anew':
            self.chosen -= set(self.may_mark(g, g.house(seat)))
        elif word == 'new-capital':
            move_capital(g, self.country, rest[0])
        else:
            self.answer(g, seat)


def who_stands_alone(g, province):
    """The player whose armies alone stand in somebody else's province, without a castle; None: nobody."""
    houses = [house for house in g.played if troops.commanded(g, province, house)]
    houses += [country for country in g.neutral if g.realm.armies[province][country]]
    has_castle = any(g.realm.capital[country] == province and g.realm.castle[country] for country in g.played)
    is_alone = len(houses) == 1 and houses[0] in g.played and g.holder(province) != houses[0]
    return houses[0] if is_alone and not has_castle else None


def who_may_mark(g, province):
    """blood.control.marker, blood.leave.guests, blood.contract.peace"""
    house = who_stands_alone(g, province)
    is_barred = house and (province in g.realm.guests[house] or law.protects(g, house, province))
    return None if is_barred else house


def most_armies(g, house, province):
    """Which of its countries takes something there: of most armies; without any whose province it is, or its own."""
    armies = g.realm.armies[province]
    able = [colour for colour in g.countries_of(house) if armies[colour]]
    if able:
        return max(able, key=lambda colour: armies[colour])
    return g.realm.control[province] if g.holder(province) == house else house


def taking_country(g, house, province):
    """Whose home province it is, or of which most armies are there."""
    home = COUNTRY_OF[province]
    return home if home in g.countries_of(house) else most_armies(g, house, province)


def put_marker(g, house, province):
    """Goods go with it as far as contracts allow, and fleets must leave its port (blood.items.captured)."""
    before, loser = g.realm.control[province], g.holder(province)
    g.declare_war(house, loser)
    now = taking_country(g, house, province)
    g.realm.control[province] = now
    for owner in COUNTRIES:
        if g.ruler(owner) != house and not law.forbids_taking_goods(g, house, g.ruler(owner), province):
            units.seize_goods(g, province, owner, now)
    for _, _, fleet in units.fleets(g, loser) if loser else []:
        fleet.is_evicted = fleet.is_evicted or fleet.place.province == province
    g.tell('marker-put', seat=g.seat_from_1(house), province=province, before=before, now=now)


def needs_capital(g, country):
    capital = g.realm.capital[country]
    return country in g.played and (g.realm.control[capital] != country or capital not in capitals(g, country)
                                    if capital != 'none' else bool(capitals(g, country)))


def capitals(g, country):
    """What may be the capital now: the old one, if it is there (blood.capital.regained)."""
    left = units.home_provinces(g, country)
    return left[:1] if HOME[country][0] in left else left


def move_capital(g, country, province=None):
    """blood.capital.lost, blood.capital.regained, blood.capital.landless"""
    g.realm.castle[country] = 0
    g.realm.capital[country] = province or 'none'
    g.tell('capital-moved', country=country, province=province)
