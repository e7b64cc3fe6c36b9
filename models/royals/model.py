"""Royals: the course of the game. Claims are in claims.py, markers in scoring.py, what seats see in view.py."""
from models.driver.interface import sparse
from models.driver.table import Kept, Pile, Table
from models.royals import claims, scoring
from models.royals.tables import (CITIES, COPIES_OF_A_PAIR, COUNTRIES, COUNTRY_LIMIT, CUBES, EDITIONS, HOUSE_MARKERS,
                                  INFLUENCE, INTRIGUE_LIMIT, NOBLES, PAIRS, city_of, country_of, title_of)
from models.royals.view import view

PERIODS = 3


class Seat(Kept):
    entries = {"country": Pile(), "intrigue": Pile(), "nobles": [], "vanquished": Pile(), "titles": Pile(), "cubes": 0}

    def position(self):
        return super().position() | sparse(nobles=sorted(self.nobles, key=NOBLES.index))

    def nobles_in(self, country):
        return [noble for noble in self.nobles if country_of(noble) == country]

    def influence(self, country):
        """royals.period.influence"""
        return sum(INFLUENCE[title_of(noble)] for noble in self.nobles_in(country))

    def is_in_every_city(self, country):
        """royals.bonus.country: vanquished cubes count."""
        return set(CITIES[country]) <= {city_of(noble) for noble in self.nobles} | set(self.vanquished)


