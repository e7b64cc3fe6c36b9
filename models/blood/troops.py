"""Who stands where: royal pieces, guests, armies under another's command."""

from . import law, people, spots
from .facts import COUNTRIES
from .position import Lent


def pieces(g):
    """(colour, number, piece) of all that are on the map."""
    return [(colour, int(key) - 1, piece) for colour in COUNTRIES
            for key, piece in sorted(g.realm.pieces[colour].items()) if piece.person is not None]


def spot(piece):
    """The province or fleet of a royal piece."""
    return piece.place.spot() if piece.ship.colour == 'none' else spots.fleet_spot(piece.ship.colour, piece.ship.number)


def where(g, piece):
    """The province or sea of a royal piece, also aboard."""
    return spots.place_at(g, spot(piece)).spot()


def royals_in(g, province, house=None):
    """Free kings and princes ashore, of one player or of all."""
    return list(dict.fromkeys(piece.person for _, _, piece in pieces(g)
                              if piece.ship.colour == 'none' and piece.place.province == province
                              and people.is_alive(g, piece.person) and not people.is_captive(g.people[piece.person])
                              and (house is None or g.people[piece.person].court == house)))


def lent_from(g, province, colour):
    return sum(lent.armies for lent in g.realm.lent if lent.province == province and lent.colour == colour)


def lent_to(g, province, house):
    return [lent for lent in g.realm.lent if (lent.province, lent.commander) == (province, house)]


def own_armies(g, province, house):
    """Of a player, under his own command."""
    return sum(g.realm.armies[province][colour] - lent_from(g, province, colour)
               for colour in COUNTRIES if g.ruler(colour) == house)


def commanded(g, province, house):
    """All armies that a player leads there."""
    return own_armies(g, province, house) + sum(lent.armies for lent in lent_to(g, province, house))


def shares(g, province, house, number):
    """(colour, lent or None, how many) of a player's force: shared evenly, the odd one his
    (blood.command.losses, blood.battle.colours)."""
    lents = lent_to(g, province, house)
    left = [own_armies(g, province, house)] + [lent.armies for lent in lents]
    taken = [0] * len(left)
    for _ in range(number):
        taken[min((place for place, most in enumerate(left) if most > taken[place]), key=taken.__getitem__)] += 1
    led = [(lent.colour, lent, count) for lent, count in zip(lents, taken[1:]) if count]
    armies, lost = g.realm.armies[province], dict.fromkeys(g.countries_of(house), 0)
    for _ in range(taken[0]):  # of two countries of one player those with more armies there have losses first
        able = [each for each in lost if armies[each] - lent_from(g, province, each) > lost[each]]
        lost[max(able, key=lambda each: armies[each] - lost[each])] += 1
    return [(colour, None, count) for colour, count in lost.items() if count] + led


def in_order(g, province, house, number):
    """(colour, lent or None, how many) of a player's force, in the order of the countries (blood.battle.retreat)."""
    led, taken = {lent.colour: lent for lent in lent_to(g, province, house)}, []
    for colour in COUNTRIES:
        own = g.realm.armies[province][colour] - lent_from(g, province, colour) if g.ruler(colour) == house else 0
        taken.append((colour, led.get(colour), min(number, led[colour].armies if colour in led else own)))
        number -= taken[-1][2]
    return [entry for entry in taken if entry[2]]


def lend(g, province, colour, commander, number):
    """Armies are under another's command; those that are there already are of the same agreement."""
    for lent in g.realm.lent:
        if (lent.province, lent.colour, lent.commander) == (province, colour, commander):
            lent.armies += number
            return lent
    has_cost = any(each.has_cost for each in agreement(g, colour, commander))
    g.realm.lent.append(Lent(province=province, colour=colour, commander=commander, armies=number, has_cost=has_cost))
    return g.realm.lent[-1]


def commands(g, house, commander, is_treaty):
    """Clauses that put a player's armies under another's command: a treaty's, or a marriage contract's."""
    return [clause for contract in law.in_force(g) if contract.is_deal() == is_treaty for clause in contract.terms
            if clause.matter == 'command' and law.is_awake(g, clause) and law.bound(g, clause) == (house, commander)]


def clause_of_command(g, house, commander, province, colour, with_treaties=False):
    """The first that is about armies of a country in a province (blood.contract.command)."""
    clauses = commands(g, house, commander, False) + (commands(g, house, commander, True) if with_treaties else [])
    return next((clause for clause in clauses
                 if clause.who == colour and province in (clause.provinces or [province])), None)


def promised(g, *about, with_treaties=False):
    """How many armies."""
    clause = clause_of_command(g, *about, with_treaties)
    return clause.amount if clause else 0


def move_lent(g, house, start, where, colour, number):
    """Where armies of another go they stand under the commander (blood.command.take)."""
    old = lend(g, start, colour, house, 0)
    old.armies -= min(number, old.armies)
    drop_lent(g)
    moved = lend(g, where, colour, house, number)
    moved.has_cost = moved.has_cost or old.has_cost
    charge_for_help(g, moved, where)


def agreement(g, colour, commander=None):
    """All armies of a country that another player leads."""
    return [lent for lent in g.realm.lent if lent.colour == colour and commander in (None, lent.commander)]


def use_help(g, province, house):
    """Foreign armies fight there, or are needed against a rebellion."""
    for lent in lent_to(g, province, house):
        charge_for_help(g, lent, province)


def charge_for_help(g, lent, province):
    """In a province of the commander; each agreement costs once (blood.command.charisma)."""
    house, other, country = lent.commander, g.ruler(lent.colour), g.realm.control[province]
    if lent.has_cost or g.holder(province) != house:
        return
    for each in agreement(g, lent.colour, house):
        each.has_cost = True
    clause = clause_of_command(g, other, house, province, lent.colour, with_treaties=True)
    if clause and clause.met:
        return
    if clause:
        clause.met = g.year
    g.reigns[country].lost_by_foreign_help += 1
    g.tell('charisma-lost', country=country, lost=1, is_for_help=True)


def drop_lent(g):
    g.realm.lent = [lent for lent in g.realm.lent if lent.armies > 0]


def forget_guests(g):
    """Who has no armies there, or rules there, is no guest, and nobody lends to himself (blood.leave.guests)."""
    g.realm.lent = [lent for lent in g.realm.lent
                    if g.ruler(lent.colour) not in (None, lent.commander) and g.countries_of(lent.commander)]
    for house, provinces in g.realm.guests.items():
        for province in [each for each in provinces if not commanded(g, each, house) or g.holder(each) == house]:
            provinces.discard(province)
