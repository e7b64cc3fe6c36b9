"""Positions of Game of Crowns made at random: small hands, foreign cards, guests, uneven ravens, the last round."""
from models.crowns.customize import SWAPS
from models.crowns.model import Model
from models.crowns.tables import HOUSES, RAVENS, house_cards


def make(random, seats, options):
    game = Model(seats, options)
    game.cards_moved, game.swaps = True, SWAPS if options["customized"] == "on" else 0
    game.round = random.randint(1, game.rounds)
    game.starter, game.turn = random.randint(1, seats), random.randint(1, seats)
    deal(game, random)
    give_ravens(game, random)
    if not game.seats[game.turn].hand:
        richest = max((seat.hand for seat in game.seats.values()), key=len)
        richest.move(next(iter(richest)), game.seats[game.turn].hand)
    game.phase, game.actor = ("talk", 0) if options["negotiations"] == "on" else ("act", game.turn)
    return game.position()


def deal(game, random):
    """House cards and guests in any hands; in half of the positions hands are of any size."""
    cards = [card for number in game.seats for card in house_cards(HOUSES[number - 1]).elements()]
    guests = list(game.guests.elements())
    random.shuffle(guests)
    for seat in game.seats.values():
        seat.hand.clear()
        if game.options["agendas"] == "on":
            seat.agenda = guests.pop()
    drawn = guests[:random.randint(0, len(guests))]
    knights = [card for card in cards if card.startswith("knight.")]
    for card in random.sample(knights, random.randint(0, 3)):
        game.discards[card] += 1
        cards.remove(card)
    weights = [random.choice((1, 1, 4, 0.1)) for _ in game.seats] if random.random() < 0.5 else None
    for card in cards + drawn:
        random.choices(list(game.seats.values()), weights)[0].hand[card] += 1


def give_ravens(game, random):
    """Ravens with a few players, and some out of the game."""
    ravens = RAVENS * game.count
    game.ravens_lost = random.choice((0, 0, random.randint(0, ravens)))
    for seat in game.seats.values():
        seat.ravens = 0
    rich = random.sample(list(game.seats.values()), random.randint(1, game.count))
    for _ in range(ravens - game.ravens_lost):
        random.choice(rich).ravens += 1
