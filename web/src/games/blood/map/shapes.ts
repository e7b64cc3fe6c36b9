// The shapes of the map, made once from arcs that neighbours share. Units are those of the board: 0 to 1000 from the north-west.
import data from './shapes.json';

export type Point = readonly [number, number];
export interface Spot {
  x: number;
  y: number;
}

/** The board itself; land is drawn beyond it too. */
export const board = 1000;

/** Whole numbers as they are written: the first two are a point, the others steps from one point to the next. */
function points(text: string, scale = 1): Point[] {
  const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
  const found: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    x += numbers[i]!;
    y += numbers[i + 1]!;
    found.push([x / scale, y / scale]);
  }
  return found;
}

const arcs = data.arcs.map((text) => points(text, data.scale));
const areas: Record<string, number[][]> = data.areas;

const along = (line: readonly Point[]) => 'M' + line.map(([x, y]) => `${x} ${y}`).join('L');

function ringOf(indices: number[]): Point[] {
  return indices.flatMap((i, k) => {
    const arc = i < 0 ? [...arcs[~i]!].reverse() : arcs[i]!;
    return k === 0 ? arc : arc.slice(1);
  });
}

/** Of each area its rings. Those whose name begins with # are lands that nobody can enter; # alone is all the scenery. */
export const rings: Record<string, Point[][]> = Object.fromEntries(
  Object.entries(areas).map(([id, list]) => [id, list.map(ringOf)]),
);
export const isLand = (id: string) => !id.startsWith('#');
export const provinceIds = Object.keys(areas).filter(isLand);

export const paths: Record<string, string> = Object.fromEntries(
  Object.entries(rings).map(([id, list]) => [id, list.map((ring) => along(ring) + 'Z').join('')]),
);
/** The lands around that nobody can enter. */
export const around = Object.keys(paths)
  .filter((id) => !isLand(id))
  .map((id) => paths[id])
  .join('');

/** The areas on both sides of each arc; a coast has one. */
const sides: string[][] = arcs.map(() => []);
for (const [id, list] of Object.entries(areas)) for (const i of list.flat()) sides[i < 0 ? ~i : i]!.push(id);

const arcPaths = (wanted: (beside: string[]) => boolean) =>
  arcs
    .filter((_, i) => wanted(sides[i]!))
    .map(along)
    .join('');

/** The coasts of the lands around. */
export const coast = arcPaths((beside) => beside.length === 1 && !isLand(beside[0]!));

/** A line with few points, in pieces. */
function roughly(arc: Point[]): Point[][] {
  const kept: Point[] = [];
  for (const point of arc) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) > 5) kept.push(point);
  }
  kept.push(arc.at(-1)!);
  const pieces: Point[][] = [];
  for (let i = 0; i + 1 < kept.length; i += 20) pieces.push(kept.slice(i, i + 21));
  return pieces;
}

/**
 * Every coast, for the broad lines in the water: in sheets of land beside one another, so that what is out of sight costs
 * nothing.
 */
export const shores: string[] = (() => {
  const sheets = new Map<string, string[]>();
  const coasts = arcs.filter((_, i) => sides[i]!.length === 1);
  for (const piece of coasts.flatMap(roughly)) {
    const at = piece[0]!.map((x) => Math.floor(x / 250)).join();
    if (!sheets.has(at)) sheets.set(at, []);
    sheets.get(at)!.push(along(piece));
  }
  return [...sheets.values()].map((lines) => lines.join(''));
})();

/** Which provinces are drawn beside one another. */
export function drawnBorders(): [string, string][] {
  return sides.filter((beside) => beside.length === 2 && beside.every(isLand)) as [string, string][];
}

/** Borders between provinces of one country, and of each country all that is around it. */
export function frontiers(countryOf: (province: string) => string): {
  inner: string;
  outer: Record<string, string>;
} {
  const side = (id: string) => (isLand(id) ? countryOf(id) : '');
  const outer: Record<string, string> = {};
  for (const country of new Set(provinceIds.map(countryOf)))
    outer[country] = arcPaths((beside) => {
      const of = beside.map(side);
      return of.includes(country) && !of.every((each, _, all) => all.length === 2 && each === country);
    });
  const inner = arcPaths(
    (beside) => beside.length === 2 && side(beside[0]!) !== '' && side(beside[0]!) === side(beside[1]!),
  );
  return { inner, outer };
}

const spot = ([x, y]: readonly number[]): Spot => ({ x: x!, y: y! });

/** Where the name of a province or closed land stands if nothing else does. */
export const middles: Record<string, Spot> = Object.fromEntries(
  Object.entries(data.middles).map(([id, at]) => [id, spot(at)]),
);

export interface Sea {
  ring: Point[];
  path: string;
  /** With much water around, the best first. */
  places: Spot[];
}
export const seas: Record<string, Sea> = Object.fromEntries(
  Object.entries(data.seas).map(([id, sea]) => {
    const ring = points(sea.ring);
    return [id, { ring, path: along(ring) + 'Z', places: sea.places.map(spot) }];
  }),
);
export const seaLines = data.seaLines.map((text) => along(points(text))).join('');

/** Ways over a strait, to be drawn as dots. */
export const crossings = data.crossings.map(({ from, to, line }) => ({
  from,
  to,
  path: along(line as unknown as Point[]),
}));
