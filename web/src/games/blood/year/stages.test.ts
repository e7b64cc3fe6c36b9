import { expect, test } from 'vitest';
import { components, view } from '../fixture';
import { chapterWords, orderOf, stageOf, stagesOf, turnOf } from './stages';

test('every chapter has its stage and its words', () => {
  const stage = (chapter: string | undefined, number?: number) =>
    stageOf(components(), view({ chapter, ...(number ? { round: { number, to_come: [] } } : {}) }));
  expect([stage('births'), stage('court'), stage('taxing'), stage('march', 1), stage('battle', 2)]).toEqual([
    0, 0, 1, 2, 3,
  ]);
  expect(stage('crowns', 2)).toBe(3);
  expect([stage('cashing'), stage(undefined)]).toEqual([4, 5]);
  for (const chapter of ['founding', 'court', 'march', 'cashing']) expect(chapterWords[chapter]).toBeTruthy();
});

test('what is past, now and to come', () => {
  const stages = stagesOf(components(), view({ round: { number: 1, mover: 2, to_come: [1] } }));
  expect(stages.map((each) => each.name)).toEqual(['Dynasties', 'Interphase', 'Round 1', 'Round 2', 'Cashing in']);
  expect(stages.map((each) => each.state)).toEqual(['past', 'past', 'now', 'to come', 'to come']);
});

test('turns are counted by five years', () => {
  expect(turnOf(components(), view())).toEqual({ turn: 3, of: 10 });
});

test('the order of a round: who has moved, who moves, who is in the cup', () => {
  expect(orderOf(view())).toEqual([]);
  expect(orderOf(view({ round: { number: 1, mover: 2, to_come: [1] } }))).toEqual([
    { seat: 2, drawn: 'now' },
    { seat: 1, drawn: 'to come' },
  ]);
  expect(orderOf(view({ round: { number: 1, mover: 2, to_come: [] } }))[0]).toEqual({ seat: 1, drawn: 'moved' });
});
