"""Ten rules of Gambit Royale, each changed in the model on purpose: comparing must find every one."""
from unittest.mock import patch

from models.driver.interface import Bite
from models.gambit import effects, evaluation, scoring
from models.gambit.evaluation import Contest
from models.gambit.model import Column, Model
from models.gambit.tables import points_of

talented, columns_to_the_right = Contest.talented, effects.columns_to_the_right
draw_at_end_of_turn = Model.draw_at_end_of_turn


def smaller_giant(contest, entry):
    return 2 + 2 * (len(contest.left) - 1) if entry.card == "little-giant" else talented(contest, entry)


def doubled_for_nothing(goals):
    kept = {discipline: [goal for goal in goals if goal.startswith(discipline)] for discipline in scoring.DISCIPLINES}
    return 2 * sum(max(map(points_of, each)) for each in kept.values()) if all(kept.values()) else 0


def at_once(game):
    game.lost_crown_this_turn = False
    draw_at_end_of_turn(game)


BITES = [
    Bite("gambit.card.gatekeeper", "it adds no card",
         lambda: patch.object(Column, "needed", lambda column: points_of(column.goal) if column.goal else 0)),
    Bite("gambit.card.storm", "it closes nothing", lambda: patch.object(Column, "is_closed", lambda column: False)),
    Bite("gambit.card.explorer", "he moves to the left",
         lambda: patch.object(effects, "columns_to_the_right",
                              lambda game, number: columns_to_the_right(game, number)[::-1])),
    Bite("gambit.r40", "a draw is skipped in the turn in which the Crown went away",
         lambda: patch.object(Model, "draw_at_end_of_turn", at_once)),
    Bite("gambit.r37", "an empty hand is filled up to one card",
         lambda: patch.object(Model, "full_hand", lambda game, seat: 1)),
    Bite("gambit.r13", "several Wizards or Witches all act",
         lambda: patch.object(Contest, "acts", lambda contest, kind, cards: bool(cards))),
    Bite("gambit.card.little-giant", "he counts 2 more for every other card",
         lambda: patch.object(Contest, "talented", smaller_giant)),
    Bite("gambit.card.dragon", "cards of the others count 1 less", lambda: patch.object(evaluation, "DRAGON_LOSS", 1)),
    Bite("gambit.evaluation.tie", "the farthest card breaks a tie",
         lambda: patch.object(Contest, "by_place", lambda contest, cards: (cards[-1], "nearest"))),
    Bite("gambit.score.six", "further goals cost nothing",
         lambda: patch.object(scoring, "goals_doubled", doubled_for_nothing)),
]
