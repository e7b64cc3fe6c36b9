"""What seats see of Gambit Royale: gambit.secrets."""
from models.driver.interface import sparse
from models.gambit import scoring
from models.gambit.tables import CARDS, GOALS, in_order, printed


def view(game, viewer):
    own = game.seats.get(viewer)
    asked = game.phase in ("hide", "swap")
    shown = {"phase": game.phase, "round": game.round, "turn": game.turn,
             "columns": [column(each, viewer) for each in game.columns],
             "hand": in_order(own.hand, CARDS) if own else [], "supply": in_order(own.supply, CARDS) if own else [],
             "unseen_discards": in_order(own.unseen_discards, CARDS) if own else [],
             "seats": [seat(game, number) for number in game.seats]}
    return shown | sparse(actor=game.actor if asked else 0,
                          column=game.column if asked else 0, bound=game.bound, crown=game.crown)


def column(each, viewer):
    shown = {"cards": [], "needed": each.needed(), "closed": each.is_closed(), "complete": each.is_complete()}
    if each.goal:
        shown["goal"] = each.goal
    for place, lying in enumerate(each.cards, 1):
        face = each.last if place == len(each.cards) else "up"
        shown["cards"].append(card(lying, face, each.goal, viewer))
    return shown


def card(lying, face, goal, viewer):
    """gambit.secrets: a face-down card and a card under a Cloak are known to the owner only."""
    shown = {"seat": lying.seat, "face": face, "hides": lying.hides is not None}
    if face == "down" and lying.seat != viewer:
        return shown
    shown["card"] = counting = lying.card
    if lying.hides:
        if lying.seat != viewer:
            return shown
        shown["hidden"] = counting = lying.hides
    if printed(counting, goal) is not None:
        shown["value"] = printed(counting, goal)
    return shown


def seat(game, number):
    """gambit.secrets, gambit.r38"""
    each = game.seats[number]
    return {"hand": len(each.hand), "supply": len(each.supply), "discards": in_order(each.discards, CARDS),
            "unseen_discards": len(each.unseen_discards), "goals": in_order(each.goals, GOALS), "gold": each.gold_won,
            "skips": each.skips, "points": scoring.points(game, number), "goal_sum": scoring.goal_sum(each.goals),
            "goals_doubled": scoring.goals_doubled(each.goals)}
