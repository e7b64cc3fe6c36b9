import { describe, expect, it } from 'vitest';
import type { MoveInfo } from '../../protocol/types';
import { kept, nothing, ready, type Draft } from './choice_draft';

const move = (text: string, ...touches: string[]): MoveInfo => ({
  move: text,
  verb: text,
  args: {},
  does: text,
  touches,
});
const bid = (most: number): MoveInfo => ({ ...move('bid 1', 'coins'), does: 'bid', stem: 'bid', least: 1, most });
const dijon = [move('claim baron', 'dijon', 'baron'), move('claim marshal', 'dijon', 'marshal')];
const end = move('end', 'turn');
const draft = (parts: Partial<Draft>): Draft => ({ ...nothing, ...parts });

describe('a half-made choice', () => {
  it('stays while what it leads to is still possible', () => {
    const begun = draft({ touched: ['dijon'], words: 'half a sen' });
    const result = kept(begun, [...dijon, end], [dijon[1]!, end, bid(3)]);
    expect(result).toEqual({ draft: begun, told: '' });
  });
  it('is given up, and said to be, when nothing of it is left', () => {
    expect(kept(draft({ touched: ['dijon'] }), [...dijon, end], [end])).toEqual({
      draft: nothing,
      told: 'Your choice is no longer possible: what you had touched is gone.',
    });
    expect(kept(draft({ touched: ['baron'] }), dijon, [dijon[1]!]).told).toBe(
      'Your choice is no longer possible: Claim baron.',
    );
  });
  it('is not mistaken for another that touches the same', () => {
    const other = move('burn dijon', 'dijon');
    expect(kept(draft({ touched: ['dijon'] }), dijon, [other]).draft).toBe(nothing);
  });
  it('says nothing where nothing was begun', () => {
    expect(kept(nothing, dijon, [])).toEqual({ draft: nothing, told: '' });
  });
});

describe('a chosen amount', () => {
  const chosen = draft({ touched: ['coins'], amount: 4, words: 'for the king' });
  it('stays while it is in range', () => {
    expect(kept(chosen, [bid(5)], [bid(4), end])).toEqual({ draft: chosen, told: '' });
  });
  it('becomes what is possible, and that is said', () => {
    const result = kept(chosen, [bid(5)], [bid(3)]);
    expect(result.draft).toEqual({ ...chosen, amount: 3 });
    expect(result.told).toBe('Your amount is 3 now: 4 is no longer possible.');
  });
  it('stays missing while it is missing', () => {
    expect(kept(draft({ touched: ['coins'] }), [bid(5)], [bid(3)]).draft.amount).toBeUndefined();
  });
});

describe('a move chosen by its button', () => {
  const put: MoveInfo = { ...move('put'), words: 80 };
  it('is meant though it touches nothing', () => {
    expect(ready([put, end], draft({ picked: 'put' }))).toBe(put);
    expect(ready([put, end], nothing)).toBeNull();
  });
  it('keeps its words while it is possible', () => {
    const begun = draft({ picked: 'put', words: 'Peace' });
    expect(kept(begun, [put, end], [put])).toEqual({ draft: begun, told: '' });
    expect(kept(begun, [put, end], [end]).draft).toBe(nothing);
  });
});
