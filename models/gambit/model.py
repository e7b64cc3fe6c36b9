"""Gambit Royale: the course of the game. Effects are in effects.py, columns are decided in evaluation.py."""
from collections import Counter

from models.driver.table import Kept, Table
from models.gambit import effects, evaluation, scoring
from models.gambit.tables import GOALS, HAND, ROUNDS, SETS, Cards, points_of
from models.gambit.view import view

UP, DOWN, KNOWN = "up", "down", "known"


class Lying(Kept):
    """A card in a column, and the card that it hides, if it is a Cloak."""
    entries = {"seat": 0, "card": "", "hides": None}


class Column(Kept):
    entries = {"goal": None, "cards": [], "last": UP}  # only the last card can lie face down, gambit.r4

    def load(self, position):
        super().load(position)
        self.cards = [Lying(**card) for card in self.cards]

    def position(self):
        cards = [lying.position() for lying in self.cards]
        return super().position() | ({"cards": cards} if cards else {})

    def face_up(self):
        return [lying.card for lying in (self.cards if self.last == UP else self.cards[:-1])]

    def is_closed(self):
        """gambit.card.storm: a Storm that was turned up."""
        return "storm" in self.face_up()

    def needed(self):
        """gambit.complete.count, gambit.card.gatekeeper, gambit.r35"""
        return points_of(self.goal) + self.face_up().count("gatekeeper") if self.goal else 0

    def is_complete(self):
        """gambit.complete.count"""
        return self.goal is not None and (self.is_closed() or len(self.cards) >= self.needed())


class Seat(Kept):
    entries = {"hand": Cards(), "discards": Cards(), "unseen_discards": Cards(), "goals": Cards(), "gold_won": 0,
               "gold_left": 0, "skips": 0}

    def has_cards_to_draw(self):
        return self.supply or self.discards or self.unseen_discards


