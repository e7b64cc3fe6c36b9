"""Crowns pass: the line, relatives and new houses, unions, regents (rulebook.md, chapter Succession)."""

from copy import deepcopy

from . import law, leave, people, troops
from .chapter import Chapter
from .facts import COUNTRIES, HONOUR, PROVINCES
from .families import add_couple, bear, roll_scores
from .lineage import line_of, note_mothers
from .position import Reign
from .record import Plain, Table


class Crowns(Chapter):
    """Each country in turn; then unions, regencies, houses that were lost (blood.succession.step)."""

    step = Plain('begin')
    country = Plain('england')
    heir = Plain(None)
    passed_captive = Plain(False)
    age_of_late = Table(Plain(0))
    late_stood = Table(Plain('essex'))
    heir_stood = Plain('none')

    def go_on(self, g):
        if self.step == 'begin':
            self.note_where_kings_stand(g)
            end_contracts(g)
            self.step = 'look'
        elif self.step == 'give-back':
            self.note_where_kings_stand(g)
            self.late_stood[self.country] = 'none'
            self.find_heir(g)
        elif self.step == 'look':
            self.look(g)
        elif self.step == 'unions':
            make_unions(g)
            self.step = 'regencies'
        elif self.step == 'regencies':
            self.find_regents(g)
        else:
            return True

    def note_where_kings_stand(self, g):
        for country in COUNTRIES:
            self.late_stood[country] = stands(g, country, '1', g.reigns[country].monarch)

    def look(self, g):
        late = g.reigns[self.country].monarch
        if late is None or people.is_alive(g, late):
            self.next_country()
        else:
            self.passed_captive, self.age_of_late[self.country] = False, people.age(g, late)
            self.find_heir(g)

    def next_country(self):
        place = COUNTRIES.index(self.country) + 1
        self.country, self.step = (COUNTRIES + COUNTRIES[:1])[place], 'look' if place < len(COUNTRIES) else 'unions'

    def crown_house(self, g):
        """Who plays the country: the court of the late monarch, or its own if it was given back."""
        late = g.people[g.reigns[self.country].monarch]
        return self.country if self.country in late.renounced else late.court

    def find_heir(self, g):
        """blood.succession.order, .relative, .new-house; of a country that is given back only its court (.give-back)"""
        house, is_given = self.crown_house(g), self.step == 'give-back'
        line = [number for number in line_of(g, self.country, g.reigns[self.country].monarch)
                if not is_given or g.people[number].court == house]
        self.heir = line[0] if line else None
        if line and not is_given and self.may_pass_over(g, line):
            self.step = 'choose'
        elif line:
            self.crown(g)
        elif any(self.country == person.house or house == person.court for _, person in people.living(g)):
            self.find_relative(g)
        else:
            self.step = 'end-line'

    def may_pass_over(self, g, line):
        """blood.succession.pass-over, blood.contract.heir"""
        heir, house = g.people[self.heir], self.crown_house(g)
        is_abroad = heir.sex == 'female' and heir.spouse is not None and heir.came_by_marriage and heir.court != house
        others = set(line) - set(people.line_of_descent(g, self.heir))
        return ((people.is_captive(heir) or is_abroad) and self.country not in heir.passed_over
                and any(self.country not in g.people[other].passed_over for other in others)
                and not law.forbids(g, 'heir', house, person=self.heir))

    def pass_over(self, g):
        """blood.succession.passed"""
        heir = g.people[self.heir]
        g.tell('passed-over', country=self.country, heir=self.heir)
        self.passed_captive |= people.is_captive(heir) and heir.sex == 'male'
        for number in people.line_of_descent(g, self.heir):
            g.people[number].passed_over.add(self.country)
        self.find_heir(g)

    def find_relative(self, g):
        """With a wife five years younger, and a child for every full five years since he was 20."""
        years = max(20, self.age_of_late[self.country] - 5)
        court = self.crown_house(g)
        self.heir, wife = add_couple(g, years, self.country, court if people.court_of(g, court) else self.country)
        g.tell('came-forward', country=self.country, person=self.heir, is_regent=False)
        roll_scores(g, self.heir)
        g.tell('family-founded', country=self.country, head=self.heir, wife=wife, is_new_house=False)
        roll_scores(g, wife)
        for age in range(years - 25, -1, -5):
            bear(g, self.heir, wife, age)
        self.crown(g)

    def begin_house(self, g):
        self.heir = found_new_house(g, self.country)
        self.crown(g)

    def crown(self, g):
        country, heir, late = self.country, g.people[self.heir], g.reigns[self.country].monarch
        found = people.pieces_of(g, self.heir)
        self.heir_stood = stands(g, *found[0], self.heir) if found and found[0][1] != '1' else 'none'
        note_mothers(g, country, late, self.heir)
        remove_the_dead(g)
        g.reigns[country] = Reign(monarch=self.heir)
        if country in heir.passed_over:  # blood.succession.passed: if one inherits nobody stands behind any more
            for person in g.people.values():
                person.passed_over.discard(country)
        moved = self.come_home(g, heir, g.people[late].court)
        if self.passed_captive:  # blood.succession.charisma
            lost = g.reigns[country].lost_by_passing_over = 1 if g.dice(1) <= 3 else 2
            g.tell('charisma-lost', country=country, lost=lost, is_for_help=False)
        people.swap_pieces(g, moved)
        is_free = place_monarch(g, country) and not people.is_captive(heir)
        if is_free and len(self.places(g)) > 1:
            self.step = 'stand'
        else:
            self.stand(g, self.places(g)[0] if is_free else g.realm.capital[country])

    def come_home(self, g, heir, ruler_before):
        """Who has the heir abroad rules here too; queens come home, and consorts (blood.succession.queen, .union).

        Those who have changed courts.
        """
        country, spouse = self.country, g.people.get(heir.spouse)
        comes_home = heir.sex == 'female' and not (spouse and people.is_king(g, heir.spouse))
        is_consort = spouse and people.is_queen(g, heir.spouse) and heir.came_by_marriage and heir.house == country
        ruler = country if comes_home or is_consort else heir.court
        g.tell('crowned', country=country, monarch=self.heir, ruler=ruler, is_change=ruler != ruler_before)
        if comes_home or is_consort:
            heir.came_by_marriage = False
        if heir.court == ruler:
            return []
        if comes_home:
            if spouse:
                spouse.came_by_marriage = spouse.house != country
            return move_queen(g, self.heir, country)
        people.remove_pieces(g, self.heir)
        return people.change_court(g, country, self.heir)

    def places(self, g):
        """Where the new king's piece may stand; it is put into the capital first (blood.prince.king)."""
        capital = g.realm.capital[self.country]
        spots = dict.fromkeys([capital, self.heir_stood, self.late_stood[self.country]])
        return [spot for spot in spots if spot in PROVINCES and (
            spot == self.heir_stood or spot not in g.realm.famine)] or [capital]

    def stand(self, g, province):
        if province != g.realm.capital[self.country]:
            stand(g, self.heir, self.country, province)
        self.next_country()

    def find_regents(self, g):
        """blood.succession.regent, blood.baron.new-house"""
        for country in COUNTRIES:
            self.country = country
            if needs_regent(g, country):
                candidates = self.regents(g) or [self.make_regent(g)]
                if len(candidates) > 1:
                    self.step = 'regent'
                    return
                self.appoint(g, candidates[0])
        for house in g.played:
            if not any(house in (person.house, person.court) for _, person in people.living(g)):
                found_new_house(g, house)
        remove_the_dead(g)
        place_regents(g)
        for number, person in people.living(g):  # blood.captive.place
            if people.is_captive(person) and not g.countries_of(person.captor):
                people.free(g, number)
        g.leave_chapter()

    def regents(self, g):
        court = people.court_of(g, g.ruler(self.country))
        return [number for number in court if people.is_adult(g, number) and not people.is_captive(g.people[number])
                and not g.people[number].is_made_regent]

    def make_regent(self, g):
        age = max(30, self.age_of_late[self.country] - 5)
        regent = people.add(g, sex='male', born=g.year - age, house=self.country, court=g.ruler(self.country),
                            is_new=True, is_made_regent=True)
        g.tell('came-forward', country=self.country, person=regent, is_regent=True)
        roll_scores(g, regent)
        return regent

    def appoint(self, g, regent):
        g.reigns[self.country].regent = regent
        g.tell('regent-chosen', country=self.country, regent=regent)
        self.step = 'regencies'

    def owing(self, g):
        return [g.seat_of(g.ruler(self.country) if self.step in ('regent', 'stand') else self.crown_house(g))]

    def moves(self, g, seat):
        return {'choose': lambda: [f'crown p{self.heir}', f'pass-over p{self.heir}'],
                'end-line': lambda: ['relative', 'new-house'],
                'stand': lambda: [f'stand {province}' for province in self.places(g)],
                'regent': lambda: [f'regent p{number}' for number in self.regents(g)]}[self.step]()

    def play(self, g, seat, word, *rest):
        if word == 'stand':
            self.stand(g, rest[0])
        elif word == 'regent':
            self.appoint(g, int(rest[0][1:]))
        else:
            {'crown': self.crown, 'pass-over': self.pass_over, 'relative': self.find_relative,
             'new-house': self.begin_house}[word](g)


