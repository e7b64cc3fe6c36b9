"""Royals: the course of the game. Claims are in claims.py, markers in scoring.py, what seats see in view.py."""
from models.driver.interface import Told, sparse
from models.royals import claims, scoring, view
from models.royals.seat import Seat
from models.royals.tables import COPIES_OF_A_PAIR, COUNTRIES, COUNTRY_LIMIT, EDITIONS, INTRIGUE_LIMIT, PAIRS

PERIODS = 3


class Model:
    def __init__(self, seats, options):
        self.count, self.options, self.edition = seats, options, EDITIONS[options["edition"]]
        self.display_size = int(options["display"])  # royals.setup.display, royals.setup.display-four
        self.phase, self.turn, self.start, self.turns = "start", 0, 0, 0
        self.period, self.period_ends = 1, False
        self.plan, self.countries_drawn, self.intrigue_drawn = "", 0, 0
        self.display = dict.fromkeys(COUNTRIES, 0)
        self.pile = self.edition.cards(seats)
        self.discard = dict.fromkeys(COUNTRIES, 0)
        self.intrigue_pile = dict.fromkeys(PAIRS, COPIES_OF_A_PAIR)  # royals.setup.intrigue
        self.intrigue_discard = dict.fromkeys(PAIRS, 0)
        self.seats = {number: Seat(seats) for number in range(1, seats + 1)}
        self.claim = None
        self.markers = scoring.Markers(self.edition.house_markers[seats])

    def begin(self, chance):
        """royals.setup.start, royals.setup.display"""
        told = []
        by_chance = self.options["start"] == "random"
        if by_chance:
            self.start = int(chance.draw("start", possible={str(seat): 1 for seat in self.seats}))
            told.append(Told("started", seat=self.start))
        self.fill_display(chance, told)
        if not by_chance:
            self.start = int(self.options["start"])
            told.append(Told("started", seat=self.start))
        self.turn = self.start
        self.begin_turn(chance, told)
        return told

    def load(self, position):
        self.phase, self.turn, self.start = position["phase"], position.get("turn", 0), position.get("start", 0)
        self.turns, self.period = position.get("turns", 0), position["period"]
        self.period_ends, self.plan = position.get("period_ends", False), position.get("plan", "")
        self.countries_drawn = position.get("countries_drawn", 0)
        self.intrigue_drawn = position.get("intrigue_drawn", 0)
        for name in ("display", "pile", "discard", "intrigue_pile", "intrigue_discard"):
            cards = getattr(self, name)
            cards.update(dict.fromkeys(cards, 0), **position.get(name, {}))
        for seat, given in zip(self.seats.values(), position["seats"]):
            seat.load(given)
        self.claim = claims.Claim.load(position["claim"]) if "claim" in position else None
        self.markers.load(position.get("markers", {}))

    def position(self):
        first = {"format": 3, "phase": self.phase, "period": self.period,
                 "seats": [seat.position() for seat in self.seats.values()]}
        return first | sparse(
            turn=self.turn, start=self.start, turns=self.turns, period_ends=self.period_ends, plan=self.plan,
            countries_drawn=self.countries_drawn, intrigue_drawn=self.intrigue_drawn, display=sparse(**self.display),
            pile=sparse(**self.pile), discard=sparse(**self.discard), intrigue_pile=sparse(**self.intrigue_pile),
            intrigue_discard=sparse(**self.intrigue_discard), claim=self.claim and self.claim.position(),
            markers=self.markers.position())

    @property
    def mover(self):
        return self.seats[self.turn]

    def asked(self):
        """royals.turn.order, royals.end.over"""
        return [] if self.phase == "over" else [self.turn]

    def moves(self, seat):
        if seat not in self.asked():
            return set()
        if self.claim:
            return claims.payments(self)
        return {"announce": self.announcements, "draw": self.draws, "play": self.plays,
                "discard": self.discards}[self.phase]()

    def play(self, seat, move, chance):
        told = []
        word, _, rest = move.partition(" ")
        {"announce": self.announce, "draw": self.draw, "claim": self.begin_claim, "takeover": self.begin_claim,
         "pay": self.lay, "wild": self.lay_wild, "intrigue": self.lay, "wild-intrigue": self.lay_wild,
         "end": self.end, "discard": self.lay_aside}[word](rest, chance, told)
        return told

    def view(self, seat):
        return view.view(self, seat)

    def result(self):
        return scoring.result(self) if self.phase == "over" else None

    # --- the turn ---

    def begin_turn(self, chance, told):
        """royals.turn.steps, royals.draw.announce: the first turn has no option to announce."""
        self.plan, self.countries_drawn, self.intrigue_drawn = "", 0, 0
        announced = self.options["draw"] == "announced" and not self.is_first_turn()
        self.phase = "announce" if announced else "draw"
        if not announced:
            self.draw_on(chance, told)

    def is_first_turn(self):
        return self.turns < self.count

    def announcements(self):
        return {"announce three", "announce mixed"}

    def announce(self, plan, chance, told):
        """royals.draw.announce"""
        self.plan, self.phase = plan, "draw"
        told.append(Told("announced", seat=self.turn, plan=plan))
        self.draw_on(chance, told)

    def countries_to_draw(self):
        """royals.draw.first, royals.draw.options"""
        if self.is_first_turn():
            return self.edition.first_draw[self.count][self.turns]
        return 1 if self.plan == "mixed" or self.intrigue_drawn else 3

    def may_draw_intrigue(self):
        """royals.draw.options, royals.r31"""
        return (not self.is_first_turn() and self.plan != "three" and not self.intrigue_drawn
                and self.countries_drawn <= 1)

    def draws(self):
        """royals.draw.must, royals.draw.sources"""
        moves = set()
        if self.countries_drawn < self.countries_to_draw():
            moves |= {f"draw {country}" for country, count in self.display.items() if count}
            if any(self.pile.values()):
                moves.add("draw pile")
        if self.may_draw_intrigue():
            moves.add("draw intrigue")
        return moves

    def draw(self, source, chance, told):
        """royals.draw.sources, royals.chance, royals.secrets"""
        if source == "intrigue":
            self.draw_intrigue(chance, told)
        elif source == "pile":
            country = chance.draw("deal", possible=self.pile)
            move_card(country, self.pile, self.mover.country)
            self.countries_drawn += 1
            told.append(Told("drew-country", seat=self.turn, country=country).hiding(["country"], [self.turn]))
            self.check_pile(told)
        else:
            move_card(source, self.display, self.mover.country)
            self.countries_drawn += 1
            told.append(Told("took-display", seat=self.turn, country=source))
        self.draw_on(chance, told)

    def draw_on(self, chance, told):
        """royals.draw.sources: the only card that can be drawn is drawn without asking."""
        if self.is_drawing_over():
            self.phase = "play"
        elif len(self.draws()) == 1:
            self.draw(self.draws().pop().partition(" ")[2], chance, told)

    def draw_intrigue(self, chance, told):
        """royals.intrigue.reshuffle, royals.r4"""
        if not any(self.intrigue_pile.values()):
            told.append(Told("intrigue-shuffled", cards=sparse(**self.intrigue_discard)))
            shuffle_in(self.intrigue_discard, self.intrigue_pile)
        pair = chance.draw("deal", possible=self.intrigue_pile)
        move_card(pair, self.intrigue_pile, self.mover.intrigue)
        self.intrigue_drawn = 1
        told.append(Told("drew-intrigue", seat=self.turn, pair=pair).hiding(["pair"], [self.turn]))

    def is_drawing_over(self):
        """royals.draw.options: three Country cards, or one and an Intrigue card."""
        if self.plan == "mixed" or self.intrigue_drawn:
            return self.countries_drawn == 1 and self.intrigue_drawn == 1
        return self.countries_drawn == self.countries_to_draw()

    def plays(self):
        """royals.play.any"""
        return {"end"} | claims.claimable(self)

    def begin_claim(self, noble, chance, told):
        self.claim = claims.Claim.begin(self, noble)
        claims.settle(self, told)

    def lay(self, card, chance, told):
        claims.lay(self, card, told, as_wild=False)

    def lay_wild(self, card, chance, told):
        claims.lay(self, card, told, as_wild=True)

    # --- the end of a turn ---

    def over_limits(self):
        """royals.hand.limit"""
        return (sum(self.mover.country.values()) > COUNTRY_LIMIT, sum(self.mover.intrigue.values()) > INTRIGUE_LIMIT)

    def end(self, _, chance, told):
        if any(self.over_limits()):
            self.phase = "discard"
            told.append(Told("over-limit", seat=self.turn))
        else:
            self.finish_turn(chance, told)

    def discards(self):
        """royals.hand.limit: cards of the player's choice."""
        country, intrigue = self.over_limits()
        cards = ([name for name, count in self.mover.country.items() if count] if country else [])
        cards += [name for name, count in self.mover.intrigue.items() if count] if intrigue else []
        return {f"discard {card}" for card in cards}

    def lay_aside(self, card, chance, told):
        if card in PAIRS:
            move_card(card, self.mover.intrigue, self.intrigue_discard)
            told.append(Told("dropped-intrigue", seat=self.turn, pair=card))
        else:
            move_card(card, self.mover.country, self.discard)
            told.append(Told("discarded", seat=self.turn, country=card))
        if not any(self.over_limits()):
            self.finish_turn(chance, told)

    def finish_turn(self, chance, told):
        """royals.turn.refill, royals.end.over"""
        told.append(Told("turn-ended", seat=self.turn))
        self.fill_display(chance, told)
        self.turns += 1
        self.turn = self.turn % self.count + 1
        if self.is_period_over():
            scoring.score_period(self, told)
            if self.period == PERIODS:
                scoring.score_titles(self, told)
                told.append(Told("game-over"))
                self.phase = "over"
                return
            self.period, self.period_ends = self.period + 1, False
        self.begin_turn(chance, told)

    def is_period_over(self):
        """royals.period.third, royals.r8: the last round is played to its end."""
        return self.period_ends and (self.period < PERIODS or self.turns % self.count == 0)

    def fill_display(self, chance, told):
        """royals.turn.refill, royals.period.end-2014"""
        while sum(self.display.values()) < self.display_size:
            if not any(self.pile.values()):
                self.end_period(told)
            country = chance.draw("deal", possible=self.pile)
            move_card(country, self.pile, self.display)
            told.append(Told("revealed", country=country))
            self.check_pile(told)

    def check_pile(self, told):
        """royals.period.end-2016: as soon as the last card leaves the pile."""
        if self.options["edition"] == "2016" and not any(self.pile.values()):
            self.end_period(told)

    def end_period(self, told):
        """royals.period.end-2014, royals.period.end-2016; royals.r7: no period ends twice."""
        if not self.period_ends:
            self.period_ends = True
            told.append(Told("period-ending", period=self.period))
        told.append(Told("pile-shuffled", cards=sparse(**self.discard)))
        shuffle_in(self.discard, self.pile)


def move_card(card, source, target):
    source[card] -= 1
    target[card] += 1


def shuffle_in(discard, pile):
    for card, count in discard.items():
        pile[card] += count
        discard[card] = 0
