"""Coinages, which are played: crowns.coinage.*; and Sentinels, used by standing wishes: crowns.sentinel.*"""
from models.crowns.tables import house_of, kind_of


def coinage_plays(game):
    """crowns.card.coinage, crowns.g2, crowns.g16: on anybody else with a card."""
    return {f"coinage {house_of(coin)} {number}" for coin in game.seats[game.turn].hand if kind_of(coin) == "coinage"
            for number in game.others() if game.seats[number].hand}


def play_coinage(game, number, house, target):
    """crowns.card.coinage, crowns.team.coinage"""
    game.coin, game.target, game.cards_moved = f"coinage.{house}", int(target), True
    game.seats[number].hand.remove(game.coin)
    two = [number, game.target]
    game.tell("coinage-played", seat=number, target=game.target, card=game.coin).hiding(["card"], two)
    if game.target == game.partner(number):
        game.phase, game.actor = "hand-over", game.target
    else:
        card = game.chance.draw("draw", possible=game.seats[game.target].hand)
        draw(game, game.target, card, chosen=False)


def draw(game, number, card, chosen=True):
    """crowns.coinage.draw, crowns.team.coinage, crowns.g15, crowns.g17"""
    hand = game.seats[number].hand
    hand.move(card, game.seats[game.turn].hand)
    hand[game.coin] += 1
    game.phase = "turn-over"
    fact = game.tell("card-drawn", seat=game.turn, **{"from": number}, card=card, chosen=chosen)
    fact.hiding(["card"], [game.turn, number])


def ask_for_sentinels(game):
    """crowns.sentinel.again: all are looked at until nobody uses one."""
    active, used = game.seats[game.turn], True
    while used and is_asked(game):
        ravens, used = active.ravens, []
        for number in game.others():
            if uses(game, number, active.ravens):  # crowns.sentinel.least: of what is left
                taken = active.ravens // 2  # crowns.g30, crowns.g31
                active.ravens -= taken
                game.seats[number].ravens += taken
                game.seats[number].hand.move("sentinel", game.discards)
                used.append({"seat": number, "ravens": taken})
        game.tell("sentinels-shown", seat=game.turn, ravens=ravens, used=used)


def is_asked(game):
    """crowns.sentinel.asked"""
    left = game.discards["sentinel"] < game.all_guests["sentinel"]
    return game.guests.total() < game.all_guests.total() and left and game.seats[game.turn].ravens > 0


def uses(game, number, ravens):
    """crowns.card.sentinel, crowns.sentinel.wish"""
    wishes = [wish.split()[1:] for wish in game.wishes.get(number, ())]
    return "sentinel" in game.seats[number].hand and any(
        whom in ("anyone", str(game.turn)) and ravens >= int(least) for whom, least in wishes)
