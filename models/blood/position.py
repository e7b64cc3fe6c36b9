"""What a position of Blood Royale consists of."""

from .chapter import Chapter
from .facts import COUNTRIES, FIRST_YEAR, PROVINCES
from .record import Kind, ListOf, One, Plain, Record, SetOf, Table


class Person(Record):
    serial = born = late = Plain(0)
    sex = Plain('male')
    name = father = mother = spouse = Plain(None)
    house = court = captor = Plain('none')
    fate = Plain('lives')
    came_by_marriage = honoured = is_made_regent = again = is_new = doomed = Plain(False)
    constitution = charisma = strength = extra_births = Plain(0)
    passed_over = renounced = cut_by_father = cut_by_mother = by_mother = SetOf(COUNTRIES)


class Reign(Record):
    monarch = regent = Plain(None)
    lost_by_passing_over = lost_by_foreign_help = Plain(0)


class Place(Record):
    province = Plain('none')
    sea = Plain('north-sea')  # where there is no province

    def at_sea(self):
        return self.sea if self.province == 'none' else None

    def spot(self):
        return self.province if self.province != 'none' else self.sea


class Ship(Record):
    colour = Plain('none')
    number = Plain(0)


class Fleet(Record):
    place = One(Place)
    armies = Table(Plain(0))
    goods = Table(Table(Plain(0)))
    host = Plain('none')
    is_evicted = Plain(False)


class RoyalPiece(Record):
    person = Plain(None)
    place = One(Place)
    ship = One(Ship)


class Lent(Record):
    province = colour = commander = Plain('none')
    armies = Plain(0)
    has_cost = Plain(False)


class Realm(Record):
    control = capital = Table(Plain('none'))
    armies = dead = paid = Table(Table(Plain(0)))
    items = Table(Table(Table(Plain(0))))
    famine = rebellion = SetOf(PROVINCES)
    castle = treasury = Table(Plain(0))
    fleets = Table(ListOf(Fleet))
    pieces = Table(Table(RoyalPiece))
    lent = ListOf(Lent)
    guests = Table(SetOf(PROVINCES))


class Condition(Record):
    what = Plain('holds')
    is_not = Plain(False)
    one = other = province = Plain('none')
    person = Plain(None)


class Clause(Record):
    matter = Plain('peace')
    who = whom = third = Plain('none')
    good = returned = Plain('metal')
    amount = returns = Plain(0)
    provinces = SetOf(PROVINCES)
    person = Plain(None)
    from_ = until = every = met = arrears = Plain(0)
    conditions = ListOf(Condition)

    def covers(self, province):
        return not self.provinces or province in self.provinces


class Contract(Record):
    status = Plain('drafted')
    maker = other = Plain('none')
    groom = bride = grooms_mother = brides_mother = Plain(None)
    year = clauses = words = Plain(0)
    is_public = is_betrothal = Plain(False)
    shown = SetOf(COUNTRIES)

    def __init__(self, **given):
        super().__init__(terms=[], **given)

    def houses(self):
        return (self.maker, self.other)

    def partner(self, house):
        return self.other if house == self.maker else self.maker

    def couple(self):
        return self.groom, self.bride

    def is_wedding(self):
        return self.groom is not None and not self.is_betrothal

    def is_deal(self):
        return self.groom is None and not self.is_betrothal

    def of_couple(self):
        """The couple, or the mother of one who is not born."""
        return tuple(mother if one is None else one for one, mother in (
            (self.groom, self.grooms_mother), (self.bride, self.brides_mother)))


class Law(Record):
    """Clauses stand in their contracts here, and one after the other in a position."""

    contracts = ListOf(Contract)
    clauses = ListOf(Clause)
    wars = Table(SetOf(COUNTRIES))
    answers = Table(Table(Plain('ask')))

    def read(self, json):
        super().read(json)
        left = list(self.clauses)
        for contract in self.contracts:
            contract.terms, left = left[:contract.clauses], left[contract.clauses:]
        return self

    def write(self, usual=None):
        self.clauses = []
        for contract in self.contracts:
            contract.clauses = len(contract.terms)
            self.clauses += contract.terms
        return super().write(usual)


# By the numbers of their sheets, which moves name `p7`.
People = Kind(dict, lambda value: {f'p{number}': person.write() for number, person in value.items()},
              lambda json: {int(key[1:]): Person().read(entry) for key, entry in json.items()})
# Parts of the turn that are under way, each within the one before.
Phases = Kind(list, lambda value: [chapter.write() for chapter in value],
              lambda json: [Chapter.of_name[entry['chapter']]().read(entry) for entry in json])


class Position(Record):
    year = Plain(FIRST_YEAR)
    last_serial = Plain(0)
    reigns = Table(Reign)
    law = One(Law)
    taxed_high = new_houses = SetOf(COUNTRIES)
    houses = opening = Table(Plain(0))
    people = People
    realm = One(Realm)
    phases = Phases
