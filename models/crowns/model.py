"""Game of Crowns: set-up, turns and rounds. Each action has a file of its own."""
from collections import Counter

from models.crowns import attack, coinage, customize, exchange, promises, scoring, sentinels, talks, view
from models.crowns.tables import CARDS, GUESTS, HOUSES, PLACE, RAVENS, house_cards, in_order
from models.driver.interface import Told, sparse


class Seat:
    def __init__(self, number, options):
        house = HOUSES[number - 1]
        self.houses = {house, HOUSES[number + 3]} if options["customized"] == "on" else {house}
        self.hand, self.agenda, self.ravens = house_cards(house), None, RAVENS
        self.laid, self.raised = [], 0
        self.vote = self.sealed_vote = self.swap = None
        self.spent, self.done, self.draft, self.deal = 0, False, None, None

    def position(self):
        return sparse(hand=in_order(self.hand), agenda=self.agenda, ravens=self.ravens, laid=self.laid,
                      raised=self.raised, vote=self.vote, sealed_vote=self.sealed_vote, spent=self.spent,
                      done=self.done, deal=self.deal and self.deal.position()) | (
            {"swap": sparse(**self.swap)} if self.swap is not None else {}) | (
            {"draft": self.draft.position()} if self.draft else {})

    def load(self, given):
        for name in ("vote", "sealed_vote", "swap", "agenda"):
            setattr(self, name, given.get(name))
        self.hand, self.laid = list(given.get("hand", ())), list(given.get("laid", ()))
        self.ravens, self.raised, self.spent = given.get("ravens", 0), given.get("raised", 0), given.get("spent", 0)
        self.done = given.get("done", False)
        self.draft = talks.Draft.load(given["draft"]) if "draft" in given else None
        self.deal = talks.Deal.load(given["deal"]) if "deal" in given else None


