"""Markers of Royals: bonuses, the scoring of periods and titles, and the winner."""
from models.driver.interface import Told, sparse
from models.royals.seat import city_of, title_of
from models.royals.tables import (CITY_BONUS, COST, COUNTRIES, COUNTRY_BONUS, COUNTRY_OF, HOUSE_BONUS, PERIOD_POINTS,
                                  TITLE_POINTS, TITLES)

REMOVED = "removed"
RANKS = ("higher", "lower")
PERIOD_NAMES = {1: "First period", 2: "Second period", 3: "Third period"}


class Markers:
    """Who has won which: a seat, `removed`, or None while it can still be won."""

    def __init__(self, house_markers):
        self.city = dict.fromkeys(CITY_BONUS)
        self.country = {country: [None, None] for country in COUNTRIES}
        # royals.setup.houses
        self.house = [None if points in house_markers else REMOVED for points in HOUSE_BONUS]
        self.period = {period: {country: [None, None] for country in COUNTRIES} for period in PERIOD_POINTS}
        self.title = {title: [None, None] for title in TITLES}

    def load(self, position):
        self.city = dict.fromkeys(self.city) | position.get("city", {})
        self.country = {country: two(position.get("country", {}).get(country)) for country in COUNTRIES}
        self.house = [position.get("house", {}).get(str(place)) for place in range(1, 4)]
        self.period = {period: {country: two(position.get("period", {}).get(str(period), {}).get(country))
                                for country in COUNTRIES} for period in PERIOD_POINTS}
        self.title = {title: two(position.get("title", {}).get(title)) for title in TITLES}

    def position(self):
        return sparse(city=sparse(**self.city), country=pairs_of(self.country),
                      house=sparse(**{str(place): owner for place, owner in enumerate(self.house, 1)}),
                      period=sparse(**{str(period): pairs_of(countries) for period, countries in self.period.items()}),
                      title=pairs_of(self.title))

    def of(self, seat):
        """The points of a seat's markers by source."""
        house = sum(points for points, owner in zip(HOUSE_BONUS, self.house) if owner == seat)
        country = sum(points for country in COUNTRIES
                      for points, owner in zip(COUNTRY_BONUS[country], self.country[country]) if owner == seat)
        lines = {"City bonuses": sum(CITY_BONUS[city] for city, owner in self.city.items() if owner == seat),
                 "Country bonuses": country, "Noble House bonus": house, "Titles": sum(self.title_values(seat))}
        for period, countries in self.period.items():
            lines[PERIOD_NAMES[period]] = sum(points for country, owners in countries.items()
                                            for points, owner in zip(PERIOD_POINTS[period][country], owners)
                                            if owner == seat)
        return lines

    def title_values(self, seat):
        """royals.titles.scoring: a half is worth half; both halves of one seat are the whole marker."""
        return [TITLE_POINTS[title] * owners.count(seat) // 2 for title, owners in self.title.items() if seat in owners]

    def points(self, seat):
        return sum(self.of(seat).values())

    def values(self, seat):
        """The single markers of a seat, highest first: royals.end.tie-2016, royals.r23."""
        values = [CITY_BONUS[city] for city, owner in self.city.items() if owner == seat]
        values += [points for points, owner in zip(HOUSE_BONUS, self.house) if owner == seat]
        for country in COUNTRIES:
            values += [points for points, owner in zip(COUNTRY_BONUS[country], self.country[country]) if owner == seat]
            for period, countries in self.period.items():
                values += [points for points, owner in zip(PERIOD_POINTS[period][country], countries[country])
                           if owner == seat]
        return sorted(values + self.title_values(seat), reverse=True)


def two(given):
    return [given.get("first"), given.get("second")] if given else [None, None]


def pair_of(owners):
    return sparse(first=owners[0], second=owners[1])


def pairs_of(markers):
    return sparse(**{name: pair_of(owners) for name, owners in markers.items()})


def take_bonuses(game, noble, told):
    """royals.r15: City, Country and Noble House, in this order; royals.r17: for the player who placed cubes."""
    seat, city, country = game.turn, city_of(noble), COUNTRY_OF[city_of(noble)]
    markers = game.markers
    if markers.city[city] is None:  # royals.bonus.city
        markers.city[city] = seat
        told.append(Told("city-bonus", seat=seat, city=city))
    of_country = markers.country[country]
    if seat not in of_country and None in of_country and game.mover.is_in_every_city(country):  # royals.bonus.country
        place = of_country.index(None)
        of_country[place] = seat
        told.append(Told("country-bonus", seat=seat, country=country, marker=place + 1))
    if seat not in markers.house and None in markers.house and game.mover.is_on_every_title():  # royals.bonus.house
        place = markers.house.index(None)
        markers.house[place] = seat
        told.append(Told("house-bonus", seat=seat, marker=place + 1))


def standing(game, seat, country):
    """royals.r19: influence, the best title, the best City bonus among the nobles of that title."""
    nobles = game.seats[seat].nobles_in(country)
    cost = max((COST[title_of(noble)] for noble in nobles), default=0)
    best = max((CITY_BONUS[city_of(noble)] for noble in nobles if COST[title_of(noble)] == cost), default=0)
    return game.seats[seat].influence(country), cost, best


def ranking(game, country):
    """royals.period.scoring, royals.period.ties: who has influence, best first, as (standing, seat)."""
    order = [(game.start + i - 1) % game.count + 1 for i in range(game.count)]  # royals.r20
    standings = [(standing(game, seat, country), seat) for seat in order]
    return sorted((entry for entry in standings if entry[0][0]), key=lambda entry: entry[0], reverse=True)


def score_period(game, told):
    """royals.period.scoring, royals.period.lone, royals.period.none, royals.r21"""
    for country in COUNTRIES:
        ranked = ranking(game, country)
        for place, rank in enumerate(RANKS):
            owner = ranked[place][1] if place < len(ranked) else REMOVED
            game.markers.period[game.period][country][place] = owner
            if owner == REMOVED:
                told.append(Told("marker-removed", period=game.period, country=country, rank=rank, rivals=len(ranked)))
            else:
                told.append(Told("period-marker", seat=owner, period=game.period, country=country, rank=rank,
                                 influence=ranked[place][0][0], tie=decided_by(ranked, place)))


def decided_by(ranked, place):
    """What put this player before the next one: royals.period.ties."""
    if place + 1 == len(ranked) or ranked[place][0][0] != ranked[place + 1][0][0]:
        return "none"
    return "title" if ranked[place][0][1] != ranked[place + 1][0][1] else "city"


def score_titles(game, told):
    """royals.titles.scoring, royals.r22"""
    for title in TITLES:
        most = max(seat.titles[title] for seat in game.seats.values())
        tied = [number for number, seat in game.seats.items() if seat.titles[title] == most and most]
        if len(tied) == 1:
            game.markers.title[title] = [tied[0], tied[0]]
            told.append(Told("title-full", seat=tied[0], title=title))
        elif len(tied) == 2:
            game.markers.title[title] = tied
            told.extend(Told("title-half", seat=seat, title=title) for seat in tied)
        else:
            game.markers.title[title] = [REMOVED, REMOVED]
            told.append(Told("title-removed", title=title, tied=len(tied)))


def result(game):
    """royals.end.winner, royals.end.tie-2014, royals.end.tie-2016, royals.r24"""
    def strength(seat):
        values = game.markers.values(seat)
        return game.markers.points(seat), values[:1] if game.options["edition"] == "2014" else values

    strengths = {seat: strength(seat) for seat in game.seats}
    return {seat: {"place": 1 + sum(other > strengths[seat] for other in strengths.values()),
                   "points": game.markers.points(seat), "lines": game.markers.of(seat)} for seat in game.seats}
