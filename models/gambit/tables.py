"""The conspirators and goals of Gambit Royale: the table under The conspirators in rulebook.md."""
from models.driver.table import Pile

DISCIPLINES = ("alchemy", "fencing", "agriculture", "commerce", "religion", "music")
GOALS = [f"{discipline}-{value}" for discipline in DISCIPLINES for value in (1, 2, 3, 3, 4, 5)]
ROUNDS = 6
HAND = 3
CROWN_POINTS = GOLD_POINTS = 3

VALUE = {  # printed; the Doppelganger has none
    "king": 20, "queen": 16, "juliet": 14, "alchemist": 8, "fencing-master": 8, "landowner": 8, "merchant": 8,
    "cardinal": 8, "minstrel": 8, "explorer": 13, "assassin": 9.5, "storm": 9, "cloak": 0, "traitor": 10,
    "musketeers": 11, "wizard": 7, "witch": 1, "prince": 14, "squire": 2, "romeo": 5, "hermit": 12, "little-giant": 2,
    "doppelganger": None, "dragon": 11, "beggar": 4,
    "crown": 5, "lodestone": 6, "gold": 0, "bodyguard": 6, "jester": 3, "gatekeeper": 8,
}
CARDS = list(VALUE)  # in the order of the rulebook, in which sets are listed
SETS = {"2006": CARDS[:25], "2006+crown": CARDS[:26], "31": CARDS}
SECOND_VALUE = 12
DISCIPLINE_OF = {"alchemist": "alchemy", "fencing-master": "fencing", "landowner": "agriculture",
                 "merchant": "commerce", "cardinal": "religion", "minstrel": "music"}


class Cards(Pile):
    def position(self):
        return sorted(self.elements(), key=(CARDS + GOALS).index)


def discipline_of(goal):
    return goal.partition("-")[0]


def points_of(goal):
    return int(goal.partition("-")[2])


def printed(card, goal):
    """The printed value, of a two-value card the one that holds under this goal."""
    matches = goal and DISCIPLINE_OF.get(card) == discipline_of(goal)
    return SECOND_VALUE if matches else VALUE[card]
