"""Positions of Gambit Royale made at random: long columns, cards that turn each other up, supplies that run out."""
from models.gambit.effects import EFFECTS
from models.gambit.model import DOWN, KNOWN, UP, Lying, Model
from models.gambit.tables import GOALS, HAND, ROUNDS

TALENTS = {"musketeers", "wizard", "witch", "prince", "squire", "romeo", "juliet", "hermit", "little-giant",
           "doppelganger", "dragon", "beggar", "gold", "bodyguard", "jester"}


def make(random, seats, options):
    game = Model(seats, options)
    game.phase, game.round = "place", random.randint(1, ROUNDS)
    game.turn = random.randint(1, seats)
    game.last_placed = (game.turn - 2) % seats + 1
    deal_goals(game, random)
    if game.round > 1 and "crown" in game.seats[1].set:
        game.crown = random.randint(0, seats)
    ends = random.choice((set(EFFECTS), set(EFFECTS), {"explorer"}))  # Explorers that turn each other up
    for number, seat in game.seats.items():
        random.shuffle(seat.supply)
        least = 1 if number == game.turn else 0
        most = HAND + (game.crown == number)
        gladly = ends if number == game.turn else set()
        take(seat, seat.hand, random.choice((most, most, random.randint(least, most))), gladly, random)
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
        (game.seats[owner].goals if owner else game.goals_lost).append(goal)


def take(seat, cards, count, gladly, random):
    """Cards of a supply go somewhere, those named gladly first."""
    seat.supply.sort(key=lambda card: card in gladly and random.random() < 0.7)
    for _ in range(min(count, len(seat.supply))):
        cards.append(seat.supply.pop())


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
        column.cards, column.last = [], UP


def add_card(game, column, owner, gladly, random):
    cards = []
    take(game.seats[owner], cards, 1, gladly, random)
    if cards:
        column.cards.append(Lying(owner, cards[0]))
        if len(column.cards) > 1 and column.cards[-2].card == "cloak" and random.random() < 0.7:
            above = column.cards[-2]
            take(game.seats[above.seat], cards, 1, TALENTS, random)
            above.hides = cards[1] if len(cards) > 1 else None


def lay_aside(game, seat, random):
    """Most of a supply, or all of it, to the discards; Gold that was won leaves the set; draws to skip."""
    take(seat, seat.discards, random.choice((0, len(seat.supply), len(seat.supply) - 1, len(seat.supply) // 2)), set(), random)
    for _ in range(random.choice((0, 0, 2))):
        take(seat, seat.unseen_discards, 1, set(), random)
    if "gold" in seat.discards and game.round > 1 and random.random() < 0.5:
        seat.discards.remove("gold")
        seat.gold_left = 1
        game.seats[random.randint(1, game.count)].gold_won += 1
    if game.crown and game.seats[game.crown] is not seat:
        seat.skips = random.choice((0, 0, 1))
