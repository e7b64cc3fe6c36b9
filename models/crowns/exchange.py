"""An exchange: crowns.exchange.*"""
from collections import Counter


def beginnings(game):
    """crowns.exchange.possible"""
    possible = any(game.seats[number].hand for number in game.others())
    return {f"lay {card}" for card in game.seats[game.turn].hand} if possible else set()


def lay(game, number, card):
    """crowns.exchange.offers"""
    game.seats[number].laid = [card]
    game.tell("laid", seat=number, card=card, second=False)
    game.phase = "offer"
    ask_next(game, [other for other in game.others() if game.seats[other].hand])


def taking_part(game):
    """The others who have offered, clockwise."""
    return [number for number in game.others() if game.seats[number].laid]


def not_laid(seat):
    """Cards of the hand that do not lie on the table."""
    return seat.hand - Counter(seat.laid)


def ask_next(game, waiting):
    """The next who owes an offer is asked; then what comes after."""
    if waiting:
        game.actor = waiting[0]
    elif game.phase == "offer":
        ask_for_second(game)
    else:
        begin_pass(game)


def offers(game, number):
    return {f"offer {card}" for card in not_laid(game.seats[number])}


def offer(game, number, card):
    second = game.phase == "offer-second"
    game.seats[number].laid.append(card)
    game.tell("offered", seat=number, card=card, second=second)
    if second:
        ask_for_next_second(game, [other for other in game.others_after(number) if game.seats[other].laid])
    else:
        ask_next(game, [other for other in game.others_after(number) if game.seats[other].hand])


def ask_for_second(game):
    """crowns.exchange.second, crowns.g9, crowns.talks.trade"""
    needed = [game.promised_whom] if game.promised == "trade" else taking_part(game)
    if not_laid(game.seats[game.turn]) and any(not_laid(game.seats[number]) for number in needed):
        game.phase, game.actor = "second", game.turn
    else:
        begin_pass(game)


def add(game, number, card):
    """crowns.exchange.second"""
    game.seats[number].laid.append(card)
    game.tell("laid", seat=number, card=card, second=True)
    game.phase = "offer-second"
    ask_for_next_second(game, taking_part(game))


def ask_for_next_second(game, waiting):
    """crowns.exchange.drop, crowns.g8"""
    while waiting and not not_laid(game.seats[waiting[0]]):
        dropped, *waiting = waiting
        game.seats[dropped].laid = []
        game.tell("dropped-out", seat=dropped)
    ask_next(game, waiting)


def enough(game, number):
    game.tell("added-none", seat=number)
    begin_pass(game)


def begin_pass(game):
    """crowns.exchange.order"""
    game.phase, game.raise_in_pass = "raise", False
    ask_to_raise(game, taking_part(game))


def ask_to_raise(game, waiting):
    """crowns.exchange.ravens: who has none left is not asked."""
    able = [number for number in waiting if game.seats[number].ravens > game.seats[number].raised]
    game.phase, game.actor = ("raise", able[0]) if able else ("choose", game.turn)
    if not able and len(choices(game, game.turn)) == 1:
        accept(game, game.turn, choices(game, game.turn).pop().split()[1])  # crowns.exchange.accept


def add_ravens(game, number, ravens):
    """crowns.exchange.ravens"""
    game.seats[number].raised += int(ravens)
    game.tell("raised", seat=number, ravens=int(ravens))
    if number == game.turn:
        begin_pass(game)
        return
    game.raise_in_pass = game.raise_in_pass or int(ravens) > 0
    ask_to_raise(game, [other for other in game.others_after(number) if game.seats[other].laid])


def choices(game, number):
    """crowns.exchange.order, crowns.exchange.accept, crowns.talks.trade"""
    is_bound = game.promised == "trade" and game.seats[game.promised_whom].laid
    moves = {f"accept {other}" for other in ([game.promised_whom] if is_bound else taking_part(game))}
    left = game.seats[number].ravens - game.seats[number].raised
    if game.raise_in_pass:
        moves |= {"again", ("raise", 1, left)} if left else {"again"}
    return moves


def again(game, number):
    game.tell("raising-again", seat=number)
    begin_pass(game)


def accept(game, number, other):
    """crowns.exchange.whole, crowns.exchange.accept"""
    active, partner = game.seats[number], game.seats[int(other)]
    game.tell("exchanged", seat=number, partner=int(other), gave=active.laid, gave_ravens=active.raised,
              got=partner.laid, got_ravens=partner.raised)
    for giver, taker in ((active, partner), (partner, active)):
        for card in giver.laid:
            giver.hand.move(card, taker.hand)
        giver.ravens -= giver.raised
        taker.ravens += giver.raised
    game.cards_moved, game.phase = True, "turn-over"
