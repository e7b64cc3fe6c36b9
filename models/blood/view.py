"""What a seat may see, and an onlooker (blood.turn.seal, blood.contract.secret, blood.cash.secret).

Left out are names and sentences for people, which the game's texts make: names and titles of persons and houses, what
a clause says, how it stands and what is wrong with it, and how a draft could be written anew.
"""

from models.driver.interface import sparse

from . import law, people, spots, troops, units
from .betrothal import COUPLE
from .facts import COUNTRIES, HIGH_TAX, PROVINCES, TAX, UPKEEP
from .interphase import Raising, Upkeep
from .matters import MATTERS
from .lineage import line_of

LEFT_OUT = {'people.name', 'people.title', 'crowns.house', 'contracts.warning', 'contracts.clauses.text',
            'contracts.clauses.standing', 'contracts.clauses.warning', 'contracts.clauses.strokes',
            'contracts.clauses.conditions', 'contracts.clauses.due'}
MOST_IN_LINE = 8


def view(g, seat):
    """Of a seat from 0; None: somebody who only looks on."""
    house = None if seat is None else g.house(seat)
    claimed = claimed_from(g)
    seen = {'year': g.year, 'seats': [seen_seat(g, each, house) for each in range(g.seats)],
            'crowns': [crown(g, country) for country in COUNTRIES],
            'people': [person(g, number, claimed) for number in sorted(g.people)],
            'provinces': {province: land(g, province) for province in PROVINCES if is_changed(g, province)},
            'fleets': [fleet(g, colour, number) for colour, number, _ in units.fleets(g)],
            'pieces': [royal_piece(*each) for each in troops.pieces(g)]}
    hidden = {'contracts': contracts(g, seat)}
    for chapter in g.phases:
        if chapter.chapter in OPEN:
            hidden.update(OPEN[chapter.chapter](g, chapter, house))
    if g.phases:
        hidden['chapter'] = g.top.chapter
    if house is not None:
        hidden['leave'] = {other: answer for other, answer in g.law.answers[house].items() if answer != 'ask'}
        if g.phases and g.top.chapter in OWN:
            hidden.update(OWN[g.top.chapter](g, g.top, house))
    return seen | {name: entry for name, entry in hidden.items() if entry not in (None, {}, [])}


def known(**entries):
    """Without those of nobody and nothing."""
    return {name: entry for name, entry in entries.items() if entry not in (None, 'none')}


def seen_seat(g, seat, viewer):
    """blood.cash.secret: what the treasury of the game pays and takes is seen by all."""
    house = g.house(seat)
    crowns = g.realm.treasury[house]
    if viewer != house and g.phases:
        crowns += sum(paid for other, paid in g.realm.paid[house].items() if other != viewer)
    paying = sum(law.pays_tax(g, province) for province in g.holds(house))
    return {'house': house, 'crowns': max(0, crowns), 'countries': g.countries_of(house), 'taxes': TAX * paying,
            'high_taxes': HIGH_TAX * paying, 'upkeep': UPKEEP * Upkeep().kept(g, house),
            'answered': bool(g.phases) and has_answered(g, g.top, seat, seat == (viewer and g.seat_of(viewer)))}


def has_answered(g, chapter, seat, is_own):
    """Who must look again at what is offered at court knows it alone (blood.turn.seal)."""
    if chapter.chapter == 'court':
        return seat in (chapter.done if is_own else chapter.said_done)
    if chapter.chapter == 'raising':
        return seat in (chapter.done | chapter.resting) & set(chapter.seats(g))
    return seat in getattr(chapter, 'answered', ()) and getattr(chapter, 'step', '') != 'capitals'


