import { describe, expect, it } from 'vitest';
import type { OpinionInfo, ReviewReply } from '../../protocol/types';
import { costliest, opinionAt, wordsOf } from './review';

const promise = (does: string, wins: number, points: number) => ({ move: does, does, wins, points });
const opinion = (line: number, wins: number, better?: number): OpinionInfo => ({
  line,
  seat: 1,
  played: promise('end the turn', wins, 400),
  ...(better === undefined ? {} : { better: promise('claim the Baron of Dijon', better, 421) }),
});
const review: ReviewReply = {
  bot: 'strong',
  decisions: [opinion(0, 350), opinion(4, 350, 360), opinion(4, 350, 410), opinion(9, 900, 901)],
  turning_points: [1, 2],
};

describe('What a bot thinks', () => {
  it('of a moment is about the decision that cost most there', () => {
    expect(opinionAt(review, 4)).toBe(review.decisions[2]);
    expect(opinionAt(review, 0)).toBe(review.decisions[0]);
    expect(opinionAt(review, 5)).toBeUndefined();
  });

  it('of the game is about three decisions at most', () => {
    expect(costliest(review)).toEqual([review.decisions[1], review.decisions[2]]);
  });

  it('says what would have been better, and by how much', () => {
    expect(wordsOf(opinion(4, 350, 410), ['Anna'])).toBe(
      'Anna chose to end the turn. Better: claim the Baron of Dijon, 2.1 points more, 41 % to win rather than 35 %.',
    );
  });

  it('says so where nothing would have been better', () => {
    expect(wordsOf(opinion(4, 350), ['Anna'])).toBe('Anna chose to end the turn: as good as anything, 35 % to win.');
    expect(wordsOf(opinion(9, 900, 901), [])).toBe('Seat 1 chose to end the turn: as good as anything, 90 % to win.');
  });
});
