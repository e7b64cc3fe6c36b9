"""Blood Royale as games/blood/rulebook.md has it: the interface of models/driver/interface.py."""

# The chapters, by which positions name them.
from . import announcements, battle, bidding, conflicts, court, families, fortune, interphase, march, marking, rounds
from .cashing import results
from .families import Founding
from .game import Game
from .view import view


class Model:
    def __init__(self, seats, options):
        self.game = Game(seats, options)
        self.game.phases = [Founding()]

    def begin(self, chance):
        return self._go_on(chance)

    def load(self, position):
        self.game.load(position)

    def position(self):
        return self.game.position()

    def asked(self):
        g = self.game
        return [seat + 1 for seat in g.top.owing(g)] if g.phases else []

    def moves(self, seat):
        g = self.game
        return set(g.top.moves(g, seat - 1)) if g.phases else set()

    def play(self, seat, move, chance):
        g = self.game
        g.chance, g.told, g.actor = chance, [], seat - 1
        g.top.play(g, seat - 1, *move.split())
        return self._go_on(chance)

    def _go_on(self, chance):
        g = self.game
        g.chance = chance
        g.go_on()
        told, g.told = g.told, []
        return told

    def view(self, seat):
        return view(self.game, seat - 1 if seat else None)

    def result(self):
        return results(self.game) if self.is_over() else None

    def is_over(self):
        return not self.game.phases
