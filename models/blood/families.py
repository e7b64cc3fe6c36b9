"""Families: the first ones, births and survival (rulebook.md, chapters Set-up and Births and deaths)."""

from . import law, people
from .chapter import Chapter, Sealed
from .facts import BIRTH, LAST_BIRTH, MOST_AT_COURT, survival_number
from .position import Reign
from .record import Plain

NOBODY = 4095  # as a position writes it


class Founding(Chapter):
    """Families that are made now. Nobody decides anything while it lasts."""

    def go_on(self, g):
        """blood.setup.family; the first family is there when the table is made, and nobody hears of it."""
        from .rounds import begin_turn
        for country in g.played:
            head, wife = add_couple(g, 25, country, country)
            g.reigns[country] = Reign(monarch=head)
            if country != g.played[0]:
                g.tell('family-founded', country=country, head=head, wife=wife, is_new_house=False)
                g.tell('crowned', country=country, monarch=head, ruler=country, is_change=False)
            bear(g, head, wife, 5)
        g.new_houses = set(g.played)
        for country in g.played:
            people.put_piece(g, g.reigns[country].monarch, country, '1', g.realm.capital[country])
        if g.seats == 3:
            bear(g, None, None, 5)
        begin_turn(g)


def add_couple(g, age, house, court):
    """A man, and a wife five years younger who comes from no house."""
    head = people.add(g, sex='male', born=g.year - age, house=house, court=court, is_new=True)
    wife = people.add(g, sex='female', born=g.year - age + 5, house='none', court=court, is_new=True)
    g.people[head].spouse, g.people[wife].spouse = wife, head
    return head, wife


def roll_scores(g, number):
    """blood.person.scores"""
    person = g.people[number]
    person.constitution, person.charisma, person.strength = map(int, g.chance.draw('scores').split())
    g.tell('scored', person=number, is_man=person.sex == 'male', strength=person.strength,
           constitution=person.constitution, charisma=person.charisma)


def bear(g, father, mother, age=0):
    """A second child of a turn is written down a year later; without parents it is of the family that nobody plays."""
    from . import betrothal
    late = sum((child.father, child.mother, child.born - child.late) == (father, mother, g.year - age)
               for child in g.people.values())
    sex = 'male' if g.chance.draw('boy', 'girl') == 'boy' else 'female'
    house, claims = ('aristocrats', 'aristocrats'), {}
    if mother is not None:
        house, dad, mum = house_of_child(g, father, mother, sex), g.people[father], g.people[mother]
        for clause in law.clauses_of_children(g, father, mother):
            clause.met = g.year
        claims = {'passed_over': dad.passed_over | mum.passed_over, 'cut_by_father': set(dad.renounced),
                  'cut_by_mother': set(mum.renounced)}
    child = people.add(g, sex=sex, born=g.year - age + late, late=late, father=father, mother=mother, house=house[0],
                       court=house[1], is_new=mother is not None, **claims)
    g.tell('born', person=child, sex=sex, father=father, mother=mother, house=house[0], age=age)
    roll_scores(g, child)
    betrothal.born(g, child)


def house_of_child(g, father, mother, sex=None):
    """blood.birth.house, blood.contract.children: all, the sons, the daughters, the first, all but the first"""
    dad, mum = g.people[father], g.people[mother]
    for clause in law.clauses_of_children(g, father, mother):
        if (True, sex == 'male', sex == 'female', not clause.met, clause.met)[clause.amount]:
            return clause.whom, clause.whom
    is_hers = dad.house == 'aristocrats' or people.is_queen(g, mother) and not people.is_king(g, father)
    return (mum.house, mum.court) if is_hers else (dad.house, dad.court)


def roll_birth(g, mother):
    dice = g.dice(2)
    g.tell('birth-rolled', mother=mother, dice=dice, is_born=dice >= BIRTH)
    if dice >= BIRTH:
        bear(g, g.people[mother].spouse if mother is not None else None, mother)


def mothers(g, house=None):
    """Of all couples, or those of a court, for whom a birth is rolled (blood.birth.couples)."""
    return [number for number, person in people.living(g)
            if person.sex == 'female' and person.spouse is not None and people.age(g, number) <= LAST_BIRTH
            and not people.is_captive(person) and not people.is_captive(g.people[person.spouse])
            and house in (None, person.court)]


class Births(Sealed):
    """First for all couples, then twice for those whose players want it (blood.birth.again)."""

    step = Plain('roll')
    wave = Plain(0)
    mother = Plain(0)
    aristocrats = Plain(0)
    scored = Plain(None)

    def go_on(self, g):
        if self.owing(g):
            return True
        for seat in sorted(self.asked):
            g.tell('tries-again', seat=seat + 1, mothers=self.chosen(g, g.house(seat)))
        rolled = mothers(g) if self.wave == 0 else self.chosen(g)
        for person in g.people.values():
            person.again = False
        for mother in rolled:
            if len(people.court_of(g, g.people[mother].court)) < MOST_AT_COURT:
                g.people[mother].extra_births += self.wave > 0
                roll_birth(g, mother)
        if self.wave == 0 and g.seats == 3:  # blood.neutral.aristocrats
            roll_birth(g, None)
            roll_birth(g, None)
            self.aristocrats = 2
        self.step, self.mother, self.wave, self.answered = 'ask', NOBODY, self.wave + 1, set()
        self.asked = {g.seat_of(g.people[mother].court) for mother in mothers(g)}
        if self.wave > 2 or not self.asked:
            g.next_chapter(Survival())

    def chosen(self, g, house=None):
        return [mother for mother in mothers(g, house) if g.people[mother].again]

    def moves(self, g, seat):
        chosen = self.chosen(g, g.house(seat))
        return ([f'again p{mother}' for mother in mothers(g, g.house(seat)) if mother not in chosen]
                + ['anew'] * bool(chosen) + ['done'])

    def play(self, g, seat, word, *rest):
        if word == 'again':
            g.people[int(rest[0][1:])].again = True
        elif word == 'anew':
            for mother in mothers(g, g.house(seat)):
                g.people[mother].again = False
        else:
            self.answer(g, seat)


class Survival(Chapter):
    person = Plain(0)
    buried = Plain(False)

    def go_on(self, g):
        """Everybody rolls before anybody is buried (blood.survival.number, blood.succession.step)."""
        from .bidding import Bidding, open_court
        from .succession import Crowns
        if self.buried:  # with three players houses bid first (blood.bids.when)
            g.next_chapter(Bidding()) if g.seats == 3 else open_court(g)
            return
        self.person, self.buried = max(g.people) + 1, True
        failed = [number for number, _ in people.living(g) if not is_spared(g, number) and not roll_survival(g, number)]
        for number in sorted(failed, key=lambda number: bool(people.reigns_in(g, number))):
            people.die(g, number, 'in-bed')
        for person in g.people.values():
            person.extra_births = 0
        g.call(Crowns())


def is_spared(g, number):
    """blood.survival.children, blood.survival.first-kings"""
    spares_kings = g.options['kings'] == 'spared' and g.year < 1310
    return not people.is_adult(g, number) or spares_kings and people.is_king(g, number)


def roll_survival(g, number, less=0):
    """blood.survival.number, blood.survival.constitution"""
    person, needed = g.people[number], survival_number(people.age(g, number))
    constitution = person.constitution - person.extra_births - less
    if 2 + constitution >= needed:  # the worst roll is enough
        return True
    dice = g.dice(2)
    g.tell('survival-rolled', person=number, dice=dice, constitution=constitution, needed=needed,
           survives=dice + constitution >= needed)
    return dice + constitution >= needed
