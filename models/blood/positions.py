"""Positions made at random: families and a map as after some turns, what is rare in play, and some part of a turn."""

from . import families, people, succession, wedding
from .facts import COUNTRIES, GOODS, HOME, PROVINCES, SEAS, SEAS_OF
from .laws_at_random import answers, betrothals, contracts, treaties, wars
from .model import Model
from .position import Fleet, Lent, Place, Reign
from .spots import fleet_spot

TRIES = 20


class RandomChance:
    """Draws at random whatever the model asks for."""

    def __init__(self, random):
        self.random = random

    def draw(self, *kinds, possible=None):
        if possible:
            return self.random.choices(list(possible), list(possible.values()))[0]
        if kinds == ('scores',):
            return ' '.join(f'{self.random.randint(-2, 2):+d}' for _ in range(3))
        return self.random.choice(kinds)


def make(random, seats, options):
    for _ in range(TRIES):
        model = Model(seats, options)
        model.begin(RandomChance(random))
        g = model.game
        g.chance = RandomChance(random)
        grow_families(g, random)
        for change in CHANGES:
            if random.random() < 0.5:
                change(g, random)
        stand_and_honour(g)
        people.forget_the_dead(g)
        for country in g.played:
            succession.honour(g, g.reigns[country].monarch)
        for house in g.played:
            g.realm.treasury[house] = max(0, g.realm.treasury[house])
        phases = random.choice(STARTS)(g, random)
        if phases[0]['chapter'] != 'court':  # nothing is drafted or offered before and after
            g.law.contracts = [each for each in g.law.contracts if each.status not in ('drafted', 'put')]
        g.load({**g.position(), 'phases': phases})
        g.chance, g.told = RandomChance(random), []
        g.go_on()
        if g.phases and not any(succession.needs_regent(g, country) for country in COUNTRIES):
            break
    return g.position()


# ---- Families

def grow_families(g, random):
    """Some turns of births, weddings and deaths; nobody who reigns dies."""
    for _ in range(random.randrange(min(9, int(g.options['turns'])))):
        g.year += 5
        for number, person in people.living(g):
            age = people.age(g, number)
            if person.sex == 'female' and person.spouse is not None and age < 50 and random.random() < 0.5:
                families.bear(g, person.spouse, number)
            elif age > 35 and not people.reigns_in(g, number) and random.random() < 0.2:
                people.die(g, number, 'survival')
        for number, _ in people.living(g):
            grooms = [other for other, _ in people.living(g) if wedding.may_wed(g, other, number)]
            if grooms and random.random() < 0.3:
                wedding.wed(g, random.choice(grooms), number)


def follow(g, country, monarch, regent=None):
    """The late monarch has died; a king or a regent has the king's piece."""
    late, g.reigns[country] = g.reigns[country].monarch, Reign(monarch=monarch, regent=regent)
    people.die(g, late, 'survival')
    g.realm.pieces[country].pop('1', None)
    people.remove_pieces(g, late)
    succession.place_monarch(g, country)
    succession.place_regents(g)


def stand_and_honour(g):
    """Unions are made, spouses of monarchs honoured, kings have their pieces: as after the crowns of a step."""
    succession.make_unions(g)
    for country in COUNTRIES:
        if g.reigns[country].monarch is not None and g.realm.pieces[country]['1'].person is None:
            succession.place_monarch(g, country)
    succession.place_regents(g)


def claims(g, random):
    """Somebody has been passed over, with all descendants; somebody has renounced."""
    for number, person in people.living(g):
        for ancestor in people.parents_of(person):
            person.passed_over |= g.people[ancestor].passed_over
        country = random.choice(g.played)
        if random.random() < 0.06 and number not in (g.reigns[country].monarch, g.reigns[country].regent):
            random.choice([person.passed_over, person.renounced]).add(country)
    for country in g.played:  # whoever reigns has inherited after all (blood.succession.passed)
        monarch = g.people[g.reigns[country].monarch]
        monarch.renounced.discard(country)
        if country in monarch.passed_over:
            for person in g.people.values():
                person.passed_over.discard(country)


def foreign_reigns(g, random):
    """Somebody of another court has inherited a country: a union of crowns, and a house without land."""
    country = random.choice(g.played)
    late = g.reigns[country].monarch
    able = [number for number, person in people.living(g) if person.house in g.played and person.court != country
            and person.sex == 'male' and people.is_adult(g, number) and not person.is_made_regent and number != late]
    if able and people.reigns_in(g, late) == [country]:
        follow(g, country, random.choice(able))