class Model(Table):
    entries = {"phase": "", "turn": 0, "start": 0, "turns": 0, "period": 0, "period_ends": False, "plan": "",
               "countries_drawn": 0, "intrigue_drawn": 0, "display": Pile(), "pile": Pile(), "discard": Pile(),
               "intrigue_pile": Pile(), "intrigue_discard": Pile(), "claim": None, "markers": {}}
    view, strength, lines = view, scoring.strength, scoring.lines

    def __init__(self, seats, options):
        self.edition = EDITIONS[options["edition"]]
        cards = zip(COUNTRIES, self.edition["deck"], self.edition["removed"][seats])
        house = {place: scoring.REMOVED for (_, place), points in HOUSE_MARKERS.items()
                 if points not in self.edition["house_markers"][seats]}  # royals.setup.houses
        super().__init__(seats, options, phase="start", period=1, markers={"house": house},
                         pile={country: count - out for country, count, out in cards},  # royals.setup.cards
                         intrigue_pile=dict.fromkeys(PAIRS, COPIES_OF_A_PAIR))  # royals.setup.intrigue
        self.display_size = int(options["display"])  # royals.setup.display, royals.setup.display-four
        self.seats = {number: Seat(cubes=CUBES[seats]) for number in range(1, seats + 1)}

    def load(self, position):
        super().load(position)
        self.markers = scoring.Markers(self.markers)
        self.claim = self.claim and claims.Claim.load(self, self.claim)

    def set_up(self):
        """royals.setup.start, royals.setup.display"""
        self.turn = self.start = self.first_seat()
        self.fill_display()
        if self.options["start"] != "random":
            self.tell("started", seat=self.start)
        self.begin_turn()

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
        if self.phase == "announce":
            return {"announce three", "announce mixed"}
        if self.phase == "play":  # royals.play.any
            return {"end"} | claims.claimable(self)
        if self.phase == "discard":  # royals.hand.limit: cards of the player's choice
            return {f"discard {card}" for hand in self.over_limits() for card in hand}
        return self.draws()

    def carry_out(self, seat, word, what=None):
        if word in ("claim", "takeover"):
            self.claim = claims.Claim(self, what)
        elif word in ("pay", "intrigue", "wild", "wild-intrigue"):
            self.claim.part().lay(what, as_wild=word.startswith("wild"))
        else:
            {"announce": self.announce, "draw": self.draw, "end": self.end, "discard": self.lay_aside}[word](what)
        if self.claim:
            claims.settle(self)

    # --- the turn ---

    def begin_turn(self):
        """royals.turn.steps, royals.draw.announce: the first turn has no option to announce."""
        self.plan, self.countries_drawn, self.intrigue_drawn = "", 0, 0
        if self.options["draw"] == "announced" and not self.is_first_turn():
            self.phase = "announce"
        else:
            self.draw_on()

    def is_first_turn(self):
        return self.turns < self.count

    def announce(self, plan):
        """royals.draw.announce"""
        self.plan = plan
        self.tell("announced", seat=self.turn, plan=plan)
        self.draw_on()

    def countries_to_draw(self):
        """royals.draw.first, royals.draw.options: three Country cards, or one and an Intrigue card."""
        if self.is_first_turn():
            return self.edition["first_draw"][self.count][self.turns]
        return 1 if self.plan == "mixed" or self.intrigue_drawn else 3

    def may_draw_intrigue(self):
        """royals.draw.options, royals.r31"""
        return (not self.is_first_turn() and self.plan != "three" and not self.intrigue_drawn
                and self.countries_drawn <= 1)

    def draws(self):
        """royals.draw.must, royals.draw.sources"""
        more = self.countries_drawn < self.countries_to_draw()
        sources = [*self.display, *(["pile"] if self.pile else [])] if more else []
        return {f"draw {source}" for source in sources + ["intrigue"] * self.may_draw_intrigue()}

    def draw(self, source):
        """royals.draw.sources, royals.chance, royals.secrets"""
        if source == "intrigue":
            self.draw_intrigue()
        elif source == "pile":
            country = self.deal(self.pile, self.mover.country)
            self.countries_drawn += 1
            self.tell("drew-country", seat=self.turn, country=country).hiding(["country"], [self.turn])
            self.check_pile()
        else:
            self.display.move(source, self.mover.country)
            self.countries_drawn += 1
            self.tell("took-display", seat=self.turn, country=source)
        self.draw_on()

    def draw_intrigue(self):
        """royals.intrigue.reshuffle, royals.r4"""
        if not self.intrigue_pile:
            self.tell("intrigue-shuffled", cards=dict(self.intrigue_discard))
            self.intrigue_pile, self.intrigue_discard = self.intrigue_discard, self.intrigue_pile
        pair = self.deal(self.intrigue_pile, self.mover.intrigue)
        self.intrigue_drawn = 1
        self.tell("drew-intrigue", seat=self.turn, pair=pair).hiding(["pair"], [self.turn])

    def draw_on(self):
        """royals.draw.sources: the only card that can be drawn is drawn without asking."""
        needs_intrigue = self.plan == "mixed" and not self.intrigue_drawn
        is_over = self.countries_drawn == self.countries_to_draw() and not needs_intrigue
        self.phase = "play" if is_over else "draw"
        if not is_over and len(self.draws()) == 1:
            self.draw(self.draws().pop().partition(" ")[2])

    # --- the end of a turn ---

    def over_limits(self):
        """royals.hand.limit: the hands of which cards must be discarded."""
        limits = ((self.mover.country, COUNTRY_LIMIT), (self.mover.intrigue, INTRIGUE_LIMIT))
        return [hand for hand, limit in limits if hand.total() > limit]

    def end(self, _):
        if self.over_limits():
            self.phase = "discard"
            self.tell("over-limit", seat=self.turn)
        else:
            self.finish_turn()

    def lay_aside(self, card):
        if card in PAIRS:
            self.mover.intrigue.move(card, self.intrigue_discard)
            self.tell("dropped-intrigue", seat=self.turn, pair=card)
        else:
            self.mover.country.move(card, self.discard)
            self.tell("discarded", seat=self.turn, country=card)
        if not self.over_limits():
            self.finish_turn()

    def finish_turn(self):
        """royals.turn.refill, royals.end.over"""
        self.tell("turn-ended", seat=self.turn)
        self.fill_display()
        self.turns += 1
        self.turn = self.turn % self.count + 1
        if self.is_period_over():
            scoring.score_period(self)
            if self.period == PERIODS:
                scoring.score_titles(self)
                self.tell("game-over")
                self.phase = "over"
                return
            self.period, self.period_ends = self.period + 1, False
        self.begin_turn()

    def is_period_over(self):
        """royals.period.third, royals.r8: the last round is played to its end."""
        return self.period_ends and (self.period < PERIODS or self.turns % self.count == 0)

    def fill_display(self):
        """royals.turn.refill, royals.period.end-2014"""
        while self.display.total() < self.display_size:
            if not self.pile:
                self.end_period()
            self.tell("revealed", country=self.deal(self.pile, self.display))
            self.check_pile()

    def check_pile(self):
        """royals.period.end-2016: as soon as the last card leaves the pile."""
        if self.options["edition"] == "2016" and not self.pile:
            self.end_period()

    def end_period(self):
        """royals.period.end-2014, royals.period.end-2016; royals.r7: no period ends twice."""
        if not self.period_ends:
            self.period_ends = True
            self.tell("period-ending", period=self.period)
        self.tell("pile-shuffled", cards=dict(self.discard))
        self.pile, self.discard = self.discard, self.pile
