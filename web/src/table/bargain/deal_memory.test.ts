import { describe, expect, it } from 'vitest';
import type { DealInfo, MoveInfo } from '../../protocol/types';
import { Bargaining } from './deal_memory.svelte';

const names = ['Anna', 'Ben'];
const deal = (id: string, state: DealInfo['state'], parts: Partial<DealInfo> = {}): DealInfo => ({
  id,
  parties: [1, 2],
  maker: 1,
  revision: 1,
  state,
  clauses: [{ text: 'Anna pays Ben 2.' }],
  agreed: [],
  ...parts,
});
const put: MoveInfo = { move: 'put', verb: 'put', args: {}, does: 'put it', touches: [], role: 'put' };

describe('bargaining', () => {
  it('says nothing of what was there on arrival', () => {
    expect(new Bargaining().follow([deal('2.1', 'offered', { maker: 2 })], 1, names, null)).toEqual([]);
  });
  it('says when a draft is lost, and forgets what was filled in', () => {
    const kept = new Bargaining();
    kept.follow([deal('1.1', 'draft')], 1, names, null);
    kept.words['1.1'] = 'Peace';
    kept.amounts['1.1 clause give …'] = 3;
    expect(kept.follow([deal('1.1', 'draft')], 1, names, null)).toEqual([]);
    expect(kept.words['1.1']).toBe('Peace');
    expect(kept.follow([], 1, names, null)).toEqual(['Your draft with Ben is no longer possible.']);
    expect([kept.words, kept.amounts]).toEqual([{}, {}]);
  });
  it('says nothing of a draft that one has put oneself', () => {
    const kept = new Bargaining();
    kept.follow([deal('draft', 'draft')], 1, names, null);
    expect(kept.follow([deal('1.1', 'offered')], 1, names, put)).toEqual([]);
  });
  it('holds a wording against the one before it, or the one it answers', () => {
    const kept = new Bargaining();
    const first = deal('1.1', 'offered');
    const second = deal('1.1', 'offered', { revision: 2, last_word: 2, clauses: [] });
    kept.follow([first], 1, names, null);
    expect(kept.standing(first, [first])).toBeNull();
    kept.follow([second], 1, names, null);
    expect(kept.standing(second, [second])).toBe(first.clauses);
    const answer = deal('x', 'draft', { answers: '1.1' });
    expect(kept.standing(answer, [second, answer])).toBe(second.clauses);
  });
});