def found_new_house(g, country):
    """With a family as in 1300 (blood.succession.new-house, blood.baron.new-house)."""
    g.houses[country] += 1
    g.new_houses.add(country)
    head, wife = add_couple(g, 25, country, country)
    g.tell('family-founded', country=country, head=head, wife=wife, is_new_house=True)
    bear(g, head, wife, 5)
    return head


def end_contracts(g):
    """They end when husband or wife dies (blood.contract.end, blood.command.treaty)."""
    for contract in reversed(law.in_force(g)):
        if not contract.is_deal() and not all(people.is_alive(g, number) for number in contract.couple()):
            g.law.contracts.remove(contract)
            g.tell('contract-ended', groom=contract.groom, bride=contract.bride).only_to(*law.readers(g, contract))
            leave.end_promises(g, [contract], *map(g.ruler, contract.houses()))


def stands(g, colour, place, person):
    """The province of a royal piece, if it is that person's."""
    piece = g.realm.pieces[colour][place]
    spot = troops.where(g, piece) if piece.person == person is not None else 'none'
    return spot if spot in PROVINCES else 'none'


def place_monarch(g, country):
    """A king of 15 has the king's piece, a captive in the capital of his captor; whether he has none elsewhere."""
    king = g.reigns[country].monarch
    if g.people[king].sex == 'female' or not people.is_adult(g, king):
        return False
    captor = g.people[king].captor
    if not any(g.realm.pieces[other]['1'].person == king for other in COUNTRIES if other != country):
        people.remove_pieces(g, king)
    return stand(g, king, country, g.realm.capital[country if captor == 'none' else captor])


