"""Leave, and armies and goods of others in a group (rulebook.md, blood.leave, blood.command, blood.items.others)."""

from . import law, spots, troops
from .roads import must_leave, stoppers
from .chapter import as_range
from .facts import PROVINCES, SEAS
from .group import Group, Piece, note_guests, number_tired, rest_group, send_group, worn_out


# ---- Leave to go on

def asking(g, march):
    """`ask` and `ask-port` (blood.leave.asked, blood.leave.port)."""
    group, house = march.group, march.house(g)
    if march.groups_left() < 2:
        return []
    if group.kind == 'fleet':
        if group.is_stopped:
            return ['ask'] * bool(group.path or group.leave)
        return [f'ask-port {port}' for port in SEAS.get(group.where, ()) if port not in g.realm.famine
                and g.holder(port) not in (None, house) and not law.lets_in(g, 'ports', house, port)]
    if not group.is_stopped or not group.path or group.spent >= group.points():
        return []
    holder = g.holder(group.where)
    return ['ask'] * (group.players(g) in ([], [house]) and bool(holder)
                      and (not group.goods() or law.lets_in(g, 'carriage', house, group.where))
                      and not (group.has_armies() and law.forbids_entry(g, house, group.where)))


def ask(g, march, port=None):
    """A standing answer is given at once, and nobody is asked (blood.leave.standing)."""
    group, house = march.group, march.house(g)
    march.send(g)
    if group.has_armies() and group.where not in SEAS:
        note_guests(g, house, group)
    is_at_sea = group.where in SEAS and not port
    other = stoppers(g, house, group, group.where)[0] if is_at_sea else g.holder(port or group.where)
    g.tell('leave-asked', seat=march.seat + 1, to=g.seat_from_1(other), where=group.where, port=port)
    march.asked, march.port = g.seat_of(other), port or 'none'
    standing = g.law.answers[other][house]
    if standing == 'never' or standing == 'always' and not law.forbids_leave(g, other, house):
        answer(g, march, standing == 'always')


def answers(g, march):
    """What a marriage contract has promised is not refused, what one forbids not allowed (blood.command.asked)."""
    asked, house, is_free = g.house(march.asked), march.house(g), True
    if march.for_troops:
        is_free = not is_promised(g, march, asked)
        is_forbidden = is_free and law.forbids(g, 'no-help', asked, third=house) or any(
            law.forbids_entry(g, asked, spot) for spot in march.group.path)
    else:
        is_forbidden = not march.for_goods and law.forbids_leave(g, asked, house)
    return ['allow'] * (not is_forbidden) + ['deny'] * (is_free or is_forbidden)


def answer(g, march, is_given):
    """blood.leave.given, blood.leave.port"""
    group, asked, port = march.group, march.asked, march.port
    g.tell('leave-answered', seat=asked + 1, to=march.seat + 1, is_given=is_given)
    march.asked, march.port = None, 'none'
    if march.for_troops or march.for_goods:
        answer_for_others(g, march, asked, is_given)
    elif is_given and port == 'none':
        group.leave.add(asked)
        group.is_stopped, group.rested = False, group.spent
        rest_group(g, march)
        group.is_stopped = bool(group.kind == 'fleet' and stoppers(g, march.house(g), group, group.where))
    else:
        if is_given:
            group.where, group.path = port, [port]
            send_group(g, march)
            for number in group.fleets:
                g.realm.fleets[group.colour][number].host = g.house(asked)
        elif port != 'none':
            group.is_stopped = True
        elif group.has_armies():  # refused, they have entered without leave
            g.declare_war(march.house(g), g.house(asked))
        march.end_group(g)


# ---- Armies and goods of others in a group

def ask_owner(g, march):
    """Before armies or goods of another go, their player is asked (blood.command.asked, blood.items.others)."""
    group, about = march.group, {'seat': march.seat + 1, 'path': list(march.group.path), 'from_': march.group.from_}
    piece = next((piece for piece in group.pieces() if piece.is_of_another(g, march.house(g))), None)
    if piece is None:
        return False
    march.asked = g.seat_of(g.ruler(piece.colour))
    march.for_troops, march.for_goods = piece.what == 'army', piece.what == 'item'
    about.update(to=march.asked + 1, country=piece.colour)
    if march.for_troops:
        g.tell('troops-asked', armies=group.armies[piece.colour], **about)
    else:
        g.tell('goods-asked', goods=group.goods([piece.colour]), **about)
    return True


def answer_for_others(g, march, asked, is_given):
    """Refused, nothing of the group moves; a treaty is over then, and no marriage contract."""
    if not is_given and march.for_troops:
        end_command(g, g.house(asked), march.house(g))
    march.for_troops = march.for_goods = False
    if is_given:
        march.send(g)
        march.end_group(g)
    else:
        march.sent += 1
        march.group = Group()


# ---- Armies under another's command

def commanded(g, march, spot, colour):
    """Armies of a colour that a player may lead from there, tired ones too (blood.command.take, .once)."""
    house, owner, present = march.house(g), g.ruler(colour), spots.armies_at(g, spot)[colour]
    if spots.is_fleet(spot):
        return present if owner == house else 0
    present -= g.phases[-2].moved[spot][colour]
    if owner == house:
        return present - troops.lent_from(g, spot, colour)
    if owner is None:
        return 0
    lent = [entry for entry in g.realm.lent if (entry.commander, entry.colour) == (house, colour)]
    is_last = g.seat_of(owner) not in g.phases[-2].cup  # blood.command.last
    more = troops.promised(g, owner, house, spot, colour, with_treaties=is_last)
    if not more and troops.promised(g, owner, house, spot, colour, with_treaties=True):
        return 0
    more -= sum(entry.armies for entry in lent)
    here = sum(entry.armies for entry in lent if (entry.province, entry.colour) == (spot, colour))
    return min(present - troops.lent_from(g, spot, colour) + here, max(0, more) + here)


