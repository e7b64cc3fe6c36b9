import { describe, expect, it } from 'vitest';
import type { GambitComponents, GambitEvent } from '../../protocol/types';
import { chronicle } from './chronicle';
import { flights } from './flights';

const components = { conspirators: [{ id: 'queen', short_name: 'Queen' }] } as unknown as GambitComponents;
const names = ['Anna', 'Ben'];
const placed: GambitEvent = { kind: 'placed', seat: 1, card: 'romeo', column: 2 };
const turned: GambitEvent = { kind: 'turned-up', seat: 2, card: 'queen', column: 2, known: false };
const won = (column: number, seat: number, goal: string): GambitEvent => ({
  kind: 'won', column, seat, goal, decided: 'sum',
}); // prettier-ignore
const summary = (...events: GambitEvent[]) => chronicle.summary!(events, components, names);

describe('the chronicle of Gambit Royale', () => {
  it('begins a turn with the card that is placed, whatever others do in it', () => {
    expect(chronicle.turn(placed)).toBe(1);
    expect(chronicle.turn(turned)).toBeNull();
    expect(chronicle.turn({ kind: 'hid', seat: 2, column: 2, place: 1 })).toBeNull();
  });
  it('says where a card went and what it turned up', () => {
    expect(summary(placed)).toBe('column 2');
    expect(summary(placed, turned)).toBe('column 2, Queen up');
    expect(summary({ kind: 'passed', seat: 1 })).toBe('passes');
  });
  it('gives an evaluation an entry of its own, with what it brought', () => {
    expect(chronicle.table!({ kind: 'round-over', round: 3 }, components)).toBe('Evaluation of round 3');
    expect(chronicle.table!(placed, components)).toBeNull();
    expect(summary(won(1, 2, 'music-4'), won(2, 1, 'fencing-3'), won(3, 2, 'music-1'))).toBe('Anna 3, Ben 5');
  });
});

describe('what travels in Gambit Royale', () => {
  const ways = (event: GambitEvent, viewer: number | null) =>
    flights(event, viewer).map(({ from, to, what }) => [from, to, what.kind === 'marker' ? what.text : what.kind]);
  it('is a card from the hand, or from the seat of another, to the end of its column', () => {
    expect(ways(placed, 1)).toEqual([['hand:romeo', 'column-end:2', 'card']]);
    expect(ways({ ...placed, card: undefined }, 2)).toEqual([['seat:1', 'column-end:2', 'card']]);
  });
  it('is a goal to whoever won it', () => {
    expect(ways(won(1, 2, 'music-4'), null)).toEqual([['goal:1', 'seat:2', '4']]);
    expect(ways({ kind: 'lost', column: 1, goal: 'music-4' }, null)).toEqual([]);
  });
});
