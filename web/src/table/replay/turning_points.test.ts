import { describe, expect, it } from 'vitest';
import type { LogInfo } from '../../protocol/types';
import { tellingLine, turningPoints } from './turning_points';

const names = ['Anna', 'Ben', 'Clara'];
const course = (...points: [line: number, ...points: number[]][]) =>
  points.map(([line, ...each]) => ({ line, points: each }));
const sentences = (...found: Parameters<typeof turningPoints>) =>
  turningPoints(...found).map((each) => `${each.line}: ${each.text}`);

describe('turning points', () => {
  it('tells in order of leads, of the largest gain, of a comeback and of the decision', () => {
    const game = course([0, 0, 0, 0], [5, 3, 0, 0], [9, 3, 8, 0], [20, 3, 20, 5], [30, 24, 20, 5], [40, 30, 25, 9]);
    expect(sentences(game, [1], names)).toEqual([
      '9: Ben takes the lead from Anna, 8 to 3.',
      '20: Ben leads Anna by 17 points, and still does not win.',
      '30: Anna goes ahead with 24 to Ben’s 20 and is never caught again.',
    ]);
  });

  it('says of whom it tells, and what that seat had', () => {
    const [lead] = turningPoints(course([0, 0, 0, 0], [5, 3, 0, 0], [9, 3, 8, 0], [40, 3, 8, 0]), [2], names);
    expect(lead).toMatchObject({ line: 5, seat: 1, points: 3 });
  });

  it('tells a moment once, even if it was two things', () => {
    const found = turningPoints(course([0, 0, 0], [9, 0, 8], [20, 0, 8]), [2], ['Anna', 'Ben']);
    expect(found.map((each) => each.line)).toEqual([9]);
    expect(found[0]!.text).toMatch(/never caught again/);
  });

  it('keeps of many leads those that lasted longest', () => {
    const swaps = Array.from({ length: 12 }, (_, i): [number, ...number[]] => [
      i * i,
      i % 2 ? i + 1 : i,
      i % 2 ? i : i + 1,
    ]);
    const found = turningPoints(course(...swaps, [300, 20, 12]), [1], ['Anna', 'Ben']);
    expect(found).toHaveLength(5);
    expect(found.every((each, i) => i === 0 || each.line > found[i - 1]!.line)).toBe(true);
    expect(found[0]!.line).toBeGreaterThan(36);
  });

  it('says who fell back where the winner gained nothing', () => {
    const game = course([0, 0, 0], [9, 6, 0], [20, 6, 8], [30, 6, 5], [40, 6, 5]);
    expect(sentences(game, [1], ['Anna', 'Ben'])).toContain(
      '30: Ben loses 3 points: Anna is ahead with 6 and is never caught again.',
    );
  });

  it('tells who came nearest to the winner', () => {
    const game = course([0, 0, 0], [9, 6, 0], [20, 20, 9], [30, 20, 19], [40, 31, 19], [50, 31, 19]);
    expect(sentences(game, [1], ['Anna', 'Ben'])).toEqual([
      '9: Anna goes ahead with 6 to Ben’s 0 and is never caught again.',
      '20: Anna gains 14 points at once, the most of the game.',
      '30: Ben comes within 1 point of Anna.',
    ]);
  });

  it('tells the best moment of the winner where another had a better one', () => {
    const game = course([0, 0, 0], [9, 6, 0], [20, 20, 0], [30, 24, 18], [40, 24, 18]);
    expect(sentences(game, [1], ['Anna', 'Ben'])).toContain('20: The best moment of Anna: 14 points at once.');
  });

  it('knows no decision where the points were level at the end, or the win is shared', () => {
    const level = course([0, 0, 0], [4, 6, 0], [9, 6, 6], [12, 6, 6]);
    for (const winners of [[1], [1, 2]])
      expect(sentences(level, winners, ['Anna', 'Ben']).join()).not.toMatch(/never caught/);
    expect(sentences(level, [1, 2], ['Anna', 'Ben'])[0]).toBe('4: Anna gains 6 points at once, the most of the game.');
  });

  it('passes over what was taken back', () => {
    const game = course([0, 0, 0], [4, 30, 0], [6, 0, 0], [9, 0, 5], [12, 0, 5]);
    expect(sentences(game, [2], ['Anna', 'Ben'], (line) => line >= 4 && line < 6).join()).not.toMatch(/Anna gains/);
  });

  it('has nothing to tell where nobody scored', () => {
    expect(turningPoints(course([0, 0, 0], [7, 0, 0]), [1, 2], ['Anna', 'Ben'])).toEqual([]);
    expect(turningPoints([], [], [])).toEqual([]);
  });
});

describe('the line that tells most', () => {
  const lines = (...told: Partial<LogInfo>[]): LogInfo[] =>
    told.map((each, i) => ({ line: i + 1, text: 'Something happens.', ...each }));

  it('has the most points of the seat', () => {
    const gained = (...gains: [number, number][]) => ({ gains: gains.map(([seat, points]) => ({ seat, points })) });
    const step = lines({}, { about: 1, ...gained([1, 3]) }, gained([2, 9], [1, 1]), { about: 1, ...gained([1, 5]) });
    expect(tellingLine(step, 1)?.line).toBe(4);
    expect(tellingLine(step, 2)?.line).toBe(3);
  });
  it('else tells what came for the seat rather than what was done', () => {
    expect(tellingLine(lines({ about: 1 }, {}, { about: 1 }), 1)?.line).toBe(3);
    expect(tellingLine(lines({ about: 1 }, { about: 1, speaker: 1, words: 'Ha!' }, { about: 1 }), 1)?.line).toBe(3);
  });
  it('else names the seat somewhere', () => {
    expect(tellingLine(lines({ about: 2 }, { about: 3 }, { about: 3, named: [3, 1] }), 1)?.line).toBe(3);
  });
  it('else is the first', () => {
    expect(tellingLine(lines({ about: 2 }, {}), 1)?.line).toBe(1);
    expect(tellingLine([], 1)).toBeUndefined();
  });
});
