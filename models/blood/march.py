"""A player's move: groups are planned step by step and sent (rulebook.md, chapter Movement)."""

from . import law, leave, people, roads, spots, troops, units
from .chapter import Chapter, as_range
from .facts import PROVINCES
from .group import Group, Piece, Tired, forget, number_tired, rest_group, send_group, spent_by, worn_out
from .record import ListOf, One, Plain, SeatNumber

MOST_GROUPS = 24
STEPS = {'go': 1, 'board': 1, 'land': 1, 'sail': 1, 'dock': 0}  # how many points each takes
LEAVE = {'ask': leave.ask, 'ask-port': leave.ask, 'lend': leave.lend, 'take-back': leave.take_back}


class March(Chapter):
    seat = SeatNumber()
    sent = Plain(0)
    dropped = Plain(0)
    is_over = Plain(False)
    group = One(Group)
    tired = ListOf(Tired)
    asked = SeatNumber()
    port = Plain('none')
    for_troops = Plain(False)
    for_goods = Plain(False)

    def house(self, g):
        return g.house(self.seat)

    def owing(self, g):
        return [self.seat if self.asked is None else self.asked]

    def go_on(self, g):
        """No army moves twice in a round (blood.command.once)."""
        if not self.is_over:
            return True
        for tired in self.tired:
            if tired.what == 'army' and spots.is_province(tired.where):
                g.phases[-2].moved[tired.where][tired.colour] += tired.count
        g.leave_chapter()

    def groups_left(self):
        return MOST_GROUPS - self.sent - self.dropped

    def present(self, g, piece):
        """How many are there, tired or not."""
        if piece.what == 'army':
            return leave.commanded(g, self, piece.where, piece.colour)
        return spots.goods_at(g, piece.where)[piece.colour][piece.good] if piece.what == 'item' else 1

    # ---- What is listed

    def moves(self, g, seat):
        if seat not in self.owing(g):
            return []
        if self.asked is not None:
            return leave.answers(g, self)
        may_form, must_leave, house = self.groups_left() > 0, obliged(g, self), self.house(g)
        if self.group.kind == 'none':
            lending = leave.lending(g, self) if may_form else []
            return (self.joining(g) + lending + leave.treaty_moves(g, house) + goods_moves(g, house)
                    + ['done'] * (not must_leave))
        joining = self.joining(g) if not self.group.path else []
        return (joining + roads.steps(g, house, self.group) + ['send'] * bool(self.group.path)
                + leave.asking(g, self) + ['anew'] * may_form)

    def joining(self, g):
        """What may begin a group, or go along from where it begins."""
        joined = self.group.pieces()
        if self.groups_left() <= 0:  # all that must leave one place (blood.move.obliged)
            return [f'{piece.move()} {number}' if piece.what == 'army' else piece.move()
                    for piece, number in obliged(g, self) if piece not in joined and self.may_join(g, piece)]
        left = [(piece, number - joined.get(piece, 0)) for piece, number in pieces_left(g, self)
                if self.may_join(g, piece)]
        return [as_range(piece.move(), 1, number) if piece.what in ('army', 'item') else piece.move()
                for piece, number in left if number > 0]

    def may_join(self, g, piece):
        group = self.group
        if group.kind == 'fleet':
            return (piece.what == 'fleet' and spots.ship_of(piece.where)[0] == group.colour
                    and spots.fleet_at(g, piece.where).place.spot() == group.where)
        if group.kind == 'none':
            return True
        others = {(each.what, each.colour) for each in group.pieces() if each.is_of_another(g, self.house(g))}
        return piece.what != 'fleet' and piece.where == group.where and not group.leave and (
            not piece.is_of_another(g, self.house(g)) or others <= {(piece.what, piece.colour)})

    # ---- What is played

    def play(self, g, seat, word, *rest):
        if word in STEPS:
            self.step(g, rest[0] if rest else spots.fleet_at(g, self.group.where).place.province, STEPS[word])
        elif word == 'take':
            self.join(g, Piece('army', *rest[:2]), int(rest[2]))
        elif word == 'carry':
            self.join(g, Piece('item', *rest[:3]), int(rest[3]))
        elif word in ('lead', 'ship'):
            self.join(g, next(piece for piece, _ in pieces_left(g, self) if piece.move() == f'{word} {rest[0]}'), 1)
        elif word in ('allow', 'deny'):
            leave.answer(g, self, word == 'allow')
        elif word in LEAVE:
            LEAVE[word](g, self, *rest)
        elif word == 'end-treaty':
            leave.end_treaty(g, self.house(g), *rest)
        else:
            getattr(self, 'play_' + word.replace('-', '_'))(g, *rest)

    def join(self, g, piece, number):
        """A group is as tired as the most tired piece in it; the least tired go first (blood.move.group)."""
        group = self.group
        if group.kind == 'none':
            group.kind, group.where = 'land', piece.where
            if piece.what == 'fleet':
                group.kind, group.colour = 'fleet', spots.ship_of(piece.where)[0]
                group.where = spots.fleet_at(g, piece.where).place.spot()
            group.from_ = group.where
        group.add(piece, number)
        group.spent = max(group.spent, spent_by(g, self, piece, group.pieces()[piece]))

    def step(self, g, spot, points):
        self.group.spent += points
        self.group.where = spot
        self.group.path.append(spot)
        self.group.is_stopped = roads.must_stop(g, self.house(g), self.group, spot)

    def play_anew(self, g):
        self.dropped += 1
        self.group = Group()

    def play_send(self, g):
        if not leave.ask_owner(g, self):
            self.send(g)
            self.end_group(g)

    def send(self, g):
        self.sent += 1
        send_group(g, self)

    def end_group(self, g):
        rest_group(g, self)
        self.group = Group()

    def play_destroy(self, g, province, owner, good, number):
        """blood.items.destroy"""
        self.take_goods(g, Piece('item', province, owner, good), int(number))
        g.tell('goods-destroyed', seat=self.seat + 1, province=province, good=good, count=int(number))

    def play_hand_over(self, g, province, country, good, number):
        """blood.items.hand-over"""
        to, left = g.realm.control[province] if g.holder(province) == country else country, int(number)
        for owner in g.countries_of(self.house(g)):
            count = min(left, g.realm.items[province][owner][good])
            if count:
                left -= count
                self.take_goods(g, Piece('item', province, owner, good), count)
                g.realm.items[province][to][good] += count
                g.tell('goods-given', country=owner, to=to, where=province, good=good, count=count)

    def take_goods(self, g, piece, number):
        g.realm.items[piece.where][piece.colour][piece.good] -= number
        forget(self, piece, self.present(g, piece))

    def play_confiscate(self, g, province, owner):
        """blood.items.confiscate"""
        now = g.realm.control[province]
        for tired in self.tired:
            if (tired.what, tired.where, tired.colour) == ('item', province, owner):
                tired.colour = now
        g.declare_war(self.house(g), g.ruler(owner))
        units.seize_goods(g, province, owner, now)
        g.tell('goods-confiscated', seat=self.seat + 1, province=province, from_=owner)

    def play_done(self, g):
        self.is_over = True
        g.tell('answered', seat=self.seat + 1)


