"""Customized hands: crowns.custom.*"""
from collections import Counter

from models.crowns.tables import HOUSES, house_cards
from models.driver.interface import Told

SWAPS = 3


def second_house(game, number):
    """What is left of it: crowns.custom.swap."""
    house = HOUSES[number + 3]
    return list((Counter(house_cards(house)) - Counter(game.seats[number].hand)).elements())


def moves(game, number):
    """crowns.custom.swap: one's own cards for cards of the second house."""
    own = [card for card in game.seats[number].hand if card.endswith("." + HOUSES[number - 1])]
    return {"keep"} | {f"swap {out} {into}" for out in own for into in second_house(game, number)}


def play(game, number, word, rest, chance, told):
    """crowns.custom.secret"""
    seat = game.seats[number]
    changed = seat.swap is not None
    seat.swap = {"out": rest[0], "in": rest[1]} if word == "swap" else {}
    fact = Told("swap-chosen", seat=number, **seat.swap)
    told.append(fact.only_to(number) if changed else fact.hiding(["out", "in"], [number]))
    if all(each.swap is not None for each in game.seats.values()):
        finish(game, chance, told)


def finish(game, chance, told):
    """All swaps are made at once: crowns.custom.swap."""
    for seat in game.seats.values():
        if seat.swap:
            seat.hand.remove(seat.swap["out"])
            seat.hand.append(seat.swap["in"])
            game.cards_moved = True
        seat.swap = None
    game.swaps += 1
    told.append(Told("swaps-done", swap=game.swaps))
    if game.swaps == SWAPS:
        game.begin_game(chance, told)
