// Draws the map of Royals from Natural Earth's coastlines: `npm run map` writes src/games/royals/map.json.
//
// Every country is one SVG path; everything else that is land is another. Cities are given by their true place, so that
// the board can point from a plaque to it.
import { readFileSync, writeFileSync } from 'node:fs';
import { geoConicConformal, geoPath } from 'd3-geo';
import { merge } from 'topojson-client';

const atlas = JSON.parse(readFileSync(new URL('../node_modules/world-atlas/countries-50m.json', import.meta.url)));
const width = 1200;
const height = 900;

// Which modern countries stand for those of the game.
const countries = {
  france: ['France'],
  german: ['Germany', 'Austria'],
  britain: ['United Kingdom', 'Ireland'],
  spain: ['Spain'],
};

const places = {
  paris: [2.35, 48.86],
  lyon: [4.84, 45.76],
  bordeaux: [-0.58, 44.84],
  rennes: [-1.68, 48.11],
  dijon: [5.04, 47.32],
  vienna: [16.37, 48.21],
  munich: [11.58, 48.14],
  cologne: [6.96, 50.94],
  berlin: [13.4, 52.52],
  london: [-0.13, 51.51],
  edinburgh: [-3.19, 55.95],
  dublin: [-6.26, 53.35],
  madrid: [-3.7, 40.42],
  seville: [-5.99, 37.39],
  barcelona: [2.17, 41.38],
  valencia: [-0.38, 39.47],
};

const frame = {
  type: 'MultiPoint',
  coordinates: [
    [-13.8, 37.2],
    [-4, 35.6],
    [20.6, 38.4],
    [20.6, 56.4],
    [-4, 57.7],
  ],
};
const projection = geoConicConformal()
  .parallels([40, 54])
  .rotate([-4, 0])
  .fitExtent(
    [
      [0, 0],
      [width, height],
    ],
    frame,
  );
// Beyond the frame too: a window of another shape shows more of the world.
projection.clipExtent([
  [-600, -300],
  [width + 600, height + 300],
]);
const path = geoPath(projection).digits(1);

// Islets are left out: they would be dots.
function outline(geometry, smallest = 40) {
  const polygons = geometry.type === 'MultiPolygon' ? geometry.coordinates : [geometry.coordinates];
  return polygons
    .map((coordinates) => ({ type: 'Polygon', coordinates }))
    .filter((polygon) => path.area(polygon) > smallest)
    .map((polygon) => path(polygon))
    .join('');
}

const named = new Map(atlas.objects.countries.geometries.map((geometry) => [geometry.properties.name, geometry]));
const map = { width, height, countries: {}, land: '', places: {} };
for (const [id, names] of Object.entries(countries))
  map.countries[id] = outline(
    merge(
      atlas,
      names.map((name) => named.get(name)),
    ),
  );
const others = [...named].filter(([name]) => !Object.values(countries).flat().includes(name));
map.land = outline(
  merge(
    atlas,
    others.map(([, geometry]) => geometry),
  ),
);
for (const [id, place] of Object.entries(places)) map.places[id] = projection(place).map((x) => Math.round(x));

writeFileSync(new URL('../src/games/royals/map.json', import.meta.url), JSON.stringify(map, null, 1) + '\n');