# ---- What may set out

def pieces_left(g, march):
    """Pieces with points left, each with its number; nothing leaves a fleet at sea."""
    fleets = fleets_of(g, g.played)
    ports = [piece.where for piece, fleet in fleets if fleet.place.province != 'none']
    found = [entry for spot in PROVINCES + ports for entry in armies_left(g, march, spot) + goods_left(g, march, spot)]
    singles = [piece for piece, _ in fleets_of(g, [march.house(g)])]
    royals = {}
    for _, _, royal in troops.pieces(g):
        royals.setdefault(royal.person, troops.spot(royal))
    for number, spot in royals.items():
        person = g.people[number]
        if person.court == march.house(g) and not people.is_captive(person) and spot in PROVINCES + ports:
            singles.append(Piece('royal', spot, person=number))
    return found + [(piece, 1) for piece in singles if not worn_out(march, piece)]


def fleets_of(g, houses):
    return [(Piece('fleet', spots.fleet_spot(colour, number)), fleet) for colour, number, fleet in units.fleets(g)
            if g.ruler(colour) in houses]


def armies_left(g, march, spot):
    """One's own, and those of others under command."""
    found = [(Piece('army', spot, colour), leave.able_to_go(g, march, spot, colour))
             for colour, number in spots.armies_at(g, spot).items() if number]
    return [(piece, number) for piece, number in found if number > 0]


def goods_left(g, march, spot):
    """One's own, and others' where one rules or has a fleet (blood.items.others)."""
    house = march.house(g)
    is_mine = g.ruler(spots.ship_of(spot)[0]) == house if spots.is_fleet(spot) else \
        g.holder(spot) == house or has_port(g, house, spot)
    owners = g.played if is_mine and march.groups_left() > 1 else [house]
    found = [(Piece('item', spot, owner, good), count) for owner, good, count in units.goods_in(spots.goods_at(g, spot))
             if g.ruler(owner) in owners]
    return [(piece, count - worn_out(march, piece)) for piece, count in found if count > worn_out(march, piece)]


def has_port(g, house, province):
    """A player has a fleet in port there."""
    return any(fleet.place.province == province for _, _, fleet in units.fleets(g, house))


def obliged(g, march):
    """All armies that must leave a famine, and fleets that must leave a port, if they can (blood.move.obliged)."""
    house, found = march.house(g), []
    for province in [province for province in PROVINCES if province in g.realm.famine]:
        found += [(piece, number) for piece, number in armies_left(g, march, province)
                  if g.ruler(piece.colour) == house and roads.must_leave(g, house, piece)]
    return found + [(piece, 1) for piece, fleet in fleets_of(g, [house])
                    if not number_tired(march, piece, least=1) and roads.must_leave_port(g, house, fleet)]


def goods_moves(g, house):
    """blood.items.destroy, blood.items.confiscate, blood.items.hand-over, blood.contract.no-help"""
    listed = []
    others = [other for other in g.played if other != house and not law.forbids(g, 'no-help', house, third=other)]
    for province in g.realm.items:
        is_mine = g.holder(province) == house
        for owner, good, count in units.items_in(g, province):
            other = g.ruler(owner)
            if other == house:
                listed += [as_range(f'destroy {province} {owner} {good}', 1, count)] * is_mine
            elif is_mine and other and not troops.commanded(g, province, other) and \
                    not law.forbids_taking_goods(g, house, other, province):
                listed.append(f'confiscate {province} {owner}')
        own = units.own_goods(g, province, house)
        takers = [each for each in others if g.holder(province) == each or has_port(g, each, province)] if own else []
        for good in dict.fromkeys(good for _, good, _ in own):
            count = sum(each[2] for each in own if each[1] == good)
            listed += [as_range(f'hand-over {province} {each} {good}', 1, count) for each in takers]
    return listed
