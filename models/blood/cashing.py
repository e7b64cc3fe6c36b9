"""Goods are sold, and the turn ends (blood.cash.sets, blood.end)."""

from fractions import Fraction

from .chapter import Sealed, as_range
from .facts import BASICS, FIRST_YEAR, SETS
from .record import Plain, Table

KINDS = {'1': BASICS, '2': BASICS + ['semi-luxury'], '3': BASICS + ['semi-luxury', 'luxury']}


class Cashing(Sealed):
    sets = Table(Table(Plain(0)))

    def seats(self, g):
        return [seat for seat in range(g.seats)
                if any(most_sets(g, country, '1') for country in g.countries_of(g.house(seat)))]

    def go_on(self, g):
        is_last = g.year >= FIRST_YEAR + 5 * (int(g.options['turns']) - 1)
        if not is_last and self.owing(g):
            return True
        mine = [country for house in g.played for country in g.countries_of(house)]
        for country in [country for country in mine if g.realm.capital[country] != 'none']:
            for kind in reversed(KINDS) if is_last else KINDS:  # the best ones first (blood.end.last-sale)
                sell(g, country, kind, most_sets(g, country, kind) if is_last else self.sets[country][kind])
        end_turn(g, is_last)

    def moves(self, g, seat):
        mine = g.countries_of(g.house(seat))
        able = [(country, kind, most_sets(g, country, kind, self.sets[country])) for country in mine for kind in KINDS]
        return ([as_range(f'cash {country} {kind}', 1, most) for country, kind, most in able if most]
                + ['anew'] * any(any(self.sets[country].values()) for country in mine) + ['done'])

    def play(self, g, seat, word, *rest):
        if word == 'cash':
            self.sets[rest[0]][rest[1]] += int(rest[2])
        elif word == 'done':
            self.answer(g, seat)
        else:
            for country in g.countries_of(g.house(seat)):
                self.sets[country].clear()


def most_sets(g, country, kind, chosen=None):
    """Of what lies in the capital, without what is chosen."""
    goods = g.realm.items[g.realm.capital[country]][country]
    return min(goods[good] - sum(number for other, number in (chosen or {}).items() if good in KINDS[other])
               for good in KINDS[kind])


def sell(g, country, kind, number):
    if number:
        for good in KINDS[kind]:
            g.realm.items[g.realm.capital[country]][country][good] -= number
        house, crowns = g.ruler(country), number * SETS[int(kind) - 1]
        g.pay(house, crowns)
        g.tell('cashed', seat=g.seat_from_1(house), country=country, set=int(kind) - 1, sets=number, crowns=crowns)


def end_turn(g, is_last):
    """blood.end.over, blood.end.target"""
    from .rounds import begin_turn
    money, target = g.realm.treasury, g.options['target']
    most = max(money[house] for house in g.played)
    winners = [house for house in g.played if target != 'none' and money[house] == most >= int(target)]
    for house in winners:
        g.tell('target-reached', seat=g.seat_from_1(house), crowns=most)
    if is_last or winners:
        g.tell('game-ended', year=g.year)
        g.phases = []
    else:
        g.year += 5
        begin_turn(g)


def results(g):
    """The most money wins, or what has grown by the greatest part (blood.end.over, blood.end.growth)."""
    money, opening = g.realm.treasury, g.opening if g.options['winner'] == 'growth' else {}
    growth = {house: Fraction(money[house], max(1, opening.get(house, 1))) for house in g.played}
    listed = {}
    for seat, house in enumerate(g.played, 1):
        is_part = opening.get(house, 0) > 1
        points = int(growth[house] * 100) if is_part else money[house]
        listed[seat] = {'place': 1 + sum(other > growth[house] for other in growth.values()), 'points': points,
                        'lines': {'Treasury, in percent of the opening' if is_part else 'Treasury': points}}
    return listed
