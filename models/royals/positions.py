"""Positions of Royals made at random: short piles, full hands, close contests, few cubes, the last round."""
from models.royals import claims
from models.royals.model import PERIODS, Model
from models.royals.scoring import REMOVED
from models.royals.tables import CITIES, COUNTRIES, COUNTRY_LIMIT, INTRIGUE_LIMIT, NOBLES, PLACES, country_of


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
            game.claim = claims.Claim(game, noble)
            claims.place_cubes(game)
    game.turn = turn


def award_periods(game, random):
    """Markers of the periods that are over, to anybody."""
    for period in range(1, game.period):
        for country in CITIES:
            owners = random.sample(list(game.seats), 2)
            owners = random.choice((owners, [owners[0], REMOVED], [REMOVED, REMOVED]))
            for place, owner in zip(PLACES, owners):
                game.markers.owner["period", str(period), country, place] = owner


def deal(game, random):
    """Display and hands, then most of what is left to the discards, so that piles run out."""
    draw_cards(random, game.pile, game.display, game.display_size)
    if random.random() < 0.5:  # enough of one country for a King
        for _ in range(min(10, game.pile[favourite := random.choice(COUNTRIES)] - 1)):
            game.pile.move(favourite, game.mover.country)
    for seat in game.seats.values():
        draw_cards(random, game.pile, seat.country, random.randint(0, COUNTRY_LIMIT - seat.country.total()))
        draw_cards(random, game.intrigue_pile, seat.intrigue, random.randint(0, INTRIGUE_LIMIT))
    least = 1 if game.options["edition"] == "2016" else 0
    left = random.choice((least, 1, 2, 3, 4, 5, 30))
    draw_cards(random, game.pile, game.discard, game.pile.total() - left)
    left = random.choice((0, 1, 24))
    draw_cards(random, game.intrigue_pile, game.intrigue_discard, game.intrigue_pile.total() - left)


def draw_cards(random, source, target, count):
    for card in random.sample(list(source.elements()), max(0, min(count, source.total()))):
        source.move(card, target)


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
        draw_cards(random, game.display, game.mover.country, 1)
