"""The cards of Game of Crowns: crowns.setup. The shares of the guests are what `components` says."""

HOUSES = ("lyre", "redtower", "orlok", "chiron", "akroyear", "midian", "celestian", "occultus", "ki-rin")
HOUSE_SET = {"castellan": 1, "coinage": 2, "feud": 2, "knight": 3, "princess": 1, "trader": 1}
GUESTS = {"artist": 1, "bard": 1, "diplomat": 1, "jester": 4, "priest": 1, "sentinel": 2, "undertaker": 1}
TYPES = (*HOUSE_SET, *GUESTS)
CARDS = [f"{kind}.{house}" for kind in HOUSE_SET for house in HOUSES] + list(GUESTS)
RAVENS = 4
PLACE = {card: place for place, card in enumerate(CARDS)}


def house_cards(house):
    """crowns.setup"""
    return [f"{kind}.{house}" for kind, copies in HOUSE_SET.items() for _ in range(copies)]


def kind_of(card):
    return card.partition(".")[0]


def house_of(card):
    """The banner; empty for a guest."""
    return card.partition(".")[2]


def in_order(cards):
    return sorted(cards, key=PLACE.get)
