"""What stands written in positions made at random: wars, answers about leave, contracts, treaties, betrothals."""

from . import betrothal, people
from .facts import FIRST_YEAR, GOODS, HOME, PROVINCES
from .matters import LASTING, MATTERS
from .position import Clause, Condition, Contract


def wars(g, random):
    for one in g.played:
        g.law.wars[one] = {other for other in g.played if other != one and random.random() < 0.15}


def answers(g, random):
    for one in g.played:
        for other in g.played:
            if other != one:
                g.law.answers[one][other] = random.choice(['ask', 'ask', 'always', 'never'])


def contracts(g, random):
    """In force, for couples that are married, with clauses of all kinds, also such as contradict each other."""
    for number, person in people.living(g):
        wife = person.spouse
        if person.sex == 'male' and wife is not None and person.house != 'aristocrats' and len(g.law.contracts) < 8:
            one, other = random.sample(g.played, 2)
            contract = Contract(status='in-force', maker=one, other=other, groom=number, bride=wife,
                                year=g.year - 5 * random.randrange(2), is_public=random.random() < 0.3)
            contract.year = max(contract.year, FIRST_YEAR)
            contract.terms = [clause_at_random(g, random, one, other) for _ in range(random.randint(1, 8))]
            g.law.contracts.append(contract)


def treaties(g, random):
    """Armies under another's command by a deal; crowns may have passed since (blood.command.treaty)."""
    for _ in range(random.randint(1, 3)):
        one, other = random.sample(g.played, 2)
        treaty = Contract(status='in-force', maker=one, other=other, year=g.year)
        for who, whom in random.choice([[(one, other)], [(other, one)], [(one, other), (other, one)]]):
            provinces = set(random.sample(PROVINCES, random.choice([0, 0, 8])))
            treaty.terms.append(Clause(matter='command', who=who, whom=whom, amount=random.randint(1, 20),
                                       provinces=provinces))
        g.law.contracts.append(treaty)


def betrothals(g, random):
    """Agreed on, and offered; of one couple also twice, as when both houses write (blood.betrothal.couple)."""
    persons = [number for number, person in people.living(g) if person.court in g.played]
    possible = [(house, word, one, other) for sought in persons for number in persons
                for house in [g.people[sought].court] if g.people[number].court != house
                for word, one, other in betrothal.couples(g, sought, number)]
    for each in random.sample(possible, min(len(possible), 4)):
        written = betrothal.draft(g, *each)
        if random.random() < 0.5:
            written.status, written.year = 'betrothed', g.year
        elif not any(set(written.houses()) == set(offer.houses()) for offer in g.law.contracts):
            written.status = 'put'
            again = betrothal.draft(g, written.other, *each[1:])
            again.status = random.choice(['drafted', 'put'])
            g.law.contracts.append(again)
        else:
            continue
        g.law.contracts.append(written)


def clause_at_random(g, random, one, other):
    who, whom = random.sample([one, other], 2)
    matter = random.choice(LASTING)
    blanks, needs = MATTERS[matter].blanks, MATTERS[matter].needs
    clause = Clause(matter=matter, who=who, whom=whom)
    if 'sum' in blanks:
        clause.amount = random.randint(1, min(MATTERS[matter].most, 30))
    if 'sum-back' in blanks:
        clause.returns = random.randint(1, 3)
    if 'third' in blanks:
        clause.third = random.choice([country for country in g.played if country not in (one, other)])
    if 'about' in blanks:
        clause.person = random.choice(people.court_of(g, who) or [0])
    if 'good' in blanks:
        clause.good, clause.returned = random.choice(GOODS), random.choice(GOODS) if 'good-back' in blanks else 'metal'
    if 'at' in needs or 'at' in blanks and random.random() < 0.3:
        capitals = g.realm.capital.values()
        clause.provinces = set(random.sample([each for each in HOME[who] if each not in capitals], 2))
    if 'every' in blanks and random.random() < 0.6:
        clause.every = random.choice([5, 10, 20])
    if 'until' in blanks and random.random() < 0.2:
        clause.from_, clause.until = random.choice([(g.year + 5, 0), (0, g.year + 5), (g.year, g.year + 10)])
    if 'while' in blanks and random.random() < 0.3:
        clause.conditions = [condition_at_random(g, random, one, other, 'war' in blanks)]
    return clause


def condition_at_random(g, random, one, other, may_be_war):
    is_not = random.random() < 0.3
    what = random.choice(['holds', 'lives', 'reigns'] + ['at-war'] * may_be_war)
    if what == 'holds':
        country = random.choice([one, other])
        return Condition(what=what, one=country, province=random.choice(HOME[country]), is_not=is_not)
    if what == 'at-war':
        return Condition(what=what, one=one, other=random.choice([other, 'none']), is_not=is_not)
    return Condition(what=what, person=g.reigns[random.choice([one, other])].monarch, is_not=is_not)
