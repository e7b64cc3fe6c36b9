"""Positions of Royals made at random: short piles, full hands, close contests, few cubes, the last round."""
from models.royals import claims
from models.royals.model import PERIODS, Model, move_card
from models.royals.scoring import REMOVED
from models.royals.tables import CITIES, COUNTRIES, COUNTRY_LIMIT, INTRIGUE_LIMIT, NOBLES
from models.royals.seat import country_of


def make(random, seats, options):
    game = Model(seats, options)
    game.start, game.turns = random.randint(1, seats), random.randint(seats, 60)
    game.turn = (game.start - 1 + game.turns) % seats + 1
    game.period = random.randint(1, PERIODS)
    seat_nobles(game, random)
    award_periods(game, random)
    deal(game, random)
    begin_phase(game, random)
    return game.position()


def seat_nobles(game, random):
    """Claims without cards, often in a few cities, so that contests are close and bonuses near."""
    countries = random.sample(COUNTRIES, random.randint(1, 4))
    nobles = [noble for noble in NOBLES if country_of(noble) in countries]
    turn, most = game.turn, next(iter(game.seats.values())).cubes // 2
    for _ in range(random.choice((3, 10, 20, most * game.count // 2, most * game.count - 2))):
        game.turn = random.randint(1, game.count)
        noble = random.choice(nobles)
        if noble not in game.mover.nobles and (game.mover.cubes > 1 or game.options["cubes"] == "unlimited"):
            game.claim = claims.Claim.begin(game, noble)
            claims.place_cubes(game, [])
    game.turn = turn


def award_periods(game, random):
    """Markers of the periods that are over, to anybody."""
    for period in range(1, game.period):
        for country in CITIES:
            owners = random.sample(list(game.seats), 2)
            game.markers.period[period][country] = random.choice((owners, [owners[0], REMOVED], [REMOVED, REMOVED]))


def deal(game, random):
    """Display and hands, then most of what is left to the discards, so that piles run out."""
    draw_cards(game, random, game.pile, game.display, game.display_size)
    if random.random() < 0.5:  # enough of one country for a King
        for _ in range(min(10, game.pile[favourite := random.choice(COUNTRIES)] - 1)):
            move_card(favourite, game.pile, game.mover.country)
    for seat in game.seats.values():
        draw_cards(game, random, game.pile, seat.country, random.randint(0, COUNTRY_LIMIT - sum(seat.country.values())))
        draw_cards(game, random, game.intrigue_pile, seat.intrigue, random.randint(0, INTRIGUE_LIMIT))
    least = 1 if game.options["edition"] == "2016" else 0
    left = random.choice((least, 1, 2, 3, 4, 5, 30))
    draw_cards(game, random, game.pile, game.discard, sum(game.pile.values()) - left)
    draw_cards(game, random, game.intrigue_pile, game.intrigue_discard,
               sum(game.intrigue_pile.values()) - random.choice((0, 1, 24)))


def draw_cards(game, random, source, target, count):
    for _ in range(min(count, sum(source.values()))):
        cards = [card for card, left in source.items() if left]
        move_card(random.choices(cards, [source[card] for card in cards])[0], source, target)


def begin_phase(game, random):
    """The beginning of a turn, or its middle with the cards drawn."""
    game.period_ends = game.period == PERIODS and game.turns % game.count != 0 and random.random() < 0.5
    game.phase = "announce" if game.options["draw"] == "announced" else "draw"
    if random.random() < 0.5:
        return
    game.phase = "play"
    game.countries_drawn, game.intrigue_drawn = random.choice(((3, 0), (1, 1)))
    if game.options["draw"] == "announced":
        game.plan = "mixed" if game.intrigue_drawn else "three"
    for _ in range(random.randint(0, game.countries_drawn)):
        draw_cards(game, random, game.display, game.mover.country, 1)
