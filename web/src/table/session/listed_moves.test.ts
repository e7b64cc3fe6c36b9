import { describe, expect, it } from 'vitest';
import type { MoveInfo } from '../../protocol/types';
import {
  ending,
  inviting,
  isListed,
  keyOf,
  moveOf,
  narrowed,
  nextInDirection,
  offBoard,
  sentence,
  textOf,
  wordsLeft,
} from './listed_moves';

const move = (text: string, ...touches: string[]): MoveInfo => ({
  move: text,
  verb: text,
  args: {},
  does: text,
  touches,
});
const moves = [
  move('claim dijon.baron', 'noble:dijon.baron', 'city:dijon'),
  move('claim dijon.marshal', 'noble:dijon.marshal', 'city:dijon'),
  move('claim paris.king', 'noble:paris.king', 'city:paris'),
  move('end', 'turn'),
];

describe('choosing by touching', () => {
  it('keeps the moves that are about all that was touched', () => {
    expect(narrowed(moves, []).length).toBe(4);
    expect(narrowed(moves, ['city:dijon']).map((m) => m.move)).toEqual(['claim dijon.baron', 'claim dijon.marshal']);
    expect(narrowed(moves, ['city:dijon', 'noble:dijon.marshal']).map((m) => m.move)).toEqual(['claim dijon.marshal']);
    expect(narrowed(moves, ['city:rome'])).toEqual([]);
  });
  it('invites what narrows further', () => {
    expect(inviting(narrowed(moves, ['city:dijon']), ['city:dijon'])).toEqual(
      new Set(['noble:dijon.baron', 'noble:dijon.marshal']),
    );
  });
  it('gives buttons to moves that are meant already, where others go further', () => {
    const knight = [move('lay knight', 'hand:knight'), move('knight 2', 'hand:knight', 'seat:2')];
    expect(ending(narrowed(knight, ['hand:knight']), ['hand:knight']).map((m) => m.move)).toEqual(['lay knight']);
    expect(ending(narrowed(moves, ['city:dijon']), ['city:dijon'])).toEqual([]);
  });
  it('gives buttons to moves that the board does not show', () => {
    expect(offBoard(moves, (id) => id !== 'turn').map((m) => m.move)).toEqual(['end']);
  });
  const bid: MoveInfo = { ...move('bid 0', 'purse'), stem: 'bid', least: 0, most: 9, words: 5 };
  it('puts an amount behind the stem of a range, and never one that nobody chose', () => {
    expect(textOf(bid, 7)).toBe('bid 7');
    expect(textOf(bid)).toBeNull();
    expect(textOf(bid, 10)).toBeNull();
    expect(textOf(bid, 1.5)).toBeNull();
    expect(textOf(moves[3]!)).toBe('end');
  });
  it('knows what a text means', () => {
    const all = [...moves, bid];
    expect(isListed(all, 'end')).toBe(true);
    expect(isListed(all, 'bid 9')).toBe(true);
    expect(isListed(all, 'bid 10')).toBe(false);
    expect(isListed(all, 'bid')).toBe(false);
    expect(isListed(all, 'bid x')).toBe(false);
    expect(moveOf(all, 'bid 3')).toBe(bid);
    expect(keyOf(bid)).not.toBe('bid');
  });
  it('counts words in bytes', () => {
    expect(wordsLeft(bid, 'hail')).toBe(1);
    expect(wordsLeft(bid, 'Grüße')).toBe(-2);
    expect(wordsLeft(moves[3]!, '')).toBe(0);
  });
  it('makes sentences', () => {
    expect(sentence('end the turn')).toBe('End the turn.');
    expect(sentence('Really?')).toBe('Really?');
  });
});

describe('walking with the arrows', () => {
  const boxes = [
    { x: 0, y: 0 },
    { x: 100, y: 5 },
    { x: 0, y: 100 },
    { x: 100, y: 100 },
  ];
  it('goes to what lies next in that direction', () => {
    expect(nextInDirection(boxes, 0, 'right')).toBe(1);
    expect(nextInDirection(boxes, 0, 'down')).toBe(2);
    expect(nextInDirection(boxes, 3, 'up')).toBe(1);
    expect(nextInDirection(boxes, 3, 'left')).toBe(2);
    expect(nextInDirection(boxes, 0, 'left')).toBe(-1);
  });
  it('begins somewhere', () => {
    expect(nextInDirection(boxes, -1, 'up')).toBe(0);
    expect(nextInDirection([], -1, 'up')).toBe(-1);
  });
});
