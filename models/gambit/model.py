"""Gambit Royale: the course of the game. Effects are in effects.py, columns are decided in evaluation.py."""
from collections import Counter

from models.driver.interface import Told, sparse
from models.gambit import effects, evaluation, scoring, view
from models.gambit.tables import CARDS, GOALS, HAND, ROUNDS, cards_of_set, columns, in_order, points_of

UP, DOWN, KNOWN = "up", "down", "known"


class Lying:
    """A card in a column, and the card that it hides, if it is a Cloak."""
    __slots__ = ("seat", "card", "hides")

    def __init__(self, seat, card, hides=None):
        self.seat, self.card, self.hides = seat, card, hides


class Column:
    def __init__(self):
        self.goal, self.cards = None, []
        self.last = UP  # how the last card lies: only the last can lie face down, gambit.r4

    def face_up(self):
        return self.cards if self.last == UP else self.cards[:-1]

    def is_closed(self):
        """gambit.card.storm: a Storm that was turned up."""
        return any(lying.card == "storm" for lying in self.face_up())

    def needed(self):
        """gambit.complete.count, gambit.card.gatekeeper, gambit.r35"""
        return points_of(self.goal) + sum(lying.card == "gatekeeper" for lying in self.face_up()) if self.goal else 0

    def is_complete(self):
        """gambit.complete.count"""
        return self.goal is not None and (self.is_closed() or len(self.cards) >= self.needed())


class Seat:
    def __init__(self, cards):
        self.set = cards
        self.hand, self.discards, self.unseen_discards, self.goals = [], [], [], []
        self.supply = list(cards)
        self.gold_won = self.gold_left = self.skips = 0


