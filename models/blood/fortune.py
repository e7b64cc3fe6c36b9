"""The event of a round (rulebook.md, blood.event)."""

from . import people, troops, units
from .chapter import Chapter
from .facts import CHANNEL, COUNTRIES, HOME, PROVINCES
from .families import roll_survival
from .record import Plain, SeatNumber, SetOf
from .succession import Crowns

CALAMITIES = {1: 'plague', 2: 'famine', 3: 'rebellion', 4: 'storms', 5: 'nothing'}


class Fortune(Chapter):
    step = Plain('roll')
    roller = SeatNumber()
    calamity = Plain('plague')
    count = Plain(0)
    struck = SetOf(PROVINCES)
    rebelled_before = SetOf(PROVINCES)
    person = Plain(None)
    province = Plain('none')
    fleet = Plain(0)
    country = Plain('none')

    def go_on(self, g):
        """blood.event.table"""
        if self.step == 'over':
            g.leave_chapter()
            return
        self.step, dice = 'over', self.roll(g)
        calamity = CALAMITIES[dice] if dice < 6 else 'famine' if self.roll(g) <= 3 else 'rebellion'
        g.tell('event-happens', seat=self.roller + 1, calamity=calamity)
        if calamity in ('plague', 'famine'):
            self.calamity = calamity
            self.strike(g)
        elif calamity == 'rebellion':
            rebel(g)
        elif calamity == 'storms':
            storm(g)

    def roll(self, g):
        dice = g.dice(1)
        g.tell('event-rolled', seat=self.roller + 1, dice=dice)
        return dice

    def strike(self, g):
        """Never a province of a country that nobody enters (blood.event.provinces, .plague, .famine, blood.n2)."""
        self.count = g.dice(1)
        g.tell('strikes-provinces', count=self.count)
        for self.count in reversed(range(self.count)):
            left = [each for each in PROVINCES if each not in self.struck and not units.is_closed(g, each)]
            self.province = g.chance.draw('strike', possible=dict.fromkeys(left, 1))
            self.struck.add(self.province)
            g.tell('struck', province=self.province, calamity=self.calamity)
            if self.calamity == 'famine':
                g.realm.famine.add(self.province)
            else:
                kill_armies(g, self.province)
        if self.calamity == 'plague':
            bury(g, 'plague', [number for number in endangered(g, self.struck) if not roll_survival(g, number, 1)])


def endangered(g, struck):
    """Kings and princes there, but for captives, and not in the capital of their piece's country."""
    places = [(piece.person, colour, troops.where(g, piece)) for colour, _, piece in troops.pieces(g)]
    there = {number for number, _, province in places if province in struck} - {
        number for number, colour, province in places if province == g.realm.capital[colour]}
    return [number for number, person in people.living(g) if number in there and not people.is_captive(person)]


def bury(g, death, dead):
    """Crowns pass at once, when all have died."""
    for person in sorted(dict.fromkeys(dead), key=lambda person: bool(people.reigns_in(g, person))):
        people.die(g, person, death)
    if dead:
        g.call(Crowns())


def kill_armies(g, province):
    """Also aboard fleets in its ports; neutral ones are made good at once (blood.event.plague, blood.n2)."""
    docked = [fleet for other in COUNTRIES for fleet in g.realm.fleets[other] if fleet.place.province == province]
    for colour in g.played:
        died = 0
        for armies in [g.realm.armies[province]] + [fleet.armies for fleet in docked]:
            died += armies[colour]
            armies[colour] = 0
        if died:
            units.fall(g, colour, died)
            g.tell('armies-died', province=province, country=colour, armies=died)
    g.realm.lent = [lent for lent in g.realm.lent if lent.province != province]


# ---- Rebellion

def rebel(g):
    """blood.event.rebellion"""
    from .rounds import is_kept_quiet
    before = set(g.realm.rebellion)
    for province in PROVINCES:
        house = g.holder(province)
        if house is not None and province not in before and not is_kept_quiet(g, province, house):
            dice, modifier = g.dice(1), rebellion_modifier(g, province, before)
            rebels = dice + modifier <= 1
            if rebels:
                g.realm.rebellion.add(province)
            g.tell('rebellion-rolled', province=province, dice=dice, modifier=modifier, rebels=rebels)


def rebellion_modifier(g, province, before):
    """blood.event.modifiers"""
    country = g.realm.control[province]
    house = g.ruler(country)
    princes = [person for person in troops.royals_in(g, province, house) if person != people.acting(g, country)]
    beside = {*g.board.beside[province], CHANNEL.get(province)}
    return (people.charisma_of_crown(g, country) - is_away(g, country) - 2 * (house in g.taxed_high)
            + sum(g.people[person].charisma for person in princes)
            - any(other in before and g.holder(other) == house for other in beside)
            - 2 * (units.is_annexed(g, country) and province in HOME[country]))


def is_away(g, country):
    """The monarch, from his capital, or captive."""
    acting = people.acting(g, country)
    piece = people.piece_of(g, acting)
    return people.is_captive(g.people[acting]) or bool(piece) and troops.where(g, piece) != g.realm.capital[country]


# ---- Storms

def storm(g):
    """Lost with 1 or 2, with all aboard; all hear what was aboard (blood.event.storms)."""
    drowned = []
    for colour in COUNTRIES:
        for fleet in [fleet for fleet in g.realm.fleets[colour] if fleet.place.province == 'none']:
            dice, aboard = g.dice(1), {'armies': 0, 'royals': [], 'goods': []}
            number = next(number for number, each in enumerate(g.realm.fleets[colour]) if each is fleet)
            if dice <= 2:
                aboard = {'armies': sum(fleet.armies.values()),
                          'royals': [piece.person for _, _, piece in troops.pieces(g)
                                     if (piece.ship.colour, piece.ship.number) == (colour, number)],
                          'goods': [good for _, good, count in units.goods_in(fleet.goods) for _ in range(count)]}
            g.tell('storm-rolled', country=colour, sea=fleet.place.sea, dice=dice, is_lost=dice <= 2, **aboard)
            if dice <= 2:
                drowned += aboard['royals']
                for each, armies in fleet.armies.items():
                    units.fall(g, each, armies)
                for person in aboard['royals']:
                    people.remove_pieces(g, person)
                units.sink(g, colour, number)
    bury(g, 'sea', drowned)
