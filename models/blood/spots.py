"""Where something is: a province, a sea area or a fleet, such as `spain-fleet-1`."""

from .facts import COUNTRY_OF, SEAS
from .position import Place, Ship


def fleet_spot(colour, number):
    return f'{colour}-fleet-{number + 1}'


def is_fleet(spot):
    return '-fleet-' in spot


def ship_of(spot):
    """The colour of a fleet and its number from 0."""
    colour, number = spot.split('-fleet-')
    return colour, int(number) - 1


def is_province(spot):
    return spot in COUNTRY_OF


def fleet_at(g, spot):
    colour, number = ship_of(spot)
    return g.realm.fleets[colour][number]


def armies_at(g, spot):
    """By colour."""
    return fleet_at(g, spot).armies if is_fleet(spot) else g.realm.armies[spot]


def goods_at(g, spot):
    """By owner and good."""
    return fleet_at(g, spot).goods if is_fleet(spot) else g.realm.items[spot]


def ship_at(spot):
    """The fleet of whoever is aboard; none ashore."""
    return Ship(colour=ship_of(spot)[0], number=ship_of(spot)[1]) if is_fleet(spot) else Ship()


def place_at(g, spot):
    if is_fleet(spot):
        spot = fleet_at(g, spot).place.spot()
    return Place(sea=spot) if spot in SEAS else Place(province=spot)
