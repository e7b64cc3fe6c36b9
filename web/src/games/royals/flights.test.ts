import { describe, expect, it } from 'vitest';
import type { RoyalsComponents, RoyalsEvent } from '../../protocol/types';
import { flights } from './flights';

const components = {
  titles: [],
  periods: [{ year: 1648, markers: { france: [6, 3] } }],
  cities: [
    { id: 'lyon', country: 'france', bonus: 5, nobles: [{ id: 'lyon.cardinal', cost: 5 }] },
    { id: 'paris', country: 'france', bonus: 6, nobles: [{ id: 'paris.king', cost: 8 }] },
  ],
} as unknown as RoyalsComponents;
const ways = (event: RoyalsEvent, viewer: number | null = 1) =>
  flights(event, components, viewer).map(({ from, to, what }) => [
    from,
    to,
    what.kind === 'marker' ? what.text : what.kind,
  ]);

describe('what travels in Royals', () => {
  it('is a card to the seat that took it, or into one’s own hand', () => {
    expect(ways({ kind: 'took-display', seat: 2, country: 'france' })).toEqual([['display:france', 'seat:2', 'card']]);
    expect(ways({ kind: 'drew-country', seat: 2 })).toEqual([['pile', 'seat:2', 'card']]);
    expect(ways({ kind: 'drew-country', seat: 1, country: 'spain' })).toEqual([['pile', 'hand:spain', 'card']]);
  });
  it('is what one pays, whoever is driven out, and the new shield', () => {
    const claimed: RoyalsEvent = {
      kind: 'claimed', seat: 1, noble: 'paris.king', former: 2, country: { france: 8 }, intrigue: { 'france-spain': 2 },
    }; // prettier-ignore
    expect(ways(claimed)).toEqual([
      ['hand:france', 'noble:paris.king', 'card'],
      ['hand:france-spain', 'noble:paris.king', 'card'],
      ['noble:paris.king', undefined, 'shield'],
      ['seat:1', 'noble:paris.king', 'shield'],
    ]);
    expect(ways(claimed, 2)).toHaveLength(2);
  });
  it('is a marker with its worth', () => {
    expect(ways({ kind: 'city-bonus', seat: 2, city: 'lyon' })).toEqual([['noble:lyon.cardinal', 'seat:2', '5']]);
    const marker: RoyalsEvent = {
      kind: 'period-marker', seat: 2, period: 1, country: 'france', rank: 'lower', influence: 2, tie: 'none',
    }; // prettier-ignore
    expect(ways(marker)).toEqual([['markers:france', 'seat:2', '3']]);
  });
  it('is nothing where nobody gets or gives anything', () => {
    expect(ways({ kind: 'turn-ended', seat: 1 })).toEqual([]);
    expect(ways({ kind: 'revealed', country: 'france' })).toEqual([]);
  });
});
