// Draws the map of Blood Royale: `npm run map` writes src/games/blood/map/shapes.json.
//
// Provinces are written as arcs that neighbours share; with them go places for names, the sea areas and lines between them.
import { writeFileSync } from 'node:fs';
import { topology } from 'topojson-server';
import { areaOf, contains, distance, distanceToRing, gridOver, simplified } from './blood_geometry.mjs';
import { high, latLon, low, onLand, place, places, same, shapes, size } from './blood_provinces.mjs';
import { crossings, seaLines, seas } from './blood_seeds.mjs';

// Coordinates are kept as whole numbers of half units.
const fine = 2;

// --- shared arcs

function whole(ring) {
  const points = [];
  for (const point of ring.map((each) => each.map((x) => Math.round(x * fine)))) {
    if (points.length > 0 && same(points.at(-1), point)) continue;
    // Out and back again by the same way: nothing is left of it.
    if (points.length > 1 && same(points.at(-2), point)) points.pop();
    else points.push(point);
  }
  return points;
}

const topo = topology({
  all: {
    type: 'GeometryCollection',
    geometries: Object.values(shapes).map((shape) => ({
      type: 'MultiPolygon',
      coordinates: shape
        .map((polygon) => polygon.map(whole).filter((ring) => ring.length > 3))
        .filter((polygon) => polygon.length > 0),
    })),
  },
});

/** Within the board fine, far outside only roughly. */
function tolerance([x, y]) {
  const [left, top] = [x / fine, y / fine];
  return left > -40 && left < size + 40 && top > -40 && top < size + 40 ? 0.4 * fine : 2.5 * fine;
}

function shortened(arc) {
  if (!same(arc[0], arc.at(-1))) return simplified(arc, tolerance);
  // A whole island: its start and what is furthest from it stay.
  let far = 0;
  arc.forEach((point, i) => (far = distance(point, arc[0]) > distance(arc[far], arc[0]) ? i : far));
  return [...simplified(arc.slice(0, far + 1), tolerance), ...simplified(arc.slice(far), tolerance).slice(1)];
}

/** The first point, then steps; a minus also separates. */
function written(points) {
  const numbers = points.flatMap((point, i) => (i === 0 ? point : point.map((x, axis) => x - points[i - 1][axis])));
  return numbers.map((x, i) => (i > 0 && x >= 0 ? ` ${x}` : `${x}`)).join('');
}

const arcs = topo.arcs.map(shortened);
const areas = Object.fromEntries(Object.keys(shapes).map((id, i) => [id, topo.objects.all.geometries[i].arcs.flat()]));

// --- places for names

const toUnits = (point) => point.map((x) => x / fine);
const ringOf = (indices) =>
  indices.flatMap((i, k) => {
    const points = (i < 0 ? [...arcs[~i]].reverse() : arcs[i]).map(toUnits);
    return k === 0 ? points : points.slice(1);
  });

/** The point of a ring that is furthest from its edge, names being wider than high. */
function middleOf(ring) {
  const flat = ([x, y]) => [x * 0.6, y];
  const squeezed = ring.map(flat);
  let best = { point: ring[0], room: -1 };
  for (const point of gridOver(ring, 30)) {
    if (!contains(ring, point)) continue;
    const room = distanceToRing(flat(point), squeezed);
    if (room > best.room) best = { point, room };
  }
  return best.point.map(Math.round);
}

const largest = (rings) => rings.reduce((a, b) => (areaOf(a) >= areaOf(b) ? a : b));

/** Between two points of a line more are put, so that it bends with the map. */
function bent(lonLats) {
  const points = lonLats.flatMap((from, i) => {
    const to = lonLats[i + 1];
    if (!to) return [from];
    return Array.from({ length: 8 }, (_, t) => from.map((x, axis) => x + ((to[axis] - x) * t) / 8));
  });
  return simplified(points.map(place), () => 1).map((point) => point.map(Math.round));
}
const bounded = (points) => points.map((point) => point.map((x) => Math.max(low, Math.min(high, x))));

const coasts = Object.values(areas).flatMap((rings) => rings.map(ringOf));

/** Places in a sea with much water around, the best first, none near another. */
function openWater(ring) {
  const found = [];
  const candidates = gridOver(ring, 60)
    .filter(([x, y]) => x > 20 && x < size - 20 && y > 20 && y < size - 20 && contains(ring, [x, y]))
    .map((point) => {
      const shore = Math.min(...[...coasts, ring].map((coast) => distanceToRing(point, coast)));
      return { point, room: onLand(point) ? -1 : Math.min(shore, ...point, ...point.map((x) => size - x)) };
    })
    .filter(({ room }) => room > 8)
    .sort((a, b) => b.room - a.room);
  for (const { point } of candidates)
    if (found.length < 6 && found.every((other) => distance(point, other) > 45)) found.push(point.map(Math.round));
  return found;
}

const out = {
  scale: fine,
  arcs: arcs.map(written),
  areas,
  middles: Object.fromEntries(
    Object.keys(areas)
      .filter((id) => id !== '#')
      .map((id) => [id, middleOf(largest(areas[id].map(ringOf)))]),
  ),
  seas: Object.fromEntries(
    Object.entries(seas).map(([id, lines]) => {
      const ring = bounded(bent(lines.flatMap(latLon)));
      return [id, { ring: written(ring), places: openWater([...ring, ring[0]]) }];
    }),
  ),
  seaLines: seaLines.map((line) => written(bounded(bent(latLon(line))))),
  crossings: crossings.map(({ from, to, line }) => ({
    from,
    to,
    line: places(line).map((point) => point.map(Math.round)),
  })),
};
writeFileSync(new URL('../src/games/blood/map/shapes.json', import.meta.url), JSON.stringify(out) + '\n');
