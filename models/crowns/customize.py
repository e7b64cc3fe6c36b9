"""Customized hands: crowns.custom.*"""
from models.crowns.tables import HOUSES, Cards, house_cards, house_of

SWAPS = 3


def second_house(game, number):
    """What is left of it: crowns.custom.swap."""
    return Cards(house_cards(HOUSES[number + 3]) - game.seats[number].hand)


def moves(game, number):
    """crowns.custom.swap: one's own cards for cards of the second house."""
    own = [card for card in game.seats[number].hand if house_of(card) == HOUSES[number - 1]]
    return {"keep"} | {f"swap {out} {into}" for out in own for into in second_house(game, number)}


def play(game, number, *cards):
    """crowns.custom.secret, crowns.custom.swap: all swaps are made at once."""
    seat = game.seats[number]
    changed, seat.swap = seat.swap is not None, dict(zip(("out", "in"), cards))
    game.tell_secret_choice(changed, "swap-chosen", number, **seat.swap)
    if any(each.swap is None for each in game.seats.values()):
        return
    for each in game.seats.values():
        if each.swap:
            each.hand.remove(each.swap["out"])
            each.hand[each.swap["in"]] += 1
            game.cards_moved = True
        each.swap = None
    game.swaps += 1
    game.tell("swaps-done", swap=game.swaps)
    if game.swaps == SWAPS:
        game.begin_game()
