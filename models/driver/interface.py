"""What a model hears and says: forced chance, and what it told to whom.

Each package `models/GAME` has a `model.py` with one class:

    class Model:
        def __init__(self, seats, options)        # options: every switch by name, as the program answers them
        def begin(self, chance) -> list[Told]     # from the set-up to the first decision
        def load(self, position)                  # what `position` of the program writes, at a decision
        def position(self) -> dict                # the same form, canonical
        def asked(self) -> list[int]              # seats awaited, from 1, in order; empty: the game is over
        def moves(self, seat) -> set              # texts as listed; a range of amounts as (text, least, most)
        def play(self, seat, move, chance) -> list[Told]
        def view(self, seat) -> dict              # as the program shows it; seat 0: somebody who only looks on
        def wish(self, seat, moves)               # only where the game has standing steps
        def result(self) -> dict | None           # of each seat {"place": 1, "points": 20, "lines": {source: points}}

and may have in `__init__.py`:

    VIEW_LEAVES_OUT = {"entry", "seats.seen"}     # entries of the program's view that the model does not make
    def weigh(move, random) -> float              # how gladly random play takes a move; 1 if there is no such function

and in `positions.py` `make(random, seats, options) -> dict`: a position at a decision, made at random, and in `bites.py`
`BITES`: a list of `Bite(rule, change, patch)`, where patch() is a context in which the model has another rule.
"""
from collections import deque
from dataclasses import dataclass
from typing import Any, Callable


class Difference(Exception):
    """The model and the program do not agree about `what`."""

    def __init__(self, what, program, model):
        super().__init__(what)
        self.what, self.program, self.model = what, program, model


@dataclass(frozen=True)
class Bite:
    """A rule that is changed in the model on purpose: comparing must find it."""
    rule: str
    change: str
    patch: Callable[[], Any]


def sparse(**entries):
    """An object without what is 0, false, empty or None, as positions are written."""
    return {name: value for name, value in entries.items() if value}


class Told:
    """Something that happened, as `shows` of a log has it. Everybody hears all of it, unless it says otherwise."""
    __slots__ = ("shows", "knowing", "others")

    def __init__(self, kind, **entries):
        self.shows = {"kind": kind}
        self.shows.update((name, value) for name, value in entries.items() if value is not None)
        self.knowing = None
        self.others = None

    def hiding(self, names, knowing):
        """Only the seats `knowing` hear the entries `names`; everybody else hears the rest."""
        self.knowing = knowing
        self.others = {name: value for name, value in self.shows.items() if name not in names}
        return self

    def only_to(self, *seats):
        """Nobody else hears of it."""
        self.knowing = seats
        return self

    def heard_by(self, viewer):
        """What a seat, 0 for an onlooker or "all" for the owner of the table hears; None: nothing."""
        if self.knowing is None or viewer == "all" or viewer in self.knowing:
            return self.shows
        return self.others


class Chance:
    """Gives a model the outcomes that the program had, in order. The model says what it draws, and what could come."""

    def __init__(self, outcomes):
        self.left = deque(outcomes)  # (text of the outcome, {text: weight} of all that could come)

    def draw(self, *kinds, possible=None):
        """The rest of the outcome's text behind one of the words `kinds`; the word itself if nothing is behind it.

        `possible` gives each rest with its weight, and is compared with what the program listed.
        """
        if not self.left:
            raise Difference("chance", "draws nothing more", f"draws {' or '.join(kinds)}")
        text, listed = self.left.popleft()
        word, _, rest = text.partition(" ")
        if word not in kinds:
            raise Difference("chance", f"draws {text}", f"draws {' or '.join(kinds)}")
        if possible is not None and listed is not None:
            expected = {f"{word} {name}": weight for name, weight in possible.items() if weight}
            if expected != listed:
                raise Difference("what chance may draw", listed, expected)
        return rest or word

    def check_all_drawn(self):
        if self.left:
            raise Difference("chance", f"draws {self.left[0][0]}", "draws nothing more")