def minor_reigns(g, random):
    """A child reigns, and somebody grown-up acts."""
    country = random.choice(g.played)
    court = [number for number in people.court_of(g, country) if not people.reigns_in(g, number)]
    young = [number for number in court if not people.is_adult(g, number) and g.people[number].house == country]
    old = [number for number in court if people.is_adult(g, number)]
    late = g.reigns[country].monarch
    if young and old and people.reigns_in(g, late) == [country]:
        follow(g, country, random.choice(young), regent=random.choice(old))


def queens(g, random):
    """A king's sister or daughter reigns; a king's wife may reign in her own right."""
    country = random.choice(g.played)
    late = g.reigns[country].monarch
    able = [number for number, person in people.living(g) if person.sex == 'female' and person.house == country
            and people.is_adult(g, number) and person.spouse != late and not people.reigns_in(g, number)]
    if able and people.reigns_in(g, late) == [country]:
        queen = random.choice(able)
        husband = g.people[queen].spouse
        if any(husband == reign.regent is not None for reign in g.reigns.values()):
            return
        if husband is None or not people.is_king(g, husband):
            for number in (queen, husband):
                if number is not None:
                    people.move_to_court(g, country, number)
            g.people[queen].came_by_marriage = False
        follow(g, country, queen)


def frail(g, random):
    """Those who reign will hardly live through the next turn."""
    for number, person in people.living(g):
        if people.reigns_in(g, number) and random.random() < 0.6:
            person.constitution = -2


def scores(g, random):
    for _, person in people.living(g):
        person.constitution, person.charisma, person.strength = (random.randint(-2, 2) for _ in range(3))


def princes(g, random):
    """Men of 20 stand in provinces of their player or of others."""
    for number, person in people.living(g):
        if person.sex == 'male' and person.court in g.played and people.age(g, number) >= 20 \
                and not people.piece_of(g, number) and not people.reigns_in(g, number):
            place = people.free_prince_piece(g, person.court)
            if place and g.realm.capital[person.court] != 'none':
                people.put_piece(g, number, person.court, place, random.choice(land_of(g, person.court)))


def captives(g, random):
    for number, person in people.living(g):
        captor = random.choice(g.played)
        if people.piece_of(g, number) and captor != person.court and random.random() < 0.15 \
                and g.countries_of(captor) and g.realm.capital[captor] != 'none':
            people.become_captive(g, number, captor)


# ---- The map

def land_of(g, country):
    """Mostly at home, sometimes anywhere where armies may stand."""
    return HOME[country] * 2 + [each for each in PROVINCES if g.is_armed or g.realm.control[each] in g.played]


def conquests(g, random):
    for province in random.sample(PROVINCES, random.randrange(16)):
        if province not in g.realm.capital.values() and (g.is_armed or g.realm.control[province] in g.played):
            g.realm.control[province] = random.choice([country for country in g.played if g.ruler(country)])
            for country in g.neutral:
                g.realm.armies[province][country] = 0


def armies(g, random):
    """Also before the walls of capitals."""
    for colour in g.played:
        left = random.randrange(21)
        while left > 0:
            number = random.randint(1, min(left, 6))
            g.realm.armies[random.choice(land_of(g, colour))][colour] += number
            left -= number


def walls(g, random):
    for country in g.played:
        if g.realm.castle[country]:
            g.realm.castle[country] = random.choice([0, 1, 4, 9, 10])


def fleets(g, random):
    """At sea and in port, with armies, goods, kings and princes aboard."""
    for colour in g.played:
        for number in range(random.randrange(5)):
            ports = [port for port in HOME[colour] if g.realm.control[port] == colour and SEAS_OF[port]]
            at_sea = not ports or random.random() < 0.5
            place = Place(sea=random.choice(list(SEAS))) if at_sea else Place(province=random.choice(ports))
            fleet = Fleet(place=place)
            free = 20 - sum(each[colour] for each in g.realm.armies.values()) \
                - sum(each.armies[colour] for each in g.realm.fleets[colour])
            if free > 3 and random.random() < 0.5:
                fleet.armies[colour] = random.randint(1, 3)
            if random.random() < 0.4:
                fleet.goods[colour][random.choice(GOODS)] = random.randint(1, 2)
            g.realm.fleets[colour].append(fleet)
            for piece in g.realm.pieces[colour].values():
                if piece.place.province in ports and not people.is_captive(g.people[piece.person]) \
                        and g.people[piece.person].court == colour and random.random() < 0.2:
                    people.move_to(g, piece.person, fleet_spot(colour, number))


