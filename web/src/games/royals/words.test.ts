import { describe, expect, it } from 'vitest';
import type { RoyalsComponents, RoyalsView } from '../../protocol/types';
import { nobleWords } from './words';

const noble = {
  id: 'dijon.baron',
  name: 'the Baron of Dijon',
  title: 'baron',
  cost: 2,
  influence: 1,
  takeover_intrigue: 1,
};
const components = {
  countries: [{ id: 'france', name: 'France', bonus: [12, 6] }],
  intrigue: [],
  cities: [{ id: 'dijon', name: 'Dijon', country: 'france', bonus: 2, nobles: [noble] }],
  periods: [{ year: 1648, markers: { france: [6, 3] } }],
} as unknown as RoyalsComponents;
const view = (more: object) =>
  ({ period: 1, nobles: {}, markers: { city: {}, period: {} }, ...more }) as unknown as RoyalsView;
const names = ['Anna', 'Ben'];

describe('words about the board', () => {
  it('tell what a free noble costs and brings', () => {
    expect(nobleWords(components, view({}), noble, names)).toBe(
      'The Baron of Dijon, free: costs 2 France cards, gives 1 influence in France. First in Dijon: 2 points.',
    );
  });
  it('tell whose a noble is, and what a take-over takes', () => {
    const held = view({ nobles: { 'dijon.baron': 2 }, markers: { city: { dijon: 2 }, period: {} } });
    expect(nobleWords(components, held, noble, names)).toBe(
      'The Baron of Dijon, held by Ben: costs 2 France cards and 1 Intrigue card, gives 1 influence in France.',
    );
  });
});
