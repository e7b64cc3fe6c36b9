import { describe, expect, it } from 'vitest';
import type { ChangedNotice, LogInfo, StatusReply } from '../../protocol/types';
import { followed, joined, toldUpTo, type Picture } from './picture';

const status = (text: string) => ({ game: text }) as StatusReply;
const line = (number: number): LogInfo => ({ line: number, text: `line ${number}` });
const picture: Picture = {
  step: 4,
  status: status('before'),
  view: { phase: 'vote', seats: [1, 2], secret: true },
  moves: { moves: [] },
  deals: [],
};
const change = (parts: Partial<ChangedNotice>): ChangedNotice => ({ step: 5, dropped: [], lines: [], ...parts });

describe('a change', () => {
  it('leaves as it is what it does not mention', () => {
    const after = followed(picture, change({ moves: { prompt: 'Choose.', moves: [] } }));
    expect(after.step).toBe(5);
    expect(after.view).toBe(picture.view);
    expect(after.status).toBe(picture.status);
    expect(after.deals).toBe(picture.deals);
    expect(after.moves.prompt).toBe('Choose.');
  });
  it('replaces sections of the view whole, and takes away what is gone', () => {
    const after = followed(picture, change({ view: { phase: 'bid' }, dropped: ['secret'] }));
    expect(after.view).toEqual({ phase: 'bid', seats: [1, 2] });
    expect(after.view['seats']).toBe(picture.view['seats']);
    expect(picture.view).toHaveProperty('secret');
  });
});

describe('the log', () => {
  it('has every line once and in order, in whatever order they come', () => {
    const early = joined([], [line(4)]);
    expect(toldUpTo(early)).toBe(0);
    const whole = joined(early, [line(1), line(2), line(3), line(4)]);
    expect(whole.map((each) => each.line)).toEqual([1, 2, 3, 4]);
    expect(toldUpTo(whole)).toBe(4);
    expect(toldUpTo(joined(whole, [line(6)]))).toBe(4);
  });
});
