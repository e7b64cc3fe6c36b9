"""Armies, fleets and goods on the map: counting, putting, taking (rulebook.md, blood.setup.counters)."""

from .facts import ARMIES, COUNTRIES, GOODS, HOME
from .position import Fleet, Place


def fleets(g, house=None):
    """(colour, number from 0, fleet) of all, or of a player's."""
    return [(colour, number, fleet) for colour in COUNTRIES if house is None or g.ruler(colour) == house
            for number, fleet in enumerate(g.realm.fleets[colour])]


def armies_ashore(g, colour):
    return sum([armies[colour] for armies in g.realm.armies.values() if colour in armies])


def armies_on_map(g, colour):
    return armies_ashore(g, colour) + sum(fleet.armies[colour] for _, _, fleet in fleets(g))


def armies_in_pool(g, colour):
    return ARMIES - armies_on_map(g, colour) - sum(box[colour] for box in g.realm.dead.values())


def fall(g, colour, number):
    """Armies that fall cannot be raised for ten years, neutral ones at once (blood.raise.dead, blood.n2)."""
    if colour in g.played:
        g.realm.dead['2' if g.year % 10 else '1'][colour] += number


def launch(g, colour, province):
    g.realm.fleets[colour].append(Fleet(place=Place(province=province)))


def sink(g, colour, number):
    """The fleets behind it move up; whoever was aboard is nowhere but at sea."""
    del g.realm.fleets[colour][number]
    for ship in [piece.ship for pieces in g.realm.pieces.values() for piece in pieces.values()]:
        if ship.colour == colour and ship.number == number:
            ship.colour = 'none'
        elif ship.colour == colour and ship.number > number:
            ship.number -= 1


def home_provinces(g, country):
    """Of a country, that are controlled by it."""
    return [province for province in HOME[country] if g.realm.control[province] == country]


def is_annexed(g, country):
    """It came by a crown: whoever has it plays another house (blood.raise.annexed)."""
    return g.ruler(country) not in (None, country)


def items_in(g, province):
    """(owner, good, count) of what lies there."""
    return goods_in(g.realm.items[province])


def goods_in(items):
    if not items:
        return []
    return [(owner, good, goods[good]) for owner in COUNTRIES if (goods := items.get(owner)) for good in GOODS
            if goods.get(good)] if items else []


def own_goods(g, province, house):
    """Of a player."""
    return [entry for entry in items_in(g, province) if g.ruler(entry[0]) == house]


def seize_goods(g, province, owner, now):
    """All that somebody's are there are somebody else's."""
    for good, count in g.realm.items[province].pop(owner, {}).items():
        g.realm.items[province][now][good] += count


def is_closed(g, province):
    """Nobody enters it (blood.neutral.four)."""
    return not g.is_armed and any(province in HOME[country] for country in g.neutral)
