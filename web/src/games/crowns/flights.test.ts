import { describe, expect, it } from 'vitest';
import { seatBlazon } from '../../heraldry/shields';
import { flights } from './flights';
import { components } from './fixture';

describe('what travels over the table', () => {
  it('is a card from the own hand to the middle', () => {
    expect(flights({ kind: 'laid', seat: 1, card: 'feud.lyre', second: false }, components, 1)).toEqual([
      { from: 'hand:feud.lyre', to: 'board', what: { kind: 'card', blazons: [seatBlazon(1)] } },
    ]);
  });
  it('shows no card that the viewer does not know', () => {
    expect(flights({ kind: 'took', seat: 2, from: 1 }, components, 3)).toEqual([
      { from: 'seat:1', to: 'seat:2', what: { kind: 'card', blazons: [] } },
    ]);
  });
  it('is ravens for the defeated, and the Knight to the discards', () => {
    const settled = { kind: 'ravens-settled', defeated: 2, gained: 3, lost: 0, knight: 'knight.redtower' } as const;
    expect(flights(settled, components, 1).map(({ from, to }) => [from, to])).toEqual([
      ['board', 'discards'],
      ['board', 'seat:2'],
    ]);
  });
  it('is nothing where nothing moves', () => {
    expect(flights({ kind: 'voted', seat: 2 }, components, 1)).toEqual([]);
  });
});
