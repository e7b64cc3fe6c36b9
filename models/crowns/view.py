"""What seats see of Game of Crowns: crowns.secrets."""
from models.crowns import attack, customize
from models.driver.interface import sparse


def view(game, viewer):
    own = game.seats.get(viewer)
    shown = {"phase": game.phase, "round": game.round, "guests": game.guests.total(), "ravens_lost": game.ravens_lost,
             "discards": game.discards.position(), "hand": own.hand.position() if own else [], "looked_at": [],
             "swap": 0, "second_house": [], "seats": [seat(game, number, viewer) for number in game.seats]}
    if game.phase == "customize":
        shown["swap"] = game.swaps + 1
        shown["second_house"] = customize.second_house(game, viewer).position() if own else []
    if game.phase == "take" and viewer == game.actor:
        shown["looked_at"] = game.seats[attack.victor(game)[1]].hand.position()
    if game.seats[1].vote:
        shown["votes"] = attack.votes(game)
    if game.phase in ("reward", "take"):
        shown["victor"] = attack.victor(game)[0]
    if game.promised or game.spared:
        shown["promises"] = {"spared": game.spared} | sparse(deed=game.promised, whom=game.promised_whom)
    coin = game.coin if viewer in (game.turn, game.target) else ""
    return shown | sparse(turn=game.turn, actor=game.actor, starter=game.starter, agenda=own and own.agenda,
                          target=game.target, coin=coin, knight=game.knight, vote=own and own.sealed_vote)


def seat(game, number, viewer):
    """crowns.secrets: how many cards and ravens everybody has."""
    each, is_over = game.seats[number], game.phase == "over"
    shown = {"cards": each.hand.total(), "ravens": each.ravens, "raised": each.raised, "spent": each.spent,
             "in": bool(each.laid) and number != game.turn, "laid": each.laid, "done": each.done,
             "answered": each.sealed_vote is not None or each.swap is not None,
             "hand": each.hand.position() if is_over else []}
    return shown | sparse(vote=each.vote, agenda=each.agenda if is_over else None, partner=game.partner(number))
