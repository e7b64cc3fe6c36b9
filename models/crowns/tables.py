"""The cards of Game of Crowns: crowns.setup. The shares of the guests are what `components` says."""
from models.driver.table import Pile

HOUSES = ("lyre", "redtower", "orlok", "chiron", "akroyear", "midian", "celestian", "occultus", "ki-rin")
HOUSE_SET = {"castellan": 1, "coinage": 2, "feud": 2, "knight": 3, "princess": 1, "trader": 1}
GUESTS = {"artist": 1, "bard": 1, "diplomat": 1, "jester": 4, "priest": 1, "sentinel": 2, "undertaker": 1}
TYPES = (*HOUSE_SET, *GUESTS)
CARDS = [f"{kind}.{house}" for kind in HOUSE_SET for house in HOUSES] + list(GUESTS)
RAVENS = 4


class Cards(Pile):
    def position(self):
        return sorted(self.elements(), key=CARDS.index)

    def of_kind(self, kind):
        return sum(count for card, count in self.items() if kind_of(card) == kind)


def house_cards(house):
    """crowns.setup"""
    return Cards({f"{kind}.{house}": copies for kind, copies in HOUSE_SET.items()})


def kind_of(card):
    return card.partition(".")[0]


def house_of(card):
    """The banner; empty for a guest."""
    return card.partition(".")[2]
