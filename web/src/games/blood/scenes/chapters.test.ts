import { expect, test } from 'vitest';
import type { LogInfo } from '../../../protocol/types';
import { chaptersOf, concerns, housesOf, isAfter, replaying, stepAt } from './chapters';
import { components, court, outside, plague, ransomed, unrest } from './slices';

const chapters = (...logs: LogInfo[][]) => chaptersOf(logs.flat(), components);

test('Chapters stand in the order of the log, and do not overlap', () => {
  const all = chapters(court, unrest, outside);
  expect(all.map(({ from }) => from)).toEqual(all.map(({ from }) => from).toSorted((a, b) => a - b));
  all.slice(1).forEach((each, i) => expect(each.from).toBeGreaterThan(all[i]!.to));
  expect(all.find(({ from, to }) => from <= 1350 && 1350 <= to)!.from).toBe(1342);
  expect(all.find(({ from, to }) => from <= 1130 && 1130 <= to)!.title).toBe('Fortune, round 2 of 1305');
  expect(all.find(({ from, to }) => from <= 1200 && 1200 <= to)).toBeUndefined();
});

test('A line in the middle of a step finds that step', () => {
  const battle = chapters(outside).find(({ from }) => from === 1342)!;
  expect(battle.steps[stepAt(battle, 1352)]!.line).toBe(1353);
  expect(stepAt(battle, 9999)).toBe(battle.steps.length - 1);
});

test('A battle plays by itself for who fights in it, or if a monarch does', () => {
  const [princes] = chapters(outside);
  expect(concerns(princes!, ['france'], 0)).toBe(true);
  expect(concerns(princes!, ['england'], 0)).toBe(false);
  expect(concerns(princes!, ['france'], 1356)).toBe(false);
  expect(concerns(chapters(ransomed)[0]!, ['england'], 0)).toBe(true);
});

test('A fortune plays by itself for whom it touches, or if a monarch dies', () => {
  const rising = chapters(unrest)[0]!;
  expect(concerns(rising, ['england'], 0)).toBe(false);
  expect(concerns(rising, ['germany'], 0)).toBe(true);
  expect(concerns(rising, ['france'], 1160)).toBe(false);
  expect(concerns(chapters(plague)[0]!, [], 0)).toBe(true);
});

test('A seat has its house and its countries', () => {
  const seats = [{ house: 'england', countries: ['england', 'italy'] }];
  expect(housesOf({ seats }, 1)).toEqual(['england', 'england', 'italy']);
  expect(housesOf({ seats }, null)).toEqual([]);
});

test('What came after a view was seen', () => {
  const [first] = chapters(court);
  expect(isAfter(first!, { year: 1300 })).toBe(true);
  expect(isAfter(first!, { year: 1305 })).toBe(false);
});

test('What a button says', () => {
  expect(chapters(outside).map(replaying)[0]).toBe('Replay the battle of Champagne');
  expect(replaying(chapters(court)[0]!)).toBe('Replay the court in 1305');
  expect(replaying(chapters(plague)[0]!)).toBe('Replay the fortune of round 2 of 1300');
});