class Model(Table):
    entries = {"phase": "", "round": 0, "turn": 0, "actor": 0, "column": 0, "bound": 0, "last_placed": 0, "crown": 0,
               "lost_crown_this_turn": False, "goals_lost": Cards()}
    view, strength, lines = view, scoring.strength, scoring.lines

    def __init__(self, seats, options):
        self.set = SETS[options["cards"]]  # gambit.setup.sets
        self.columns = [Column() for _ in range(3 if seats == 2 else seats)]  # gambit.setup.goals, gambit.setup.duel
        self.seats = {number: Seat() for number in range(1, seats + 1)}
        super().__init__(seats, options, phase="start", round=1)

    def load(self, position):
        """What is named nowhere is in the supply."""
        super().load(position)
        for column, given in zip(self.columns, position.get("columns", ())):
            column.load(given)
        for number, seat in self.seats.items():
            named = seat.hand + seat.discards + seat.unseen_discards + Counter(gold=seat.gold_left)
            named.update(card for column in self.columns for lying in column.cards if lying.seat == number
                         for card in (lying.card, lying.hides))
            seat.supply = Cards(Counter(self.set) - named)

    def position(self):
        return super().position() | {"columns": [column.position() for column in self.columns]}

    def set_up(self):
        """gambit.setup.start, gambit.setup.hand, gambit.r29"""
        self.turn = self.first_seat()
        for seat in self.seats:
            for _ in range(HAND):
                self.draw(seat, "first-hand")
        if self.options["start"] != "random":
            self.tell("started", seat=self.turn)
        self.begin_round()

    def asked(self):
        """gambit.turn.order, gambit.r9"""
        return [] if self.phase == "over" else [self.actor or self.turn]

    def moves(self, seat):
        if seat not in self.asked():
            return set()
        if self.phase == "hide":
            return {f"hide {card}" for card in (*self.seats[seat].hand, "nothing")}
        if self.phase == "swap":  # gambit.r10: closed columns too
            return {f"swap {other}" for other in (*effects.columns_to_the_right(self, self.column), "nothing")}
        return self.placements()

    def carry_out(self, seat, word, what, where=None):
        if word == "place":
            self.place(what, int(where))
        elif word == "hide":
            effects.hide(self, what)
        else:
            effects.swap(self, what)
        if self.phase == "turn":
            self.finish_turn()

    # --- a round ---

    def begin_round(self):
        """gambit.round.goals"""
        self.tell("round-began", round=self.round)
        for number, column in enumerate(self.columns, 1):
            column.goal = self.chance.draw("goal", possible=self.goals_unseen())
            self.tell("goal-shown", column=number, goal=column.goal)
        self.begin_turn()

    def goals_unseen(self):
        """gambit.chance"""
        seen = self.goals_lost + Counter(column.goal for column in self.columns)
        return Counter(GOALS) - sum((seat.goals for seat in self.seats.values()), seen)

    def begin_turn(self):
        """gambit.turn.pass, gambit.r27, gambit.r37"""
        for _ in self.seats:
            seat = self.seats[self.turn]
            if not seat.hand:
                while seat.hand.total() < self.full_hand(self.turn) and seat.has_cards_to_draw():
                    self.draw(self.turn, "empty-hand")
            if seat.hand:
                self.phase = "place"
                return
            self.tell("passed", seat=self.turn)
            self.turn = self.turn % self.count + 1
        self.end_round()

    def full_hand(self, seat):
        """gambit.card.crown"""
        return HAND + (self.crown == seat)

    def placements(self):
        """gambit.turn.place, gambit.turn.open, gambit.card.lodestone, gambit.r26"""
        opened = [number for number, column in enumerate(self.columns, 1) if not column.is_closed()]
        where = [self.bound] if self.bound else opened
        return {f"place {card} {number}" for card in self.seats[self.turn].hand for number in where}

    def place(self, card, number):
        """gambit.turn.place, gambit.r1"""
        self.seats[self.turn].hand.remove(card)
        self.bound, self.last_placed = 0, self.turn
        self.tell("placed", seat=self.turn, card=card, column=number).hiding(["card"], [self.turn])
        self.phase = "turn"
        effects.lay(self, Lying(seat=self.turn, card=card), number, DOWN)

    def finish_turn(self):
        """gambit.turn.draw, gambit.round.end, gambit.r1, gambit.r3"""
        self.draw_at_end_of_turn()
        self.lost_crown_this_turn, self.actor, self.column = False, 0, 0
        self.turn = self.turn % self.count + 1
        if all(column.is_complete() for column in self.columns):
            self.end_round()
        else:
            self.begin_turn()

    def draw_at_end_of_turn(self):
        """gambit.turn.draw, gambit.r40, gambit.r45"""
        seat = self.seats[self.turn]
        if seat.skips > self.lost_crown_this_turn:
            seat.skips -= 1
            self.tell("draw-skipped", seat=self.turn, reason="crown-lost")
        else:
            self.draw(self.turn, "turn")

    def end_round(self):
        """gambit.round.starter, gambit.evaluation.order, gambit.evaluation.clear, gambit.score.sum"""
        self.tell("round-over", round=self.round)
        self.bound = 0
        for number in range(1, len(self.columns) + 1):
            evaluation.decide(self, number)
        self.round += 1
        self.turn = self.last_placed % self.count + 1
        if self.round > ROUNDS:
            self.phase = "over"
            self.tell("game-over")
        else:
            self.begin_round()

    def draw(self, number, reason):
        """gambit.supply.reshuffle, gambit.r27, gambit.chance, gambit.secrets"""
        seat = self.seats[number]
        if not seat.has_cards_to_draw():
            self.tell("draw-skipped", seat=number, reason="nothing-left")
            return
        if not seat.supply:
            self.tell("shuffled", seat=number, seen=seat.discards.position(), unseen=seat.unseen_discards.total())
            seat.supply = Cards(seat.discards + seat.unseen_discards)
            seat.discards, seat.unseen_discards = Cards(), Cards()
        card = self.deal(seat.supply, seat.hand)
        self.tell("drew", seat=number, card=card, reason=reason).hiding(["card"], [number])
