"""The board of Blood Royale and its figures (/docs: games/blood/rulebook.md, chapter The map)."""

COUNTRIES = ['england', 'france', 'germany', 'italy', 'spain']
HOUSES = COUNTRIES + ['aristocrats']
GOODS = ['metal', 'cloth', 'food', 'semi-luxury', 'luxury']
BASICS = GOODS[:3]

# In the order of the Random Provinces Table; the first of each country is its capital.
HOME = {
    'england': 'essex lancashire yorkshire warwickshire east-anglia herefordshire cornwall wessex kent calais',
    'france': 'champagne flanders brittany normandy aquitaine anjou burgundy bordeaux angouleme dauphine',
    'germany': 'saxony friesland brandenburg lorraine franconia bohemia moravia swabia bavaria carinthia',
    'italy': 'tuscany piedmont lombardy venice liguria parma romagna umbria sicily apulia',
    'spain': 'castile galicia asturias navarre aragon portugal la-mancha algarve andalusia granada',
}
HOME = {country: names.split() for country, names in HOME.items()}
PROVINCES = [province for names in HOME.values() for province in names]
COUNTRY_OF = {province: country for country, names in HOME.items() for province in names}
NUMBER = {name: number for number, name in enumerate(PROVINCES)}

# Each border stands once, with the province that comes first in the table.
BORDERS = {
    'essex': 'warwickshire east-anglia wessex kent', 'lancashire': 'yorkshire warwickshire herefordshire',
    'yorkshire': 'warwickshire east-anglia', 'warwickshire': 'east-anglia herefordshire wessex',
    'herefordshire': 'wessex', 'cornwall': 'wessex', 'wessex': 'kent', 'calais': 'champagne flanders normandy',
    'champagne': 'flanders normandy anjou burgundy lorraine', 'flanders': 'friesland lorraine',
    'brittany': 'normandy aquitaine anjou', 'normandy': 'anjou', 'aquitaine': 'anjou bordeaux angouleme',
    'anjou': 'burgundy angouleme', 'burgundy': 'angouleme dauphine lorraine swabia piedmont',
    'bordeaux': 'angouleme navarre', 'angouleme': 'dauphine navarre aragon', 'dauphine': 'piedmont liguria aragon',
    'saxony': 'friesland brandenburg franconia bohemia', 'friesland': 'lorraine franconia', 'brandenburg': 'bohemia',
    'lorraine': 'franconia swabia', 'franconia': 'bohemia swabia bavaria', 'bohemia': 'moravia bavaria carinthia',
    'moravia': 'carinthia', 'swabia': 'bavaria piedmont lombardy', 'bavaria': 'carinthia lombardy venice',
    'carinthia': 'venice', 'tuscany': 'liguria parma romagna umbria', 'piedmont': 'lombardy liguria',
    'lombardy': 'venice parma', 'venice': 'romagna', 'liguria': 'parma', 'parma': 'romagna', 'romagna': 'umbria',
    'umbria': 'apulia', 'sicily': 'apulia', 'castile': 'galicia asturias navarre aragon portugal la-mancha andalusia',
    'galicia': 'asturias portugal', 'asturias': 'navarre', 'navarre': 'aragon', 'aragon': 'la-mancha',
    'portugal': 'algarve andalusia', 'la-mancha': 'andalusia granada', 'algarve': 'andalusia', 'andalusia': 'granada',
}
SEAS = {
    'north-sea': 'yorkshire east-anglia essex kent calais flanders friesland saxony',
    'western-approaches': 'herefordshire cornwall wessex normandy brittany aquitaine bordeaux',
    'irish-sea': 'lancashire',
    'biscay': 'navarre asturias galicia',
    'cadiz': 'galicia portugal algarve andalusia',
    'western-mediterranean': 'granada la-mancha aragon dauphine liguria',
    'tyrrhenian-sea': 'liguria tuscany umbria apulia sicily',
    'adriatic': 'venice romagna umbria apulia sicily',
}
SEAS = {sea: coasts.split() for sea, coasts in SEAS.items()}
STRAITS = [('north-sea', 'western-approaches'), ('western-approaches', 'irish-sea'), ('western-approaches', 'biscay'),
           ('biscay', 'cadiz'), ('cadiz', 'western-mediterranean'), ('western-mediterranean', 'tyrrhenian-sea'),
           ('tyrrhenian-sea', 'adriatic')]
SEAS_OF = {province: [sea for sea, coasts in SEAS.items() if province in coasts] for province in PROVINCES}
CHANNEL = {'kent': 'calais', 'calais': 'kent'}

FOUND = {
    'lancashire': 'food', 'warwickshire': 'food', 'cornwall': 'metal', 'aquitaine': 'food', 'bordeaux': 'cloth',
    'dauphine': 'semi-luxury', 'lorraine': 'cloth', 'bohemia': 'metal', 'bavaria': 'metal', 'lombardy': 'food',
    'venice': 'luxury', 'apulia': 'cloth', 'navarre': 'metal', 'la-mancha': 'semi-luxury', 'andalusia': 'cloth',
}
# What one area yields instead when a country is left out (blood.neutral.goods-of-four).
INSTEAD = {'england': ('andalusia', 'food'), 'france': ('bavaria', 'semi-luxury'), 'germany': ('warwickshire', 'metal'),
           'italy': ('bavaria', 'semi-luxury'), 'spain': ('lancashire', 'semi-luxury')}

FIRST_YEAR = 1300
TAX, HIGH_TAX, UPKEEP, PRICE, REBELLION_PAYMENT = 5, 7, 2, 5, 15
WEDDING_MONEY, HONOUR, ENTRY = 30, 100, 10
SETS = [50, 80, 120]  # three basics; with a semi-luxury; with a luxury as well
ARMIES, FLEETS, PRINCES, CASTLE, CARGO = 20, 4, 5, 10, 6
LAST_BIRTH, BIRTH, MOST_AT_COURT = 50, 7, 60
NAMES_OF_A_SEX = 24


class Board:
    """The map as the options have it (blood.map)."""

    def __init__(self, options, left_out):
        self.good = dict(FOUND)
        if len(left_out) == 1:
            province, good = INSTEAD[left_out[0]]
            self.good[province] = good
        if options['areas'] == 'twelve':
            for province in ('cornwall', 'bohemia', 'apulia'):
                del self.good[province]
        beside = {province: set() for province in PROVINCES}
        for one, others in BORDERS.items():
            for other in others.split():
                beside[one].add(other)
                beside[other].add(one)
        if options['sicily'] == 'island':
            beside['sicily'].discard('apulia')
            beside['apulia'].discard('sicily')
        self.beside = {one: sorted(others, key=NUMBER.get) for one, others in beside.items()}
        self.joined = {sea: [each for pair in STRAITS if sea in pair for each in pair if each != sea] for sea in SEAS}


def survival_number(age):
    """What two dice and Constitution must reach (blood.survival.number)."""
    if age <= 15:
        return 3
    for last, number in ((40, 4), (45, 5), (50, 6), (55, 7), (60, 8), (65, 9), (80, 10), (100, 11)):
        if age <= last:
            return number
    return 12
