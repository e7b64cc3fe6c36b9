"""Games and positions at random: which set-ups, which moves, which outcomes. Everything follows from one seed."""
import functools
import random
from collections import Counter
from dataclasses import dataclass, field

from models.driver.interface import Difference
from models.driver.pair import ONLOOKER, Pair
from models.driver.program import Refused
from models.driver.smallest import kind_of, smallest

MOST_TRIES = 200  # of set-ups or positions that the program refuses


@dataclass(frozen=True)
class Wanted:
    """What is to be played: fixed seats and options, or None and {} for all in turn."""
    seats: int | None
    options: dict
    decisions: int          # at most, of a game
    from_position: int      # decisions that are played from a loaded position
    all_viewers: bool
    keep_going: bool = False  # after a difference, from the program's position


@dataclass
class Outcome:
    steps: int = 0
    refused: int = 0
    difference: Difference | None = None
    record: str = ""
    kinds: Counter = field(default_factory=Counter)  # of all differences, where it keeps going


class Player:
    """Plays one game or one loaded position, named by its kind and number, in the program and the model."""

    def __init__(self, program, package, wanted, seed):
        self.program, self.package, self.wanted, self.seed = program, package, wanted, seed
        name = package.__name__.rpartition(".")[2]
        self.info = next(game for game in program.ask("games")["games"] if game["id"] == name)
        self.weigh = getattr(package, "weigh", lambda move, random: 1)

    def play(self, kind, number):
        self.random = random.Random(f"{self.seed} {kind} {number}")
        self.outcome = Outcome()
        pair = self._load(number) if kind == "position" else self._pair(number)
        most = self.wanted.from_position if kind == "position" else self.wanted.decisions
        try:
            self._step(pair, "the beginning", lambda: pair.open(self._pick_outcome, self._viewers(pair)))
            while not pair.is_over and len(pair.decisions) < most:
                if self.random.random() < 0.05:
                    self._wish(pair)
                seat, move = self._pick_move(pair)
                play = functools.partial(pair.play, seat, move, self._pick_outcome, self._viewers(pair))
                self._step(pair, move.split()[0], play)
        except Difference as difference:
            self.outcome.difference, self.outcome.record = smallest(self.program, self.package, pair, difference)
        return self.outcome

    def _step(self, pair, what, act):
        try:
            act()
        except Difference as difference:
            if not self.wanted.keep_going:
                raise
            self.outcome.kinds[f"{what}: {kind_of(difference)}"] += 1
            pair.take_over()
        self.outcome.steps += 1

    def _pair(self, number):
        for _ in range(MOST_TRIES):
            setup = self._setup(number)
            try:
                self.program.ask("new", game=self.info["id"], chance="manual", **setup)
                return Pair(self.program, self.package, setup)
            except Refused as refusal:
                if refusal.name != "bad_setup":
                    raise
        raise RuntimeError("the program refuses every set-up that was tried")

    def _load(self, number):
        from importlib import import_module
        make = import_module(f"{self.package.__name__}.positions").make
        for _ in range(MOST_TRIES):
            pair = self._pair(number)
            written = self.program.ask("position")
            written["position"] = make(self.random, written["players"], written["options"])
            try:
                self.program.ask("load", position=written, chance="manual")
                return Pair(self.program, self.package, pair.setup, written)
            except Refused as refusal:
                self.outcome.refused += 1
                last = refusal
        raise RuntimeError(f"the program refuses every position that was tried: {last}")

    def _setup(self, number):
        """All presets with all seat counts in turn, in every second round of them with other switches at random."""
        presets = self.info["presets"] or [{"options": {}}]
        seats = range(self.info["least_players"], self.info["most_players"] + 1)
        round_of_all, place = divmod(number, len(presets) * len(seats))
        options = dict(presets[place % len(presets)]["options"])
        if round_of_all % 2:
            for option in self.info["options"]:
                if self.random.random() < 0.5:  # some switches are for some seat counts only
                    options.setdefault(option["name"], self.random.choice(option["choices"]))
        return {"players": self.wanted.seats or seats[place // len(presets)], "options": {**options, **self.wanted.options}}

    def _wish(self, pair):
        """Now and then a seat wishes for something at standing steps, where the game has them."""
        seat = self.random.randint(1, pair.setup["players"])
        possible = self.program.ask("wishes", seat=seat)["possible"]
        if possible:
            chosen = self.random.sample(possible, min(len(possible), self.random.randint(0, 3)))
            pair.wish(seat, [with_amount(wish, self.random) for wish in chosen])

    def _pick_move(self, pair):
        able = [(seat, entry) for seat, entries in pair.moves.items() for entry in entries]
        weights = [self.weigh(entry["move"], self.random) for _, entry in able]
        if not any(weights):
            weights = None
        seat, entry = self.random.choices(able, weights)[0]
        if "stem" not in entry:
            return seat, entry["move"]
        amounts = (entry["least"], entry["most"], self.random.randint(entry["least"], entry["most"]))
        return seat, f"{entry['stem']} {self.random.choice(amounts)}"

    def _pick_outcome(self, listed):
        """As likely as at the table, or all alike, so that what is rare comes too."""
        if self.random.random() < 0.5:
            return self.random.choice(listed)["move"]
        return self.random.choices(listed, [entry.get("weight", 1) for entry in listed])[0]["move"]

    def _viewers(self, pair):
        everybody = [ONLOOKER, *range(1, pair.setup["players"] + 1)]
        return everybody if self.wanted.all_viewers else [self.random.choice(everybody)]


def with_amount(wish, random):
    if "least" not in wish:
        return wish["move"]
    stem = wish["move"].rpartition(" ")[0]
    return f"{stem} {random.choice((wish['least'], random.randint(wish['least'], wish['most'])))}"
