import { describe, expect, it } from 'vitest';
import type { FinishInfo, SeatInfo, TableReply } from '../protocol/types';
import { arranged, tried } from './arranged';
import { company } from './company';
import { outcome } from './outcome';
import { ago, inWords } from './phrases';

const me: SeatInfo = { name: 'Anna', mine: true, player: 1, guest: false };
const ben: SeatInfo = { name: 'Ben', mine: false, player: 2, guest: false };
const bot = (id: string): SeatInfo => ({ bot: id, mine: false, guest: false });
const free: SeatInfo = { mine: false, guest: false };

const table = (seats: SeatInfo[], more: Partial<TableReply> = {}): TableReply => ({
  ...{ id: 'a', game: 'royals', options: {}, stage: 'playing', changed: 0, asked: false, host: true },
  ...{ listed: false, friendly: true, seeded: false, shared: false, archived: false },
  seats,
  ...more,
});
const finish = (...list: [name: string, place: number, points: number][]): FinishInfo[] =>
  list.map(([name, place, points]) => ({ name, place, points }));

describe('how a game came out', () => {
  const mine = (seat: SeatInfo) => seat.mine;
  it('is told to the winner with all points, the best first', () => {
    const result = finish(['Ottokar', 2, 61], ['Anna', 1, 66], ['Fulk', 3, 47]);
    const ended = table([bot('greedy'), me, bot('greedy')], { result });
    expect(outcome(ended, mine, true)).toBe('you won, 66 : 61 : 47');
    expect(outcome(ended, mine)).toBe('won, 66 : 61 : 47');
  });
  it('is told to others by their place', () => {
    const result = finish(['Anna', 2, 61], ['Ben', 1, 66], ['Fulk', 3, 1], ['Wenzel', 4, 0]);
    const ended = table([me, ben, bot('random'), bot('random')], { result });
    expect(outcome(ended, mine, true)).toBe('2nd of 4, 61 points');
    expect(outcome(ended, (seat) => seat === ended.seats[2])).toBe('3rd of 4, 1 point');
    expect(outcome(ended, (seat) => seat === ended.seats[3])).toBe('4th of 4, 0 points');
  });
  it('is a shared win where several come first', () => {
    const ended = table([me, ben], { result: finish(['Anna', 1, 40], ['Ben', 1, 40]) });
    expect(outcome(ended, mine, true)).toBe('you shared the win, 40 : 40');
    expect(outcome(ended, () => false)).toBe('Anna and Ben shared the win, 40 : 40');
  });
  it('names the winner where one screen served several', () => {
    const ended = table([me, { ...me }], { result: finish(['Anna', 2, 30], ['Bertha', 1, 40]) });
    expect(outcome(ended, mine, true)).toBe('Bertha won, 40 : 30');
  });
  it('is only that it ended where nothing more is known', () => {
    expect(outcome(table([me]), mine)).toBe('ended');
  });
});

describe('who sits at a table', () => {
  const kindOf = (id: string) => (id === 'random' ? 'easy bot' : 'steady bot');
  const words = (of: TableReply) => company(of, kindOf).map(({ text }) => text);
  it('is people, bots by their kind, and free seats', () => {
    expect(words(table([bot('greedy'), me, free, bot('greedy'), ben]))).toEqual([
      'you',
      'Ben',
      '2 steady bots',
      'a free seat',
    ]);
    expect(words(table([me, bot('random')]))).toEqual(['you', 'an easy bot']);
  });
  it('has names for bots when the game has ended', () => {
    const result = finish(['Anna', 1, 3], ['Ottokar', 2, 2], ['Isolde', 3, 1]);
    expect(words(table([me, bot('greedy'), bot('rollout')], { result }))).toEqual([
      'you',
      'Ottokar and Isolde (steady bots)',
    ]);
  });
  it('leads to the pages of others, and says where a bot plays for somebody', () => {
    expect(company(table([{ ...me, bot: 'greedy' }, ben]), kindOf)).toEqual([
      { text: 'you (a bot plays)', self: true },
      { text: 'Ben', player: 2, guest: false },
    ]);
  });
  it('says of others who are guests', () => {
    const marked = company(
      table([
        { ...me, guest: true },
        { ...ben, guest: true },
      ]),
      kindOf,
    );
    expect(marked.map(({ text, guest }) => [text, guest])).toEqual([
      ['you', undefined],
      ['Ben', true],
    ]);
  });
  it('is the visitor once, however many seats he has', () => {
    expect(words(table([me, { ...me }, ben]))).toEqual(['you at 2 seats', 'Ben']);
  });
});

describe('my tables', () => {
  const at = (id: string, more: Partial<TableReply>) => table([me], { id, ...more });
  const over = (id: string, more: Partial<TableReply> = {}) => at(id, { stage: 'over', ...more });
  const goes_on_from = { table: 'e1', line: 3 };
  const mine = [
    at('tried', { asked: true, goes_on_from }),
    over('tried and ended', { goes_on_from }),
    at('going', {}),
    at('lesson', { seeded: true }),
    at('asked', { asked: true }),
    ...['e1', 'e2', 'e3', 'e4'].map((id) => over(id)),
  ];
  it('are those that wait first, at most three ended ones, and what counts for nothing last', () => {
    expect(arranged(mine).map(({ id }) => id)).toEqual(['asked', 'going', 'e1', 'e2', 'e3', 'tried', 'lesson']);
  });
  it('count as ended when they were ended before their time', () => {
    const early = at('early', { stage: 'abandoned' });
    expect(arranged([early, at('going', {})]).map(({ id }) => id)).toEqual(['going', 'early']);
    expect(company(table([{ ...me, bot: 'greedy' }], { stage: 'abandoned' }), () => 'bot')[0]?.text).toBe(
      'you (a bot played)',
    );
  });
  it('say what counts for nothing', () => {
    expect(tried(mine[0]!)).toBe('what if');
    expect(tried(mine[3]!)).toBe('lesson');
    expect(tried(mine[2]!)).toBe(null);
  });
});

describe('small phrases', () => {
  it('join names', () => {
    expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(inWords)).toEqual(['', 'A', 'A and B', 'A, B and C']);
  });
  it('say how long ago something was', () => {
    const now = 1_800_000_000;
    const before = [10, 300, 7200, 86_400, 5 * 86_400].map((seconds) => ago(now - seconds, now));
    expect(before).toEqual(['just now', '5 min ago', '2 h ago', 'a day ago', '5 days ago']);
    expect(ago(now - 90 * 86_400, now)).toBe('17 Oct 2026');
  });
});
