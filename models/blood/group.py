"""Groups: what is in them, how tired it is, and what follows when they go (rulebook.md, blood.move.group)."""

from typing import NamedTuple

from . import law, people, spots, troops
from .facts import COUNTRIES, GOODS
from .record import Flags, ListOf, Numbered, Plain, Record, SeatSet, Table

MOVES = {'army': 'take {where} {colour}', 'item': 'carry {where} {colour} {good}', 'royal': 'lead p{person}',
         'fleet': 'ship {where}'}


class Piece(NamedTuple):
    """Armies or goods of a country, somebody royal, or a fleet, in one place."""

    what: str
    where: str
    colour: str = COUNTRIES[0]
    good: str = GOODS[0]
    person: int | None = None

    def move(self):
        return MOVES[self.what].format(**self._asdict())

    def is_of_another(self, g, house):
        return self.what in ('army', 'item') and g.ruler(self.colour) != house

    def points(self):
        """Armies, kings and princes go three provinces in a move, goods four (blood.move.points, blood.fleet.move)."""
        return 4 if self.what == 'item' else 3


class Goods(Table):
    """Goods of a group: a position has the names of countries for those of goods, in the same order."""

    def write(self, value, usual):
        return super().write({COUNTRIES[GOODS.index(good)]: count for good, count in value.items()}, usual)

    def read(self, json, before):
        return super().read({GOODS[COUNTRIES.index(name)]: count for name, count in json.items()}, before)


class Group(Record):
    kind = Plain('none')
    from_ = Plain('none')
    where = Plain('none')
    armies = Table(Plain(0))
    royals = ListOf(Plain(None))
    items = Table(Goods(Plain(0)))
    colour = Plain('none')
    fleets = Flags()
    spent = Plain(0)
    is_stopped = Plain(False)
    path = ListOf(Plain(None))
    leave = SeatSet()
    rested = Plain(0)

    def pieces(self):
        """The number of each piece."""
        found = {}
        for colour in COUNTRIES:
            found[Piece('army', self.from_, colour)] = self.armies[colour]
            found.update({Piece('item', self.from_, colour, good): self.items[colour][good] for good in GOODS})
        found.update({Piece('royal', self.from_, person=person): 1 for person in self.royals})
        found.update({Piece('fleet', spots.fleet_spot(self.colour, number)): 1 for number in sorted(self.fleets)})
        return {piece: number for piece, number in found.items() if number}

    def add(self, piece, number):
        if piece.what == 'army':
            self.armies[piece.colour] += number
        elif piece.what == 'item':
            self.items[piece.colour][piece.good] += number
        elif piece.what == 'royal':
            self.royals.append(piece.person)
        else:
            self.fleets.add(spots.ship_of(piece.where)[1])

    def goods(self, owners=COUNTRIES):
        return [good for owner in owners for good in GOODS for _ in range(self.items[owner][good])]

    def has_armies(self):
        return any(self.armies.values())

    def players(self, g):
        """Whose armies are in it."""
        return list({g.ruler(colour): None for colour in COUNTRIES if self.armies[colour]})

    def is_goods_alone(self):
        return self.kind == 'land' and not self.has_armies() and not self.royals

    def points(self):
        return 4 if self.is_goods_alone() else 3


class Tired(Record):
    """Pieces that have spent points in this move."""

    what = Plain('army')
    where = Plain('none')
    colour = Numbered(COUNTRIES)
    good = Numbered(GOODS)
    person = Plain(None)
    spent = Plain(0)
    count = Plain(0)

    def piece(self):
        return Piece(self.what, self.where, self.colour, self.good, self.person)


# ---- Who is tired

def tired_of(march, piece):
    return sorted((tired for tired in march.tired if tired.piece() == piece), key=lambda tired: tired.spent)


def number_tired(march, piece, least=0):
    """How many have spent so many points, or any."""
    return sum(tired.count for tired in tired_of(march, piece) if tired.spent >= least)


def worn_out(march, piece):
    """How many have no points left."""
    return number_tired(march, piece, piece.points())


