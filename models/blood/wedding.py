"""Who may wed, and what a wedding does (rulebook.md, chapter Marriages)."""

from . import law, people
from .facts import WEDDING_MONEY
from .succession import make_union, make_unions


def may_wed_at_all(g, number):
    """blood.marriage.free; age and partner apart."""
    person = g.people[number]
    return (person.fate == 'lives' and person.spouse is None and not people.is_captive(person)
            and not person.is_made_regent and not person.came_by_marriage)


def may_wed(g, groom, bride):
    """blood.marriage.age, .name, .free"""
    man, woman = g.people[groom], g.people[bride]
    return ((man.sex, woman.sex) == ('male', 'female') and man.house != woman.house and all(
        may_wed_at_all(g, number) and people.is_adult(g, number) for number in (groom, bride)))


def money_of(g, bride):
    """For the groom's house; less than 0: it pays (blood.marriage.money)."""
    return WEDDING_MONEY * g.people[bride].charisma


def can_pay(g, house, groom, bride):
    """Who cannot pay cannot wed her (blood.marriage.money)."""
    payer = g.people[groom].court
    return payer not in g.played or law.can_spend(g, house, payer, -money_of(g, bride))


def partner(g, house, groom, bride):
    """The other court of a couple, or one's own."""
    return next((court for court in (g.people[groom].court, g.people[bride].court) if court != house), house)


def may_match(g, house, groom, bride):
    """Who pays can, and a house weds nobody into a third that it has promised not to (blood.contract.match)."""
    other = partner(g, house, groom, bride)
    return can_pay(g, house, groom, bride) and not law.forbids(g, 'no-match', house, third=other)


def wed(g, groom, bride, joins_bride=False):
    """The bride comes to the groom's court, or he to hers (blood.marriage.court, .joins; blood.bids.wedding)."""
    man, woman = g.people[groom], g.people[bride]
    is_aristocrat = man.house == man.court == 'aristocrats'
    money = 0 if is_aristocrat else money_of(g, bride)
    g.pay(man.court, money)
    man.spouse, woman.spouse = bride, groom
    man.honoured = woman.honoured = False
    g.tell('wed', groom=groom, bride=bride, money=money)
    queen_stays = people.is_queen(g, bride) and not people.is_king(g, groom)
    mover, court = (groom, woman.court) if joins_bride or is_aristocrat or queen_stays else (bride, man.court)
    moved = people.change_court(g, court, mover)
    if moved:
        g.people[mover].came_by_marriage = True
    for country in people.reigns_in(g, bride) if people.is_king(g, groom) else []:
        make_union(g, country, groom, bride)
    make_unions(g)
    people.swap_pieces(g, moved)
