"""What seats see of Royals: royals.secrets, royals.r27."""
from models.driver.interface import sparse
from models.royals import scoring
from models.royals.tables import COUNTRIES, COUNTRY_OF, PLACES


def view(game, viewer):
    """All that a seat sees; seat 0 looks on."""
    own, seats = game.seats.get(viewer), game.seats.items()
    shown = {"phase": game.phase, "period": min(game.period, 3), "period_ends": game.period_ends,
             "display": dict(game.display), "pile": game.pile.total(), "discard": dict(game.discard),
             "intrigue_pile": game.intrigue_pile.total(), "intrigue_discard": dict(game.intrigue_discard),
             "hand": {"country": dict(own.country) if own else {}, "intrigue": dict(own.intrigue) if own else {}},
             "nobles": {noble: number for number, seat in seats for noble in seat.nobles},
             "vanquished": sparse(**{city: sparse(**{str(number): seat.vanquished[city] for number, seat in seats})
                                     for city in COUNTRY_OF}),
             "seats": [player(game, number, viewer) for number in game.seats],
             "leaders": sparse(**{country: leaders(game, country) for country in COUNTRIES}),
             "markers": markers(game, viewer)}
    if game.claim and viewer == game.turn:
        shown["claim"] = game.claim.view()
    return shown | sparse(turn=game.turn, start=game.start)


def leaders(game, country):
    """Who would get the period's markers if it ended now."""
    return {place: seat for place, (_, seat) in zip(PLACES, scoring.ranking(game, country))}


def are_markers_secret(game):
    """royals.r27: when the game is over, all are turned up."""
    markers, edition = game.options["markers"], game.options["edition"]
    return game.phase != "over" and (markers == "secret" or markers == "edition" and edition == "2014")


def player(game, number, viewer):
    """royals.secrets: how many cards are in a hand is known; a payment is seen when it is complete."""
    seat = game.seats[number]
    parts = game.claim.parts if game.claim and number == game.turn else {}
    laid = {name: part.laid.total() for name, part in parts.items()}
    shown = {"country_cards": seat.country.total() + laid.get("country", 0),
             "intrigue_cards": seat.intrigue.total() + laid.get("intrigue", 0),
             "cubes": seat.cubes, "titles": dict(seat.titles),
             "influence": sparse(**{country: seat.influence(country) for country in COUNTRIES})}
    if number == viewer or not are_markers_secret(game):
        shown["points"] = sum(game.markers.values(number))
    return shown


def markers(game, viewer):
    """royals.r27: others' markers lie face down, where the edition says so."""
    def seen(owner):
        return "taken" if are_markers_secret(game) and owner not in (viewer, scoring.REMOVED) else owner

    return {kind: {} for kind in ("city", "country", "house", "period", "title")} | game.markers.position(seen)
