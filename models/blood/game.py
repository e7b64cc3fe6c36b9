"""The state of a game: positions, the parts of the turn, and what every chapter asks of them."""

from copy import deepcopy

from models.driver.interface import Told

from .facts import CASTLE, COUNTRIES, COUNTRY_OF, HOME, PROVINCES, Board
from .position import Position
from .troops import forget_guests

WAYS_OF_DICE = {
    1: {str(total): 1 for total in range(1, 7)},
    2: {str(total): 6 - abs(total - 7) for total in range(2, 13)},
}
PERSONS = {'person', 'father', 'mother', 'heir', 'monarch', 'king', 'queen', 'head', 'wife', 'regent', 'partner',
           'groom', 'bride', 'spouse', 'mothers', 'royals'}


class Game(Position):
    def __init__(self, seats, options):
        super().__init__()
        self.seats, self.options = seats, options
        if seats == 3:
            self.played = [country for country in COUNTRIES if country in options['three'].split('-')]
        else:
            self.played = [country for country in COUNTRIES if seats == 5 or country != options['out']]
        self.neutral = [country for country in COUNTRIES if country not in self.played]
        self.is_armed = seats == 3 or seats == 4 and options['border'] == 'armed'
        self.board = Board(options, self.neutral)
        self.actor = None  # who has played last
        self.told, self.chance = [], None
        self.taxpayers = None  # while duties are carried out: who has paid in which province
        self.set_up()
        self.start = Position(realm=deepcopy(self.realm))

    def set_up(self):
        """blood.setup.realm, blood.neutral.armies"""
        realm = self.realm
        realm.control.update(COUNTRY_OF)
        for country in COUNTRIES:
            realm.capital[country] = HOME[country][0]
            if country in self.played:
                realm.castle[country] = CASTLE
            elif self.is_armed:
                for province in HOME[country]:
                    realm.armies[province][country] = self.neutral_garrison(province)

    def neutral_garrison(self, province):
        """blood.neutral.armies"""
        if province in self.board.good:
            return 4
        return 2 if province == HOME[COUNTRY_OF[province]][0] else 1

    def load(self, json):
        read = deepcopy(self.start).read({name: entry for name, entry in json.items() if name != 'format'})
        self.__dict__.update(vars(read))

    def position(self):
        return {'format': 3, 'year': self.year, 'people': {}, 'phases': [], **self.write(self.start)}

    def house(self, seat):
        return self.played[seat]

    def seat_of(self, house):
        return self.played.index(house)

    def seat_from_1(self, house):
        return self.played.index(house) + 1 if house in self.played else None

    def ruler(self, country):
        """The house whose player has the country; None: nobody."""
        if country == 'none':
            return None
        monarch = self.reigns[country].monarch
        return self.people[monarch].court if monarch is not None else None

    def countries_of(self, house):
        return [country for country in COUNTRIES if self.ruler(country) == house]

    def holder(self, province):
        """The house whose player controls a province; None: nobody plays it."""
        return self.ruler(self.realm.control[province])

    def holds(self, house):
        return [province for province in PROVINCES if self.holder(province) == house]

    def tell(self, kind, **entries):
        """Persons are told by the numbers that are never used again."""
        entries = {name.rstrip('_'): self.serial_of(entry) if name in PERSONS else entry
                   for name, entry in entries.items()}
        told = Told(kind, **entries)
        self.told.append(told)
        return told

    def serial_of(self, who):
        if isinstance(who, list):
            return [self.serial_of(each) for each in who]
        return self.people[who].serial if who is not None else 0

    def dice(self, number):
        return int(self.chance.draw('roll', possible=WAYS_OF_DICE[number]))

    def pay(self, house, crowns):
        self.realm.treasury[house] += crowns

    def who_sees_money(self, *houses):
        """Seats that hear what players pay each other (blood.cash.secret)."""
        if self.options['cash'] == 'open':
            return range(self.seats + 1)
        return [self.seat_from_1(house) for house in houses]

    def pay_between(self, payer, payee, crowns):
        self.pay(payer, -crowns)
        self.pay(payee, crowns)
        told = self.tell('paid', seat=self.seat_from_1(payer), to=self.seat_from_1(payee), crowns=crowns)
        told.only_to(*self.who_sees_money(payer, payee))
        if self.options['cash'] == 'secret':
            self.realm.paid[payer][payee] += crowns
            self.realm.paid[payee][payer] -= crowns

    def declare_war(self, house, other):
        """blood.war.acts"""
        if other not in (None, house):
            self.law.wars[house].add(other)

    @property
    def top(self):
        return self.phases[-1]

    def next_chapter(self, chapter):
        self.phases[-1] = chapter

    def call(self, chapter):
        self.phases.append(chapter)

    def leave_chapter(self):
        self.phases.pop()

    def go_on(self):
        while self.phases and not self.top.go_on(self):
            pass
        forget_guests(self)
