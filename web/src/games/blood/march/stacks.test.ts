import { expect, test } from 'vitest';
import { move, view } from '../fixture';
import { stacks, textsOf, usual, withCount, withFleet, withRoyal } from './stacks';

const moves = [
  move('take essex england 1', 'take', { stem: 'take essex england', least: 1, most: 3 }),
  move('carry essex england metal 1', 'carry', { stem: 'carry essex england metal', least: 1, most: 2 }),
  move('carry cornwall england food 1'),
  move('lead p4'),
  move('lead p5'),
  move('take england-fleet-2 england 1'),
  move('ship england-fleet-1'),
  move('ship england-fleet-2'),
  move('done'),
];
const all = stacks(moves, view());

test('what can set out stands where it is', () => {
  expect([...all.keys()].sort()).toEqual([
    'cornwall',
    'england-fleet-1',
    'england-fleet-2',
    'essex',
    'kent',
    'north-sea',
  ]);
  expect(all.get('essex')).toEqual({
    spot: 'essex',
    armies: [{ stem: 'take essex england', country: 'england', most: 3 }],
    goods: [{ stem: 'carry essex england metal', country: 'england', good: 'metal', most: 2 }],
    royals: [4],
    fleets: [],
  });
  expect(all.get('england-fleet-2')).toMatchObject({ royals: [5], fleets: ['england-fleet-2'] });
  expect(all.get('kent')!.fleets).toEqual(['england-fleet-2']);
});

test('all armies go unless somebody says otherwise', () => {
  const selection = usual(all.get('essex')!);
  expect(textsOf(selection)).toEqual(['take essex england 3']);
  expect(textsOf(withRoyal(withCount(selection, 'take essex england', 2), 4))).toEqual([
    'take essex england 2',
    'lead p4',
  ]);
  expect(textsOf(withRoyal(withRoyal(selection, 4), 4))).toEqual(['take essex england 3']);
});

test('goods go by themselves where nobody else is', () => {
  expect(textsOf(usual(all.get('cornwall')!))).toEqual(['carry cornwall england food 1']);
});

test('a fleet sails with all aboard, and what is aboard lands without it', () => {
  const selection = usual(all.get('england-fleet-2')!);
  expect(textsOf(selection)).toEqual(['ship england-fleet-2']);
  expect(textsOf(withCount(selection, 'take england-fleet-2 england', 1))).toEqual(['take england-fleet-2 england 1']);
  expect(textsOf(usual(all.get('north-sea')!))).toEqual(['ship england-fleet-1']);
  expect(textsOf(withFleet(usual(all.get('north-sea')!), 'england-fleet-1'))).toEqual([]);
});
