"""What the models of card games share: piles of cards, what a position writes, and the course of a move."""
from collections import Counter

from models.driver.interface import Told


class Pile(Counter):
    """Cards by kind, without kinds of which none is left."""

    def remove(self, card):
        self[card] -= 1
        if not self[card]:
            del self[card]

    def move(self, card, target):
        self.remove(card)
        target[card] += 1

    def position(self):
        return dict(self)


class Kept:
    """What positions write: `entries`, each with the value that it has where it is left out."""
    entries = {}

    def __init__(self, **given):
        self.load(given)

    def load(self, position):
        for name, default in self.entries.items():
            value = position.get(name, default)
            setattr(self, name, value if default is None else type(default)(value))

    def position(self):
        values = {name: (written(getattr(self, name)), written(default)) for name, default in self.entries.items()}
        return {name: value for name, (value, default) in values.items() if value != default}


def written(value):
    return value.position() if hasattr(value, "position") else value


class Table(Kept):
    """A game with `seats` by number, `set_up` and `carry_out` for what happens, `strength` and `lines` for its end."""
    format = 3

    def __init__(self, seats, options, **given):
        super().__init__(**given)
        self.count, self.options, self.told = seats, options, []

    def load(self, position):
        super().load(position)
        for number, given in enumerate(position.get("seats", ()), 1):
            self.seats[number].load(given)

    def position(self):
        return super().position() | {"format": self.format, "seats": [seat.position() for seat in self.seats.values()]}

    def begin(self, chance):
        self.chance, self.told = chance, []
        self.set_up()
        return self.told

    def play(self, seat, move, chance):
        self.chance, self.told = chance, []
        self.carry_out(seat, *move.split())
        return self.told

    def tell(self, kind, **entries):
        self.told.append(Told(kind, **entries))
        return self.told[-1]

    def first_seat(self):
        """Who begins, by chance or as the owner of the table says."""
        if self.options["start"] != "random":
            return int(self.options["start"])
        start = int(self.chance.draw("start", possible={str(seat): 1 for seat in self.seats}))
        self.tell("started", seat=start)
        return start

    def deal(self, pile, target, kind="deal"):
        """A card that chance takes from a pile."""
        card = self.chance.draw(kind, possible=pile)
        pile.move(card, target)
        return card

    def clockwise(self, first):
        return [(first - 1 + step) % self.count + 1 for step in range(self.count)]

    def result(self):
        """Places by strength, of which the first value is the points."""
        if self.phase != "over":
            return None
        strengths = {seat: self.strength(seat) for seat in self.seats}
        return {seat: {"place": 1 + sum(other > strength for other in strengths.values()), "points": strength[0],
                       "lines": self.lines(seat)} for seat, strength in strengths.items()}
