import { describe, expect, test } from 'vitest';
import type { LogInfo } from '../../../protocol/types';
import { chronicled } from '../../../table/log/chronicle';
import { chronicle } from './chronicle';
import { besieged, components, court, fortune, founding, outside } from './slices';
import { sound } from './sounds';

const names = ['Anna', 'Tomas', 'Jonas', 'Chiara', 'Bot'];
/** Each table has components of its own. */
const told = (log: LogInfo[], of: object = { ...components }) => chronicled(log, names, of, chronicle);
const outline = (log: LogInfo[], of?: object) => told(log, of).map(({ heading, summary }) => `${heading}: ${summary}`);

describe('the chronicle', () => {
  test('Headings have the year and what it is about; a move has the name of who makes it', () => {
    expect(outline([...founding, ...fortune])).toEqual([
      'The game begins: the houses are founded',
      '1300 · Court: 2 births',
      '1300 · Interphase: ',
      '1300 · Round 1: famine in 5 provinces',
      'Chiara: armies to Dauphiné',
      'Anna: ',
      'Bot: ',
    ]);
  });

  test('A log that has grown, or is read anew, is told the same', () => {
    const table = { ...components };
    const log = [...founding, ...fortune];
    const first = outline(log, table);
    expect(outline([...log, ...court], table).slice(0, first.length)).toEqual(first);
    expect(outline(structuredClone(log), table)).toEqual(first);
  });

  test('A court says who was born, died and reigns', () => {
    expect(outline(court)[0]).toBe('1305 · Court: 3 births, 3 deaths, Italy and Spain crowned anew');
  });

  test('A battle is part of the move it comes in, and the end of a round is of all', () => {
    const entries = outline([...founding, ...fortune, ...besieged]);
    expect(entries.at(-1)).toBe('Tomas: armies to Piedmont');
    expect(entries.some((entry) => entry.includes('battle of Champagne: France wins'))).toBe(true);
  });

  test('Rolls that changed nothing go without saying', () => {
    const minor = (line: number) => chronicle.minor!(outside.find((each) => each.line === line)!.shows);
    expect([minor(1347), minor(1352), minor(1354), minor(1355)]).toEqual([false, true, true, false]);
  });
});

test('What is heard: dice that do something, and what is moved', () => {
  const heard = outside.map(({ line, shows }) => [line, sound(shows as { kind: string })]);
  expect(Object.fromEntries(heard)).toMatchObject({
    1342: 'reveal',
    1347: 'reveal',
    1352: null,
    1353: null,
    1355: 'reveal',
  });
  expect(sound({ kind: 'marched' })).toBe('card');
  expect(sound({ kind: 'answered' })).toBeNull();
});
