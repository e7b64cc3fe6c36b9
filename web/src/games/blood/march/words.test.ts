import { expect, test } from 'vitest';
import type { BloodReached } from '../../../protocol/types';
import { steps } from '../fixture';
import { fateOf, reachedWords, stopWords } from './words';

const there = (more: Partial<BloodReached>): BloodReached => ({
  spot: 'kent',
  way: steps('go kent'),
  points: 1,
  how: 'own',
  of: 'england',
  faces: 0,
  ...more,
});
const called = (id: string) => id[0]!.toUpperCase() + id.slice(1);

test('what happens in a place is said in words', () => {
  expect(stopWords(there({}), called)).toBe('yours');
  expect(stopWords(there({ how: 'leave', of: 'france' }), called)).toBe('France lets you through');
  expect(stopWords(there({ how: 'stop', of: 'france', faces: 2, castle: 10 }), called)).toBe(
    'France’s: the move ends here; there: 2 armies of others and a castle that counts 10',
  );
  expect(stopWords(there({ how: 'stop', of: undefined }), called)).toBe('among stronger fleets: the move ends here');
  expect(reachedWords(there({ points: 2 }), called)).toBe('In reach for 2 points: yours.');
});

test('whether one may go on is one of three', () => {
  expect((['own', 'sea', 'aboard', 'leave', 'ask', 'stop'] as const).map((how) => fateOf(there({ how })))).toEqual([
    'free',
    'free',
    'free',
    'leave',
    'leave',
    'stop',
  ]);
});