class Model:
    def __init__(self, seats, options):
        self.count, self.options = seats, options
        self.phase, self.round, self.turn, self.actor, self.column = "start", 1, 0, 0, 0
        self.bound = self.last_placed = self.crown = 0
        self.lost_crown_this_turn = False
        self.goals_lost = []
        self.columns = [Column() for _ in range(columns(seats))]
        self.seats = {number: Seat(cards_of_set(options["cards"])) for number in range(1, seats + 1)}

    def begin(self, chance):
        """gambit.setup.start, gambit.setup.hand, gambit.r29"""
        told = []
        by_chance = self.options["start"] == "random"
        if by_chance:
            self.turn = int(chance.draw("start", possible={str(seat): 1 for seat in self.seats}))
            told.append(Told("started", seat=self.turn))
        for seat in self.seats:
            for _ in range(HAND):
                self.draw(seat, "first-hand", chance, told)
        if not by_chance:
            self.turn = int(self.options["start"])
            told.append(Told("started", seat=self.turn))
        self.begin_round(chance, told)
        return told

    def load(self, position):
        for name in ("turn", "actor", "column", "bound", "last_placed", "crown"):
            setattr(self, name, position.get(name, 0))
        self.phase, self.round = position["phase"], position["round"]
        self.actor = self.actor or self.turn
        self.lost_crown_this_turn = position.get("lost_crown_this_turn", False)
        self.goals_lost = list(position.get("goals_lost", ()))
        for column, given in zip(self.columns, position["columns"]):
            column.goal, column.last = given.get("goal"), given.get("last", UP)
            column.cards = [Lying(card["seat"], card["card"], card.get("hides")) for card in given.get("cards", ())]
        for number, given in enumerate(position["seats"], 1):
            self.load_seat(number, given)

    def load_seat(self, number, given):
        """What is named nowhere is in the supply."""
        seat = self.seats[number]
        for name in ("hand", "discards", "unseen_discards", "goals"):
            setattr(seat, name, list(given.get(name, ())))
        seat.gold_won, seat.gold_left = given.get("gold_won", 0), given.get("gold_left", 0)
        seat.skips = given.get("skips", 0)
        named = [*seat.hand, *seat.discards, *seat.unseen_discards, *["gold"] * seat.gold_left]
        for lying in (lying for column in self.columns for lying in column.cards if lying.seat == number):
            named += [lying.card] + ([lying.hides] if lying.hides else [])
        seat.supply = list((Counter(seat.set) - Counter(named)).elements())

    def position(self):
        def seat(each):
            return sparse(hand=in_order(each.hand, CARDS), discards=in_order(each.discards, CARDS),
                          unseen_discards=in_order(each.unseen_discards, CARDS), goals=in_order(each.goals, GOALS),
                          gold_won=each.gold_won, gold_left=each.gold_left, skips=each.skips)

        def column(each):
            cards = [{"seat": lying.seat, "card": lying.card} | sparse(hides=lying.hides) for lying in each.cards]
            return sparse(goal=each.goal, cards=cards, last=None if each.last == UP else each.last)

        asked = self.phase in ("hide", "swap")
        return {"format": 3, "phase": self.phase, "round": self.round,
                "columns": [column(each) for each in self.columns],
                "seats": [seat(each) for each in self.seats.values()]} | sparse(
            turn=self.turn, actor=self.actor if asked else 0,
            column=self.column if asked else 0, bound=self.bound, last_placed=self.last_placed, crown=self.crown,
            lost_crown_this_turn=self.lost_crown_this_turn, goals_lost=in_order(self.goals_lost, GOALS))

    def asked(self):
        """gambit.turn.order, gambit.r9"""
        if self.phase == "over":
            return []
        return [self.turn if self.phase == "place" else self.actor]

    def moves(self, seat):
        if seat not in self.asked():
            return set()
        return {"place": self.placements, "hide": lambda: effects.hides(self), "swap": lambda: effects.swaps(self)}[
            self.phase]()

    def play(self, seat, move, chance):
        told = []
        word, *rest = move.split()
        if word == "place":
            self.place(rest[0], int(rest[1]), chance, told)
        elif word == "hide":
            effects.hide(self, rest[0], chance, told)
        else:
            effects.swap(self, rest[0], told)
        if self.phase == "turn":
            self.finish_turn(chance, told)
        return told

    def view(self, seat):
        return view.view(self, seat)

    def result(self):
        return scoring.result(self) if self.phase == "over" else None

    # --- a round ---

    def begin_round(self, chance, told):
        """gambit.round.goals"""
        told.append(Told("round-began", round=self.round))
        for number, column in enumerate(self.columns, 1):
            column.goal = chance.draw("goal", possible=self.goals_unseen())
            told.append(Told("goal-shown", column=number, goal=column.goal))
        self.begin_turn(chance, told)

    def goals_unseen(self):
        """gambit.chance"""
        seen = Counter(self.goals_lost) + Counter(column.goal for column in self.columns if column.goal)
        for seat in self.seats.values():
            seen += Counter(seat.goals)
        return Counter(GOALS) - seen

    def begin_turn(self, chance, told):
        """gambit.turn.pass, gambit.r27, gambit.r37"""
        for _ in range(self.count):
            seat = self.seats[self.turn]
            if not seat.hand:
                while len(seat.hand) < self.full_hand(self.turn) and self.has_cards_to_draw(self.turn):
                    self.draw(self.turn, "empty-hand", chance, told)
            if seat.hand:
                self.phase = "place"
                return
            told.append(Told("passed", seat=self.turn))
            self.turn = self.turn % self.count + 1
        self.end_round(chance, told)

    def full_hand(self, seat):
        """gambit.card.crown"""
        return HAND + (self.crown == seat)

    def placements(self):
        """gambit.turn.place, gambit.turn.open, gambit.card.lodestone, gambit.r26"""
        where = [self.bound] if self.bound else [number for number, column in enumerate(self.columns, 1)
                                                 if not column.is_closed()]
        return {f"place {card} {number}" for card in self.seats[self.turn].hand for number in where}

    def place(self, card, number, chance, told):
        """gambit.turn.place, gambit.r1"""
        self.seats[self.turn].hand.remove(card)
        self.bound, self.last_placed = 0, self.turn
        told.append(Told("placed", seat=self.turn, card=card, column=number).hiding(["card"], [self.turn]))
        self.phase = "turn"
        effects.lay(self, Lying(self.turn, card), number, DOWN, chance, told)

    def finish_turn(self, chance, told):
        """gambit.turn.draw, gambit.round.end, gambit.r1, gambit.r3"""
        self.draw_at_end_of_turn(chance, told)
        self.lost_crown_this_turn = False
        self.turn = self.turn % self.count + 1
        if all(column.is_complete() for column in self.columns):
            self.end_round(chance, told)
        else:
            self.begin_turn(chance, told)

    def draw_at_end_of_turn(self, chance, told):
        """gambit.turn.draw, gambit.r40, gambit.r45"""
        seat = self.seats[self.turn]
        if seat.skips > self.lost_crown_this_turn:
            seat.skips -= 1
            told.append(Told("draw-skipped", seat=self.turn, reason="crown-lost"))
        else:
            self.draw(self.turn, "turn", chance, told)

    def end_round(self, chance, told):
        """gambit.round.starter, gambit.evaluation.order, gambit.evaluation.clear, gambit.score.sum"""
        told.append(Told("round-over", round=self.round))
        self.bound = 0
        for number in range(1, len(self.columns) + 1):
            evaluation.decide(self, number, told)
        self.round += 1
        self.turn = self.last_placed % self.count + 1
        if self.round > ROUNDS:
            self.phase = "over"
            told.append(Told("game-over"))
        else:
            self.begin_round(chance, told)

    # --- cards ---

    def has_cards_to_draw(self, number):
        seat = self.seats[number]
        return seat.supply or seat.discards or seat.unseen_discards

    def draw(self, number, reason, chance, told):
        """gambit.supply.reshuffle, gambit.r27, gambit.chance, gambit.secrets"""
        seat = self.seats[number]
        if not self.has_cards_to_draw(number):
            told.append(Told("draw-skipped", seat=number, reason="nothing-left"))
            return
        if not seat.supply:
            told.append(Told("shuffled", seat=number, seen=in_order(seat.discards, CARDS),
                             unseen=len(seat.unseen_discards)))
            seat.supply = seat.discards + seat.unseen_discards
            seat.discards, seat.unseen_discards = [], []
        card = chance.draw("deal", possible=Counter(seat.supply))
        seat.supply.remove(card)
        seat.hand.append(card)
        told.append(Told("drew", seat=number, card=card, reason=reason).hiding(["card"], [number]))
