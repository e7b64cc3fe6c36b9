"""Markers of Royals: bonuses, the scoring of periods and titles, and the winner."""
from models.royals.tables import (CITY_BONUS, COST, COUNTRIES, MARKERS, PLACES, TITLE_POINTS, TITLES, city_of,
                                  country_of, title_of)

REMOVED = "removed"
LINES = {"City bonuses": ("city",), "Country bonuses": ("country",), "Noble House bonus": ("house",),
         "First period": ("period", "1"), "Second period": ("period", "2"), "Third period": ("period", "3")}


class Markers:
    """Who has won which: a seat, `removed`, or None while it can still be won."""

    def __init__(self, position):
        self.owner = {}
        for marker in MARKERS:
            given = position
            for name in marker:
                given = given.get(name, {})
            self.owner[marker] = given or None

    def position(self, seen=lambda owner: owner):
        """As objects in objects; `seen` says how each owner is shown."""
        shown = {}
        for (*above, last), owner in self.owner.items():
            if owner:
                inner = shown
                for name in above:
                    inner = inner.setdefault(name, {})
                inner[last] = seen(owner)
        return shown

    def row(self, *above):
        """The owners of the markers that lie side by side, the best first."""
        return {marker: owner for marker, owner in self.owner.items() if marker[:-1] == above}

    def points_of(self, seat, above):
        """The points of a seat's markers of one kind, without titles."""
        return [points for marker, points in MARKERS.items()
                if self.owner[marker] == seat and marker[:len(above)] == above and marker[0] != "title"]

    def title_values(self, seat):
        """royals.titles.scoring: a half is worth half; both halves of one seat are the whole marker."""
        rows = {title: list(self.row("title", title).values()) for title in TITLES}
        return [TITLE_POINTS[title] * owners.count(seat) // 2 for title, owners in rows.items() if seat in owners]

    def values(self, seat):
        """The single markers of a seat, highest first: royals.end.tie-2016, royals.r23."""
        return sorted(self.points_of(seat, ()) + self.title_values(seat), reverse=True)


def take_bonuses(game, noble):
    """royals.r15: City, Country and Noble House, in this order; royals.r17: for the player who placed cubes."""
    city, country, owner = city_of(noble), country_of(noble), game.markers.owner
    if owner["city", city] is None:  # royals.bonus.city
        owner["city", city] = game.turn
        game.tell("city-bonus", seat=game.turn, city=city)
    if game.mover.is_in_every_city(country):  # royals.bonus.country
        take_best(game, ("country", country), country=country)
    if set(TITLES) <= set(game.mover.titles):  # royals.bonus.house
        take_best(game, ("house",))


def take_best(game, above, **entries):
    """The best marker of a row that can still be won, for a player who has none of it."""
    row = game.markers.row(*above)
    free = [marker for marker, owner in row.items() if owner is None]
    if free and game.turn not in row.values():
        game.markers.owner[free[0]] = game.turn
        game.tell(f"{above[0]}-bonus", seat=game.turn, marker=list(row).index(free[0]) + 1, **entries)


def standing(game, seat, country):
    """royals.r19: influence, the best title, the best City bonus among the nobles of that title."""
    nobles = [(COST[title_of(noble)], CITY_BONUS[city_of(noble)]) for noble in game.seats[seat].nobles_in(country)]
    return game.seats[seat].influence(country), *max(nobles, default=(0, 0))


def ranking(game, country):
    """royals.period.scoring, royals.period.ties, royals.r20: who has influence, best first, as (standing, seat)."""
    standings = [(standing(game, seat, country), seat) for seat in game.clockwise(game.start)]
    return sorted((entry for entry in standings if entry[0][0]), key=lambda entry: entry[0], reverse=True)


def score_period(game):
    """royals.period.scoring, royals.period.lone, royals.period.none, royals.r21"""
    for country in COUNTRIES:
        ranked = ranking(game, country)
        for place, rank in enumerate(("higher", "lower")):
            about = {"period": game.period, "country": country, "rank": rank}
            owner = ranked[place][1] if place < len(ranked) else REMOVED
            game.markers.owner["period", str(game.period), country, PLACES[place]] = owner
            if owner == REMOVED:
                game.tell("marker-removed", **about, rivals=len(ranked))
            else:
                influence, tie = ranked[place][0][0], decided_by(ranked, place)
                game.tell("period-marker", seat=owner, **about, influence=influence, tie=tie)


def decided_by(ranked, place):
    """What put this player before the next one: royals.period.ties."""
    if place + 1 == len(ranked) or ranked[place][0][0] != ranked[place + 1][0][0]:
        return "none"
    return "title" if ranked[place][0][1] != ranked[place + 1][0][1] else "city"


def score_titles(game):
    """royals.titles.scoring, royals.r22"""
    for title in TITLES:
        most = max(seat.titles[title] for seat in game.seats.values())
        tied = [number for number, seat in game.seats.items() if seat.titles[title] == most and most]
        owners = {1: tied * 2, 2: tied}.get(len(tied), [REMOVED, REMOVED])
        game.markers.owner |= zip(game.markers.row("title", title), owners)
        if REMOVED in owners:
            game.tell("title-removed", title=title, tied=len(tied))
        for seat in tied if REMOVED not in owners else ():
            game.tell("title-full" if len(tied) == 1 else "title-half", seat=seat, title=title)


def lines(game, seat):
    """The points of a seat's markers by source."""
    return {name: sum(game.markers.points_of(seat, above)) for name, above in LINES.items()} | {
        "Titles": sum(game.markers.title_values(seat))}


def strength(game, seat):
    """royals.end.winner, royals.end.tie-2014, royals.end.tie-2016, royals.r24"""
    values = game.markers.values(seat)
    return sum(values), values[:1] if game.options["edition"] == "2014" else values
