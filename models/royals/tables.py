"""The figures of Royals: /rulebook.md, Set-up and Figures."""

COUNTRIES = ("france", "german", "britain", "spain")
PAIRS = ("france-german", "france-britain", "france-spain", "german-britain", "german-spain", "britain-spain")
COPIES_OF_A_PAIR = 4

TITLES = ("marshal", "baron", "countess", "duke", "cardinal", "princess", "king")  # lowest first
COST = dict(zip(TITLES, (1, 2, 3, 4, 5, 6, 8)))
INFLUENCE = dict(zip(TITLES, (1, 1, 1, 2, 2, 2, 3)))
TITLE_POINTS = dict(zip(TITLES, (4, 6, 8, 10, 12, 14, 16)))  # whole; a half is worth half

CITIES = {  # of each country: its cities, their City bonus and their nobles
    "france": {"paris": (6, "king princess"), "lyon": (5, "cardinal"), "bordeaux": (4, "duke marshal"),
               "rennes": (3, "countess marshal"), "dijon": (2, "baron marshal")},
    "german": {"vienna": (8, "king"), "munich": (5, "duke countess"), "cologne": (4, "cardinal baron"),
               "berlin": (3, "countess marshal")},
    "britain": {"london": (6, "king princess"), "edinburgh": (4, "countess baron"), "dublin": (3, "baron marshal")},
    "spain": {"madrid": (8, "king"), "seville": (6, "cardinal"), "barcelona": (3, "baron"),
              "valencia": (2, "duke marshal")},
}
COUNTRY_OF = {city: country for country, cities in CITIES.items() for city in cities}
CITY_BONUS = {city: bonus for cities in CITIES.values() for city, (bonus, _) in cities.items()}
NOBLES = [f"{city}.{title}" for cities in CITIES.values() for city, (_, titles) in cities.items()
          for title in titles.split()]

COUNTRY_BONUS = {"france": (12, 6), "german": (10, 5), "britain": (8, 4), "spain": (10, 5)}
PERIOD_POINTS = {
    "1": {"france": (6, 3), "german": (5, 2), "britain": (4, 2), "spain": (3, 1)},
    "2": {"france": (8, 4), "german": (7, 3), "britain": (6, 3), "spain": (5, 2)},
    "3": {"france": (10, 5), "german": (9, 4), "britain": (8, 4), "spain": (7, 3)},
}
PLACES = ("first", "second")
HOUSE_MARKERS = {("house", "1"): 16, ("house", "2"): 12, ("house", "3"): 8}
MARKERS = HOUSE_MARKERS | {("city", city): points for city, points in CITY_BONUS.items()}  # each with its points
MARKERS |= {("country", country, place): points for country, row in COUNTRY_BONUS.items()
            for place, points in zip(PLACES, row)}
MARKERS |= {("period", period, country, place): points for period, rows in PERIOD_POINTS.items()
            for country, row in rows.items() for place, points in zip(PLACES, row)}
MARKERS |= {("title", title, place): points // 2 for title, points in TITLE_POINTS.items() for place in PLACES}

COUNTRY_LIMIT, INTRIGUE_LIMIT = 12, 4
COUNTRY_WILD, INTRIGUE_WILD = 3, 2
CUBES = {2: 46, 3: 36, 4: 36, 5: 36}  # royals.setup.cubes

EDITIONS = {  # what they say differently, by the number of players
    "2014": {"deck": (31, 26, 22, 20), "removed": {2: (11, 9, 8, 6), 3: (9, 8, 7, 6), 4: (6, 5, 5, 4), 5: (0, 0, 0, 0)},
             "first_draw": {2: (2, 3), 3: (1, 2, 3), 4: (1, 1, 2, 3), 5: (1, 1, 2, 2, 3)},
             "house_markers": {2: (8,), 3: (16, 12, 8), 4: (16, 12, 8), 5: (16, 12, 8)}},
    "2016": {"deck": (31, 26, 25, 20), "removed": {2: (7, 6, 6, 5), 3: (6, 5, 5, 4), 4: (5, 4, 4, 3), 5: (0, 0, 0, 0)},
             "first_draw": {2: (1, 2), 3: (1, 1, 2), 4: (1, 1, 2, 2), 5: (1, 1, 2, 2, 3)},
             "house_markers": {2: (8,), 3: (12, 8), 4: (16, 12, 8), 5: (16, 12, 8)}},
}


def city_of(noble):
    return noble.partition(".")[0]


def title_of(noble):
    return noble.partition(".")[2]


def country_of(noble):
    return COUNTRY_OF[city_of(noble)]
