"""What seats see of Gambit Royale: gambit.secrets."""
from models.driver.interface import sparse
from models.gambit import scoring
from models.gambit.tables import printed


def view(game, viewer):
    own = {name: getattr(game.seats[viewer], name).position() if viewer else []
           for name in ("hand", "supply", "unseen_discards")}
    shown = {"phase": game.phase, "round": game.round, "turn": game.turn,
             "columns": [column(each, viewer) for each in game.columns],
             "seats": [seat(game, number) for number in game.seats]}
    return shown | own | sparse(actor=game.actor, column=game.column, bound=game.bound, crown=game.crown)


def column(each, viewer):
    faces = ["up"] * (len(each.cards) - 1) + [each.last]
    cards = [card(lying, face, each.goal, viewer) for lying, face in zip(each.cards, faces)]
    return {"cards": cards, "needed": each.needed(), "closed": each.is_closed(),
            "complete": each.is_complete()} | sparse(goal=each.goal)


def card(lying, face, goal, viewer):
    """gambit.secrets: a face-down card and a card under a Cloak are known to the owner only."""
    shown = {"seat": lying.seat, "face": face, "hides": lying.hides is not None}
    if face == "down" and lying.seat != viewer:
        return shown
    shown["card"] = lying.card
    if lying.hides and lying.seat != viewer:
        return shown
    if lying.hides:
        shown["hidden"] = lying.hides
    value = printed(lying.hides or lying.card, goal)
    return shown if value is None else shown | {"value": value}


def seat(game, number):
    """gambit.secrets, gambit.r38"""
    each = game.seats[number]
    return {"hand": each.hand.total(), "supply": each.supply.total(), "discards": each.discards.position(),
            "unseen_discards": each.unseen_discards.total(), "goals": each.goals.position(), "gold": each.gold_won,
            "skips": each.skips, "points": sum(scoring.lines(game, number).values()),
            "goal_sum": scoring.goal_sum(each.goals), "goals_doubled": scoring.goals_doubled(each.goals)}
