// Where things are on the board of Royals.
import type { RoyalsComponents, RoyalsView } from '../../protocol/types';
import map from './map.json';

export { map };

/** Across and down. */
export type Point = [number, number];

export const parts = (props: { components: unknown; view: unknown }) => ({
  components: props.components as RoyalsComponents,
  view: props.view as RoyalsView,
});

/** The part of the map that the four countries lie in; more of it is seen where the window is wider or higher. */
export const crop = { x: 150, y: 30, width: 914, height: 820 };

/** Middles of the cities' plaques, near the cities, where they do not cover each other. */
export const plaques: Record<string, Point> = {
  edinburgh: [565, 89],
  dublin: [275, 174],
  london: [525, 237],
  cologne: [744, 254],
  berlin: [920, 169],
  munich: [932, 409],
  vienna: [1006, 284],
  paris: [612, 353],
  rennes: [386, 390],
  dijon: [741, 454],
  lyon: [687, 567],
  bordeaux: [503, 522],
  madrid: [381, 690],
  seville: [263, 779],
  barcelona: [626, 680],
  valencia: [550, 786],
};

/** A noble's place on a plaque. */
export const slot = { width: 77, height: 54, gap: 4 };
export const plaque = { head: 29, height: 29 + slot.height + slot.gap };
export const plaqueWidth = (nobles: number) => nobles * (slot.width + slot.gap) + slot.gap;

export function placeOf(city: string): Point | undefined {
  return (map.places as unknown as Record<string, Point>)[city];
}

/** The corner of the panel of the Noble House, on land that nobody plays for. */
export const housePanel = { x: 812, y: 664, width: 236, height: 172 };

export const roman = ['I', 'II', 'III'];

/** A plaque for a city that a player's own copy may have added: in a row at the bottom. */
export function plaqueOf(city: string, index: number): Point {
  return plaques[city] ?? [240 + (index % 5) * 180, 850];
}

/** A window onto one country with its plaques, as a viewBox. Islands far beyond the map would make all else small. */
export function countryBox(outline: string, plaques: Point[]): [number, number, number, number] {
  const beyond = 60;
  const inSight = ([x, y]: Point) => x > -beyond && y > -beyond && x < map.width + beyond && y < map.height + beyond;
  const land = [...outline.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]);
  const [width, height] = [plaqueWidth(2), plaque.height];
  const corners = plaques.flatMap(([x, y]): Point[] => [
    [x - width / 2, y - height / 2],
    [x + width / 2, y + height / 2],
  ]);
  const points = [...land.filter(inSight), ...corners];
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const rim = 8;
  return [left - rim, top - rim, Math.max(...xs) - left + 2 * rim, Math.max(...ys) - top + 2 * rim];
}
