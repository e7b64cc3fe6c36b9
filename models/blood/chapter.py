"""Parts of a turn: who is asked, what they may do, what comes of it."""

from re import sub

from .record import Record, SeatSet


def as_range(stem, least, most):
    """As moves are listed: one text where there is one amount."""
    return f'{stem} {least}' if least == most else (stem, least, most)


class Chapter(Record):
    """`go_on(g)` carries on until players are asked, and returns True then; `owing(g)` are they, seats from 0.
    `moves(g, seat)` lists what one may play, `play(g, seat, word, *rest)` carries a move out."""

    of_name = {}

    def __init_subclass__(cls):
        """`PayingOff` is called paying-off."""
        super().__init_subclass__()
        cls.chapter = sub('(?<=[a-z])[A-Z]', r'-\g<0>', cls.__name__).lower()
        Chapter.of_name[cls.chapter] = cls

    def owing(self, g):
        return []

    def moves(self, g, seat):
        return []

    def write(self, usual=None):
        return {'chapter': self.chapter, **super().write(usual)}

    def read(self, json):
        return super().read({name: entry for name, entry in json.items() if name != 'chapter'})


class Sealed(Chapter):
    """All answer under seal, and may change it until the last is in (blood.turn.wait, blood.turn.seal)."""
    asked = SeatSet()
    answered = SeatSet()

    def seats(self, g):
        return sorted(self.asked)

    def owing(self, g):
        return [seat for seat in self.seats(g) if seat not in self.answered]

    def answer(self, g, seat):
        if seat not in self.answered:
            self.answered.add(seat)
            g.tell('answered', seat=seat + 1)
