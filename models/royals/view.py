"""What seats see of Royals: royals.secrets, royals.r27."""
from models.driver.interface import sparse
from models.royals import scoring
from models.royals.scoring import pair_of
from models.royals.tables import COUNTRIES, COUNTRY_OF

TAKEN = "taken"


def view(game, seat):
    """All that a seat sees; seat 0 looks on."""
    shown = {"phase": game.phase, "period": min(game.period, 3), "period_ends": game.period_ends,
             "display": sparse(**game.display), "pile": sum(game.pile.values()), "discard": sparse(**game.discard),
             "intrigue_pile": sum(game.intrigue_pile.values()), "intrigue_discard": sparse(**game.intrigue_discard),
             "hand": hand(game, seat), "nobles": nobles(game), "vanquished": vanquished(game),
             "seats": [player(game, number, seat) for number in game.seats], "leaders": leaders(game),
             "markers": markers(game, seat)}
    if game.claim and seat == game.turn:
        shown["claim"] = game.claim.view()
    return shown | sparse(turn=game.turn, start=game.start)


def hand(game, seat):
    """royals.secrets: one's own cards."""
    if not seat:
        return {"country": {}, "intrigue": {}}
    return {"country": sparse(**game.seats[seat].country), "intrigue": sparse(**game.seats[seat].intrigue)}


def nobles(game):
    return {noble: number for number, seat in game.seats.items() for noble in seat.nobles}


def vanquished(game):
    shown = {}
    for city in COUNTRY_OF:
        cubes = sparse(**{str(number): seat.vanquished[city] for number, seat in game.seats.items()})
        if cubes:
            shown[city] = cubes
    return shown


def are_markers_secret(game):
    """royals.r27: when the game is over, all are turned up."""
    if game.phase == "over":
        return False
    if game.options["markers"] == "edition":
        return game.options["edition"] == "2014"
    return game.options["markers"] == "secret"


def player(game, number, viewer):
    """royals.secrets: how many cards are in a hand is known; a payment is seen when it is complete."""
    seat = game.seats[number]
    laid = game.claim if number == game.turn else None
    shown = {"country_cards": sum(seat.country.values()) + (sum(laid.country.laid.values()) if laid else 0),
             "intrigue_cards": sum(seat.intrigue.values()) + (sum(laid.intrigue.laid.values()) if laid else 0),
             "cubes": seat.cubes, "titles": sparse(**seat.titles),
             "influence": sparse(**{country: seat.influence(country) for country in COUNTRIES})}
    if number == viewer or not are_markers_secret(game):
        shown["points"] = game.markers.points(number)
    return shown


def leaders(game):
    """Who would get the period's markers if it ended now."""
    return sparse(**{country: pair_of([*(seat for _, seat in scoring.ranking(game, country)), None, None])
                     for country in COUNTRIES})


def markers(game, viewer):
    """royals.r27: others' markers lie face down, where the edition says so."""
    def seen(owner):
        secret = are_markers_secret(game) and owner not in (None, viewer, scoring.REMOVED)
        return TAKEN if secret else owner

    def both(owners):
        return pair_of([seen(owner) for owner in owners])

    won = game.markers
    return {"city": sparse(**{city: seen(owner) for city, owner in won.city.items()}),
            "country": sparse(**{country: both(owners) for country, owners in won.country.items()}),
            "house": sparse(**{str(place): seen(owner) for place, owner in enumerate(won.house, 1)}),
            "period": sparse(**{str(period): sparse(**{country: both(owners) for country, owners in countries.items()})
                                for period, countries in won.period.items()}),
            "title": sparse(**{title: both(owners) for title, owners in won.title.items()})}
