"""Betrothals of those who are not of age, or not born (blood.betrothal)."""

from . import people, wedding
from .position import Contract

WORDS = ('betroth', 'betroth-child', 'betroth-children')
COUPLE = ('groom', 'bride', 'grooms_mother', 'brides_mother')
OLDEST_MOTHER = 45


def is_wife(g, number):
    person = g.people[number]
    return person.sex == 'female' and person.spouse is not None and person.court in g.played


def is_mother_to_be(g, number):
    """A wife whose next child may be promised (blood.betrothal.unborn)."""
    return is_wife(g, number) and people.age(g, number) <= OLDEST_MOTHER


def child_house(g, mother):
    """House and court of the next child (blood.birth.house); of somebody else, his own."""
    person = g.people[mother]
    if is_wife(g, mother):
        father = g.people[person.spouse]
        is_hers = father.house == 'aristocrats' or people.is_queen(g, mother) and not people.is_king(g, person.spouse)
        person = person if is_hers else father
    return person.house, person.court


def moves(g, house, sought):
    """What may be drafted for one who is sought, unless the same two are betrothed (blood.betrothal.couple)."""
    old = [couple(contract) for contract in g.law.contracts if contract.status == 'betrothed']
    return [f'{word} p{one} p{other}' for number, person in people.living(g)
            if person.court != house and person.court in g.played for word, one, other in couples(g, sought, number)
            if couple(draft(g, house, word, one, other)) not in old]


def couple(contract):
    return [getattr(contract, name) for name in COUPLE]


def couples(g, one, other):
    """(word, groom or bride or mother, groom or bride or mother) of two who are not both of age.

    Names are looked at when both are born (blood.betrothal.unborn).
    """
    mothers = [number for number in (one, other) if is_mother_to_be(g, number)]
    free = [number for number in (one, other) if wedding.may_wed_at_all(g, number)]
    if mothers and free:
        return [('betroth-child', *mothers, *free)]
    if len(mothers) == 2:
        return [('betroth-children', one, other), ('betroth-children', other, one)]
    if len(free) < 2:
        return []
    groom, bride = sorted(free, key=lambda number: g.people[number].sex == 'female')
    man, woman = g.people[groom], g.people[bride]
    may_be = (man.sex != woman.sex and man.house != woman.house
              and not all(people.is_adult(g, number) for number in free))
    return [('betroth', groom, bride)] * may_be


def draft(g, house, word, one, other):
    """The draft of a betrothal."""
    is_groom = g.people[other].sex == 'male'
    roles = {'betroth': ('groom', 'bride'), 'betroth-children': ('grooms_mother', 'brides_mother'),
             'betroth-child': ('brides_mother', 'groom') if is_groom else ('grooms_mother', 'bride')}[word]
    partner = next(court for _, court in (child_house(g, one), child_house(g, other)) if court != house)
    return Contract(maker=house, other=partner, is_betrothal=True, **dict(zip(roles, (one, other))))


def told(contract):
    """The couple, or their mothers, as events name them."""
    return {**dict(zip(COUPLE, contract.of_couple())), 'groom_unborn': contract.groom is None,
            'bride_unborn': contract.bride is None}


def own(g, house):
    """(number from 1, betrothal) of a house."""
    return list(enumerate([contract for contract in g.law.contracts
                           if contract.status == 'betrothed' and house in contract.houses()], 1))


def lapse(g):
    """When one dies, weds or goes elsewhere, or the mother of an unborn child dies (blood.betrothal.lapse)."""
    for contract in reversed(list(g.law.contracts)):
        if contract.is_betrothal and not stands(g, contract):
            end(g, contract, None)


def stands(g, contract):
    """Both live at the courts that have promised, unmarried; those who are born bear different names."""
    persons = [number for number in couple(contract) if number is not None]
    if not all(people.is_alive(g, number) for number in persons):
        return False
    born = [g.people[number] for number in contract.couple() if number is not None]
    return ({child_house(g, number)[1] for number in persons} == set(contract.houses())
            and all(person.spouse is None for person in born) and len({person.house for person in born}) == len(born))


def end(g, contract, seat):
    """A draft goes without a word: nobody has seen it (blood.betrothal.lapse)."""
    g.law.contracts.remove(contract)
    if contract.status != 'drafted':
        g.tell('betrothal-ended', seat=seat, **told(contract)).only_to(*map(g.seat_from_1, contract.houses()))


def born(g, number):
    """The next son or daughter of a wife, born to the court that has promised (blood.betrothal.unborn)."""
    person = g.people[number]
    if person.mother is not None and person.court != child_house(g, person.mother)[1]:
        return
    role = 'groom' if person.sex == 'male' else 'bride'
    for contract in g.law.contracts:
        if contract.status == 'betrothed' and getattr(contract, role + 's_mother') == person.mother is not None:
            setattr(contract, role, number)
            setattr(contract, role + 's_mother', None)
