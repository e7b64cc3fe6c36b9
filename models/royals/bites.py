"""Ten rules of Royals, each changed in the model on purpose: comparing must find every one."""
from unittest.mock import patch

from models.driver.interface import Bite, Told
from models.royals import claims, model, scoring
from models.royals.model import Model, Seat
from models.royals.tables import CITIES, EDITIONS, TITLE_POINTS


def held_in_every_city(seat, country):
    return all(any(noble.startswith(f"{city}.") for noble in seat.nobles) for city in CITIES[country])


def influence_alone(game, seat, country):
    return game.seats[seat].influence(country), 0, 0


def whole_markers(markers, seat):
    return [points for title, points in TITLE_POINTS.items() if seat in markers.row("title", title).values()]


BITES = [
    Bite("royals.hand.limit", "13 Country cards may be kept", lambda: patch.object(model, "COUNTRY_LIMIT", 13)),
    Bite("royals.draw.first", "with 3 players of the 2016 edition the second draws 2",
         lambda: patch.dict(EDITIONS["2016"]["first_draw"], {3: (1, 2, 2)})),
    Bite("royals.r31", "an Intrigue card may follow two Country cards",
         lambda: patch.object(Model, "may_draw_intrigue",
                              lambda game: not game.is_first_turn() and not game.plan and not game.intrigue_drawn)),
    Bite("royals.secrets", "everybody is told which card was drawn",
         lambda: patch.object(Told, "hiding", lambda told, names, knowing: told)),
    Bite("royals.wild.country", "four Country cards stand for one", lambda: patch.object(claims, "COUNTRY_WILD", 4)),
    Bite("royals.takeover.king", "a King costs one Intrigue card",
         lambda: patch.object(claims, "intrigue_cost", lambda title: 1)),
    Bite("royals.bonus.country", "vanquished cubes do not count",
         lambda: patch.object(Seat, "is_in_every_city", held_in_every_city)),
    Bite("royals.period.ties", "titles and cities break no tie",
         lambda: patch.object(scoring, "standing", influence_alone)),
    Bite("royals.period.third", "the third period is scored after the turn in which it ends",
         lambda: patch.object(Model, "is_period_over", lambda game: game.period_ends)),
    Bite("royals.titles.scoring", "a half is worth the whole marker",
         lambda: patch.object(scoring.Markers, "title_values", whole_markers)),
]
