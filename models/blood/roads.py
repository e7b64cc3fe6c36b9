"""Where a group of a player can go from where it is (rulebook.md, blood.move, blood.fleet, blood.items)."""

from . import law, spots, troops, units
from .facts import CARGO, CHANNEL, SEAS, SEAS_OF
from .group import Group, is_let_in
from .units import is_closed


def steps(g, house, group):
    if group.is_stopped:
        return []
    if group.kind == 'fleet':
        return fleet_steps(g, house, group)
    if group.spent >= group.points():
        return []
    if spots.is_fleet(group.where):
        port = spots.fleet_at(g, group.where).place.province
        return ['land'] * (port != 'none' and may_enter(g, house, group, port))
    if not has_escort(g, group, group.where):
        return []
    beside = g.board.beside[group.where] + [other for here, other in CHANNEL.items() if here == group.where
                                            and not group.goods() and is_channel_open(g, house)]
    return ([f'go {province}' for province in beside if may_enter(g, house, group, province)]
            + [f'board {spots.fleet_spot(colour, number)}' for colour, number, fleet in units.fleets(g, house)
               if fleet.place.province == group.where and has_room(g, house, group, spots.fleet_spot(colour, number))])


def has_escort(g, group, province):
    """blood.items.rebellion"""
    return province not in g.realm.rebellion or group.has_armies() or not group.goods()


def may_enter(g, house, group, province):
    """blood.move.famine, blood.map.closed, blood.neutral.battle, blood.contract.peace, blood.items.foreign"""
    if province in g.realm.famine or is_closed(g, province) or not has_escort(g, group, province):
        return False
    holder, here = g.holder(province), g.holder(group.where)
    if holder in (house, None):
        return holder == house or group.has_armies()
    if group.has_armies():
        return is_let_in(g, house, group, province) or not law.forbids_entry(g, house, province)
    return (bool(group.royals) or spots.is_fleet(group.where) or here == house
            or here is not None and law.lets_in(g, 'carriage', house, group.where))


def is_channel_open(g, house):
    """Nobody else has a fleet at sea there (blood.move.channel, blood.contract.fleets)."""
    return all(g.holder(province) == house for province in CHANNEL) and all(
        g.ruler(colour) == house or law.grants(g, 'fleets', g.ruler(colour), house)
        for colour, _, fleet in units.fleets(g) if fleet.place.at_sea() == 'north-sea')


def has_room(g, house, group, name):
    """Armies of others go aboard no fleet; who lands counts until sent (blood.move.embark, blood.command.take)."""
    aboard = sum(spots.fleet_at(g, name).armies.values())
    aboard += len({piece.person for _, _, piece in troops.pieces(g) if troops.spot(piece) == name})
    return (aboard + sum(group.armies.values()) + len(group.royals) <= CARGO
            and all(player == house for player in group.players(g)))


def must_stop(g, house, group, spot):
    """In a province that somebody else controls (blood.move.points); among more fleets (blood.fleet.stopped)."""
    if spot in SEAS:
        return bool(stoppers(g, house, group, spot))
    holder = g.holder(spot)
    if spots.is_fleet(spot) or group.kind == 'fleet' or holder == house:
        return False
    if holder is None or group.goods() and not law.lets_in(g, 'carriage', house, spot):
        return True
    return not (group.is_goods_alone() or is_let_in(g, house, group, spot, matters=['march']))


def stoppers(g, house, group, sea):
    """Players with more fleets at sea there, who do not let these pass."""
    there = [g.ruler(colour) for colour, number, fleet in units.fleets(g) if fleet.place.at_sea() == sea
             and not (colour == group.colour and number in group.fleets)]
    mine = there.count(house) + len(group.fleets)
    return [other for other in g.played if other != house and there.count(other) > mine
            and g.seat_of(other) not in group.leave and not law.grants(g, 'fleets', other, house)]


def must_leave(g, house, piece):
    """Armies must leave a famine, if there is a way (blood.move.famine, blood.move.obliged)."""
    group = Group(kind='land', where=piece.where)
    group.add(piece, 1)
    return piece.where in g.realm.famine and bool(steps(g, house, group))


def fleet_steps(g, house, group):
    """blood.fleet.move"""
    seas = g.board.joined.get(group.where) or SEAS_OF[group.where]
    return ([f'dock {port}' for port in SEAS.get(group.where, ()) if may_dock(g, house, group, port)]
            + [f'sail {sea}' for sea in seas if group.spent < 3])


def may_dock(g, house, group, port):
    """blood.fleet.dock"""
    holder = g.holder(port)
    if port in g.realm.famine or is_closed(g, port):
        return False
    if holder == house or holder and law.lets_in(g, 'ports', house, port):
        return True
    return all(any(g.realm.fleets[group.colour][number].armies.values()) for number in group.fleets) and (
        holder is None or not law.forbids_entry(g, house, port) or is_let_in(g, house, group, port))


def must_leave_port(g, house, fleet):
    """blood.fleet.leave"""
    port, holder = fleet.place.province, g.holder(fleet.place.province)
    if port == 'none' or port in g.realm.famine:
        return port != 'none'
    may_stay = any(fleet.armies.values()) or fleet.host == holder
    return holder != house and not law.lets_in(g, 'ports', house, port) and (fleet.is_evicted or not may_stay)
