// What fixes the map of Blood Royale: where provinces lie, which touch, and how the seas are divided.
//
// Of a province: its place on the board (0 to 1000 from the north-west), its middle in the world (latitude, longitude), real
// towns that its shape is grown around, and the provinces beside it by land.
export const provinces = {
  essex: {
    country: 'england',
    board: [398, 222],
    centre: [51.7, 0.2],
    towns: '51.55 -0.1, 51.85 0.8, 51.85 -0.25, 51.7 0.45',
    borders: 'warwickshire east-anglia wessex kent',
  },
  lancashire: {
    country: 'england',
    board: [255, 108],
    centre: [53.9, -2.6],
    towns: '54.05 -2.6, 53.55 -2.3, 53.2 -2.6, 54.6 -2.8, 54.6 -3.3, 53.8 -2.7',
    borders: 'yorkshire warwickshire herefordshire',
  },
  yorkshire: {
    country: 'england',
    board: [335, 72],
    centre: [54.3, -1.3],
    towns: '53.95 -1.1, 53.85 -0.4, 54.4 -0.8, 54.75 -1.6, 55.2 -1.8, 53.75 -1.55, 53.45 -1.3, 54.3 -1.8',
    borders: 'lancashire warwickshire east-anglia',
  },
  warwickshire: {
    country: 'england',
    board: [312, 172],
    centre: [52.5, -1.4],
    towns: '52.3 -1.6, 51.8 -1.3, 52.25 -0.9, 52.6 -1.1, 52.95 -1.2, 52.8 -1.9, 53.1 -1.6',
    borders: 'essex lancashire yorkshire east-anglia herefordshire wessex',
  },
  'east-anglia': {
    country: 'england',
    board: [418, 160],
    centre: [52.5, 0.7],
    towns: '52.65 1.2, 52.2 1.1, 52.25 0.2, 53.2 -0.4, 52.95 0, 52.6 -0.1, 52.6 0.6',
    borders: 'essex yorkshire warwickshire',
  },
  herefordshire: {
    country: 'england',
    board: [222, 228],
    centre: [52, -2.6],
    towns: '52.05 -2.7, 51.8 -2.35, 52.65 -2.75, 52.2 -2.3',
    borders: 'lancashire warwickshire wessex',
  },
  cornwall: {
    country: 'england',
    board: [160, 305],
    centre: [50.5, -4.4],
    towns: '50.3 -5, 50.5 -4.6, 50.75 -3.7, 50.4 -4, 51 -4',
    borders: 'wessex',
  },
  wessex: {
    country: 'england',
    board: [290, 282],
    centre: [51.1, -2],
    towns: '51.05 -1.3, 51.1 -1.9, 51.4 -1.15, 51.25 -2.5, 50.75 -2.4, 51.05 -2.95, 50.9 -1.4',
    borders: 'essex warwickshire herefordshire cornwall kent',
  },
  kent: {
    country: 'england',
    board: [420, 276],
    centre: [51.1, 0.4],
    towns: '51.2 1.05, 51.2 0.5, 51.2 -0.4, 50.9 0.1, 50.9 -0.5',
    borders: 'essex wessex',
  },
  calais: {
    country: 'england',
    board: [452, 352],
    centre: [50.7, 1.9],
    towns: '50.85 1.9, 50.6 1.75, 50.2 1.75, 50.65 2.2',
    borders: 'champagne flanders normandy',
  },
  champagne: {
    country: 'france',
    board: [455, 430],
    centre: [49, 3.2],
    towns: '48.85 2.35, 49.25 4, 48.3 4.1, 49.75 2.6, 49.6 3.6, 48.9 4.5, 48.25 3.2, 49.7 4.5, 48.15 5, 49.3 2.2',
    borders: 'calais flanders normandy anjou burgundy lorraine',
  },
  flanders: {
    country: 'france',
    board: [508, 362],
    centre: [50.8, 3.8],
    towns: '51.15 3.1, 51 3.8, 50.45 3, 50.8 4.4, 51.2 4.5, 50.4 4, 50.3 4.8, 50.85 2.8, 50.9 5.1',
    borders: 'calais champagne friesland lorraine',
  },
  brittany: {
    country: 'france',
    board: [222, 418],
    centre: [48.2, -3],
    towns: '48.4 -4.3, 48 -4, 48.1 -1.8, 47.8 -2.8, 48.4 -2.8, 47.3 -1.7',
    borders: 'normandy aquitaine anjou',
  },
  normandy: {
    country: 'france',
    board: [345, 398],
    centre: [49.1, 0],
    towns: '49.4 1.1, 49.1 -0.4, 49.5 -1.5, 48.75 -1.1, 48.65 0.1, 49 0.9, 49.8 1.1',
    borders: 'calais champagne brittany anjou',
  },
  aquitaine: {
    country: 'france',
    board: [275, 525],
    centre: [46.3, -0.5],
    towns: '46.6 0.3, 46.2 -0.9, 45.8 -0.7, 46.65 -1.4, 46.3 -0.3, 46.2 0.4',
    borders: 'brittany anjou bordeaux angouleme',
  },
  anjou: {
    country: 'france',
    board: [370, 490],
    centre: [47.4, 1],
    towns: '47.5 -0.5, 48 0.2, 47.4 0.7, 47.9 1.9, 47.1 2.4, 46.8 1.6, 48.3 1.3',
    borders: 'champagne brittany normandy aquitaine burgundy angouleme',
  },
  burgundy: {
    country: 'france',
    board: [530, 500],
    centre: [47, 4.8],
    towns: '47.3 5, 46.95 4.2, 47 3.3, 47.7 3.8, 46.35 4.6, 47.2 6, 46.7 5.6, 46.25 5.3, 47.6 5.6, 46.4 3.5',
    borders: 'champagne anjou angouleme dauphine lorraine swabia piedmont',
  },
  bordeaux: {
    country: 'france',
    board: [285, 608],
    centre: [44.2, -0.5],
    towns: '44.8 -0.6, 43.9 -0.6, 43.5 -1.2, 44.2 0.5, 43.7 0.3, 44.85 0.3, 43.4 -0.6, 45.3 -0.7',
    borders: 'aquitaine angouleme navarre',
  },
  angouleme: {
    country: 'france',
    board: [400, 598],
    centre: [44.8, 1.6],
    towns:
      '45.65 0.3, 45.8 1.3, 45.75 3, 44.5 1.5, 43.5 1.4, 43.1 0.2, 44.9 2.5, 42.95 1.5, 44.3 2.4, 45.1 1.5, 43.1 0.8, 45.2 0.7',
    borders: 'aquitaine anjou burgundy bordeaux dauphine navarre aragon',
  },
  dauphine: {
    country: 'france',
    board: [528, 692],
    centre: [44, 4.6],
    towns:
      '45.2 5.6, 45.6 4.8, 44.9 4.9, 43.95 4.8, 43.45 5.4, 43.35 6.2, 43.85 4.2, 43.6 3.6, 43.15 2.8, 44.5 6, 44.5 3.6, 42.8 2.6, 43.6 6.5, 44 6.2, 45 4.2',
    borders: 'burgundy angouleme piedmont liguria aragon',
  },
  saxony: {
    country: 'germany',
    board: [662, 212],
    centre: [52.6, 10.5],
    towns:
      '52.25 10.5, 53.25 10.1, 53.1 8.8, 52.4 9.6, 53.9 10.6, 54.25 9.9, 52.1 11.5, 51 11.1, 51.3 12.2, 51.05 13, 51.5 10, 53.6 9, 54.3 9.1, 53.5 8.4',
    borders: 'friesland brandenburg franconia bohemia',
  },
  friesland: {
    country: 'germany',
    board: [565, 292],
    centre: [52.3, 6.3],
    towns:
      '52.4 4.9, 52 5.2, 53.1 6.5, 53.2 5.8, 51.95 7.6, 50.95 7.1, 50.9 6.2, 52.3 8, 53.3 7.3, 51.6 5, 51.5 3.9, 52 6, 51.5 8.4, 52.7 7',
    borders: 'flanders saxony lorraine franconia',
  },
  brandenburg: {
    country: 'germany',
    board: [772, 222],
    centre: [52.8, 13.5],
    towns:
      '52.5 13.3, 53.6 11.8, 53.95 12.4, 54.2 13.2, 53.4 14.4, 51.8 14.2, 53.3 13.6, 52.3 14.4, 52.9 12.5, 51.9 13.3, 51.25 14.3',
    borders: 'saxony bohemia',
  },
  lorraine: {
    country: 'germany',
    board: [568, 415],
    centre: [49.2, 6.4],
    towns:
      '48.7 6.2, 49.1 6.2, 49.1 5.5, 49.6 6.1, 49.75 6.8, 49.4 7.6, 48.2 6.4, 49.2 7, 49.9 5.5, 48.6 5.5, 50.3 5.9',
    borders: 'champagne flanders burgundy friesland franconia swabia',
  },
  franconia: {
    country: 'germany',
    board: [655, 362],
    centre: [50, 9.8],
    towns:
      '50.1 8.7, 49.8 9.9, 49.4 11, 49.9 10.9, 50.8 8.9, 50.6 9.7, 49.4 8.9, 50.3 7.8, 49.95 11.7, 51.1 9.3, 50.5 10.6',
    borders: 'saxony friesland lorraine bohemia swabia bavaria',
  },
  bohemia: {
    country: 'germany',
    board: [757, 345],
    centre: [50, 14.5],
    towns: '50.1 14.4, 49.65 13.4, 49 14.4, 50.2 15.7, 50.75 15, 50.2 13, 49.6 15.3, 50.5 16.3, 50.5 13.7',
    borders: 'saxony brandenburg franconia moravia bavaria carinthia',
  },
  moravia: {
    country: 'germany',
    board: [852, 380],
    centre: [49.4, 17.2],
    towns: '49.2 16.6, 49.6 17.2, 49.9 17.9, 49.1 17.6, 48.9 16.2, 50 17.1',
    borders: 'bohemia carinthia',
  },
  swabia: {
    country: 'germany',
    board: [622, 468],
    centre: [47.8, 8.9],
    towns:
      '46.3 7.5, 46.9 7.5, 46.6 6.7, 47.4 8.5, 47.5 7.6, 48.5 7.6, 48.3 9.9, 48.75 9.1, 46.8 9.5, 48 7.9, 46.8 8.4, 47.4 9.5, 48.9 10',
    borders: 'burgundy lorraine franconia bavaria piedmont lombardy',
  },
  bavaria: {
    country: 'germany',
    board: [715, 452],
    centre: [48, 11.9],
    towns:
      '48.15 11.6, 49 12.1, 48.6 13.2, 48.35 10.9, 47.25 11.4, 47.75 13, 46.7 11.5, 47.7 10.6, 47.2 10.6, 49.1 11.4, 46.85 12.4',
    borders: 'franconia bohemia swabia carinthia lombardy venice',
  },
  carinthia: {
    country: 'germany',
    board: [820, 492],
    centre: [47.2, 14.8],
    towns: '46.65 14.2, 47.1 15.4, 48.2 16.2, 48.3 14.4, 47.5 14.6, 46.15 14.5, 48.2 15.5, 47.3 13.6, 46.8 13.4',
    borders: 'bohemia moravia bavaria venice',
  },
  tuscany: {
    country: 'italy',
    board: [692, 712],
    centre: [43.4, 11.1],
    towns: '43.75 11.2, 43.65 10.6, 43.2 11.3, 42.75 11.1, 43.5 11.7, 44 10.5',
    borders: 'liguria parma romagna umbria',
  },
  piedmont: {
    country: 'italy',
    board: [592, 565],
    centre: [45.1, 7.5],
    towns: '45.05 7.6, 44.85 8.2, 45.7 7.3, 45.65 6.3, 46 6.4, 44.55 7.5, 45.5 8.3, 45.3 6.7',
    borders: 'burgundy dauphine swabia lombardy liguria',
  },
  lombardy: {
    country: 'italy',
    board: [668, 568],
    centre: [45.5, 9.7],
    towns: '45.45 9.2, 45.55 10.2, 46 10.9, 45.9 9.1, 45.25 9.1, 45.3 9.9, 46.2 10',
    borders: 'swabia bavaria piedmont venice parma',
  },
  venice: {
    country: 'italy',
    board: [758, 572],
    centre: [45.6, 12.1],
    towns: '45.5 12.2, 45.4 11.7, 45.55 11.15, 46.05 13.1, 45.8 12.5, 46.2 12.1, 45.75 13.6, 45.1 12.1, 46.1 11.6',
    borders: 'bavaria carinthia lombardy romagna',
  },
  liguria: {
    country: 'italy',
    board: [628, 640],
    centre: [44.3, 8.6],
    towns: '44.45 8.9, 44.25 8.35, 43.8 7.3, 44 7.8, 44.25 9.6, 44.5 9.2',
    borders: 'dauphine tuscany piedmont parma',
  },
  parma: {
    country: 'italy',
    board: [698, 642],
    centre: [44.7, 10.3],
    towns: '44.8 10.3, 44.95 9.7, 44.6 10.8, 45 10.7, 44.5 10',
    borders: 'tuscany lombardy liguria romagna',
  },
  romagna: {
    country: 'italy',
    board: [765, 690],
    centre: [44.4, 11.9],
    towns: '44.45 11.4, 44.8 11.7, 44.45 12, 44.1 12.1, 45 11.4',
    borders: 'tuscany venice parma umbria',
  },
  umbria: {
    country: 'italy',
    board: [765, 775],
    centre: [42.6, 12.7],
    towns: '43 12.4, 43.5 13.1, 41.9 12.5, 42.3 13.4, 42.4 14, 42.4 12, 43.6 12.6, 41.6 13.2, 42.9 13.6',
    borders: 'tuscany romagna apulia',
  },
  sicily: {
    country: 'italy',
    board: [800, 952],
    centre: [37.8, 14.6],
    towns: '38 13.4, 37.9 12.6, 37.4 13.6, 37.5 14.9, 37 15, 38.1 15.4, 38.2 16.1, 38.8 16.6',
    borders: 'apulia',
  },
  apulia: {
    country: 'italy',
    board: [860, 862],
    centre: [41, 15.8],
    towns: '40.9 14.4, 41 16.7, 41.5 15.5, 40.3 18.1, 40.65 15.8, 40.4 15.2, 40.6 17.1, 41.6 14.8, 39.5 16.2',
    borders: 'umbria sicily',
  },
  castile: {
    country: 'spain',
    board: [322, 792],
    centre: [41.2, -4.6],
    towns:
      '42.2 -6.3, 42.3 -3.7, 41.65 -4.7, 42.5 -5.5, 40.95 -5.8, 40.95 -4.1, 40.4 -3.7, 39.75 -4.2, 39.5 -6, 38.75 -6.4, 41.7 -2.6, 40.8 -2.8, 41.5 -5.8, 39.3 -5.2, 42.4 -4.6, 40.1 -6.1',
    borders: 'galicia asturias navarre aragon portugal la-mancha andalusia',
  },
  galicia: {
    country: 'spain',
    board: [170, 718],
    centre: [42.8, -8],
    towns: '42.35 -7.05, 42.9 -8.6, 43 -7.5, 42.3 -7.7, 43.3 -8.2, 42.3 -8.6',
    borders: 'castile asturias portugal',
  },
  asturias: {
    country: 'spain',
    board: [265, 702],
    centre: [43.2, -5.6],
    towns: '43.3 -5.9, 43.25 -3.9, 43.3 -4.9, 43.35 -6.7',
    borders: 'castile galicia navarre',
  },
  navarre: {
    country: 'spain',
    board: [362, 708],
    centre: [42.9, -2],
    towns: '42.75 -1.6, 43.2 -2.9, 43.2 -2.1, 42.4 -2.4, 42.8 -2.7, 42.7 -0.7, 42.1 -1.8',
    borders: 'bordeaux angouleme castile asturias aragon',
  },
  aragon: {
    country: 'spain',
    board: [452, 752],
    centre: [41.6, 0.2],
    towns:
      '41.65 -0.9, 42.1 -0.3, 41.6 0.7, 41.5 2, 42 2.7, 41.2 1.2, 40.5 -1, 40.2 -0.2, 42.3 1.4, 41.3 -1.5, 42.4 0.6',
    borders: 'angouleme dauphine castile navarre la-mancha',
  },
  portugal: {
    country: 'spain',
    board: [165, 818],
    centre: [40, -8.1],
    towns:
      '41.2 -8.4, 41.6 -8.3, 40.2 -8.3, 38.95 -9.1, 40.5 -7.4, 41.6 -7, 39.8 -7.6, 38.6 -7.7, 39.3 -8.6, 38.15 -7.3',
    borders: 'castile galicia algarve andalusia',
  },
  'la-mancha': {
    country: 'spain',
    board: [462, 848],
    centre: [39, -2.4],
    towns: '39 -1.9, 39 -3.5, 39.8 -2.2, 38 -1.4, 38.5 -0.6, 39.3 -0.6, 37.7 -1.1, 38.6 -2.6',
    borders: 'castile aragon andalusia granada',
  },
  algarve: {
    country: 'spain',
    board: [188, 922],
    centre: [37.5, -8.1],
    towns: '37.25 -8, 37.3 -8.7, 37.8 -8, 38 -8.5',
    borders: 'portugal andalusia',
  },
  andalusia: {
    country: 'spain',
    board: [335, 908],
    centre: [37.6, -5.2],
    towns: '37.4 -5.9, 37.9 -4.8, 36.5 -5.9, 37.9 -3.7, 37.45 -6.8, 37.9 -6.3, 38.3 -5.2',
    borders: 'castile portugal la-mancha algarve granada',
  },
  granada: {
    country: 'spain',
    board: [458, 928],
    centre: [37, -3.2],
    towns: '37.2 -3.5, 36.85 -4.5, 37 -2.5, 36.65 -5.1, 37.5 -2.6',
    borders: 'la-mancha andalusia',
  },
};