def goods(g, random):
    for province in random.sample(PROVINCES, 12):
        owner = random.choice(g.played)
        g.realm.items[province][owner][random.choice(GOODS)] += random.randint(1, 3)
    for country in g.played:
        if g.realm.capital[country] != 'none' and random.random() < 0.5:
            for good in GOODS[:random.randint(3, 5)]:
                g.realm.items[g.realm.capital[country]][country][good] += random.randint(1, 2)


def calamities(g, random):
    g.realm.famine = set(random.sample([each for each in PROVINCES if g.realm.control[each] in g.played], 6))
    g.realm.rebellion = set(random.sample([province for province in PROVINCES if g.holder(province)], 6))


def money(g, random):
    """Also with secret payments between players (blood.cash.secret)."""
    for house in g.played:
        g.realm.treasury[house] = random.choice([0, 3, 10, 40, 150, 600])
        other = random.choice(g.played)
        if g.options['cash'] == 'secret' and other != house:
            g.realm.paid[house][other] += 20
            g.realm.paid[other][house] -= 20


def help_from_others(g, random):
    """Armies that are lent, and armies that are guests."""
    for province in PROVINCES:
        for colour, number in list(g.realm.armies[province].items()):
            other = random.choice(g.played)
            if not number or g.ruler(colour) != colour or other == colour or not g.countries_of(other):
                continue
            if random.random() < 0.15:
                lent = Lent(province=province, colour=colour, commander=other, armies=random.randint(1, number))
                g.realm.lent.append(lent)
            elif g.holder(province) not in (None, colour) and random.random() < 0.3:
                g.realm.guests[colour].add(province)


CHANGES = [scores, frail, minor_reigns, foreign_reigns, queens, claims, conquests, armies, princes, captives, walls,
           fleets, goods, calamities, money, help_from_others, wars, answers, contracts,
           treaties, betrothals]


# ---- Parts of the turn, of which some have said already that they are done

def some(g, random):
    seats = list(range(1, g.seats + 1))
    return sorted(random.sample(seats, random.randrange(g.seats)))


def births(g, random):
    return [{'chapter': 'births', 'step': 'ask', 'wave': 2, 'mother': 4095, 'asked': list(range(1, g.seats + 1)),
             'answered': some(g, random)}]


def part(chapter, *said):
    return lambda g, random: [{'chapter': chapter, **dict.fromkeys(said, some(g, random))}]


def announcements(g, random):
    return [{'chapter': 'announcements'}]


def taxing(g, random):
    answered = [seat for seat in some(g, random) if g.countries_of(g.house(seat - 1))]
    rates = {g.house(seat - 1): random.choice(['low', 'high']) for seat in answered}
    return [{'chapter': 'taxing', 'rates': rates, 'answered': answered}]


def in_round(step, *chapters):
    """A round within which chapters of a mover are under way."""
    def start(g, random):
        mover = random.choice([seat + 1 for seat in range(g.seats) if g.countries_of(g.house(seat))] or [1])
        cup = [seat for seat in some(g, random) if seat != mover and g.countries_of(g.house(seat - 1))]
        number = random.randint(1, 3 if g.seats == 3 else 2)
        about = {'march': {'seat': mover, 'sent': random.choice([0, 0, 22, 24])}, 'scorching': {'mover': mover},
                 'conflicts': {'mover': mover, 'asked': mover}}
        return [{'chapter': 'round', 'step': step, 'number': number, 'cup': cup, 'mover': mover, 'had_event': True},
                *({'chapter': chapter, **about.get(chapter, {})} for chapter in chapters)]
    return start


COURT, MARCH, CONFLICTS = part('court', 'done', 'said_done'), in_round('scorch', 'march'), in_round('calm', 'conflicts')
STARTS = [births, births, births, COURT, COURT, announcements, taxing, part('paying-off', 'answered'), part('upkeep'),
          part('raising', 'done'), MARCH, MARCH, in_round('conflicts', 'scorching'), CONFLICTS, CONFLICTS,
          in_round('over', 'marking'), part('cashing', 'answered')]
