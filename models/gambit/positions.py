"""Positions of Gambit Royale made at random: long columns, cards that turn each other up, supplies that run out."""
from models.gambit.effects import EFFECTS
from models.gambit.model import DOWN, KNOWN, UP, Lying, Model
from models.gambit.tables import GOALS, ROUNDS, Cards

TALENTS = {"musketeers", "wizard", "witch", "prince", "squire", "romeo", "juliet", "hermit", "little-giant",
           "doppelganger", "dragon", "beggar", "gold", "bodyguard", "jester"}


def make(random, seats, options):
    game = Model(seats, options)
    game.phase, game.round = "place", random.randint(1, ROUNDS)
    game.turn = random.randint(1, seats)
    game.last_placed = (game.turn - 2) % seats + 1
    deal_goals(game, random)
    if game.round > 1 and "crown" in game.set:
        game.crown = random.randint(0, seats)
    ends = random.choice((set(EFFECTS), set(EFFECTS), {"explorer"}))  # Explorers that turn each other up
    for number, seat in game.seats.items():
        most, is_mover = game.full_hand(number), number == game.turn
        count = random.choice((most, most, random.randint(is_mover, most)))
        take(seat, seat.hand, count, ends if is_mover else (), random)
    fill_columns(game, ends, random)
    for seat in game.seats.values():
        lay_aside(game, seat, random)
    return game.position()


def deal_goals(game, random):
    """Goals of the rounds before go to anybody, now and then out of the game."""
    goals = random.sample(GOALS, game.round * len(game.columns))
    for column in game.columns:
        column.goal = goals.pop()
    favourite = random.randint(1, game.count)
    for goal in goals:
        owner = random.choice((0, favourite, favourite, *game.seats))
        (game.seats[owner].goals if owner else game.goals_lost)[goal] += 1


def take(seat, target, count, gladly, random):
    """Cards of a supply go somewhere, those named gladly first."""
    cards = random.sample(list(seat.supply), len(seat.supply))
    cards.sort(key=lambda card: card in gladly and random.random() < 0.7, reverse=True)
    for card in cards[:max(0, count)]:
        seat.supply.move(card, target)
    return cards[0] if cards else None


def fill_columns(game, ends, random):
    """Columns with talents that meet, and a face-down card with an effect at the end of most."""
    longest = random.choice((2, 4, 8, 12, 25))
    for column in game.columns:
        if random.random() < 0.2:
            add_card(game, column, random.randint(1, game.count), {"storm"}, random)
        owners = random.sample(list(game.seats), random.randint(1, game.count))
        for _ in range(random.randint(0, longest)):
            add_card(game, column, random.choice(owners), TALENTS, random)
        column.last = UP
        if random.random() < 0.8:
            column.last = DOWN
            add_card(game, column, random.randint(1, game.count), ends, random)
        if column.cards and column.last == UP and column.cards[-1].card != "assassin":
            column.last = KNOWN if column.cards[-1].card == "explorer" else DOWN
    if all(column.is_complete() for column in game.columns):
        column.load({"goal": column.goal})


def add_card(game, column, owner, gladly, random):
    card = take(game.seats[owner], Cards(), 1, gladly, random)
    if card:
        column.cards.append(Lying(seat=owner, card=card))
        if len(column.cards) > 1 and column.cards[-2].card == "cloak" and random.random() < 0.7:
            above = column.cards[-2]
            above.hides = take(game.seats[above.seat], Cards(), 1, TALENTS, random)


def lay_aside(game, seat, random):
    """Most of a supply, or all of it, to the discards; Gold that was won leaves the set; draws to skip."""
    cards = len(seat.supply)
    take(seat, seat.discards, random.choice((0, cards, cards - 1, cards // 2)), (), random)
    take(seat, seat.unseen_discards, random.choice((0, 0, 2)), (), random)
    if "gold" in seat.discards and game.round > 1 and random.random() < 0.5:
        seat.discards.remove("gold")
        seat.gold_left = 1
        game.seats[random.randint(1, game.count)].gold_won += 1
    if game.crown and game.seats[game.crown] is not seat:
        seat.skips = random.choice((0, 0, 1))
