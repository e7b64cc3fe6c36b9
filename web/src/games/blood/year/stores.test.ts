import { expect, test } from 'vitest';
import { components, view } from '../fixture';
import { elsewhere, inCapital, setsOf } from './stores';

test('only what is one’s own and lies in the capital can be sold', () => {
  expect(inCapital(view(), 'england')).toEqual({ metal: 2, cloth: 1 });
  expect(elsewhere(view(), 'england')).toEqual({ food: 1 });
  expect(inCapital(view(), 'spain')).toEqual({});
});

test('sets say how many are ready, and what one more lacks', () => {
  expect(setsOf(components(), { metal: 2, cloth: 1 }).map(({ count, lacks }) => ({ count, lacks }))).toEqual([
    { count: 0, lacks: ['food'] },
    { count: 0, lacks: ['food', 'semi-luxury'] },
  ]);
  expect(setsOf(components(), { metal: 2, cloth: 1, food: 1 })[0]).toMatchObject({
    count: 1,
    lacks: ['cloth', 'food'],
  });
});
