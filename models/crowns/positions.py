"""Positions of Game of Crowns made at random: small hands, foreign cards, guests, uneven ravens, the last round."""
from models.crowns.model import Model
from models.crowns.tables import HOUSES, RAVENS, house_cards


def make(random, seats, options):
    game = Model(seats, options)
    game.phase, game.cards_moved, game.swaps = "act", True, 3 if options["customized"] == "on" else 0
    game.round = random.randint(1, game.rounds)
    game.starter, game.turn = random.randint(1, seats), random.randint(1, seats)
    deal(game, random)
    give_ravens(game, random)
    if not game.seats[game.turn].hand:
        game.seats[game.turn].hand.append(game.seats[max(game.seats, key=lambda each: len(game.seats[each].hand))].hand.pop())
    game.actor = game.turn
    if options["negotiations"] == "on":
        game.phase, game.actor = "talk", 0
    return game.position()


def deal(game, random):
    """House cards and guests in any hands; in half of the positions hands are of any size."""
    cards = [card for number in game.seats for card in house_cards(HOUSES[number - 1])]
    guests = list(game.guests.elements())
    random.shuffle(guests)
    for seat in game.seats.values():
        seat.hand = []
        if game.options["agendas"] == "on":
            seat.agenda = guests.pop()
    drawn = guests[:random.randint(0, len(guests))]
    knights = [card for card in cards if card.startswith("knight.")]
    game.discards = random.sample(knights, random.randint(0, 3))
    for card in game.discards:
        cards.remove(card)
    weights = [random.choice((1, 1, 4, 0.1)) for _ in game.seats] if random.random() < 0.5 else None
    for card in cards + drawn:
        random.choices(list(game.seats.values()), weights)[0].hand.append(card)
    for card in drawn:
        game.guests[card] -= 1


def give_ravens(game, random):
    """Ravens with a few players, and some out of the game."""
    ravens = RAVENS * game.count
    game.ravens_lost = random.choice((0, 0, random.randint(0, ravens)))
    for seat in game.seats.values():
        seat.ravens = 0
    rich = random.sample(list(game.seats.values()), random.randint(1, game.count))
    for _ in range(ravens - game.ravens_lost):
        random.choice(rich).ravens += 1
