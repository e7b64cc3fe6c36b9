"""An attack with a Knight: crowns.card.knight, crowns.knight.*"""
from models.crowns.tables import in_order
from models.driver.interface import Told


def plays(game):
    """crowns.card.knight"""
    knights = {card for card in game.seats[game.turn].hand if card.startswith("knight.")}
    return {f"knight {knight.partition('.')[2]} {number}" for knight in knights for number in targets(game, knight)}


def targets(game, knight):
    """crowns.knight.banner, crowns.team.attack, crowns.custom.banner, crowns.g18"""
    return [number for number in game.others() if knight.partition(".")[2] not in game.seats[number].houses
            and number != game.partner(game.turn)]


def begin(game, house, target, told):
    """crowns.card.knight, crowns.g24, crowns.talks.when"""
    game.knight, game.target, game.actor = f"knight.{house}", target, 0
    game.seats[game.turn].hand.remove(game.knight)
    game.cards_moved = True
    told.append(Told("attacked", seat=game.turn, target=target, card=game.knight))
    if game.options["negotiations"] == "on":
        game.open_talks("talk-attack", told)
    else:
        game.phase = "vote"


def turn_on(game, seat, word, rest, chance, told):
    """crowns.talks.binds: a spared player is not attacked after all."""
    game.target, game.phase, game.actor = int(rest[0]), "vote", 0
    told.append(Told("attack-turned", seat=game.turn, target=game.target))


def vote(game, number, word, rest, chance, told):
    """crowns.knight.vote, crowns.g19"""
    changed, game.seats[number].sealed_vote = game.seats[number].sealed_vote, rest[0]
    fact = Told("voted", seat=number, vote=rest[0])
    told.append(fact.only_to(number) if changed else fact.hiding(["vote"], [number]))
    if any(seat.sealed_vote is None for seat in game.seats.values()):
        return
    for seat in game.seats.values():
        seat.vote, seat.sealed_vote = seat.sealed_vote, None
    told.append(Told("votes-shown", attacker=game.turn, defender=game.target,
                     votes=[{"seat": number, "vote": seat.vote} for number, seat in game.seats.items()]))
    game.phase = "spend"
    ask_to_spend(game, game.clockwise(game.target), chance, told)


def ask_to_spend(game, waiting, chance, told):
    """crowns.knight.spend: who has no ravens is not asked."""
    able = [number for number in waiting if game.seats[number].ravens]
    if able:
        game.actor = able[0]
    else:
        decide(game, chance, told)


def spendings(game):
    return {("spend", 0, game.seats[game.actor].ravens)}


def spend(game, number, word, rest, chance, told):
    """crowns.knight.spend, crowns.g19"""
    seat = game.seats[number]
    seat.spent = int(rest[0])
    told.append(Told("spent", seat=number, vote=seat.vote, ravens=seat.spent))
    order = game.clockwise(game.target)
    ask_to_spend(game, order[order.index(number) + 1:], chance, told)


def votes(game):
    """Votes for attacker and defender, ravens included."""
    return {side: sum(1 + seat.spent for seat in game.seats.values() if seat.vote == side)
            for side in ("attacker", "defender")}


def victor(game):
    """crowns.knight.victor: (victor, defeated)"""
    counted = votes(game)
    wins = counted["attacker"] >= counted["defender"]
    return (game.turn, game.target) if wins else (game.target, game.turn)


def decide(game, chance, told):
    """crowns.knight.victor, crowns.knight.reward, crowns.knight.empty"""
    winner, loser = victor(game)
    counted = sorted(votes(game).values())
    told.append(Told("attack-decided", victor=winner, defeated=loser, votes=counted[1], against=counted[0]))
    game.phase, game.actor = "reward", winner
    possible = rewards(game)
    if not possible:
        told.append(Told("no-reward", seat=winner))
        settle_ravens(game, told)
    elif len(possible) == 1:
        choose_reward(game, winner, *possible, [], chance, told)


def rewards(game):
    """crowns.knight.reward, crowns.g21, crowns.g22, crowns.g23"""
    moves = {"look"} if game.seats[victor(game)[1]].hand else set()
    return moves | ({"guest"} if sum(game.guests.values()) else set())


def choose_reward(game, number, word, rest, chance, told):
    """crowns.knight.look, crowns.knight.reward"""
    winner, loser = victor(game)
    if word == "look":
        hand = in_order(game.seats[loser].hand)
        told.append(Told("looked", seat=winner, **{"from": loser}, hand=hand).hiding(["hand"], [winner, loser]))
        game.phase = "take"
        if len(takings(game)) == 1:
            take(game, winner, "take", [game.seats[loser].hand[0]], chance, told)
        return
    card = chance.draw("deal", possible=game.guests)
    game.guests[card] -= 1
    game.seats[winner].hand.append(card)
    told.append(Told("guest-drawn", seat=winner, card=card).hiding(["card"], [winner]))
    settle_ravens(game, told)


def takings(game):
    return {f"take {card}" for card in game.seats[victor(game)[1]].hand}


def take(game, number, word, rest, chance, told):
    """crowns.knight.look"""
    winner, loser = victor(game)
    game.seats[loser].hand.remove(rest[0])
    game.seats[winner].hand.append(rest[0])
    game.cards_moved = True
    told.append(Told("took", seat=winner, **{"from": loser}, card=rest[0]).hiding(["card"], [winner, loser]))
    settle_ravens(game, told)


def settle_ravens(game, told):
    """crowns.knight.ravens, crowns.knight.discard, crowns.g20, crowns.g25"""
    winner, loser = victor(game)
    winning = "attacker" if winner == game.turn else "defender"
    gained = sum(seat.spent for seat in game.seats.values() if seat.vote == winning)
    lost = sum(seat.spent for seat in game.seats.values()) - gained
    for seat in game.seats.values():
        seat.ravens -= seat.spent
    game.seats[loser].ravens += gained
    game.ravens_lost += lost
    game.discards.append(game.knight)
    told.append(Told("ravens-settled", defeated=loser, gained=gained, lost=lost, knight=game.knight))
    game.phase = "turn-over"
