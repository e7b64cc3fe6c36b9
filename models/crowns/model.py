"""Game of Crowns: set-up, turns and rounds. Each action has a file of its own."""
from models.crowns import attack, cards, customize, exchange, promises, scoring, talks
from models.crowns.tables import GUESTS, HOUSES, RAVENS, Cards, house_cards
from models.crowns.view import view
from models.driver.table import Kept, Table

MOVES = {  # of a seat, in each phase
    "act": lambda game, number: game.actions(),
    "customize": customize.moves,
    "talk": talks.moves,
    "talk-attack": talks.moves,
    "target": lambda game, number: {f"target {other}" for other in talks.new_targets(game)},
    "vote": lambda game, number: {"vote attacker", "vote defender"},  # crowns.knight.vote
    "spend": lambda game, number: {("spend", 0, game.seats[number].ravens)},  # crowns.knight.spend
    "reward": attack.rewards,
    "take": lambda game, number: {f"take {card}" for card in game.seats[attack.victor(game)[1]].hand},
    "hand-over": lambda game, number: {f"hand-over {card}" for card in game.seats[number].hand},  # crowns.g46
    "offer": exchange.offers,
    "second": lambda game, number: {"enough"} | {f"add {card}" for card in exchange.not_laid(game.seats[number])},
    "offer-second": exchange.offers,
    "raise": lambda game, number: {("raise", 0, game.seats[number].ravens - game.seats[number].raised)},
    "choose": exchange.choices,
}
MAY_REVISE = ("customize", "talk", "talk-attack", "vote")
PLAYS = {"swap": customize.play, "keep": customize.play, "coinage": cards.play_coinage, "hand-over": cards.draw,
         "knight": attack.play, "target": attack.turn_on, "vote": attack.vote, "spend": attack.spend,
         "look": attack.look, "guest": attack.draw_guest, "take": attack.take, "lay": exchange.lay,
         "offer": exchange.offer, "add": exchange.add, "enough": exchange.enough, "raise": exchange.add_ravens,
         "again": exchange.again, "accept": exchange.accept}


class Seat(Kept):
    entries = {"hand": Cards(), "agenda": None, "ravens": 0, "laid": [], "raised": 0, "vote": None, "sealed_vote": None,
               "spent": 0, "swap": None, "done": False, "draft": None, "deal": None}

    def __init__(self, number, options):
        super().__init__(hand=house_cards(HOUSES[number - 1]), ravens=RAVENS)
        self.houses = {HOUSES[number - 1]} | ({HOUSES[number + 3]} if options["customized"] == "on" else set())

    def load(self, position):
        super().load(position)
        self.draft = self.draft and talks.Draft(**self.draft)
        self.deal = self.deal and talks.Deal(**self.deal)


