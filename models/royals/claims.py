"""Claiming and taking over nobles in Royals, and paying for them card by card."""
from models.driver.interface import Told, sparse
from models.royals.scoring import take_bonuses
from models.royals.seat import city_of, country_of, title_of
from models.royals.tables import COST, COUNTRIES, COUNTRY_WILD, INTRIGUE_WILD, NOBLES, PAIRS


class Part:
    """One kind of card of a payment: how many are due, and what has been laid. royals.wild.shortage"""

    def __init__(self, kinds, group, due=0, wilds=0, wild=False, laid=None):
        self.kinds, self.group = kinds, group  # so many wild cards stand for one
        self.due, self.wilds, self.wild = due, wilds, wild
        self.laid = dict.fromkeys(kinds, 0) | (laid or {})

    def is_open(self):
        return self.due > 0 or self.wilds > 0

    def steps(self, hand, matching):
        """The cards that may be laid next, matching ones and wild ones. Matching cards come first."""
        if self.wilds:
            return [], [card for card in self.kinds if hand[card]]
        wild = self.wild and self.group * self.due <= sum(hand.values())
        return [card for card in matching if hand[card]], [card for card in self.kinds if hand[card]] if wild else []

    def lay(self, card, hand, as_wild):
        """A wild card means that all that is still due is paid with wild cards."""
        if as_wild and not self.wilds:
            self.wilds, self.due = self.group * self.due, 0
        if as_wild:
            self.wilds -= 1
        else:
            self.due -= 1
        hand[card] -= 1
        self.laid[card] += 1

    def ways(self, hand, matching):
        """All sets of cards that complete the payment; the same set may come several times."""
        if self.wilds:
            yield from choices(hand, self.wilds)
            return
        for paid in range(self.due, -1, -1):
            for cards in choices({card: hand[card] for card in matching}, paid):
                rest = {card: count - cards.get(card, 0) for card, count in hand.items()}
                wilds = self.group * (self.due - paid)
                for others in choices(rest, wilds) if self.wild or not wilds else ():
                    yield {card: cards.get(card, 0) + others[card] for card in hand}

    def pay_what_is_clear(self, hand, matching):
        """Paid without asking: the only card that can be laid next, the only set of cards that completes it, and
        matching cards whose order makes no difference."""
        while self.is_open():
            ways = self.ways(hand, matching)
            first = next(ways)
            plain, wild = self.steps(hand, matching)
            if all(way == first for way in ways):
                for card, count in first.items():
                    hand[card] -= count
                    self.laid[card] += count
                self.due = self.wilds = 0
            elif len(plain) + len(wild) == 1 or not wild and self.is_order_all(plain, hand, matching):
                self.lay((plain + wild)[0], hand, as_wild=bool(wild))
            else:
                return

    def is_order_all(self, plain, hand, matching):
        """Whether the matching cards that could come next lead to the same payments."""
        after = []
        for card in plain:
            rest = Part(self.kinds, self.group, self.due - 1, 0, self.wild)
            left = hand | {card: hand[card] - 1}
            after.append({tuple((way | {card: way[card] + 1}).items()) for way in rest.ways(left, matching)})
        return all(ways == after[0] for ways in after)


def choices(counts, size):
    """All ways to take so many cards from counts of each kind."""
    if sum(counts.values()) < size:
        return
    if not counts:
        yield {}
        return
    (card, count), *others = counts.items()
    for taken in range(min(count, size), -1, -1):
        for rest in choices(dict(others), size - taken):
            yield {card: taken} | rest


