"""Royals, editions 2014 and 2016, from games/royals/rulebook.md and the printed rules."""


def weigh(move, random):
    """Random play ends its turn less gladly than it claims, so that cards are used."""
    return 0.3 if move == "end" else 1