def remove_the_dead(g):
    for _, _, piece in troops.pieces(g):
        if not people.is_alive(g, piece.person):
            people.remove_pieces(g, piece.person)


def place_regents(g):
    """A man who is regent has the king's piece (blood.prince.king)."""
    for country in COUNTRIES:
        regent = g.reigns[country].regent
        if regent is not None and g.people[regent].sex == 'male' and g.realm.pieces[country]['1'].person != regent:
            stand(g, regent, country, g.realm.capital[country])


def stand(g, number, country, province):
    """The king's piece; beside the one of another country, if he has that (blood.prince.king)."""
    has_one = any(g.realm.pieces[other]['1'].person == number for other in COUNTRIES if other != country)
    colour, place = (people.pieces_of(g, number) or [(country, '1')])[0]
    if not has_one or people.is_captive(g.people[number]):
        people.put_piece(g, number, country, '1', province)
        people.move_to(g, number, province)
    else:
        g.realm.pieces[country]['1'] = deepcopy(g.realm.pieces[colour][place])
    return not has_one


def move_queen(g, queen, court, with_married=False):
    """With her husband and the children of this marriage who were with her (blood.succession.queen, .union).

    Those who have gone; their pieces are swapped then.
    """
    old, husband = g.people[queen].court, g.people[queen].spouse
    moved = [queen]
    if husband is not None and old != court:
        children = [(child, g.people[child]) for child in people.children_of(g, queen)]
        moved += [husband] + [child for child, one in children if (with_married or one.spouse is None)
                              and (one.fate, one.father, one.court) == ('lives', husband, old)]
    return people.change_court(g, court, *moved)


def make_unions(g):
    """blood.succession.union"""
    monarchs = [(country, g.reigns[country].monarch) for country in COUNTRIES if g.reigns[country].monarch is not None]
    for country, queen in monarchs:
        king = g.people[queen].spouse
        if king is not None and people.is_king(g, king) and g.people[king].court != g.people[queen].court:
            make_union(g, country, king, queen)
    for _, monarch in monarchs:
        honour(g, monarch)


def make_union(g, country, king, queen):
    g.tell('union-made', country=country, king=king, queen=queen)
    g.people[queen].came_by_marriage |= g.people[queen].court != g.people[king].court
    people.swap_pieces(g, move_queen(g, queen, g.people[king].court, with_married=True))


def honour(g, monarch):
    """The house that married its child to a monarch, once (blood.marriage.honour)."""
    spouse = g.people[monarch].spouse
    if spouse is None or not people.reigns_in(g, monarch) or g.people[spouse].honoured:
        return
    g.people[spouse].honoured = True
    house = g.people[spouse].house
    if house in g.played:
        g.pay(house, HONOUR)
        g.tell('honoured', house=house, spouse=spouse, crowns=HONOUR)


def needs_regent(g, country):
    """blood.succession.regent"""
    reign = g.reigns[country]
    return people.is_alive(g, reign.monarch) and not people.is_adult(g, reign.monarch) and reign.regent is None


def end_regencies(g):
    """When the monarch is 15 (blood.succession.regent)."""
    of_age = [country for country in COUNTRIES if g.reigns[country].regent is not None
              and people.is_adult(g, g.reigns[country].monarch)]
    for country in of_age:
        reign = g.reigns[country]
        regent, reign.regent = reign.regent, None
        if g.realm.pieces[country]['1'].person == regent:
            del g.realm.pieces[country]['1']
        g.tell('regency-ended', country=country, monarch=reign.monarch)
        if g.people[regent].is_made_regent:
            g.tell('left-game', person=regent)
            people.leave_stage(g, regent, 'left')
    for country in of_age:
        place_monarch(g, country)
