"""Game of Crowns with every optional rule, from games/crowns/rulebook.md and the printed rules."""

# What a seat can work out from what it has seen, and what cards would be worth: help for players, no rule.
VIEW_LEAVES_OUT = {"worth", "prospects", "seats.seen", "seats.unseen", "seats.gone"}
