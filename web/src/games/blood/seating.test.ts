import { expect, test } from 'vitest';
import { seating } from './seating';

const options = { three: 'france-germany-spain', out: 'england' };
const names = (players: number, more = {}) => seating(players, { ...options, ...more }).map(({ name }) => name);

test('Five play all countries, four all but one, three those that were chosen', () => {
  expect(names(5)).toEqual(['England', 'France', 'Germany', 'Italy', 'Spain']);
  expect(names(4)).toEqual(['France', 'Germany', 'Italy', 'Spain']);
  expect(names(4, { out: 'italy' })).toEqual(['England', 'France', 'Germany', 'Spain']);
  expect(names(3)).toEqual(['France', 'Germany', 'Spain']);
  expect(names(3, { three: 'england-france-spain' })).toEqual(['England', 'France', 'Spain']);
});