class Claim:
    def __init__(self, noble, country, intrigue):
        self.noble, self.country, self.intrigue = noble, country, intrigue

    @staticmethod
    def begin(game, noble):
        """royals.claim.cost"""
        country, title = country_of(noble), title_of(noble)
        claim = Claim(noble, Part(COUNTRIES, COUNTRY_WILD, COST[title]), Part(PAIRS, INTRIGUE_WILD))
        if owner_of(game, noble):
            claim.intrigue.due = intrigue_cost(title)
        hand = game.mover
        claim.country.wild = may_be_wild(game, claim.country, hand.country, [country])
        claim.intrigue.wild = may_be_wild(game, claim.intrigue, hand.intrigue, pairs_with(country))
        return claim

    @staticmethod
    def load(position):
        def part(name, kinds, group):
            return Part(kinds, group, position.get(f"{name}_due", 0), position.get(f"{name}_wilds", 0),
                        position.get(f"{name}_wild", False), position.get(name, {}))
        return Claim(position["noble"], part("country", COUNTRIES, COUNTRY_WILD), part("intrigue", PAIRS, INTRIGUE_WILD))

    def view(self):
        country, intrigue = self.country, self.intrigue
        return {"noble": self.noble, "country_due": country.due, "intrigue_due": intrigue.due,
                "country_wilds": country.wilds, "intrigue_wilds": intrigue.wilds, "country_wild": country.wild,
                "intrigue_wild": intrigue.wild, "country": sparse(**country.laid), "intrigue": sparse(**intrigue.laid)}

    def position(self):
        return sparse(**self.view())

    def part(self, seat):
        """What is paid now, Intrigue cards before Country cards: the part, its hand, and the matching cards."""
        country = country_of(self.noble)
        if self.intrigue.is_open():
            return self.intrigue, seat.intrigue, pairs_with(country)
        return self.country, seat.country, [country]


def intrigue_cost(title):
    """royals.takeover.intrigue, royals.takeover.king"""
    return 2 if title == "king" else 1


def pairs_with(country):
    """royals.takeover.intrigue: each Intrigue card serves for either of its countries."""
    return [pair for pair in PAIRS if country in pair.split("-")]


def may_be_wild(game, part, hand, matching):
    """royals.wild.shortage, royals.r13"""
    return part.due > 0 and (game.options["wild"] == "always" or sum(hand[card] for card in matching) < part.due)


def can_pay(part, hand, matching):
    """royals.takeover.both, royals.wild.country, royals.wild.intrigue, royals.r14"""
    short = part.due - min(part.due, sum(hand[card] for card in matching))
    return part.due - short + part.group * short <= sum(hand.values())


def owner_of(game, noble):
    return next((number for number, seat in game.seats.items() if noble in seat.nobles), None)


def claimable(game):
    """royals.claim.vacant, royals.takeover.rival, royals.takeover.own, royals.cubes.supply, royals.r25"""
    if game.mover.cubes < 2 and game.options["cubes"] == "limited":
        return set()
    moves = set()
    for noble in NOBLES:
        owner = owner_of(game, noble)
        claim = Claim.begin(game, noble)
        payable = (can_pay(claim.country, game.mover.country, [country_of(noble)])
                   and can_pay(claim.intrigue, game.mover.intrigue, pairs_with(country_of(noble))))
        if owner != game.turn and payable:
            moves.add(f"takeover {noble}" if owner else f"claim {noble}")
    return moves


def payments(game):
    """royals.wild.country, royals.wild.intrigue"""
    part, hand, matching = game.claim.part(game.mover)
    plain, wild = part.steps(hand, matching)
    names = ("intrigue", "wild-intrigue") if part is game.claim.intrigue else ("pay", "wild")
    return {f"{names[0]} {card}" for card in plain} | {f"{names[1]} {card}" for card in wild}


def lay(game, card, told, as_wild):
    part, hand, _ = game.claim.part(game.mover)
    part.lay(card, hand, as_wild)
    settle(game, told)


def settle(game, told):
    """Pays what needs no choice; the claim is carried out when all is paid: royals.secrets."""
    for _ in range(2):
        part, hand, matching = game.claim.part(game.mover)
        part.pay_what_is_clear(hand, matching)
    if not game.claim.part(game.mover)[0].is_open():
        place_cubes(game, told)


def place_cubes(game, told):
    """royals.claim.cubes, royals.takeover.vanquished, royals.takeover.title-stays"""
    claim, game.claim = game.claim, None
    former = owner_of(game, claim.noble)
    if former:
        game.seats[former].nobles.remove(claim.noble)
        game.seats[former].vanquished[city_of(claim.noble)] += 1
    game.mover.nobles.add(claim.noble)
    game.mover.titles[title_of(claim.noble)] += 1
    if game.options["cubes"] == "limited":
        game.mover.cubes -= 2
    for part, discard in ((claim.country, game.discard), (claim.intrigue, game.intrigue_discard)):
        for card, count in part.laid.items():
            discard[card] += count
    told.append(Told("claimed", seat=game.turn, noble=claim.noble, former=former,
                     country=sparse(**claim.country.laid), intrigue=sparse(**claim.intrigue.laid)))
    take_bonuses(game, claim.noble, told)
