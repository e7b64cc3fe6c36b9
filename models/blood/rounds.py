"""The turn and its rounds: markers are drawn, one event happens, players move in turn (rulebook.md, chapter Rounds)."""

from . import betrothal, people, succession, troops, units
from .cashing import Cashing
from .chapter import Chapter
from .conflicts import Conflicts, Scorching
from .facts import PROVINCES
from .families import Births
from .fortune import Fortune
from .march import March
from .marking import Marking
from .record import Plain, SeatNumber, SeatSet, Table


def begin_turn(g):
    """blood.turn.sequence"""
    g.tell('year-began', year=g.year)
    succession.end_regencies(g)
    betrothal.lapse(g)
    people.forget_the_dead(g)
    g.next_chapter(Births())


# What each step calls, and the step after it.
CALLS = {'march': (lambda mover: March(seat=mover), 'scorch'),
         'scorch': (lambda mover: Scorching(mover=mover), 'conflicts'),
         'conflicts': (lambda mover: Conflicts(mover=mover, asked=mover), 'calm'),
         'mark': (lambda mover: Marking(), 'over')}


class Round(Chapter):
    step = Plain('draw')
    number = Plain(1)
    cup = SeatSet()
    mover = SeatNumber()
    had_event = Plain(False)
    barons = SeatSet()
    moved = Table(Table(Plain(0)))

    def go_on(self, g):
        if self.step in CALLS:
            call, self.step = CALLS[self.step]
            g.call(call(self.mover))
        else:
            getattr(self, 'step_' + self.step)(g)

    def step_draw(self, g):
        """blood.round.order"""
        if not self.cup and self.mover is None:
            self.cup = {seat for seat in range(g.seats) if g.countries_of(g.house(seat))}
        if not self.cup:
            self.step = 'barons'
            return
        self.mover = min(self.cup)
        if len(self.cup) > 1:
            self.mover = int(g.chance.draw('marker', possible={str(seat + 1): 1 for seat in self.cup})) - 1
        self.cup.discard(self.mover)
        g.tell('marker-drawn', seat=self.mover + 1, round=self.number)
        self.step = 'event'

    def step_event(self, g):
        self.step = 'march'
        if not self.had_event:
            self.had_event = True
            g.call(Fortune(roller=self.mover))

    def step_calm(self, g):
        put_down_rebellions(g, g.house(self.mover))
        refill_neutrals(g)
        self.step = 'draw'

    def step_barons(self, g):
        """blood.baron.princes"""
        able = [g.people[piece.person] for _, _, piece in troops.pieces(g)]
        courts = {person.court for person in able if not people.is_captive(person)}
        left = [seat for seat in range(g.seats) if seat not in self.barons and not g.countries_of(g.house(seat))
                and g.house(seat) in courts]
        self.step = 'calm' if left else 'mark'
        if left:
            self.mover = left[0]
            self.barons.add(self.mover)
            g.call(March(seat=self.mover))

    def step_over(self, g):
        if self.number == 1:
            lose_neutral_goods(g)
        g.next_chapter(Round(number=self.number + 1) if self.number < (3 if g.seats == 3 else 2) else Cashing())


def units_against_rebellion(g, province, house):
    """blood.event.rebellion, blood.rebellion.force"""
    return troops.commanded(g, province, house) + len(troops.royals_in(g, province, house))


def is_kept_quiet(g, province, house):
    """By four units; foreign armies that are needed for it cost (blood.event.rebellion, blood.command.charisma)."""
    number = units_against_rebellion(g, province, house)
    foreign = troops.commanded(g, province, house) - troops.own_armies(g, province, house)
    is_quiet = number >= 4
    if is_quiet and number - foreign < 4:
        troops.use_help(g, province, house)
    return is_quiet


def put_down_rebellions(g, house):
    """blood.rebellion.force"""
    for province in [province for province in g.holds(house) if province in g.realm.rebellion]:
        if is_kept_quiet(g, province, house):
            g.realm.rebellion.discard(province)
            g.tell('rebellion-put-down', seat=g.seat_from_1(house), province=province)


def refill_neutrals(g):
    """A neutral province is at full strength when no player's armies stand there (blood.neutral.battle)."""
    for province in PROVINCES:
        country, armies = g.realm.control[province], g.realm.armies[province]
        if g.is_armed and country in g.neutral and not any(armies[other] for other in armies if other != country):
            armies[country] = g.neutral_garrison(province)


def lose_neutral_goods(g):
    """What nobody has seized when the first round has passed is gone (blood.neutral.goods)."""
    for province in [province for province in PROVINCES if g.holder(province) is None]:
        for owner, good, count in units.items_in(g, province):
            if owner in g.neutral:
                g.realm.items[province][owner][good] = 0
                g.tell('goods-lost', province=province, good=good, count=count)