class Model(Table):
    entries = {"phase": "", "round": 0, "turn": 0, "actor": 0, "starter": 0, "target": 0, "knight": "",
               "coin": "", "swaps": 0, "cards_moved": False, "raise_in_pass": False, "promised": "", "promised_whom": 0,
               "spared": [], "ravens_lost": 0, "discards": Cards()}
    view, strength, lines, open_talks = view, scoring.strength, scoring.lines, talks.open_talks

    def __init__(self, seats, options):
        self.seats = {number: Seat(number, options) for number in range(1, seats + 1)}
        self.all_guests, self.wishes, self.rounds = Cards(GUESTS), {}, int(options["rounds"])
        if options["agendas"] == "on":  # crowns.agenda.sentinels
            del self.all_guests["sentinel"]
        super().__init__(seats, options, phase="start", round=1)

    def load(self, position):
        super().load(position)
        agendas = Cards(seat.agenda for seat in self.seats.values() if seat.agenda)
        seen = sum((seat.hand for seat in self.seats.values()), self.discards + agendas)
        self.guests = Cards(self.all_guests - seen)

    def set_up(self):
        """crowns.setup.start, crowns.agenda.deal; where chance decides nothing, the log begins with the first move."""
        self.turn = self.starter = self.first_seat()
        with_agendas = self.options["agendas"] == "on"
        for number in self.clockwise(self.starter) if with_agendas else ():
            card = self.seats[number].agenda = self.deal(self.guests, Cards(), "agenda")
            self.tell("agenda-dealt", seat=number, card=card).hiding(["card"], [number])
        if self.options["customized"] == "on":
            self.phase = "customize"
        else:
            self.begin_game()
        if self.options["start"] != "random" and not with_agendas:
            self.told.clear()

    def begin_game(self):
        self.tell("round-began", round=1)
        self.begin_turn()

    # --- who is asked, and what ---

    def asked(self):
        if self.phase in ("talk", "talk-attack"):
            return talks.asked(self)
        secret = {"customize": "swap", "vote": "sealed_vote"}.get(self.phase)
        if secret:
            return [number for number, seat in self.seats.items() if getattr(seat, secret) is None]
        return [self.actor] if self.phase != "over" else []

    def moves(self, seat):
        return MOVES[self.phase](self, seat) if self.phase in MAY_REVISE or seat in self.asked() else set()

    def carry_out(self, seat, word, *rest):
        if word == "pass":
            self.pass_turn()
        elif word in PLAYS:
            PLAYS[word](self, seat, *rest)
        else:
            talks.play(self, seat, word, *rest)
        if self.phase == "turn-over":
            self.end_turn()
        elif self.phase == "talks-over":
            talks.go_on(self)

    def tell_secret_choice(self, changed, kind, number, **choice):
        """Others hear once that a choice was made."""
        fact = self.tell(kind, seat=number, **choice)
        return fact.only_to(number) if changed else fact.hiding(choice, [number])

    def wish(self, seat, moves):
        """crowns.sentinel.wish"""
        self.wishes[seat] = moves

    # --- turns ---

    def others(self):
        """Clockwise from the left of the active player."""
        return self.clockwise(self.turn)[1:]

    def others_after(self, number):
        return self.others()[self.others().index(number) + 1:]

    def partner(self, seat):
        """crowns.team.players"""
        return (seat - 1 + self.count // 2) % self.count + 1 if self.options["teams"] == "on" else None

    def begin_turn(self):
        """crowns.turn.skip, crowns.g49, crowns.sentinel.asked, crowns.talks.when"""
        if not self.seats[self.turn].hand:
            self.tell("turn-skipped", seat=self.turn)
            self.next_turn()
            return
        self.tell("turn-began", seat=self.turn)
        cards.ask_for_sentinels(self)
        if self.options["negotiations"] == "on":
            self.open_talks("talk")
        else:
            self.begin_action()

    def begin_action(self):
        """crowns.turn.action, crowns.turn.pass"""
        self.phase, self.actor = "act", self.turn
        if self.actions() == {"pass"}:
            self.pass_turn()

    def pass_turn(self):
        self.tell("passed", seat=self.turn)
        self.end_turn()

    def actions(self):
        moves = exchange.beginnings(self) | cards.coinage_plays(self) | attack.plays(self)
        return promises.kept(self, moves) or {"pass"}

    def end_turn(self):
        self.target, self.knight, self.coin, self.actor = 0, "", "", 0
        self.promised, self.promised_whom, self.spared, self.raise_in_pass = "", 0, [], False
        for seat in self.seats.values():
            seat.laid, seat.raised, seat.vote, seat.sealed_vote, seat.spent = [], 0, None, None, 0
        self.next_turn()

    def next_turn(self):
        """crowns.turn.order, crowns.round.end, crowns.g1, crowns.end.rounds, crowns.end.empty"""
        self.turn = self.turn % self.count + 1
        if self.turn == self.starter:
            self.round += 1
            empty = [number for number, seat in self.seats.items() if not seat.hand]
            if self.round <= self.rounds:
                self.tell("round-began", round=self.round)
            if self.round > self.rounds or empty:
                why = {"reason": "rounds"} if self.round > self.rounds else {"reason": "empty-hand", "seat": empty[0]}
                self.tell("game-ended", **why)
                scoring.end(self)
                return
        self.begin_turn()
