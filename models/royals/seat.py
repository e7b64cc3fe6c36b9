"""What belongs to one player of Royals."""
from models.driver.interface import sparse
from models.royals.tables import CITIES, COUNTRIES, COUNTRY_OF, INFLUENCE, NOBLES, PAIRS, TITLES, cubes


class Seat:
    def __init__(self, seats):
        self.country = dict.fromkeys(COUNTRIES, 0)
        self.intrigue = dict.fromkeys(PAIRS, 0)
        self.nobles = set()
        self.vanquished = dict.fromkeys(COUNTRY_OF, 0)
        self.titles = dict.fromkeys(TITLES, 0)
        self.cubes = cubes(seats)

    def load(self, position):
        for name in ("country", "intrigue", "vanquished", "titles"):
            kept = getattr(self, name)
            kept.update(dict.fromkeys(kept, 0), **position.get(name, {}))
        self.nobles = set(position.get("nobles", ()))
        self.cubes = position.get("cubes", 0)

    def position(self):
        return sparse(country=sparse(**self.country), intrigue=sparse(**self.intrigue),
                      nobles=[noble for noble in NOBLES if noble in self.nobles],
                      vanquished=sparse(**self.vanquished), titles=sparse(**self.titles), cubes=self.cubes)

    def nobles_in(self, country):
        return [noble for noble in self.nobles if country_of(noble) == country]

    def influence(self, country):
        """royals.period.influence"""
        return sum(INFLUENCE[title_of(noble)] for noble in self.nobles_in(country))

    def is_in_every_city(self, country):
        """royals.bonus.country: vanquished cubes count."""
        held = {city_of(noble) for noble in self.nobles}
        return all(city in held or self.vanquished[city] for city in CITIES[country])

    def is_on_every_title(self):
        """royals.bonus.house"""
        return all(self.titles.values())


def city_of(noble):
    return noble.partition(".")[0]


def title_of(noble):
    return noble.partition(".")[2]


def country_of(noble):
    return COUNTRY_OF[city_of(noble)]
