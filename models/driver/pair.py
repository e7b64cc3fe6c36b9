"""The program and a model at one table: each decision is played by both, and what they say is compared."""
import traceback

from models.driver.interface import Chance, Difference

ONLOOKER = 0


class Pair:
    def __init__(self, program, package, setup, position=None):
        """Begins a game, or goes on from a position. `setup` has `players` and `options`."""
        self.program, self.package, self.setup, self.given = program, package, setup, position
        self.decisions = []   # (seat, move, outcomes), each with all it takes to play it again; a wish has a list of moves
        self.positions = []   # before each decision: of the program, and what has been wished for by seat
        self.wishes = {}
        self.heard = {}       # by viewer: how many lines of its log have been compared
        self.unheard = {}     # by viewer: what the model has told since
        self.first_outcomes = []

    def open(self, pick, viewers):
        """Makes the table and plays chance up to the first decision; `pick` chooses outcomes from those listed."""
        game = self.package.__name__.rpartition(".")[2]
        if self.given is None:
            status = self.program.ask("new", game=game, chance="manual", **self.setup)
        else:
            status = self.program.ask("load", position=self.given, chance="manual")
        self.setup = {"players": status["players"], "options": status["options"]}
        self.viewers = [ONLOOKER, *range(1, status["players"] + 1)]
        self.unheard = {viewer: [] for viewer in (*self.viewers, "all")}
        self.heard = dict.fromkeys(self.unheard, 0)
        self.pending = status["pending"]
        self.first_outcomes = self._play_chance(pick)
        self._compare(lambda: self._begin(), viewers)

    def _begin(self):
        self.model = self.package.Model(self.setup["players"], self.setup["options"])
        if self.given is not None:
            self.model.load(self.given["position"])
            return []
        chance = Chance(self.first_outcomes)
        told = self.model.begin(chance)
        chance.check_all_drawn()
        return told

    def is_listed(self, seat, move):
        stem = move.rpartition(" ")[0]
        return any(move == entry["move"] or stem == entry.get("stem") for entry in self.moves.get(seat, ()))

    @property
    def is_over(self):
        return self.pending["step"] == "over"

    def play(self, seat, move, pick, viewers):
        """Plays a move of a seat, and the chance that follows, in both; raises the first Difference."""
        if isinstance(move, list):
            self.wish(seat, move)
            return
        self.positions.append((self.last_position, dict(self.wishes)))
        self.decisions.append((seat, move, []))
        reply = self.program.ask("play", seat=seat, moves=[move])
        self.pending = reply["pending"]
        outcomes = self._play_chance(pick)
        self.decisions[-1] = (seat, move, outcomes)
        self._compare(lambda: self._play_model(seat, move, Chance(outcomes)), viewers)

    def wish(self, seat, moves):
        """What the table shall answer for a seat at standing steps."""
        self.positions.append((self.last_position, dict(self.wishes)))
        self.decisions.append((seat, moves, []))
        self.wishes[seat] = moves
        self.program.ask("wish", seat=seat, moves=moves)
        self.model.wish(seat, moves)

    def take_over(self):
        """The model goes on from the program's position, as if everything so far had been the same."""
        self._ask_program(self.viewers)
        self.unheard = {viewer: [] for viewer in self.unheard}
        self.model = self.package.Model(self.setup["players"], self.setup["options"])
        self.model.load(self.last_position["position"])
        for seat, moves in self.wishes.items():
            self.model.wish(seat, moves)

    def _play_model(self, seat, move, chance):
        told = self.model.play(seat, move, chance)
        chance.check_all_drawn()
        return told

    def _play_chance(self, pick):
        outcomes = []
        while self.pending["step"] == "chance":
            listed = self.program.ask("moves", seat="chance")["moves"]
            text = pick(listed)
            outcomes.append((text, {entry["move"]: entry["weight"] for entry in listed if "weight" in entry} or None))
            self.pending = self.program.ask("play", seat="chance", moves=[text])["pending"]
        return outcomes

    def _compare(self, act, viewers):
        """Lets the model act and compares all that can be seen from outside, for the viewers given."""
        viewers = self.viewers if self.is_over else viewers
        self._ask_program(viewers)
        try:
            told = act()
            for viewer, unheard in self.unheard.items():
                unheard.extend(heard for fact in told if (heard := fact.heard_by(viewer)) is not None)
            self._agree("who is asked", self.pending["owing"], self.model.asked())
            for seat, listed in self.listed.items():
                self._agree(f"the moves of seat {seat}", listed, set(map(plain, self.model.moves(seat))))
            for viewer, lines in self.lines.items():
                unheard, self.unheard[viewer] = self.unheard[viewer], []
                self._agree(f"what viewer {viewer} is told", lines, unheard)
            self._agree("the position", self.last_position["position"], self.model.position())
            for viewer, view in self.views.items():
                leave_out(view, getattr(self.package, "VIEW_LEAVES_OUT", ()))
                self._agree(f"what viewer {viewer} sees", view, self.model.view(viewer))
            self._agree_result()
        except Difference:
            raise
        except Exception as fault:
            raise Difference("the model fails", "goes on", traceback.format_exc()) from fault

    def _ask_program(self, viewers):
        acting = [*self.pending["owing"], *self.pending["may_revise"]]
        asked = [("position", {})]
        asked += [("moves", {"seat": seat}) for seat in acting]
        asked += [("view", seat_of(viewer)) for viewer in viewers]
        asked += [("log", {**seat_of(viewer), "since": self.heard[viewer]}) for viewer in ("all", *viewers)]
        replies = iter(self.program.ask_all(asked))
        self.last_position = next(replies)
        self.moves = {seat: next(replies)["moves"] for seat in acting}
        self.listed = {seat: set(map(listed_move, moves)) for seat, moves in self.moves.items()}
        self.views = {viewer: next(replies)["view"] for viewer in viewers}
        self.lines = {viewer: self._new_lines(viewer, next(replies)) for viewer in ("all", *viewers)}

    def _new_lines(self, viewer, log):
        lines = log["lines"]
        while log["more"]:
            log = self.program.ask("log", since=lines[-1]["line"], **seat_of(viewer))
            lines += log["lines"]
        if lines:
            self.heard[viewer] = lines[-1]["line"]
        return [line["shows"] for line in lines if "shows" in line]

    def _agree_result(self):
        status = self.program.ask("status") if self.is_over else {}
        theirs = status.get("result")
        ours = self.model.result()
        if ours is not None and theirs is not None:
            theirs = {entry["seat"]: {"place": entry["place"], "points": entry["points"],
                                      "lines": {line["source"]: line["points"] for line in entry["lines"]}}
                      for entry in theirs}
        self._agree("the result", theirs, ours)

    def _agree(self, what, program, model):
        if program != model:
            raise Difference(what, program, model)


def leave_out(view, names):
    """Takes entries out of a view; `seats.seen` is an entry of each element of the list `seats`."""
    for name in names:
        *above, last = name.split(".")
        places = [view]
        for entry in above:
            places = [each for place in places for each in place.get(entry, ())]
        for place in places:
            place.pop(last, None)


def seat_of(viewer):
    return {} if viewer == ONLOOKER else {"seat": viewer}


def plain(move):
    """A range with a single amount is listed as an ordinary move."""
    return f"{move[0]} {move[1]}" if isinstance(move, tuple) and move[1] == move[2] else move


def listed_move(entry):
    return (entry["stem"], entry["least"], entry["most"]) if "stem" in entry else entry["move"]
