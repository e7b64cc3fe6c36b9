import { expect, test } from 'vitest';
import { chosenSoFar } from './chosen';
import { components, view } from './fixture';

test('nothing chosen, nothing said', () => {
  expect(chosenSoFar(components(), view())).toEqual([]);
});

test('what was chosen under seal is said in words', () => {
  const chosen = chosenSoFar(
    components(),
    view({
      paying: ['kent'],
      rate: 'high',
      disbanding: ['north-sea'],
      marking: ['champagne'],
      selling: { england: [2, 0] },
    }),
  );
  expect(chosen).toEqual([
    'the high rate of taxes',
    'the rebellion in Kent is paid off',
    'a unit in North Sea is not kept',
    'a marker on Champagne',
    '2 sets of England for 50',
  ]);
});