/** Lands around, which nobody can enter. Those that a player might take for a province are hatched and named. */
export const closed = {
  wales: '51.6 -3.3, 51.7 -4, 51.8 -4.9, 52 -3.5, 52.4 -3.9, 52.6 -3.5, 53.1 -4.1, 53.1 -3.4, 53.3 -4.4',
  denmark:
    '54.75 9.3, 55.3 8.8, 55.6 9.5, 56.2 9.5, 56 8.5, 57 9.8, 55.35 10.4, 55.5 11.8, 54.85 11.5, 55 12.3, 54.95 10.75',
  poland:
    '52.4 16.9, 54.3 18.5, 54 16, 52.9 15.4, 51.2 16.9, 51.6 15.7, 50.1 19.8, 51.8 19.4, 53.3 16, 50.6 18, 53 18.5, 49.7 19, 51.1 15.3, 52 15.6, 52.2 21, 51.2 22.5, 53.1 22, 50 22',
};
export const scenery = [
  '55.9 -3.2, 55.2 -3.6, 55.75 -2.3, 55.3 -2.8, 55 -4.5, 55.8 -4.5, 56.5 -3.5, 56.5 -5, 57.5 -4, 55.7 -6.1, 55.6 -5.2',
  '53.3 -6.5, 52.3 -6.6, 51.9 -8.5, 53.3 -9, 54.6 -6, 54.6 -8, 55 -7.5, 54.2 -4.5',
  '47.5 19, 47.6 17.6, 46.7 17, 46.2 18.5, 48.3 17.3, 48.6 18.5, 47.2 16.6, 49 18.9, 46.3 16.2, 48.5 21, 47 21',
  '45.8 16, 45.3 14.4, 45.1 13.9, 45.5 15.2, 44.5 15.5, 43.8 16.5, 44.8 17.2, 43.3 18, 44 18.5, 42.5 19, 45.6 14.3, 45.5 20',
  '41.3 19.8, 40 20, 39 21, 42.5 20, 43 21, 37.5 22',
  '42.2 9.1, 40 9, 39.2 8.6, 39.6 3, 39.95 4.1, 39 1.4, 35.9 14.4',
  '35.5 0, 35.2 -5.5, 35.4 -5.1, 34 -6.5, 36.5 3, 36.8 7, 36.8 10.2, 35 10.5, 35.2 -3, 32 13, 32 20, 34 3',
  '28.5 -16, 33 -17, 38 -27, 31 -9, 28 -12, 24 -15, 64 -19, 62 -7, 60 -1',
  '55.6 13.2, 56.2 13, 57 12.5, 55.1 14.9, 56.3 15.5, 59 10, 60 7, 58.5 6.5',
  '54.7 20.5, 55.5 22, 57 24, 53 26, 49 26, 46 25, 43 25, 51 30',
];