def able_to_go(g, march, spot, colour):
    """Of these, how many have points left and are not held back."""
    number = commanded(g, march, spot, colour) - worn_out(march, Piece('army', spot, colour))
    to_come = [g.house(seat) for seat in g.phases[-2].cup]
    return min(number, not_held_back(g, march, spot, colour, to_come)) if g.ruler(colour) == march.house(g) else number


def not_held_back(g, march, spot, colour, others):
    """What is promised to them stays where it is, of armies that have not moved (blood.command.support)."""
    def fresh(province, other=None):
        own = g.realm.armies[province].get(colour, 0) - number_tired(march, Piece('army', province, colour))
        return own - sum(lent.armies for lent in troops.agreement(g, colour)
                         if lent.province == province and lent.commander != other)

    limits = [100]
    for other in others:
        for clause in troops.commands(g, march.house(g), other, is_treaty=False):
            provinces = clause.provinces or PROVINCES
            if clause.who == colour and spot in provinces:
                limits += [fresh(spot), sum(fresh(each, other) for each in provinces) - clause.amount]
    return max(0, min(limits))


def is_promised(g, march, owner):
    """By a marriage contract, as many armies as are in the group."""
    return all(count <= troops.promised(g, owner, march.house(g), march.group.from_, colour)
               for colour, count in march.group.armies.items() if g.ruler(colour) == owner)


def lending(g, march):
    """`lend` and `take-back` (blood.command.lend, blood.command.take-back, blood.contract.no-help)."""
    house, listed = march.house(g), []
    others = [other for other in g.played if other != house and not law.forbids(g, 'no-help', house, third=other)]
    for province in PROVINCES:
        piece = Piece('army', province, colour_to_lend(g, province, house))
        number = max(0, march.present(g, piece) - number_tired(march, piece)) if piece.colour else 0
        if not number or must_leave(g, house, piece):
            continue
        for other in others:
            if g.holder(province) == other or troops.commanded(g, province, other):
                most = min(number, not_held_back(g, march, province, piece.colour,
                                                 [each for each in g.played if each != other]))
                listed += [as_range(f'lend {province} {other}', 1, most)] * (most > 0)
    for lent in [lent for lent in g.realm.lent if g.ruler(lent.colour) == house]:
        total = sum(each.armies for each in g.realm.lent
                    if (each.colour, each.commander) == (lent.colour, lent.commander))
        if total > troops.promised(g, house, lent.commander, lent.province, lent.colour):
            listed.append(f'take-back {lent.province} {lent.commander}')
    return listed


def colour_to_lend(g, province, house):
    """Of two countries that of which more armies are there (blood.command.lend)."""
    return max(g.countries_of(house), key=lambda colour: g.realm.armies[province][colour], default=None)


def lend(g, march, province, country, number):
    march.sent += 1
    troops.lend(g, province, colour_to_lend(g, province, march.house(g)), country, int(number))
    g.tell('armies-lent', seat=march.seat + 1, to=g.seat_from_1(country), province=province, armies=int(number))


def take_back(g, march, province, country):
    march.sent += 1
    g.realm.lent = [lent for lent in g.realm.lent if (lent.province, lent.commander, g.ruler(lent.colour)) !=
                    (province, country, march.house(g))]
    g.tell('armies-taken-back', seat=march.seat + 1, province=province, from_=g.seat_from_1(country))


# ---- Treaties

def treaties(g, house):
    """(contract, partner): command or a fief agreed in a deal; whoever is bound now (blood.contract.crown)."""
    found = [(contract, law.bound(g, clause)) for contract in law.in_force(g) if contract.is_deal()
             for clause in contract.terms]
    return [(contract, one if other == house else other) for contract, (one, other) in found
            if house in (one, other) and None not in (one, other) and one != other]


def treaty_moves(g, house):
    return list(dict.fromkeys(f'end-treaty {partner}' for _, partner in treaties(g, house)))


def end_command(g, house, commander):
    """By treaty a player may refuse, and the treaty is over; so is what was lent (blood.command.asked)."""
    end_treaty(g, house, commander)
    return_lent(g, house, commander)


def return_lent(g, house, commander):
    """All that is not promised otherwise."""
    kept = [lent for lent in g.realm.lent if (g.ruler(lent.colour), lent.commander) != (house, commander)
            or troops.promised(g, house, commander, lent.province, lent.colour, with_treaties=True)]
    if len(kept) < len(g.realm.lent):
        g.realm.lent = kept
        g.tell('armies-taken-back', seat=g.seat_from_1(house), from_=g.seat_from_1(commander))


def end_treaty(g, house, country):
    """All treaties with another player, if there are any."""
    over = [contract for contract, partner in treaties(g, house) if partner == country]
    g.law.contracts = [contract for contract in g.law.contracts if contract not in over]
    seats = g.seat_from_1(house), g.seat_from_1(country)
    if over:
        g.tell('treaty-ended', seat=seats[0], to=seats[1]).only_to(
            *(seat for contract in over for seat in law.readers(g, contract)))
    end_promises(g, over, house, country)


def end_promises(g, over, house, other):
    """Armies go back when contracts that are over have promised command (blood.command.treaty, .lend)."""
    if any(clause.matter == 'command' for contract in over for clause in contract.terms):
        return_lent(g, house, other)
        return_lent(g, other, house)
