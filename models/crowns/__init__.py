"""Game of Crowns with every optional rule, from games/crowns/rulebook.md and the printed rules."""

# What a seat can work out from what it has seen, and what cards would be worth: help for players, no rule.
VIEW_LEAVES_OUT = {"worth", "prospects", "seats.seen", "seats.unseen", "seats.gone"}
WEIGHTS = {"close": 0.3, "done": 1, "put": 8, "agree": 8, "counter": 2, "strike": 0.3, "drop": 0.3, "ask": 0.4,
           "knight": 2}


def weigh(move, random):
    """Talks go on for a while, and deals are put and agreed to rather than worded for ever."""
    return WEIGHTS.get(move.partition(" ")[0], 1)