/** The dotted lines between sea areas; points are latitude and longitude. */
const channel = '50.9 -0.9, 50.35 0, 50.05 1.3, 49.9 1.9';
const walesToIreland = '51.95 -4.6, 52 -5.6, 52.3 -6.8';
const bordeauxToOcean = '43.1 -1, 43.42 -1.8, 44.6 -3, 46 -6, 46.6 -11, 46.6 -30';
const galiciaToOcean = '42.9 -8.6, 43.1 -9.3, 43.4 -11, 43.6 -30';
const gibraltar = '36.5 -5.5, 36 -5.5, 35.7 -5.45';
const liguriaToAfrica = '44.6 8.6, 44.25 8.6, 43 9.1, 41 9.2, 39 8.9, 37.3 9.5, 36.5 9.5';
const sicilyToAfrica = '37.5 13.2, 37.4 12.9, 37 11.4, 36.7 10.6';
const messina = '38.3 15.9, 38.2 15.65, 38.05 15.4';
const lines = {
  channel,
  walesToIreland,
  bordeauxToOcean,
  galiciaToOcean,
  gibraltar,
  liguriaToAfrica,
  sicilyToAfrica,
  messina,
};

const back = (line) => line.split(', ').reverse().join(', ');

/** Sea areas, as rings that run along these lines and for the rest under the land, which covers them. */
export const seas = {
  'north-sea': [channel, '50.5 3, 52 7, 53.5 10.6, 57 9.5, 59.5 9, 64 6, 64 -3, 58 -3.5, 55 -2, 53 -1.5, 51.5 -1'],
  'western-approaches': [
    channel,
    '48 1, 45 0, 43.3 -0.6',
    bordeauxToOcean,
    '53 -30, 53 -12, 53 -8',
    back(walesToIreland),
    '51.9 -3, 51.3 -1.2',
  ],
  'irish-sea': [walesToIreland, '53.5 -7.5, 54.7 -7, 55.5 -7, 56 -5, 55.3 -3, 53.5 -2.3, 52.5 -3.7'],
  biscay: [back(bordeauxToOcean), '42.3 -2, 42.5 -5', galiciaToOcean],
  cadiz: [back(galiciaToOcean), '41 -7, 38 -6.5', gibraltar, '33 -5, 25 -12, 25 -30'],
  'western-mediterranean': [
    back(gibraltar),
    '38 -4, 40 -1.5, 42 0.5, 44 3, 44.5 6.5, 45 8.4',
    liguriaToAfrica,
    '36 7, 36 1, 34.7 -4',
  ],
  'tyrrhenian-sea': [
    back(liguriaToAfrica),
    '44.6 9.3, 43.7 11.5, 42 13.2, 40.3 16, 39 16.4, 38.4 16.1',
    messina,
    '37.8 14.6',
    sicilyToAfrica,
  ],
  adriatic: [
    back(messina),
    '38.4 16.2, 39 16.5, 40.4 16.3, 41.5 14.5, 43.3 12.6, 45 11.4, 46.2 12.5, 46 14, 44 17, 41.5 20.5, 39.5 21, 37 22.5, 30 22.5, 30 12, 35 10.5',
    back(sicilyToAfrica),
    '37.5 14.5',
  ],
};
export const seaLines = Object.values(lines);

/** Ways over a strait that need no fleet. */
export const crossings = [{ from: 'kent', to: 'calais', line: '51.12 1.32, 50.94 1.86' }];
