import { describe, expect, test } from 'vitest';
import type { LogInfo } from '../../../protocol/types';
import { fortunes } from './fortunes';
import { components, court, fortune, founding, plague, storms, union, unrest } from './slices';

const year = (log: LogInfo[], of: number): LogInfo[] => [
  { line: log[0]!.line - 1, text: `The year ${of} begins.`, shows: { kind: 'year-began', year: of } },
  ...log,
];
const told = (log: LogInfo[]) => fortunes(log, components).at(-1)!;
const headings = (log: LogInfo[]) => told(log).steps.map(({ state }) => `${state.sign}: ${state.heading}`);

describe('a court', () => {
  test('Births, those who live, deaths and crowns are told in this order', () => {
    expect(told(court).title).toBe('The court in 1305');
    expect(headings(court)).toEqual([
      'cradle: No child',
      'cradle: Princess Costanza of Italy',
      'cradle: Prince Tello of Spain',
      'cradle: Princess Charlotte of France',
      'cradle: No child',
      'heart: These live on',
      'cross: Queen Leonor of Spain',
      'cross: King Pandolfo of Italy',
      'cross: King Lope of Spain',
      'crown: Queen Taddea of Italy',
      'crown: King Tello of Spain',
      'regent: Prince Guido of Italy',
      'regent: Prince Ramón of Spain',
    ]);
  });

  test('Rolls that changed nothing are told together, with their dice', () => {
    const alive = told(court).steps.find(({ state }) => state.sign === 'heart')!;
    expect(alive.text).toBe(`${alive.state.parts.length} people live on.`);
    expect(alive.state.touches).toEqual([]);
    expect(alive.state.parts.at(-1)).toMatchObject({ name: 'Queen Caterina of Italy', outcome: 'needs 4' });
  });

  test('A death has its roll, and that of a monarch is marked', () => {
    const [leonor, pandolfo] = told(court).steps.filter(({ state }) => state.sign === 'cross');
    expect(leonor!.state.dice).toEqual({ faces: [], sum: 3, added: -1, needed: 4, good: false });
    expect(leonor!.state).toMatchObject({ monarch: false, about: '25 years old', touches: ['spain'] });
    expect(pandolfo!.state.monarch).toBe(true);
    expect(pandolfo!.state.parts[0]!.outcome).toContain('leaves the stage');
  });

  test('A queen who was only married to a king is no monarch, one who was crowned is', () => {
    const died = (person: number, text: string) => ({
      line: 1400 + person,
      text,
      shows: { kind: 'died', person, age: 60, death: 'in-bed' },
    });
    const queens = [died(3, 'Queen Sybil of England dies, 60 years old.'), died(5, 'Queen Anne of France dies, 60.')];
    const { steps } = told(year([...union, ...queens], 1325));
    expect(steps.slice(-2).map(({ state }) => state.monarch)).toEqual([true, false]);
  });

  test('Two crowns that come together have both shields, and what follows stands on the card', () => {
    const { state, text } = told(year(union, 1325)).steps.at(-1)!;
    expect(state).toMatchObject({ sign: 'union', countries: ['italy', 'england'], touches: ['england', 'italy'] });
    expect(state.parts).toHaveLength(5);
    expect(text).toMatch(/whoever has the king has England too\.$/);
  });

  test('Before the first year the houses are founded', () => {
    const first = fortunes(founding, components)[0]!;
    expect(first.title).toBe('The houses in 1300');
    expect(first.steps.map(({ state }) => state.countries[0])).toEqual([
      'england',
      'france',
      'germany',
      'italy',
      'spain',
    ]);
  });
});

describe('a round', () => {
  test('Famine: what was rolled, how many provinces, and which', () => {
    const { title, steps, to } = told(fortune);
    expect([title, to]).toEqual(['Fortune, round 1 of 1300', 138]);
    expect(steps.map(({ text }) => text)).toEqual([
      'Chiara rolls 2 for the event of the round. Famine comes over the land.',
      '5 provinces are struck.',
      'There is famine in Burgundy, Calais, Tuscany, Granada and Bavaria.',
    ]);
    expect(steps[2]!.state.touches).toEqual(['france', 'england', 'italy', 'spain', 'germany']);
  });

  test('Plague: provinces where nobody dies are one step, and a king who dies is followed', () => {
    expect(headings(plague)).toEqual([
      'plague: Plague',
      'plague: 6 provinces',
      'plague: Nobody dies there',
      'plague: Lorraine',
      'plague: Angoulême',
      'cross: King Thomas of England',
      'crown: King Godfrey of England',
    ]);
    expect(told(plague).to).toBe(1674);
  });

  test('Unrest: a step for each country, with a die for each province', () => {
    const { steps } = told(unrest);
    expect(steps).toHaveLength(6);
    expect(steps[1]!.text).toBe('All is quiet in England.');
    expect(steps[2]!.text).toBe('The people rise in Flanders.');
    expect(steps[3]!.state).toMatchObject({ outcome: '8 provinces rise.', touches: ['germany'] });
    expect(steps[3]!.state.parts[0]).toEqual({
      name: 'Saxony',
      dice: { faces: [1], added: -3, good: false },
      outcome: 'rises',
      bad: true,
    });
  });

  test('Storms: fleets that come through are one step', () => {
    expect(headings(storms)).toEqual(['ship: Storms', 'ship: These come through', 'ship: A fleet of France']);
    expect(told(storms).steps[1]!.text).toBe('2 fleets come through.');
  });
});
