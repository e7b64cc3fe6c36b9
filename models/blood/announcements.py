"""The widowed go home, and princes of 20 are placed (rulebook.md, blood.death.widowed, blood.prince)."""

from . import people, units
from .chapter import Sealed
from .facts import PRINCES
from .record import ListOf, Plain, Record
from .succession import Crowns, place_regents


class Entry(Record):
    prince = Plain(None)
    colour = Plain('none')
    province = Plain('none')


class Announcements(Sealed):
    begun = Plain(False)
    entries = ListOf(Entry)

    def go_on(self, g):
        from .interphase import begin_interphase
        if not self.begun:
            self.begun, g.new_houses = True, set()
            for person in g.people.values():
                person.is_new = False
            self.entries = [Entry(prince=number, colour=colour) for number, colour in waiting_princes(g)]
            self.asked = {self.seat(g, entry) for entry in self.entries if len(places(g, entry.colour)) > 1}
        if self.owing(g):
            return True
        for entry in self.entries:
            province = entry.province if entry.province != 'none' else g.realm.capital[entry.colour]
            people.put_piece(g, entry.prince, entry.colour, people.free_prince_piece(g, entry.colour), province)
        begin_interphase(g)

    def seat(self, g, entry):
        return g.seat_of(g.people[entry.prince].court)

    def moves(self, g, seat):
        return [f'place p{entry.prince} {province}' for entry in self.entries if self.seat(g, entry) == seat
                for province in places(g, entry.colour) if province != entry.province] + ['done']

    def play(self, g, seat, word, *rest):
        for entry in [entry for entry in self.entries if rest and f'p{entry.prince}' == rest[0]]:
            entry.province = rest[1]
        if word == 'done':
            self.answer(g, seat)


def places(g, colour):
    """Home provinces that the player controls, without famine (blood.prince.place)."""
    return [province for province in units.home_provinces(g, colour) if province not in g.realm.famine]


def begin_announcements(g):
    """The widowed go home; who is regent no more is replaced first (blood.succession.regent, blood.prince.king)."""
    g.next_chapter(Announcements())
    send_widowed_home(g)
    gone = [reign for country, reign in g.reigns.items()
            if reign.regent is not None and g.people[reign.regent].court != g.ruler(country)]
    for reign in gone:
        reign.regent = None
    place_regents(g)
    if gone:
        g.call(Crowns())


def send_widowed_home(g):
    """Their children stay; who has no home any more stays too (blood.death.widowed)."""
    for number, person in people.living(g):
        if person.came_by_marriage and person.spouse is None and person.house in g.played + ['aristocrats']:
            person.came_by_marriage = False
            people.move_to_court(g, person.house, number)


def waiting_princes(g):
    """Men of 20 without a piece, the oldest first, as long as there are pieces (blood.prince.waiting).

    Regents get none (blood.prince.king).
    """
    found, regents = [], [reign.regent for reign in g.reigns.values()]
    for colour in [colour for colour in g.played if g.ruler(colour) == colour and g.realm.capital[colour] != 'none']:
        free = PRINCES - sum(piece.person is not None for key, piece in g.realm.pieces[colour].items() if key != '1')
        men = [number for number, person in people.living(g) if person.court == colour and person.sex == 'male'
               and people.age(g, number) >= 20 and not people.piece_of(g, number) and number not in regents]
        found += [(number, colour) for number in people.by_age(g, men)[:free]]
    return found