def crown(g, country):
    reign, ruler = g.reigns[country], g.ruler(country)
    shown = {'id': country, 'line': [], 'castle': g.realm.castle[country], 'charisma': 0,
             'armies': units.armies_on_map(g, country), 'fleets': len(g.realm.fleets[country]), 'can_raise': 0,
             'fallen': [g.realm.dead['1'][country], g.realm.dead['2'][country]]}
    if ruler is not None:
        shown.update(seat=g.seat_from_1(ruler), charisma=people.charisma_of_crown(g, country),
                     line=line_of(g, country, reign.monarch)[:MOST_IN_LINE],
                     can_raise=Raising().room_for_armies(g, country))
    return shown | known(monarch=reign.monarch, regent=reign.regent, capital=g.realm.capital[country]) | sparse(
        taxed_high=country in g.taxed_high)


def claimed_from(g):
    """Players against whom somebody has a claim (blood.succession.strength)."""
    claims = set().union(*(one.passed_over - one.renounced for _, one in people.living(g)))
    return [house for house in g.played if house in map(g.ruler, claims)]


def person(g, number, claimed):
    one = g.people[number]
    shown = {'id': number, 'number': one.serial, 'sex': one.sex, 'born': one.born, 'age': people.age(g, number),
             **{score: getattr(one, score) for score in ('strength', 'constitution', 'charisma')}}
    shown['constitution'] -= one.extra_births
    shown |= known(father=one.father, mother=one.mother, spouse=one.spouse, house=one.house)
    shown |= known(court=one.court, captor=one.captor) if one.fate == 'lives' else {}
    if one.sex == 'male' and one.fate == 'lives':
        shown['effective_strength'] = usual = people.strength(g, number, None)
        shown |= sparse(stronger_against=[house for house in claimed
                                          if house != one.court and people.strength(g, number, house) > usual])
    return shown | sparse(
        dead=one.fate != 'lives', reigns=people.reigns_in(g, number),
        regent=[country for country in COUNTRIES if g.reigns[country].regent == number],
        passed_over=[country for country in COUNTRIES if country in one.passed_over],
        renounced=[country for country in COUNTRIES if country in one.renounced])


def is_changed(g, province):
    return (g.realm.control[province] != g.start.realm.control[province] or any(g.realm.armies[province].values())
            or province in g.realm.famine or province in g.realm.rebellion or bool(units.items_in(g, province)))


def land(g, province):
    return {'control': g.realm.control[province]} | sparse(
        armies=sparse(**g.realm.armies[province]), items=goods(g.realm.items[province]),
        famine=province in g.realm.famine, rebellion=province in g.realm.rebellion)


def goods(items):
    return [{'good': good, 'owner': owner, 'count': count} for owner, good, count in units.goods_in(items)]


def fleet(g, colour, number):
    one = g.realm.fleets[colour][number]
    about = {'id': spots.fleet_spot(colour, number), 'colour': colour, **place(one.place), **known(host=one.host)}
    return about | sparse(armies=sparse(**one.armies), items=goods(one.goods))


def place(where):
    return {'sea': where.sea} if where.province == 'none' else {'province': where.province}


def royal_piece(colour, number, piece):
    aboard = piece.ship.colour != 'none' and spots.fleet_spot(piece.ship.colour, piece.ship.number)
    return {'person': piece.person, 'colour': colour, 'piece': number, **place(piece.place)} | sparse(aboard=aboard)


def contracts(g, seat):
    """One's own draft, offers, and what one may read of those in force (blood.contract.draft, .secret, .show)."""
    return [contract(each) for each in g.law.contracts if may_read(g, each, seat)]


def may_read(g, each, seat):
    if each.status == 'drafted':
        return seat is not None and g.house(seat) == each.maker
    if each.status == 'in-force':
        return (0 if seat is None else seat + 1) in law.readers(g, each)
    return seat is not None and g.house(seat) in each.houses()


def contract(each):
    clauses = [{'matter': clause.matter, 'verb': MATTERS[clause.matter].verb, 'who': clause.who, 'whom': clause.whom}
               for clause in each.terms]
    persons = known(**{name: getattr(each, name) for name in COUPLE})
    return {'status': each.status, 'houses': list(each.houses()), 'clauses': clauses, **persons} | sparse(
        year=each.year, is_public=each.is_public, is_betrothal=each.is_betrothal)


