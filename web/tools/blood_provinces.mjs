// The shapes of the provinces of Blood Royale, in units of the board.
//
// Coasts are Natural Earth's, bent a little so that crowded provinces get the room they have on the board. Provinces are grown
// around real towns; borders between two are drawn once and shared. Which provinces touch is held against the game's list.
import { readFileSync } from 'node:fs';
import { Delaunay } from 'd3-delaunay';
import { geoConicConformal, geoPath } from 'd3-geo';
import clipping from 'polygon-clipping';
import { feature } from 'topojson-client';
import { areaOf, contains, distance, spline, wandering } from './blood_geometry.mjs';
import { closed, provinces, scenery } from './blood_seeds.mjs';

/** Of the board. */
export const size = 1000;
// Beyond the board too: a window of another shape shows more of the world.
const margin = 600;
export const [low, high] = [-margin, size + margin];
const bending = 0.8;
const smallestIsland = 14;
const roughness = 0.32;
// Contacts that the game does not know are drawn together to a point, if they are short enough for that.
const longestContact = 22;

export const latLon = (text) =>
  text.split(',').map((pair) => {
    const [lat, lon] = pair.trim().split(/\s+/).map(Number);
    return [lon, lat];
  });

const projection = geoConicConformal()
  .parallels([40, 54])
  .rotate([-4, 0])
  .fitExtent(
    [
      [10, 10],
      [size - 10, size - 10],
    ],
    { type: 'MultiPoint', coordinates: latLon('36.6 -9.6, 55.6 -9.6, 36.6 18.6, 55.4 18.6, 36.2 4, 55.6 4') },
  )
  .clipExtent([
    [low - 150, low - 150],
    [high + 150, high + 150],
  ]);

const middles = Object.values(provinces).map(({ centre: [lat, lon] }) => projection([lon, lat]));
const bend = spline(
  middles,
  Object.values(provinces).map(({ board }, i) =>
    board.map((to, axis) => middles[i][axis] + bending * (to - middles[i][axis])),
  ),
  20000,
);
export const place = (lonLat) => bend(projection(lonLat));
export const places = (text) => latLon(text).map(place);

const land = landRings();

function square(from, to) {
  return [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
    [from, from],
  ];
}

/** Only where the board is: all else would be looked through in vain. */
const boardLand = clipping
  .intersection(
    land.map((ring) => [ring]),
    [square(-80, size + 80)],
  )
  .map(([ring]) => ring);
export const onLand = (point) => boardLand.some((ring) => contains(ring, point));

function landRings() {
  const atlas = JSON.parse(readFileSync(new URL('../node_modules/world-atlas/land-50m.json', import.meta.url)));
  const rings = [];
  let ring;
  const pen = {
    moveTo: (x, y) => (ring = [[x, y]]),
    lineTo: (x, y) => ring.push([x, y]),
    closePath: () => rings.push([...ring, ring[0]]),
  };
  geoPath(projection, pen)(feature(atlas, atlas.objects.land));
  return rings.filter((each) => areaOf(each) > smallestIsland).map((each) => each.map(bend));
}

// --- cells: each town has the land that is nearest to it

const owners = [];
const towns = [];
const grow = (owner, text) => {
  for (const town of places(text)) {
    owners.push(owner);
    towns.push(town);
  }
};
for (const [id, { towns: text }] of Object.entries(provinces)) grow(id, text);
for (const [id, text] of Object.entries(closed)) grow(`#${id}`, text);
for (const text of scenery) grow('#', text);

const voronoi = Delaunay.from(towns).voronoi([low - 300, low - 300, high + 300, high + 300]);
const cells = towns.map((_, i) => voronoi.cellPolygon(i));
const keyOf = (point) => point.map((x) => x.toFixed(2)).join(',');

/** Edges between cells of two owners, by both. */
const contacts = new Map();
{
  const seen = new Map();
  cells.forEach((cell, i) => {
    for (let k = 0; k + 1 < cell.length; k++) {
      const [a, b] = [cell[k], cell[k + 1]];
      const id = [keyOf(a), keyOf(b)].sort().join(' ');
      const other = seen.get(id);
      seen.set(id, i);
      if (other === undefined || owners[other] === owners[i] || keyOf(a) === keyOf(b)) continue;
      const pair = [owners[other], owners[i]].sort().join('|');
      if (!contacts.has(pair)) contacts.set(pair, []);
      contacts.get(pair).push([a, b]);
    }
  });
}

function lengthOnLand([a, b]) {
  const steps = 12;
  let on = 0;
  for (let i = 0; i <= steps; i++) if (onLand(a.map((x, axis) => x + ((b[axis] - x) * i) / steps))) on++;
  return (on / (steps + 1)) * distance(a, b);
}

// --- neighbours, as the game has them

const wanted = new Set();
for (const [id, { borders }] of Object.entries(provinces))
  for (const other of borders.split(' ')) wanted.add([id, other].sort().join('|'));

/** Where corners of cells were moved to. */
const moved = new Map();
const problems = [];
for (const pair of wanted) {
  const length = (contacts.get(pair) ?? []).reduce((sum, edge) => sum + lengthOnLand(edge), 0);
  if (length < 3) problems.push(`${pair} do not touch`);
}
for (const [pair, edges] of contacts) {
  if (pair.includes('#') || wanted.has(pair)) continue;
  const length = edges.reduce((sum, edge) => sum + lengthOnLand(edge), 0);
  if (length > longestContact) problems.push(`${pair} touch along ${length.toFixed()}`);
  const corners = edges.filter((edge) => lengthOnLand(edge) > 0).flat();
  const middle = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length);
  for (const corner of corners) moved.set(keyOf(corner), middle);
}
if (problems.length > 0) throw new Error(problems.join('\n'));

// --- shapes: wandering borders around the cells of an owner, cut out of the land

export const same = (a, b) => a[0] === b[0] && a[1] === b[1];
const round = (point) => point.map((x) => Math.round(x * 1000) / 1000);

function borderLine(a, b) {
  const [first, second] = keyOf(a) < keyOf(b) ? [a, b] : [b, a];
  const [from, to] = [first, second].map((corner) => moved.get(keyOf(corner)) ?? corner);
  const line = [...wandering(from, to, roughness), to];
  return first === a ? line : line.reverse();
}

function outline(cell) {
  const ring = [];
  for (let k = 0; k + 1 < cell.length; k++)
    if (keyOf(cell[k]) !== keyOf(cell[k + 1]))
      ring.push(
        ...borderLine(cell[k], cell[k + 1])
          .slice(0, -1)
          .map(round),
      );
  return [...ring, ring[0]];
}

const outlines = cells.map(outline);
const ground = clipping.intersection(
  land.map((ring) => [ring]),
  [square(low, high)],
);
/** Of each province and closed land its polygons; # is all the other land. */
export const shapes = {};
for (const owner of new Set(owners)) {
  const region = clipping.union(...outlines.filter((_, i) => owners[i] === owner).map((ring) => [ring]));
  shapes[owner] = clipping
    .intersection(
      region.map((polygon) => polygon.filter((ring) => areaOf(ring) > 1)).filter((polygon) => polygon.length > 0),
      ground,
    )
    .map((polygon) => polygon.filter((ring) => areaOf(ring) > 4))
    .filter((polygon) => polygon.length > 0);
}
