"""Persons: ages, names, kin, courts, royal pieces and deaths (rulebook.md, chapters Persons, Births and deaths)."""

from itertools import count

from . import spots
from .facts import COUNTRIES, HOME, NAMES_OF_A_SEX, PRINCES
from .position import Person, Place, RoyalPiece


def living(g):
    return [(number, person) for number, person in sorted(g.people.items()) if person.fate == 'lives']


def court_of(g, house):
    return [number for number, person in living(g) if person.court == house]


def age(g, number):
    """Children of one turn come of age together (blood.person.age)."""
    return g.year - g.people[number].born + g.people[number].late


def is_adult(g, number):
    return age(g, number) >= 15


def is_captive(person):
    return person.captor != 'none'


def is_alive(g, number):
    return number in g.people and g.people[number].fate == 'lives'


def by_age(g, numbers):
    """blood.succession.seniority"""
    return sorted(numbers, key=lambda number: (g.people[number].born, g.people[number].serial))


def children_of(g, number):
    return by_age(g, [child for child, person in g.people.items() if number in (person.father, person.mother)])


def parents_of(person):
    return [parent for parent in (person.father, person.mother) if parent is not None]


def ancestors(g, number, generations):
    line = set(parents_of(g.people[number])) if generations else set()
    return line.union(*(ancestors(g, parent, generations - 1) for parent in line))


def line_of_descent(g, number):
    """With whoever it comes from."""
    return [each for each in g.people if number in ancestors(g, each, 99) | {each}]


def forget_the_dead(g):
    """All but great-grandparents of somebody alive, and those who stand between (blood.kin.memory)."""
    alive = [number for number, _ in living(g)]
    near = set(alive).union(*(ancestors(g, number, 3) for number in alive))
    line = set().union(*(ancestors(g, number, 99) for number in alive))
    kept = near | {number for number in line if ancestors(g, number, 99) & near}
    for number in set(g.people) - kept:
        del g.people[number]
    for person in g.people.values():
        person.father = person.father if person.father in kept else None
        person.mother = person.mother if person.mother in kept else None


def add(g, **given):
    """The lowest free sheet, and a number that is never used again (blood.kin.memory)."""
    number = next(number for number in count() if number not in g.people)
    g.last_serial += 1
    person = g.people[number] = Person(serial=g.last_serial, **given)
    person.name = usual_name(g, person)
    return number


def usual_name(g, person):
    """blood.person.name"""
    places = (person.court, person.house) if parents_of(person) else (person.house, person.court)
    country = next((each for each in places if each in COUNTRIES), COUNTRIES[person.serial % len(COUNTRIES)])
    first = NAMES_OF_A_SEX * (2 * COUNTRIES.index(country) + (person.sex == 'female'))
    usual = [first + (7 * person.serial + step) % NAMES_OF_A_SEX for step in range(NAMES_OF_A_SEX)]
    siblings = [other for other in g.people.values()
                if other is not person and set(parents_of(other)) & set(parents_of(person))]
    taken = {other.name for _, other in living(g) if other.house == person.house} | {other.name for other in siblings}
    line = 'father' if person.sex == 'male' else 'mother'
    parent = g.people.get(getattr(person, line))
    elder = g.people.get(getattr(parent, line)) if parent else None
    if elder and elder.fate != 'lives' and elder.name in usual and all(other.sex != person.sex for other in siblings):
        usual.insert(0, elder.name)
    return next((name for name in usual if name not in taken), usual[0])


def reigns_in(g, number):
    return [country for country in COUNTRIES if g.reigns[country].monarch == number]


def is_king(g, number):
    return g.people[number].sex == 'male' and bool(reigns_in(g, number))


def is_queen(g, number):
    """In her own right."""
    return g.people[number].sex == 'female' and bool(reigns_in(g, number))


def acting(g, country):
    """The regent, or the monarch."""
    reign = g.reigns[country]
    return reign.monarch if reign.regent is None else reign.regent


def charisma_of_crown(g, country):
    """blood.succession.charisma: a lost capital costs 1, not below -2; other losses may go below."""
    charisma = g.people[acting(g, country)].charisma
    if g.realm.capital[country] != HOME[country][0]:
        charisma = max(-2, charisma - 1)
    return charisma - g.reigns[country].lost_by_passing_over - g.reigns[country].lost_by_foreign_help


