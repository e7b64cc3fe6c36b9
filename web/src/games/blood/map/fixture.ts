// The board as the game describes it, for tests.
import type { BloodComponents, BloodView } from '../../../protocol/types';

// Id, name, country, good, neighbours by land, seas, place.
// prettier-ignore
const provinces: [string, string, string, string, string, string, number, number][] = [
  ['essex', 'Essex', 'england', '', 'warwickshire east-anglia wessex kent', 'north-sea', 398, 222],
  ['lancashire', 'Lancashire', 'england', 'food', 'yorkshire warwickshire herefordshire', 'irish-sea', 255, 108],
  ['yorkshire', 'Yorkshire', 'england', '', 'lancashire warwickshire east-anglia', 'north-sea', 335, 72],
  ['warwickshire', 'Warwickshire', 'england', 'food', 'essex lancashire yorkshire east-anglia herefordshire wessex', '', 312, 172],
  ['east-anglia', 'East Anglia', 'england', '', 'essex yorkshire warwickshire', 'north-sea', 418, 160],
  ['herefordshire', 'Herefordshire', 'england', '', 'lancashire warwickshire wessex', 'western-approaches', 222, 228],
  ['cornwall', 'Cornwall', 'england', 'metal', 'wessex', 'western-approaches', 160, 305],
  ['wessex', 'Wessex', 'england', '', 'essex warwickshire herefordshire cornwall kent', 'western-approaches', 290, 282],
  ['kent', 'Kent', 'england', '', 'essex wessex', 'north-sea', 420, 276],
  ['calais', 'Calais', 'england', '', 'champagne flanders normandy', 'north-sea', 452, 352],
  ['champagne', 'Champagne', 'france', '', 'calais flanders normandy anjou burgundy lorraine', '', 455, 430],
  ['flanders', 'Flanders', 'france', '', 'calais champagne friesland lorraine', 'north-sea', 508, 362],
  ['brittany', 'Brittany', 'france', '', 'normandy aquitaine anjou', 'western-approaches', 222, 418],
  ['normandy', 'Normandy', 'france', '', 'calais champagne brittany anjou', 'western-approaches', 345, 398],
  ['aquitaine', 'Aquitaine', 'france', 'food', 'brittany anjou bordeaux angouleme', 'western-approaches', 275, 525],
  ['anjou', 'Anjou', 'france', '', 'champagne brittany normandy aquitaine burgundy angouleme', '', 370, 490],
  ['burgundy', 'Burgundy', 'france', '', 'champagne anjou angouleme dauphine lorraine swabia piedmont', '', 530, 500],
  ['bordeaux', 'Bordeaux', 'france', 'cloth', 'aquitaine angouleme navarre', 'western-approaches', 285, 608],
  ['angouleme', 'Angoulême', 'france', '', 'aquitaine anjou burgundy bordeaux dauphine navarre aragon', '', 400, 598],
  ['dauphine', 'Dauphiné', 'france', 'semi-luxury', 'burgundy angouleme piedmont liguria aragon', 'western-mediterranean', 528, 692],
  ['saxony', 'Saxony', 'germany', '', 'friesland brandenburg franconia bohemia', 'north-sea', 662, 212],
  ['friesland', 'Friesland', 'germany', '', 'flanders saxony lorraine franconia', 'north-sea', 565, 292],
  ['brandenburg', 'Brandenburg', 'germany', '', 'saxony bohemia', '', 772, 222],
  ['lorraine', 'Lorraine', 'germany', 'cloth', 'champagne flanders burgundy friesland franconia swabia', '', 568, 415],
  ['franconia', 'Franconia', 'germany', '', 'saxony friesland lorraine bohemia swabia bavaria', '', 655, 362],
  ['bohemia', 'Bohemia', 'germany', 'metal', 'saxony brandenburg franconia moravia bavaria carinthia', '', 757, 345],
  ['moravia', 'Moravia', 'germany', '', 'bohemia carinthia', '', 852, 380],
  ['swabia', 'Swabia', 'germany', '', 'burgundy lorraine franconia bavaria piedmont lombardy', '', 622, 468],
  ['bavaria', 'Bavaria', 'germany', 'metal', 'franconia bohemia swabia carinthia lombardy venice', '', 715, 452],
  ['carinthia', 'Carinthia', 'germany', '', 'bohemia moravia bavaria venice', '', 820, 492],
  ['tuscany', 'Tuscany', 'italy', '', 'liguria parma romagna umbria', 'tyrrhenian-sea', 692, 712],
  ['piedmont', 'Piedmont', 'italy', '', 'burgundy dauphine swabia lombardy liguria', '', 592, 565],
  ['lombardy', 'Lombardy', 'italy', 'food', 'swabia bavaria piedmont venice parma', '', 668, 568],
  ['venice', 'Venice', 'italy', 'luxury', 'bavaria carinthia lombardy romagna', 'adriatic', 758, 572],
  ['liguria', 'Liguria', 'italy', '', 'dauphine tuscany piedmont parma', 'western-mediterranean tyrrhenian-sea', 628, 640],
  ['parma', 'Parma', 'italy', '', 'tuscany lombardy liguria romagna', '', 698, 642],
  ['romagna', 'Romagna', 'italy', '', 'tuscany venice parma umbria', 'adriatic', 765, 690],
  ['umbria', 'Umbria', 'italy', '', 'tuscany romagna apulia', 'tyrrhenian-sea adriatic', 765, 775],
  ['sicily', 'Sicily', 'italy', '', 'apulia', 'tyrrhenian-sea adriatic', 800, 952],
  ['apulia', 'Apulia', 'italy', 'cloth', 'umbria sicily', 'tyrrhenian-sea adriatic', 860, 862],
  ['castile', 'Castile', 'spain', '', 'galicia asturias navarre aragon portugal la-mancha andalusia', '', 322, 792],
  ['galicia', 'Galicia', 'spain', '', 'castile asturias portugal', 'biscay cadiz', 170, 718],
  ['asturias', 'Asturias', 'spain', '', 'castile galicia navarre', 'biscay', 265, 702],
  ['navarre', 'Navarre', 'spain', 'metal', 'bordeaux angouleme castile asturias aragon', 'biscay', 362, 708],
  ['aragon', 'Aragon', 'spain', '', 'angouleme dauphine castile navarre la-mancha', 'western-mediterranean', 452, 752],
  ['portugal', 'Portugal', 'spain', '', 'castile galicia algarve andalusia', 'cadiz', 165, 818],
  ['la-mancha', 'La Mancha', 'spain', 'semi-luxury', 'castile aragon andalusia granada', 'western-mediterranean', 462, 848],
  ['algarve', 'Algarve', 'spain', '', 'portugal andalusia', 'cadiz', 188, 922],
  ['andalusia', 'Andalusia', 'spain', 'cloth', 'castile portugal la-mancha algarve granada', 'cadiz', 335, 908],
  ['granada', 'Granada', 'spain', '', 'la-mancha andalusia', 'western-mediterranean', 458, 928],
];

