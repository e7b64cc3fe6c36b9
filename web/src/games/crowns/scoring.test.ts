import { describe, expect, it } from 'vitest';
import type { LogInfo } from '../../protocol/types';
import { components } from './fixture';
import { hands, runs, stepsOf, totals } from './scoring';

const log: LogInfo[] = [
  { line: 1, text: 'The last round is over: the game ends.', shows: { kind: 'game-ended', reason: 'rounds' } },
  { line: 2, text: 'Anna ends with …', shows: { kind: 'hand-shown', seat: 1, hand: ['princess.lyre', 'knight.lyre'] } },
  { line: 3, text: 'Ben ends with …', shows: { kind: 'hand-shown', seat: 2, hand: ['jester'], agenda: 'priest' } },
  {
    line: 4,
    text: 'Anna: 1 Princess × 1 Knight = 1.',
    shows: { kind: 'cards-scored', seat: 1, type: 'princess', cards: 1, counted: 1, points: 1 },
  },
  { line: 5, text: 'Anna has 1 point.', shows: { kind: 'seat-scored', seat: 1, points: 1 } },
  {
    line: 6,
    text: 'Ben: 1 Jester, nobody has more = 2.',
    shows: { kind: 'cards-scored', seat: 2, type: 'jester', cards: 1, counted: 1, points: 2 },
  },
  {
    line: 7,
    text: 'Ben: 1 Priest, 0 sets of three = 0.',
    shows: { kind: 'cards-scored', seat: 2, type: 'priest', cards: 1, counted: 0, points: 0 },
  },
  { line: 8, text: 'Ben has 2 points.', shows: { kind: 'seat-scored', seat: 2, points: 2 } },
];

describe('the scoring of the hands', () => {
  it('is told once all of it is there', () => {
    expect(runs(log.slice(0, 4))).toEqual([]);
    expect(runs(log)).toHaveLength(1);
    expect(runs(log)[0]!.from).toBe(2);
  });
  it('shows all hands, counts each card by card and draws its sum', () => {
    const steps = stepsOf(runs(log)[0]!, components);
    expect(steps.map(({ line, seat, type, sum }) => [line, seat, type, sum])).toEqual([
      [3, 0, '', 0],
      [4, 1, 'princess', 1],
      [5, 1, '', 1],
      [6, 2, 'jester', 2],
      [7, 2, 'priest', 2],
      [8, 2, '', 2],
    ]);
    expect(steps[4]!.rows.map((row) => row.type)).toEqual(['jester', 'priest']);
    expect(steps[2]!.rows.map((row) => row.type)).toEqual(['princess']);
  });
  it('adds the hands of partners', () => {
    const shows = { kind: 'team-scored', seat: 1, partner: 2, points: 3 };
    const steps = stepsOf(
      runs([...log, { line: 9, text: 'Anna and Ben have 3 points together.', shows }])[0]!,
      components,
    );
    expect(steps.at(-1)).toMatchObject({ seat: 0, sum: 3, totals: { 1: 1, 2: 2 } });
  });
  it('says what was counted without name and sum', () => {
    const steps = stepsOf(runs(log)[0]!, components);
    expect(steps.at(-1)!.rows.map((row) => row.text)).toEqual([
      '1 Jester, nobody has more',
      '1 priest, 0 sets of three',
    ]);
  });
  it('tells sums of hands that are counted to the end only', () => {
    const steps = stepsOf(runs(log)[0]!, components);
    expect(steps[1]!.totals).toEqual({});
    expect(steps[3]!.totals).toEqual({ 1: 1 });
    expect(totals(log, components)).toEqual({ 1: 1, 2: 2 });
    expect(totals(log.slice(0, 2), components)).toEqual({});
  });
  it('knows the hands, with agendas that join them', () => {
    expect(hands(runs(log)[0]!)).toEqual({
      1: { hand: ['princess.lyre', 'knight.lyre'] },
      2: { hand: ['jester'], agenda: 'priest' },
    });
  });
  it('forgets what was taken back', () => {
    expect(runs([...log, { line: 9, text: 'Taken back.', undone_from: 1 }])).toEqual([]);
  });
});
