// Where things are on the board of Royals.
import type { RoyalsComponents, RoyalsView } from '../../protocol/types';
import map from './map.json';

export { map };

export const parts = (props: { components: unknown; view: unknown }) => ({
  components: props.components as RoyalsComponents,
  view: props.view as RoyalsView,
});

/** Middles of the cities' plaques, near the cities, where they do not cover each other. */
export const plaques: Record<string, [number, number]> = {
  edinburgh: [560, 62],
  dublin: [300, 178],
  london: [488, 226],
  rennes: [392, 404],
  paris: [560, 348],
  dijon: [706, 424],
  lyon: [668, 524],
  bordeaux: [506, 520],
  cologne: [738, 272],
  berlin: [866, 166],
  munich: [842, 394],
  vienna: [986, 374],
  madrid: [384, 668],
  seville: [300, 806],
  barcelona: [580, 656],
  valencia: [486, 768],
};

export const slot = { width: 62, height: 46, gap: 4 };

/** Corners of the countries' panels, in the sea or on land that nobody plays for. */
export const panels: Record<string, [number, number]> = {
  britain: [16, 16],
  france: [16, 344],
  spain: [16, 600],
  german: [1000, 16],
};
export const housePanel: [number, number] = [1000, 600];

export const roman = ['I', 'II', 'III'];

/** A plaque for a city that a player's own copy may have added: in a row at the bottom. */
export function plaqueOf(city: string, index: number): [number, number] {
  return plaques[city] ?? [120 + (index % 8) * 140, 850];
}
