"""An attack with a Knight: crowns.card.knight, crowns.knight.*"""
from models.crowns.tables import house_of, kind_of


def plays(game):
    """crowns.card.knight"""
    knights = [card for card in game.seats[game.turn].hand if kind_of(card) == "knight"]
    return {f"knight {house_of(knight)} {number}" for knight in knights for number in targets(game, knight)}


def targets(game, knight):
    """crowns.knight.banner, crowns.team.attack, crowns.custom.banner, crowns.g18; without a Knight, of all of them"""
    return [number for number in game.others()
            if house_of(knight) not in game.seats[number].houses and number != game.partner(game.turn)]


def play(game, number, house, target):
    """crowns.card.knight, crowns.g24, crowns.talks.when"""
    game.knight, game.target, game.actor, game.cards_moved = f"knight.{house}", int(target), 0, True
    game.seats[number].hand.remove(game.knight)
    game.tell("attacked", seat=number, target=game.target, card=game.knight)
    if game.options["negotiations"] == "on":
        game.open_talks("talk-attack")
    else:
        game.phase = "vote"


def turn_on(game, number, target):
    """crowns.talks.binds: a spared player is not attacked after all."""
    game.target, game.phase, game.actor = int(target), "vote", 0
    game.tell("attack-turned", seat=game.turn, target=game.target)


def vote(game, number, side):
    """crowns.knight.vote, crowns.g19"""
    changed, game.seats[number].sealed_vote = game.seats[number].sealed_vote, side
    game.tell_secret_choice(changed, "voted", number, vote=side)
    if any(seat.sealed_vote is None for seat in game.seats.values()):
        return
    for seat in game.seats.values():
        seat.vote, seat.sealed_vote = seat.sealed_vote, None
    game.tell("votes-shown", attacker=game.turn, defender=game.target,
              votes=[{"seat": number, "vote": seat.vote} for number, seat in game.seats.items()])
    game.phase = "spend"
    ask_to_spend(game, game.clockwise(game.target))


def ask_to_spend(game, waiting):
    """crowns.knight.spend: who has no ravens is not asked."""
    able = [number for number in waiting if game.seats[number].ravens]
    if able:
        game.actor = able[0]
    else:
        decide(game)


def spend(game, number, ravens):
    """crowns.knight.spend, crowns.g19"""
    seat = game.seats[number]
    seat.spent = int(ravens)
    game.tell("spent", seat=number, vote=seat.vote, ravens=seat.spent)
    order = game.clockwise(game.target)
    ask_to_spend(game, order[order.index(number) + 1:])


def votes(game):
    """Votes for attacker and defender, ravens included."""
    return {side: sum(1 + seat.spent for seat in game.seats.values() if seat.vote == side)
            for side in ("attacker", "defender")}


def victor(game):
    """crowns.knight.victor: (victor, defeated)"""
    counted = votes(game)
    wins = counted["attacker"] >= counted["defender"]
    return (game.turn, game.target) if wins else (game.target, game.turn)


def decide(game):
    """crowns.knight.victor, crowns.knight.reward, crowns.knight.empty"""
    winner, loser = victor(game)
    against, counted = sorted(votes(game).values())
    game.tell("attack-decided", victor=winner, defeated=loser, votes=counted, against=against)
    game.phase, game.actor = "reward", winner
    possible = rewards(game, winner)
    if not possible:
        game.tell("no-reward", seat=winner)
        settle_ravens(game)
    elif len(possible) == 1:
        {"look": look, "guest": draw_guest}[possible.pop()](game, winner)


def rewards(game, number):
    """crowns.knight.reward, crowns.g21, crowns.g22, crowns.g23"""
    return ({"look"} if game.seats[victor(game)[1]].hand else set()) | ({"guest"} if game.guests else set())


def look(game, winner):
    """crowns.knight.look"""
    loser = victor(game)[1]
    hand = game.seats[loser].hand
    game.tell("looked", seat=winner, **{"from": loser}, hand=hand.position()).hiding(["hand"], [winner, loser])
    game.phase = "take"
    if len(hand) == 1:
        take(game, winner, *hand)


def draw_guest(game, winner):
    """crowns.knight.reward"""
    card = game.deal(game.guests, game.seats[winner].hand)
    game.tell("guest-drawn", seat=winner, card=card).hiding(["card"], [winner])
    settle_ravens(game)


def take(game, winner, card):
    """crowns.knight.look"""
    loser = victor(game)[1]
    game.seats[loser].hand.move(card, game.seats[winner].hand)
    game.cards_moved = True
    game.tell("took", seat=winner, **{"from": loser}, card=card).hiding(["card"], [winner, loser])
    settle_ravens(game)


def settle_ravens(game):
    """crowns.knight.ravens, crowns.knight.discard, crowns.g20, crowns.g25"""
    winner, loser = victor(game)
    winning = "attacker" if winner == game.turn else "defender"
    gained = sum(seat.spent for seat in game.seats.values() if seat.vote == winning)
    lost = sum(seat.spent for seat in game.seats.values()) - gained
    for seat in game.seats.values():
        seat.ravens -= seat.spent
    game.seats[loser].ravens += gained
    game.ravens_lost += lost
    game.discards[game.knight] += 1
    game.tell("ravens-settled", defeated=loser, gained=gained, lost=lost, knight=game.knight)
    game.phase = "turn-over"
