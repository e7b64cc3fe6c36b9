import { expect, it } from 'vitest';
import { counted, joined, signed } from './words';

it('joins names', () => {
  expect([[], ['Anna'], ['Anna', 'Ben'], ['Anna', 'Ben', 'Cara']].map(joined)).toEqual([
    '',
    'Anna',
    'Anna and Ben',
    'Anna, Ben and Cara',
  ]);
});

it('counts', () => {
  expect([0, 1, 3].map((count) => counted(count, 'army', 'armies'))).toEqual(['0 armies', '1 army', '3 armies']);
});

it('gives numbers a sign', () => {
  expect([2, 0, -1].map(signed)).toEqual(['+2', '0', '−1']);
});