const seas: [string, string, string, number, number][] = [
  ['north-sea', 'North Sea', 'western-approaches', 520, 150],
  ['western-approaches', 'Western Approaches', 'north-sea irish-sea biscay', 105, 450],
  ['irish-sea', 'Irish Sea', 'western-approaches', 150, 120],
  ['biscay', 'Bay of Biscay', 'western-approaches cadiz', 190, 655],
  ['cadiz', 'Gulf of Cádiz', 'biscay western-mediterranean', 75, 905],
  ['western-mediterranean', 'Western Mediterranean', 'cadiz tyrrhenian-sea', 565, 800],
  ['tyrrhenian-sea', 'Tyrrhenian Sea', 'western-mediterranean adriatic', 715, 860],
  ['adriatic', 'Adriatic', 'tyrrhenian-sea', 880, 735],
];

const countries: [string, string, string][] = [
  ['england', 'England', 'essex'],
  ['france', 'France', 'champagne'],
  ['germany', 'Germany', 'saxony'],
  ['italy', 'Italy', 'tuscany'],
  ['spain', 'Spain', 'castile'],
];

const words = (text: string) => (text === '' ? [] : text.split(' '));

/** Only what the map needs of it. */
export const components = {
  countries: countries.map(([id, name, capital], i) => ({ id, name, capital, seat: i + 1, confidence: 'inferred' })),
  provinces: provinces.map(([id, name, country, good, borders, coasts, x, y]) => ({
    id,
    name,
    country,
    ...(good && { good }),
    x,
    y,
    borders: words(borders),
    seas: words(coasts),
  })),
  seas: seas.map(([id, name, joined, x, y]) => ({ id, name, x, y, joined: words(joined) })),
  first_year: 1300,
  last_year: 1450,
  tax: 5,
  high_tax: 7,
  upkeep: 2,
  price: 5,
  armies: 20,
  fleets: 4,
  princes: 5,
  castle: 10,
} as BloodComponents;

/** A position with something of everything. */
export const view = {
  year: 1340,
  crowns: [
    { id: 'england', capital: 'essex', castle: 10 },
    { id: 'italy', capital: 'tuscany', castle: 0 },
  ],
  people: [
    { id: 1, name: 'Edward', title: 'King Edward of England', reigns: ['england'] },
    { id: 2, name: 'Jean', title: 'Prince Jean of France', captor: 'england' },
  ],
  provinces: {
    kent: { control: 'france', armies: { england: 1, france: 3 }, famine: true, rebellion: true },
    lancashire: { control: 'england', items: [{ good: 'food', owner: 'spain', count: 2 }] },
    essex: {
      control: 'england',
      armies: { england: 4 },
      items: ['food', 'cloth', 'metal', 'luxury'].map((good) => ({ good, owner: 'england', count: 2 })),
    },
  },
  fleets: [
    { id: 'england-fleet-1', colour: 'england', sea: 'north-sea', armies: { england: 2 } },
    { id: 'france-fleet-1', colour: 'france', province: 'calais', host: 'england' },
  ],
  pieces: [
    { person: 1, colour: 'england', piece: 0, sea: 'north-sea', aboard: 'england-fleet-1' },
    { person: 2, colour: 'france', piece: 1, province: 'essex' },
  ],
} as unknown as BloodView;