def at_bidding(g, bidding, house):
    """Who asks is shown when all have answered, and so is what each bids (blood.bids.entry, .amount)."""
    bids = []
    for bidder in g.played:
        partner, is_own, is_shown = bidding.partners[bidder], bidder == house, bidding.step == 'amounts'
        if partner is not None and (is_own or is_shown):
            has_bid = is_own and is_shown and g.seat_of(bidder) in bidding.answered
            bids.append({'seat': g.seat_from_1(bidder), 'partner': partner}
                        | known(crowns=bidding.amounts[bidder] if has_bid else None))
    return {'hand': bidding.hand, 'bids': bids}


def bought(g, chapter, house):
    """blood.first.place"""
    return {'bought': sparse(**{country: chapter.armies[country] + chapter.fleets[country] for country in COUNTRIES})}


def at_round(g, each, house):
    return {'round': {'number': each.number, 'to_come': [seat + 1 for seat in sorted(each.cup)]} | sparse(
        mover=each.mover is not None and each.mover + 1)}


def at_march(g, march, house):
    """A group that is planned is its player's alone until it is sent (blood.move.group)."""
    is_asked = march.asked is not None
    is_seen = march.group.kind != 'none' and (house == march.house(g) or is_asked)
    return {'march': {'seat': march.seat + 1} | known(port=march.port) | sparse(
        asked=is_asked and march.asked + 1, group=is_seen and group(march.group))}


def group(one):
    return {'kind': one.kind, 'from': one.from_, 'where': one.where, 'path': list(one.path),
            'points': 0 if one.is_stopped else one.points() - one.spent} | sparse(
        armies=sparse(**one.armies), royals=list(one.royals), items=goods(one.items), stopped=one.is_stopped,
        fleets=[spots.fleet_spot(one.colour, number) for number in sorted(one.fleets)])


# Of parts of the turn that are under way, for everybody; `bought` is blood.first.place.
OPEN = {'bidding': at_bidding, 'raising': bought, 'placing': bought, 'round': at_round, 'march': at_march,
        'battle': lambda g, battle, house: {'battle': {'province': battle.province, 'round': battle.round,
                                                       'powers': [battle.powers['1'], battle.powers['2']]}}}


def at_court(g, court, house):
    seat = g.seat_of(house)
    proposals = [{'groom': proposal.groom, 'bride': proposal.bride, 'maker': proposal.maker + 1}
                 for proposal in court.proposals if seat in (proposal.maker, court.asked_for(g, proposal))]
    return {'proposals': proposals, 'sought': court.sought[house], 'searches': court.searches[house],
            'strokes': court.strokes[house]}


def at_upkeep(g, upkeep, house):
    going = [province for province in PROVINCES for colour in g.countries_of(house)
             for _ in range(upkeep.armies[province][colour])]
    return {'disbanding': going + [g.realm.fleets[colour][number].place.spot() for colour in g.countries_of(house)
                                   for number in sorted(upkeep.fleets[colour])]}


# What a player has chosen under seal (blood.turn.seal).
OWN = {
    'court': at_court,
    'births': lambda g, births, house: {'again': births.chosen(g, house)},
    'announcements': lambda g, announcements, house: {'placing': [
        {'person': entry.prince, 'colour': entry.colour, 'piece': 0} | known(province=entry.province)
        for entry in announcements.entries if g.people[entry.prince].court == house]},
    'taxing': lambda g, taxing, house: known(rate=taxing.rates[house]),
    'paying-off': lambda g, paying, house: {
        'paying': [province for province in paying.rebellions(g, house) if province in paying.chosen]},
    'upkeep': at_upkeep,
    'marking': lambda g, marking, house: {'marking': [
        province for province in marking.may_mark(g, house) if province in marking.chosen and marking.step == 'mark']},
    'cashing': lambda g, cashing, house: {'selling': {
        country: [cashing.sets[country][kind] for kind in '123'] for country in g.countries_of(house)
        if any(cashing.sets[country].values())}}}