class Model:
    def __init__(self, seats, options):
        self.count, self.options, self.rounds = seats, options, int(options["rounds"])
        self.phase, self.round, self.turn, self.actor, self.starter, self.target = "start", 1, 0, 0, 0, 0
        self.knight = self.coin = ""
        self.swaps, self.cards_moved, self.raise_in_pass = 0, False, False
        self.promised, self.promised_whom, self.spared = "", 0, []
        self.ravens_lost, self.discards, self.wishes = 0, [], {}
        self.seats = {number: Seat(number, options) for number in range(1, seats + 1)}
        self.guests = Counter(GUESTS)
        if options["agendas"] == "on":  # crowns.agenda.sentinels
            del self.guests["sentinel"]
        self.all_guests = Counter(self.guests)

    def begin(self, chance):
        """crowns.setup.start, crowns.agenda.deal; where chance decides nothing, the log begins with the first action."""
        told = []
        by_chance = self.options["start"] == "random"
        self.starter = (int(chance.draw("start", possible={str(seat): 1 for seat in self.seats})) if by_chance
                        else int(self.options["start"]))
        self.turn = self.starter
        if by_chance:
            told.append(Told("started", seat=self.starter))
        for seat in self.clockwise(self.starter) if self.options["agendas"] == "on" else ():
            card = chance.draw("agenda", possible=self.guests)
            self.guests[card] -= 1
            self.seats[seat].agenda = card
            told.append(Told("agenda-dealt", seat=seat, card=card).hiding(["card"], [seat]))
        if self.options["customized"] == "on":
            self.phase = "customize"
        else:
            self.begin_game(chance, told)
        return told if by_chance or self.options["agendas"] == "on" else []

    def begin_game(self, chance, told):
        told.append(Told("round-began", round=1))
        self.begin_turn(chance, told)

    def load(self, position):
        for name in ("turn", "actor", "starter", "target", "swaps", "promised_whom", "ravens_lost"):
            setattr(self, name, position.get(name, 0))
        for name in ("knight", "coin", "promised"):
            setattr(self, name, position.get(name, ""))
        self.phase, self.round = position["phase"], position["round"]
        self.cards_moved, self.raise_in_pass = position.get("cards_moved", False), position.get("raise_in_pass", False)
        self.spared, self.discards = list(position.get("spared", ())), list(position.get("discards", ()))
        for seat, given in zip(self.seats.values(), position["seats"]):
            seat.load(given)
        seen = Counter(self.discards) + Counter(seat.agenda for seat in self.seats.values() if seat.agenda)
        for seat in self.seats.values():
            seen += Counter(seat.hand)
        self.guests = Counter({card: count - seen[card] for card, count in self.all_guests.items()})

    def position(self):
        return {"format": 3, "phase": self.phase, "round": self.round,
                "seats": [seat.position() for seat in self.seats.values()]} | sparse(
            turn=self.turn, actor=self.actor, starter=self.starter, target=self.target, knight=self.knight,
            coin=self.coin, swaps=self.swaps, cards_moved=self.cards_moved, raise_in_pass=self.raise_in_pass,
            promised=self.promised, promised_whom=self.promised_whom, spared=sorted(self.spared),
            ravens_lost=self.ravens_lost, discards=in_order(self.discards))

    # --- who is asked, and what ---

    def asked(self):
        if self.phase == "customize":
            return [number for number, seat in self.seats.items() if seat.swap is None]
        if self.phase == "vote":
            return [number for number, seat in self.seats.items() if seat.sealed_vote is None]
        if self.phase in ("talk", "talk-attack"):
            return talks.asked(self)
        return [self.actor] if self.phase != "over" else []

    def moves(self, seat):
        if self.phase in ("talk", "talk-attack"):
            return talks.moves(self, seat)
        if self.phase == "customize":
            return customize.moves(self, seat)
        if self.phase == "vote":
            return {"vote attacker", "vote defender"}
        if seat not in self.asked():
            return set()
        return {"act": self.actions, "hand-over": lambda: coinage.gifts(self), "spend": lambda: attack.spendings(self),
                "reward": lambda: attack.rewards(self), "take": lambda: attack.takings(self),
                "target": lambda: talks.new_targets(self)}.get(self.phase, lambda: exchange.moves(self))()

    def play(self, seat, move, chance):
        told = []
        word, *rest = move.split()
        if self.phase in ("talk", "talk-attack"):
            talks.play(self, seat, word, rest, told)
        else:
            actions = {"customize": customize.play, "vote": attack.vote, "spend": attack.spend, "target": attack.turn_on,
                       "hand-over": coinage.hand_over, "reward": attack.choose_reward, "take": attack.take}
            if self.phase == "act":
                self.act(word, rest, chance, told)
            else:
                actions.get(self.phase, exchange.play)(self, seat, word, rest, chance, told)
        self.go_on(chance, told)
        return told

    def go_on(self, chance, told):
        """What follows without a decision, once an action or the talks are over."""
        if self.phase == "turn-over":
            self.end_turn(chance, told)
        elif self.phase == "talks-over":
            talks.go_on(self, chance, told)

    def view(self, seat):
        return view.view(self, seat)

    def wish(self, seat, moves):
        """crowns.sentinel.wish"""
        self.wishes[seat] = moves

    def result(self):
        return scoring.result(self) if self.phase == "over" else None

    # --- turns ---

    def clockwise(self, first):
        return [(first - 1 + step) % self.count + 1 for step in range(self.count)]

    def others(self):
        """Clockwise from the left of the active player."""
        return self.clockwise(self.turn)[1:]

    def partner(self, seat):
        """crowns.team.players"""
        return (seat - 1 + self.count // 2) % self.count + 1 if self.options["teams"] == "on" else None

    def begin_turn(self, chance, told):
        """crowns.turn.skip, crowns.g49, crowns.sentinel.asked, crowns.talks.when"""
        if not self.seats[self.turn].hand:
            told.append(Told("turn-skipped", seat=self.turn))
            self.next_turn(chance, told)
            return
        told.append(Told("turn-began", seat=self.turn))
        sentinels.ask_all(self, told)
        if self.options["negotiations"] == "on":
            self.open_talks("talk", told)
        else:
            self.begin_action(chance, told)

    def open_talks(self, phase, told):
        talks.open_talks(self, phase, told)

    def begin_action(self, chance, told):
        """crowns.turn.action, crowns.turn.pass"""
        self.phase, self.actor = "act", self.turn
        if self.actions() == {"pass"}:
            self.act("pass", [], chance, told)
            self.end_turn(chance, told)

    def actions(self):
        moves = exchange.beginnings(self) | coinage.plays(self) | attack.plays(self)
        return promises.kept(self, moves) or {"pass"}

    def act(self, word, rest, chance, told):
        if word == "pass":
            told.append(Told("passed", seat=self.turn))
            self.phase = "turn-over"
        elif word == "lay":
            exchange.begin(self, rest[0], told)
        elif word == "coinage":
            coinage.begin(self, rest[0], int(rest[1]), chance, told)
        else:
            attack.begin(self, rest[0], int(rest[1]), told)

    def end_turn(self, chance, told):
        self.target, self.knight, self.coin, self.actor = 0, "", "", 0
        self.promised, self.promised_whom, self.spared = "", 0, []
        for seat in self.seats.values():
            seat.laid, seat.raised, seat.vote, seat.sealed_vote, seat.spent = [], 0, None, None, 0
        self.raise_in_pass = False
        self.next_turn(chance, told)

    def next_turn(self, chance, told):
        """crowns.turn.order, crowns.round.end, crowns.g1"""
        self.turn = self.turn % self.count + 1
        if self.turn == self.starter:
            self.round += 1
            if self.round <= self.rounds:
                told.append(Told("round-began", round=self.round))
            if self.is_over(told):
                scoring.end(self, told)
                return
        self.begin_turn(chance, told)

    def is_over(self, told):
        """crowns.end.rounds, crowns.end.empty"""
        empty = next((number for number in self.seats if not self.seats[number].hand), None)
        if self.round > self.rounds:
            told.append(Told("game-ended", reason="rounds"))
        elif empty:
            told.append(Told("game-ended", reason="empty-hand", seat=empty))
        return self.round > self.rounds or empty is not None


def kinds(cards):
    """Each card once, in order."""
    return sorted(set(cards), key=PLACE.get)
