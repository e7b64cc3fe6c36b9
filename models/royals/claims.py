"""Claiming and taking over nobles in Royals, and paying for them card by card."""
from collections import Counter
from itertools import combinations

from models.driver.table import Kept, Pile
from models.royals.scoring import take_bonuses
from models.royals.tables import COST, COUNTRY_WILD, INTRIGUE_WILD, NOBLES, PAIRS, city_of, country_of, title_of


class Part(Kept):
    """One kind of card of a payment: how many are due, and what has been laid. royals.wild.shortage"""
    entries = {"due": 0, "wilds": 0, "wild": False, "laid": Pile()}

    def __init__(self, hand, matching, group, **given):
        super().__init__(**given)
        self.hand, self.matching, self.group = hand, matching, group  # so many wild cards stand for one

    def is_open(self):
        return self.due > 0 or self.wilds > 0

    def matching_cards(self):
        return sum(self.hand[card] for card in self.matching)

    def can_be_paid(self):
        """royals.takeover.both, royals.wild.country, royals.wild.intrigue, royals.r14"""
        plain = min(self.due, self.matching_cards())
        return plain + self.group * (self.due - plain) <= self.hand.total()

    def steps(self):
        """The cards that may be laid next, matching ones and wild ones. Matching cards come first."""
        wild = self.wilds or self.wild and self.group * self.due <= self.hand.total()
        return [card for card in self.matching if self.hand[card] and not self.wilds], list(self.hand) if wild else []

    def lay(self, card, as_wild):
        """A wild card means that all that is still due is paid with wild cards."""
        if as_wild and not self.wilds:
            self.wilds, self.due = self.group * self.due, 0
        if as_wild:
            self.wilds -= 1
        else:
            self.due -= 1
        self.hand.move(card, self.laid)

    def ways(self):
        """All sets of cards that complete the payment; the same set may come several times."""
        if self.wilds:
            yield from choices(self.hand, self.wilds)
            return
        for paid in range(self.due, -1, -1):
            wilds = self.group * (self.due - paid)
            for cards in choices(Counter({card: self.hand[card] for card in self.matching}), paid):
                for others in choices(self.hand - cards, wilds) if self.wild or not wilds else ():
                    yield cards + others

    def pay_what_is_clear(self):
        """Paid without asking: the only card that can be laid next, the only set of cards that completes it, and
        matching cards whose order makes no difference."""
        while self.is_open():
            ways = self.ways()
            first = next(ways)
            plain, wild = self.steps()
            if all(way == first for way in ways):
                for card in first.elements():
                    self.hand.move(card, self.laid)
                self.due = self.wilds = 0
            elif len(plain) + len(wild) == 1 or not wild and self.is_order_all(plain):
                self.lay((plain + wild)[0], as_wild=bool(wild))
            else:
                return

    def is_order_all(self, plain):
        """Whether the matching cards that could come next lead to the same payments."""
        after = []
        for card in plain:
            rest = Part(self.hand - Counter([card]), self.matching, self.group, due=self.due - 1, wild=self.wild)
            after.append({frozenset((way + Counter([card])).items()) for way in rest.ways()})
        return all(ways == after[0] for ways in after)


def choices(counts, size):
    """All ways to take so many of the cards."""
    return map(Counter, set(combinations(counts.elements(), size)))


class Claim:
    def __init__(self, game, noble):
        """royals.claim.cost, royals.takeover.intrigue, royals.wild.shortage, royals.r13"""
        self.noble, country, title = noble, country_of(noble), title_of(noble)
        pairs = [pair for pair in PAIRS if country in pair.split("-")]
        cards = intrigue_cost(title) if owner_of(game, noble) else 0
        self.parts = {"country": Part(game.mover.country, [country], COUNTRY_WILD, due=COST[title]),
                      "intrigue": Part(game.mover.intrigue, pairs, INTRIGUE_WILD, due=cards)}
        for part in self.parts.values():
            part.wild = part.due > 0 and (game.options["wild"] == "always" or part.matching_cards() < part.due)

    @staticmethod
    def load(game, position):
        claim = Claim(game, position["noble"])
        for name, part in claim.parts.items():
            entries = {entry: position.get(f"{name}_{entry}", 0) for entry in ("due", "wilds", "wild")}
            part.load(entries | {"laid": position.get(name, {})})
        return claim

    def view(self):
        shown = {"noble": self.noble} | {name: dict(part.laid) for name, part in self.parts.items()}
        return shown | {f"{name}_{entry}": getattr(part, entry) for name, part in self.parts.items()
                        for entry in ("due", "wilds", "wild")}

    def position(self):
        return {name: value for name, value in self.view().items() if value}

    def part(self):
        """What is paid now, Intrigue cards before Country cards."""
        return self.parts["intrigue" if self.parts["intrigue"].is_open() else "country"]


def intrigue_cost(title):
    """royals.takeover.intrigue, royals.takeover.king"""
    return 2 if title == "king" else 1


def owner_of(game, noble):
    return next((number for number, seat in game.seats.items() if noble in seat.nobles), None)


def claimable(game):
    """royals.claim.vacant, royals.takeover.rival, royals.takeover.own, royals.cubes.supply, royals.r25"""
    if game.mover.cubes < 2 and game.options["cubes"] == "limited":
        return set()
    payable = [noble for noble in NOBLES if all(part.can_be_paid() for part in Claim(game, noble).parts.values())]
    return {f"takeover {noble}" if owner_of(game, noble) else f"claim {noble}" for noble in payable
            if noble not in game.mover.nobles}


def payments(game):
    """royals.wild.country, royals.wild.intrigue"""
    plain, wild = game.claim.part().steps()
    names = ("intrigue", "wild-intrigue") if game.claim.parts["intrigue"].is_open() else ("pay", "wild")
    return {f"{name} {card}" for name, cards in zip(names, (plain, wild)) for card in cards}


def settle(game):
    """Pays what needs no choice; the claim is carried out when all is paid: royals.secrets."""
    for _ in game.claim.parts:
        game.claim.part().pay_what_is_clear()
    if not game.claim.part().is_open():
        place_cubes(game)


def place_cubes(game):
    """royals.claim.cubes, royals.takeover.vanquished, royals.takeover.title-stays"""
    claim, game.claim = game.claim, None
    former, laid = owner_of(game, claim.noble), {name: part.laid for name, part in claim.parts.items()}
    if former:
        game.seats[former].nobles.remove(claim.noble)
        game.seats[former].vanquished[city_of(claim.noble)] += 1
    game.mover.nobles.append(claim.noble)
    game.mover.titles[title_of(claim.noble)] += 1
    if game.options["cubes"] == "limited":
        game.mover.cubes -= 2
    game.discard.update(laid["country"])
    game.intrigue_discard.update(laid["intrigue"])
    game.tell("claimed", seat=game.turn, noble=claim.noble, former=former,
              **{name: dict(cards) for name, cards in laid.items()})
    take_bonuses(game, claim.noble)
