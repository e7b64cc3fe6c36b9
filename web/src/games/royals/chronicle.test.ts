import { describe, expect, it } from 'vitest';
import type { RoyalsComponents, RoyalsEvent } from '../../protocol/types';
import { chronicle } from './chronicle';

const components = {
  titles: [{ id: 'duke', name: 'Duke', full: 10, half: 5 }],
  periods: [{ year: 1648, markers: { france: [6, 3] } }],
} as unknown as RoyalsComponents;
const names = ['Anna', 'Ben'];
const drew: RoyalsEvent = { kind: 'drew-country', seat: 1 };
const claimed: RoyalsEvent = { kind: 'claimed', seat: 1, noble: 'dijon.duke', country: { france: 4 }, intrigue: {} };
const marker = (seat: number, rank: 'higher' | 'lower'): RoyalsEvent => ({
  kind: 'period-marker', seat, period: 1, country: 'france', rank, influence: 2, tie: 'none',
}); // prettier-ignore
const summary = (...events: RoyalsEvent[]) => chronicle.summary!(events, components, names);

describe('the chronicle of Royals', () => {
  it('sums up a turn by the nobles that were taken, or by the cards', () => {
    expect(summary(drew, drew, { kind: 'drew-intrigue', seat: 1 })).toBe('draws 3');
    expect(summary(drew, claimed)).toBe('takes a Duke');
    expect(summary(claimed, claimed)).toBe('takes 2 nobles');
    expect(summary({ kind: 'turn-ended', seat: 1 })).toBe('');
  });
  it('gives a period an entry of its own, with what it brought', () => {
    expect(chronicle.table!({ kind: 'period-ending', period: 1 }, components)).toBe('The period of 1648');
    expect(chronicle.table!(marker(2, 'higher'), components)).toBe('The period of 1648');
    expect(summary(marker(2, 'higher'), marker(1, 'lower'))).toBe('Anna 3, Ben 6');
  });
  it('keeps cards that are turned face up in the turn they follow', () => {
    const revealed: RoyalsEvent = { kind: 'revealed', country: 'france' };
    expect(chronicle.table!(revealed, components)).toBeNull();
    expect(chronicle.turn(revealed)).toBeNull();
    expect(chronicle.turn(drew)).toBe(1);
  });
});
