import { describe, expect, it } from 'vitest';
import {
  allows,
  amountOf,
  asks,
  chosenOf,
  moved,
  replaced,
  sameOrder,
  toggled,
  withAmount,
  withoutAmount,
} from './wish_order';

describe('wishes', () => {
  it('come last when they are new, and go when they are wished for no more', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });
  it('change places', () => {
    expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 'x', 1)).toEqual(['a', 'b']);
  });
  it('are the same in the same order only', () => {
    expect(sameOrder(['a', 'b'], ['a', 'b'])).toBe(true);
    expect(sameOrder(['a', 'b'], ['b', 'a'])).toBe(false);
    expect(sameOrder(['a'], ['a', 'b'])).toBe(false);
  });
  const sentinel = { move: 'sentinel 2 2', does: 'use a Sentinel', when: 'at a turn', least: 2, most: 36 };
  const plain = { move: 'veto', does: 'veto', when: 'at a vote' };
  it('may have an amount, the last word of the move', () => {
    expect(asks(sentinel)).toBe(true);
    expect(asks(plain)).toBe(false);
    expect(withoutAmount(sentinel)).toBe('sentinel 2');
    expect(withoutAmount(plain)).toBe('veto');
    expect(withAmount(sentinel, 5)).toBe('sentinel 2 5');
    expect(amountOf('sentinel 2 5')).toBe(5);
  });
  it('are found among the chosen whatever their amount', () => {
    expect(chosenOf(['veto', 'sentinel 2 7'], sentinel)).toBe('sentinel 2 7');
    expect(chosenOf(['sentinel 3 7'], sentinel)).toBeUndefined();
    expect(chosenOf(['veto'], plain)).toBe('veto');
  });
  it('have amounts within their bounds only', () => {
    expect(allows(sentinel, 2)).toBe(true);
    expect(allows(sentinel, 1)).toBe(false);
    expect(allows(sentinel, 2.5)).toBe(false);
    expect(allows(sentinel, undefined)).toBe(false);
    expect(allows(plain, 3)).toBe(false);
  });
  it('keep their place when their amount changes', () => {
    expect(replaced(['a', 'sentinel 2 2', 'b'], 'sentinel 2 2', 'sentinel 2 4')).toEqual(['a', 'sentinel 2 4', 'b']);
  });
});
