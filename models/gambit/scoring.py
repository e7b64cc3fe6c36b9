"""The end of Gambit Royale: gambit.score.*"""
from models.gambit.tables import CROWN_POINTS, DISCIPLINES, GOLD_POINTS, discipline_of, points_of


def goal_sum(goals):
    """gambit.score.sum"""
    return sum(map(points_of, goals.elements()))


def goals_doubled(goals):
    """gambit.score.six: 0 if a discipline is missing."""
    best = [max((points_of(goal) for goal in goals if discipline_of(goal) == discipline), default=0)
            for discipline in DISCIPLINES]
    return 2 * sum(best) - (goals.total() - len(DISCIPLINES)) if all(best) else 0


def lines(game, number):
    """gambit.r31, gambit.score.crown, gambit.score.gold"""
    seat = game.seats[number]
    plain, doubled = goal_sum(seat.goals), goals_doubled(seat.goals)
    return {"Goal cards": plain, "All six disciplines": max(0, doubled - plain),
            "Crown": CROWN_POINTS if game.crown == number else 0, "Gold": GOLD_POINTS * seat.gold_won}


def strength(game, number):
    """gambit.score.winner"""
    return [sum(lines(game, number).values())]
