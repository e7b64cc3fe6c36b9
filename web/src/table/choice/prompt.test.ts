import { describe, expect, it } from 'vitest';
import type { MoveInfo, PendingInfo, StatusReply } from '../../protocol/types';
import { aside, asks, givenPhrase, listeners, partOf, questionOf } from './prompt';

const names = ['Anna', 'Ben', 'Cara'];
const sealed: PendingInfo = { step: 'sealed', owing: [2, 3], may_revise: [1] };
const open: PendingInfo = { step: 'open', owing: [1, 3], may_revise: [] };
const yes: MoveInfo = { move: 'vote yes', verb: 'vote', args: {}, does: 'let the token count', touches: [] };
const bid: MoveInfo = {
  move: 'bid 0',
  verb: 'bid',
  args: {},
  does: 'bid',
  touches: [],
  stem: 'bid',
  least: 0,
  most: 4,
};

describe('what a seat does', () => {
  it('is thinking or has sealed', () => {
    expect([1, 2, 3].map((seat) => partOf(sealed, seat))).toEqual(['sealed', 'thinking', 'thinking']);
  });
  it('is acting or done', () => {
    expect([1, 2, 3].map((seat) => partOf(open, seat))).toEqual(['acting', 'done', 'acting']);
  });
  it('is not guessed where it is hidden', () => {
    expect(partOf({ ...open, owing: [] }, 2)).toBeNull();
    expect(partOf({ ...sealed, owing: [], may_revise: [] }, 2)).toBeNull();
  });
});

describe('a sealed answer', () => {
  it('is said in words, with its amount', () => {
    expect(givenPhrase({ given: 'vote yes', moves: [yes] })).toBe('let the token count');
    expect(givenPhrase({ given: 'bid 3', moves: [bid] })).toBe('bid: 3');
    expect(givenPhrase({ given: 'vote yes', moves: [] })).toBe('vote yes');
  });
  it('may be changed while others think', () => {
    expect(aside(sealed, { given: 'vote yes', moves: [yes] }, 1, names)).toBe(
      'You may change it until the last is in. Still thinking: Ben and Cara.',
    );
    expect(aside(sealed, { moves: [yes] }, 2, names)).toBe('Still thinking: Cara.');
  });
});

describe('an open step', () => {
  it('says who is done', () => {
    expect(aside(open, { moves: [] }, 1, names)).toBe('Done: Ben. Still busy: Cara.');
    expect(aside(open, { moves: [] }, 2, names)).toBe('You are done. Still busy: Anna and Cara.');
  });
  it('waits for somebody also where it is a secret for whom', () => {
    const waiting = (pending: PendingInfo) =>
      asks({
        status: { pending } as StatusReply,
        moves: { moves: [] },
        asked: false,
        owing: pending.owing as number[],
        names,
      });
    expect(waiting({ ...open, owing: [2] })).toBe('Waiting for Ben.');
    expect(waiting({ ...open, owing: [] })).toBe('Waiting for a player. Who it is stays secret.');
    expect(waiting({ ...open, step: 'chance', owing: [] })).toBe('Waiting.');
  });
  it('asks one question, whatever its words', () => {
    expect(questionOf('open', 'Ben is done.')).toBe(questionOf('open', 'Bargain.'));
    expect(questionOf('turn', 'Draw.')).not.toBe(questionOf('turn', 'Pay.'));
  });
});

describe('a whisper', () => {
  const line = { number: 1, from: 'Anna', text: 'psst', time: 0, to: [1, 2, 3] };
  it('names those it is for, and never the speaker', () => {
    expect(listeners(line, 1, names)).toEqual(['Ben', 'Cara']);
    expect(listeners(line, 2, names)).toEqual(['Cara', 'you']);
    expect(listeners({ ...line, to: [1, 3] }, 3, names)).toEqual(['you']);
  });
});