def strength(g, number, enemy):
    """In battle against the player `enemy`; None: nobody's (blood.person.strength, blood.succession.strength)."""
    person = g.people[number]
    total = person.strength
    if person.spouse is not None:
        total = max(-2, min(2, total + g.people[person.spouse].strength))
    claims = {(g.ruler(country), other.court) for _, other in living(g)
              for country in other.passed_over - other.renounced}
    return total - any(ruler == person.court for ruler, _ in claims) + (
        enemy is not None and (enemy, person.court) in claims)


def move_to_court(g, court, *numbers):
    swap_pieces(g, change_court(g, court, *numbers))


def change_court(g, court, *numbers):
    """Those who have gone."""
    moved = [number for number in numbers if g.people[number].court != court]
    for number in moved:
        g.people[number].court = court
        g.tell('changed-court', person=number, court=court)
    return moved


def swap_pieces(g, numbers):
    """Princes who change courts have pieces of the new colour, in its capital (blood.prince.swap)."""
    for number in numbers:
        court = g.people[number].court
        if any(place != '1' for _, place in pieces_of(g, number)):
            remove_pieces(g, number)
            place = free_prince_piece(g, court)
            if place and g.realm.capital[court] != 'none':
                put_piece(g, number, court, place, g.realm.capital[court])


def pieces_of(g, number):
    """(colour, place in that colour's list); whoever is a king twice, or a regent, has two."""
    return [(colour, place) for colour in COUNTRIES for place, piece in sorted(g.realm.pieces[colour].items())
            if piece.person == number]


def piece_of(g, number):
    """A person's piece, or None."""
    return next((g.realm.pieces[colour][place] for colour, place in pieces_of(g, number)), None)


def move_to(g, number, spot):
    """All pieces of a person stand together."""
    for colour, place in pieces_of(g, number):
        piece = g.realm.pieces[colour][place]
        piece.ship, piece.place = spots.ship_at(spot), spots.place_at(g, spot)


def remove_pieces(g, number):
    for colour, place in pieces_of(g, number):
        del g.realm.pieces[colour][place]


def put_piece(g, number, colour, place, province):
    g.realm.pieces[colour][place] = RoyalPiece(person=number, place=Place(province=province))
    g.tell('piece-placed', person=number, colour=colour, piece=int(place) - 1, province=province)


def free_prince_piece(g, colour):
    """The lowest that is free (blood.prince.piece)."""
    places = [str(place) for place in range(2, PRINCES + 2)]
    return next((place for place in places if g.realm.pieces[colour][place].person is None), None)


def go_home(g, number, house=None):
    """A royal piece into the capital of its player, or of another."""
    move_to(g, number, g.realm.capital[house or g.people[number].court])


def become_captive(g, number, captor):
    """blood.captive.place"""
    g.people[number].captor = captor
    go_home(g, number, captor)
    g.tell('captured', person=number, captor=captor)


def free(g, number):
    """And at home (blood.captive.place)."""
    g.people[number].captor = 'none'
    go_home(g, number)
    g.tell('captured', person=number, captor='none')


def die(g, number, death):
    """A king's widow leaves the game, or reigns on at her own court (blood.death.kings-widow, .union-ends)."""
    g.tell('died', person=number, age=age(g, number), death=death)
    was_king, spouse = is_king(g, number), g.people[number].spouse
    leave_stage(g, number, 'died')
    if spouse is None:
        return
    widow = g.people[spouse]
    g.people[number].spouse = widow.spouse = None
    own = reigns_in(g, spouse)
    if was_king and not own:
        g.tell('left-game', person=spouse)
        leave_stage(g, spouse, 'left')
    elif was_king and widow.court not in own:
        move_to_court(g, own[0], spouse)
        widow.came_by_marriage = False


def leave_stage(g, number, fate):
    """The piece is there until crowns have passed: where the late king stood his heir may stand."""
    g.people[number].fate, g.people[number].captor = fate, 'none'
    for reign in g.reigns.values():
        if reign.regent == number:
            reign.regent = None
