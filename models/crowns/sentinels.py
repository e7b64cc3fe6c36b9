"""Sentinels, which are used by standing wishes: crowns.card.sentinel, crowns.sentinel.*"""
from models.driver.interface import Told


def ask_all(game, told):
    """crowns.sentinel.again: all are looked at until nobody uses one."""
    while is_asked(game):
        active = game.seats[game.turn]
        ravens, used = active.ravens, []
        for number in game.others():
            if not uses(game, number, active.ravens):  # crowns.sentinel.least: of what is left
                continue
            taken = active.ravens // 2  # crowns.g30, crowns.g31
            active.ravens -= taken
            seat = game.seats[number]
            seat.ravens += taken
            seat.hand.remove("sentinel")
            game.discards.append("sentinel")
            used.append({"seat": number, "ravens": taken})
        told.append(Told("sentinels-shown", seat=game.turn, ravens=ravens, used=used))
        if not used:
            return


def is_asked(game):
    """crowns.sentinel.asked"""
    drawn = sum(game.guests.values()) < sum(game.all_guests.values())
    return (drawn and game.discards.count("sentinel") < game.all_guests["sentinel"] and game.seats[game.turn].ravens > 0)


def uses(game, number, ravens):
    """crowns.sentinel.wish"""
    if "sentinel" not in game.seats[number].hand:
        return False
    for wish in game.wishes.get(number, ()):
        _, whom, least = wish.split()
        if whom in ("anyone", str(game.turn)) and ravens >= int(least):
            return True
    return False
