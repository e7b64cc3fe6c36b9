"""Playing a Coinage: crowns.card.coinage, crowns.coinage.draw, crowns.team.coinage."""
from collections import Counter

from models.driver.interface import Told


def plays(game):
    """crowns.card.coinage, crowns.g2, crowns.g16: on anybody else with a card."""
    coins = {card for card in game.seats[game.turn].hand if card.startswith("coinage.")}
    return {f"coinage {coin.partition('.')[2]} {number}" for coin in coins for number in game.others()
            if game.seats[number].hand}


def begin(game, house, target, chance, told):
    game.coin, game.target = f"coinage.{house}", target
    game.seats[game.turn].hand.remove(game.coin)
    game.cards_moved = True
    two = [game.turn, target]
    told.append(Told("coinage-played", seat=game.turn, target=target, card=game.coin).hiding(["card"], two))
    if target == game.partner(game.turn):
        game.phase, game.actor = "hand-over", target
    else:
        settle(game, chance.draw("draw", possible=Counter(game.seats[target].hand)), False, told)


def gifts(game):
    """crowns.team.coinage, crowns.g46"""
    return {f"hand-over {card}" for card in game.seats[game.actor].hand}


def hand_over(game, seat, word, rest, chance, told):
    settle(game, rest[0], True, told)


def settle(game, card, chosen, told):
    """crowns.coinage.draw, crowns.g15, crowns.g17"""
    target = game.seats[game.target]
    target.hand.remove(card)
    target.hand.append(game.coin)
    game.seats[game.turn].hand.append(card)
    game.phase = "turn-over"
    told.append(Told("card-drawn", seat=game.turn, **{"from": game.target}, card=card, chosen=chosen).hiding(
        ["card"], [game.turn, game.target]))