def spent_by(g, march, piece, number):
    """The points that so many have spent, the least tired taken first."""
    tired = [each.spent for each in tired_of(march, piece) for _ in range(each.count)]
    return ([0] * (march.present(g, piece) - len(tired)) + tired)[number - 1]


def forget(march, piece, left):
    """No more of them are tired than are left; the least tired went first."""
    over = number_tired(march, piece) - left
    for tired in tired_of(march, piece):
        gone = max(0, min(over, tired.count))
        tired.count, over = tired.count - gone, over - gone
    march.tired = [tired for tired in march.tired if tired.count]


def tire(march, piece, number, spent):
    for tired in [tired for tired in tired_of(march, piece) if tired.spent == spent]:
        tired.count += number
        return
    march.tired.append(Tired(**piece._asdict(), spent=spent, count=number))


# ---- What goes

def send_group(g, march):
    """All pieces go to where the group is."""
    group, pieces, house = march.group, march.group.pieces(), march.house(g)
    for piece, number in pieces.items():
        for tired in tired_of(march, piece) if group.rested else []:  # with leave those go on that came
            tired.count -= min(number, tired.count) * (tired.spent == group.rested)
        forget(march, piece, march.present(g, piece) - number)
    if group.path:
        for colour in [piece.colour for piece in pieces if piece.is_of_another(g, house) and piece.what == 'army']:
            troops.charge_for_help(g, troops.lend(g, group.from_, colour, house, 0), group.from_)
            troops.use_help(g, group.from_, house)
        about = {'seat': march.seat + 1, 'path': list(group.path), 'from_': group.from_}
        if group.kind == 'fleet':
            g.tell('sailed', country=group.colour, fleets=len(group.fleets), is_stopped=group.is_stopped, **about)
        else:
            about.update(armies=sum(group.armies.values()), royals=list(group.royals), goods=group.goods())
            g.tell('marched', **about)
        for piece, number in pieces.items():
            move_piece(g, house, piece, number, group.where)
    group.path, group.from_ = [], group.where


def move_piece(g, house, piece, number, where):
    if piece.what == 'royal':
        people.move_to(g, piece.person, where)
    elif piece.what == 'fleet':
        fleet = spots.fleet_at(g, piece.where)
        fleet.place, fleet.host, fleet.is_evicted = spots.place_at(g, where), 'none', False
        for _, _, royal in troops.pieces(g):
            if troops.spot(royal) == piece.where:
                royal.place = spots.place_at(g, where)
    else:
        for spot, change in ((piece.where, -number), (where, number)):
            counts = spots.armies_at(g, spot) if piece.what == 'army' else spots.goods_at(g, spot)[piece.colour]
            counts[piece.colour if piece.what == 'army' else piece.good] += change
        if piece.what == 'army' and g.ruler(piece.colour) != house:
            troops.move_lent(g, house, piece.where, where, piece.colour, number)


def rest_group(g, march):
    """What has been sent is as tired as the group; what had to stop goes no further in this move."""
    group = march.group
    for piece, number in group.pieces().items():
        tire(march, piece, number, piece.points() if group.is_stopped else group.spent)
    if group.has_armies() and g.holder(group.where) not in (None, march.house(g)):
        note_entry(g, march.house(g), group)


def note_entry(g, house, group):
    """Armies that entered without leave are at war, others are guests (blood.war.acts, blood.leave.guests)."""
    if not is_let_in(g, house, group, group.where):
        for player in [house] + group.players(g):
            g.declare_war(player, g.holder(group.where))
    note_guests(g, house, group)  # leave may depend on that war


def note_guests(g, house, group):
    guests = g.realm.guests[house]
    (guests.add if is_let_in(g, house, group, group.where) else guests.discard)(group.where)


def is_let_in(g, house, group, province, matters=('march', 'station')):
    """By leave, by contract, or as armies of the player there alone (blood.contract.march, blood.contract.station)."""
    holder = g.holder(province)
    is_home = group.players(g) == [holder] and not group.royals
    return is_home or g.seat_of(holder) in group.leave or any(
        law.lets_in(g, matter, house, province) for matter in matters)
