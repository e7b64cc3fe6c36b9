"""An exchange: crowns.exchange.*"""
from models.driver.interface import Told


def beginnings(game):
    """crowns.exchange.possible"""
    possible = any(game.seats[number].hand for number in game.others())
    return {f"lay {card}" for card in game.seats[game.turn].hand} if possible else set()


def begin(game, card, told):
    """crowns.exchange.offers"""
    game.seats[game.turn].laid = [card]
    told.append(Told("laid", seat=game.turn, card=card, second=False))
    game.phase = "offer"
    ask_next(game, [number for number in game.others() if game.seats[number].hand], told)


def taking_part(game):
    """The others who have offered, clockwise."""
    return [number for number in game.others() if game.seats[number].laid]


def not_laid(seat):
    """Cards of the hand that do not lie on the table."""
    cards = list(seat.hand)
    for card in seat.laid:
        cards.remove(card)
    return cards


def ask_next(game, waiting, told):
    """The next who owes an offer is asked; then what comes after."""
    if waiting:
        game.actor = waiting[0]
    elif game.phase == "offer":
        ask_for_second(game, told)
    else:
        begin_pass(game, told)


def moves(game):
    seat = game.seats[game.actor]
    if game.phase in ("offer", "offer-second"):
        return {f"offer {card}" for card in not_laid(seat)}
    if game.phase == "second":
        return {"enough"} | {f"add {card}" for card in not_laid(seat)}
    if game.phase == "raise":
        return {("raise", 0, seat.ravens - seat.raised)}
    return choices(game)


def play(game, number, word, rest, chance, told):
    {"offer": offer, "add": add, "enough": enough, "raise": add_ravens, "again": again, "accept": accept}[word](
        game, number, rest, told)


def offer(game, number, rest, told):
    second = game.phase == "offer-second"
    game.seats[number].laid.append(rest[0])
    told.append(Told("offered", seat=number, card=rest[0], second=second))
    following = game.others()[game.others().index(number) + 1:]
    if second:
        ask_for_next_second(game, [each for each in following if game.seats[each].laid], told)
    else:
        ask_next(game, [each for each in following if game.seats[each].hand], told)


def ask_for_second(game, told):
    """crowns.exchange.second, crowns.g9, crowns.talks.trade"""
    can_lay = not_laid(game.seats[game.turn])
    needed = [game.promised_whom] if game.promised == "trade" else taking_part(game)
    can_answer = any(not_laid(game.seats[number]) for number in needed)
    if can_lay and can_answer:
        game.phase, game.actor = "second", game.turn
    else:
        begin_pass(game, told)


def add(game, number, rest, told):
    """crowns.exchange.second"""
    game.seats[number].laid.append(rest[0])
    told.append(Told("laid", seat=number, card=rest[0], second=True))
    game.phase = "offer-second"
    ask_for_next_second(game, taking_part(game), told)


def ask_for_next_second(game, waiting, told):
    """crowns.exchange.drop, crowns.g8"""
    while waiting and not not_laid(game.seats[waiting[0]]):
        dropped, *waiting = waiting
        game.seats[dropped].laid = []
        told.append(Told("dropped-out", seat=dropped))
    ask_next(game, waiting, told)


def enough(game, number, rest, told):
    told.append(Told("added-none", seat=number))
    begin_pass(game, told)


def begin_pass(game, told):
    """crowns.exchange.order"""
    game.phase, game.raise_in_pass = "raise", False
    ask_to_raise(game, taking_part(game), told)


def ask_to_raise(game, waiting, told):
    """crowns.exchange.ravens: who has none left is not asked."""
    able = [number for number in waiting if game.seats[number].ravens > game.seats[number].raised]
    if able:
        game.actor = able[0]
        return
    game.phase, game.actor = "choose", game.turn
    if len(choices(game)) == 1:
        accept(game, game.turn, choices(game).pop().split()[1:], told)  # crowns.exchange.accept


def add_ravens(game, number, rest, told):
    """crowns.exchange.ravens"""
    ravens = int(rest[0])
    game.seats[number].raised += ravens
    told.append(Told("raised", seat=number, ravens=ravens))
    if number == game.turn:
        begin_pass(game, told)
        return
    game.raise_in_pass = game.raise_in_pass or ravens > 0
    others = game.others()
    ask_to_raise(game, [each for each in others[others.index(number) + 1:] if game.seats[each].laid], told)


def choices(game):
    """crowns.exchange.order, crowns.exchange.accept, crowns.talks.trade"""
    active = game.seats[game.turn]
    moves = {f"accept {number}" for number in taking_part(game)}
    if game.promised == "trade" and game.seats[game.promised_whom].laid:
        moves = {f"accept {game.promised_whom}"}
    if game.raise_in_pass:
        moves.add("again")
        if active.ravens > active.raised:
            moves.add(("raise", 1, active.ravens - active.raised))
    return moves


def again(game, number, rest, told):
    told.append(Told("raising-again", seat=number))
    begin_pass(game, told)


def accept(game, number, rest, told):
    """crowns.exchange.whole, crowns.exchange.accept"""
    active, partner = game.seats[game.turn], game.seats[int(rest[0])]
    told.append(Told("exchanged", seat=game.turn, partner=int(rest[0]), gave=active.laid, gave_ravens=active.raised,
                     got=partner.laid, got_ravens=partner.raised))
    for giver, taker in ((active, partner), (partner, active)):
        for card in giver.laid:
            giver.hand.remove(card)
    active.hand += partner.laid
    partner.hand += active.laid
    active.ravens += partner.raised - active.raised
    partner.ravens += active.raised - partner.raised
    game.cards_moved, game.phase = True, "turn-over"
