import { describe, expect, it } from 'vitest';
import type { BloodComponents } from '../../../protocol/types';
import { signed } from '../../../ui/words';
import { somebody, viewOf } from './fixture';
import { bornAs, heirWords } from './kinship';
import { percent, ways } from './odds';
import { badgesOf, battleWords, contractOf, ordinal, personWords } from './words';

const components = {
  countries: ['England', 'France', 'Germany', 'Italy', 'Spain'].map((name) => ({ id: name.toLowerCase(), name })),
} as BloodComponents;

const badges = (
  person: ReturnType<typeof somebody>,
  others: ReturnType<typeof somebody>[] = [],
  line: number[] = [],
) => {
  const view = viewOf([person, ...others]);
  view.crowns[1]!.line = line;
  return badgesOf(components, view, person, 'france').map((badge) => badge.text);
};

describe('badges', () => {
  it('name the crown only where it is not that of the house', () => {
    expect(badges(somebody(1, { reigns: ['france'] }))).toEqual(['King']);
    expect(badges(somebody(1, { sex: 'female', reigns: ['spain'] }))).toEqual(['Queen of Spain']);
    expect(badges(somebody(1, { reigns: ['france', 'spain'] }))).toEqual(['King, 2 crowns']);
  });
  it('tell captives, regents, heirs, and who is out of the line', () => {
    expect(badges(somebody(1, { captor: 'england', regent: ['france'] }), [], [1])).toEqual([
      'Captive of England',
      'Regent',
      'Heir',
    ]);
    expect(badges(somebody(1, { passed_over: ['france'], renounced: ['spain'] }))).toEqual([
      'passed over',
      'renounced Spain',
    ]);
  });
  it('call the spouse of a monarch a consort, unless both reign', () => {
    const king = somebody(2, { reigns: ['france'], spouse: 1 });
    expect(badges(somebody(1, { sex: 'female', house: 'spain', spouse: 2 }), [king])).toEqual(['Consort']);
    expect(badges(somebody(1, { sex: 'female', spouse: 2, reigns: ['spain'] }), [king])).toEqual(['Queen of Spain']);
  });
  it('are not for the dead', () => {
    expect(badges(somebody(1, { dead: true, captor: 'england' }))).toEqual([]);
  });
});

describe('kinship', () => {
  const king = somebody(1, { name: 'Jean', father: 9, reigns: ['france'] });
  const people = [
    king,
    somebody(2, { father: 1, born: 1320 }),
    somebody(3, { father: 1, born: 1325 }),
    somebody(4, { father: 1, born: 1322, sex: 'female', name: 'Jeanne' }),
    somebody(5, { father: 9, sex: 'female' }),
    somebody(6, { mother: 4, house: 'italy', born: 1345 }),
    somebody(7),
  ];
  const view = viewOf(people);
  view.crowns[1]!.monarch = 1;
  it('counts sons and daughters apart', () => {
    expect(bornAs(view, king, people[2]!)).toBe('second son');
    expect(bornAs(view, king, people[3]!)).toBe('daughter');
  });
  it('is told from the monarch', () => {
    expect([1, 3, 4, 5, 6].map((i) => heirWords(view, 'france', people[i]!))).toEqual([
      'eldest son',
      'daughter',
      'sister',
      'Jeanne’s son',
      'of the house',
    ]);
  });
});

describe('a sentence', () => {
  it('says all that a card shows', () => {
    const person = somebody(1, { strength: 1, constitution: -1, court: 'england' });
    const view = viewOf([person]);
    view.crowns[1]!.line = [5, 1];
    expect(personWords(components, view, person, 'france')).toBe(
      'Prince Name1 of France, 40 years, born 1300. Strength +1, Constitution −1, Charisma 0. ' +
        '2nd in line for France, at the court of England.',
    );
  });
  it('says what Strength counts in battle, where it is not as rolled', () => {
    const king = somebody(1, { strength: 1, effective_strength: 1 });
    expect(battleWords(components, king)).toBe('');
    expect(battleWords(components, { ...king, effective_strength: 0 })).toBe('Strength 0 in battle');
    expect(battleWords(components, { ...king, stronger_against: ['france', 'spain'] })).toBe(
      'Strength +1 in battle, +2 against France and Spain',
    );
    expect(battleWords(components, somebody(2, { sex: 'female' }))).toBe('');
  });
  it('has its figures with a sign, and its places in order', () => {
    expect([-2, 0, 2].map(signed)).toEqual(['−2', '0', '+2']);
    expect([1, 2, 3, 4, 11, 12, 13, 21, 112].map(ordinal).join(' ')).toBe('1st 2nd 3rd 4th 11th 12th 13th 21st 112th');
  });
});

it('a contract is found by its couple, whoever is named first', () => {
  const contracts = [
    { groom: 1, bride: 2 },
    { groom: 3, bride: 4 },
  ].map((couple) => ({
    ...couple,
    status: 'in-force' as const,
    houses: [],
    clauses: [],
  }));
  expect(contractOf(contracts, 4, 3)).toBe(1);
  expect(contractOf(contracts, 1, 4)).toBeUndefined();
  expect(contractOf([{ status: 'put', houses: [], clauses: [] }], 1, undefined)).toBeUndefined();
  expect(contractOf(undefined, 1, 2)).toBeUndefined();
});

it('two dice reach 5 in five of six throws', () => {
  expect(ways.reduce((sum, each) => sum + each.of36, 0)).toBe(36);
  expect([2, 5, 12, 13].map(percent)).toEqual([100, 83, 3, 0]);
});
