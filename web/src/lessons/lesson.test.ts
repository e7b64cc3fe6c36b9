import { describe, expect, it } from 'vitest';
import { isAsked, isWatched, progress, watch, type Step } from './lesson';
import { lessons } from './registry';

describe('progress', () => {
  const steps: Step[] = [
    { say: 'Welcome.' },
    { say: 'Draw.', point: ['pile'], play: 'draw pile' },
    ...watch(2, 'Clara plays.', 'draw pile', 'end'),
    { say: 'See?' },
  ];
  it('counts what waits for the learner', () => {
    expect(steps.map((_, at) => progress(steps, at).step)).toEqual([1, 2, 2, 2, 3]);
    expect(progress(steps, 0).of).toBe(3);
  });
  it('stays within the lesson when all is done', () => {
    expect(progress(steps, steps.length)).toEqual({ step: 3, of: 3 });
  });
});

describe('every lesson', () => {
  for (const game of Object.keys(lessons))
    it(`of ${game} names its seats and is short`, async () => {
      const lesson = await lessons[game]!();
      expect(lesson.game).toBe(game);
      for (const step of lesson.steps.filter(isWatched)) expect(lesson.names[step.seat - 1]).toBeTruthy();
      expect(lesson.steps.filter(isAsked).length).toBeGreaterThan(4);
      // What is read in a glance leaves room for the board on a phone.
      for (const { say } of lesson.steps) expect(say.length).toBeLessThan(200);
      expect(progress(lesson.steps, 0).of).toBeLessThan(31);
    });
});
