import { describe, expect, it } from 'vitest';
import type { CityInfo, LogInfo, RoyalsComponents, RoyalsEvent } from '../../protocol/types';
import { gained, levelWords, runs, stepsOf, type CountryStep, type TitleStep } from './scoring';

const influence: Record<string, number> = { king: 3, duke: 2, countess: 1, marshal: 1 };
const city = (id: string, country: string, bonus: number, ...titles: string[]): CityInfo => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  country,
  bonus,
  nobles: titles.map((title) => ({
    id: `${id}.${title}`,
    name: `the ${title} of ${id}`,
    title,
    cost: 1,
    influence: influence[title]!,
    takeover_intrigue: 1,
  })),
});
const components = {
  countries: [
    { id: 'france', name: 'France', bonus: [] },
    { id: 'german', name: 'German States', bonus: [] },
  ],
  titles: [
    { id: 'marshal', name: 'Marshal', full: 4, half: 2 },
    { id: 'countess', name: 'Countess', full: 8, half: 4 },
    { id: 'duke', name: 'Duke', full: 10, half: 5 },
    { id: 'king', name: 'King', full: 16, half: 8 },
  ],
  cities: [
    city('paris', 'france', 6, 'king'),
    city('bordeaux', 'france', 4, 'duke', 'marshal'),
    city('munich', 'german', 5, 'countess'),
    city('berlin', 'german', 3, 'countess', 'marshal'),
  ],
  periods: [1648, 1680, 1714].map((year) => ({ year, markers: { france: [6, 3], german: [5, 2] } })),
} as unknown as RoyalsComponents;
const names = ['Anna', 'Ben', 'Cleo'];

function log(...told: (RoyalsEvent | string)[]): LogInfo[] {
  return told.map((each, i) => ({
    line: i + 1,
    ...(typeof each === 'string' ? { text: each } : { text: `${each.kind}.`, shows: each }),
  }));
}
const claim = (seat: number, noble: string): RoyalsEvent => ({
  kind: 'claimed',
  seat,
  noble,
  country: {},
  intrigue: {},
});
const marker = (
  seat: number,
  country: string,
  rank: 'higher' | 'lower',
  amount: number,
  tie: 'none' | 'title' | 'city' = 'none',
  period = 1,
): RoyalsEvent => ({ kind: 'period-marker', seat, period, country, rank, influence: amount, tie });
const removed = (country: string, rank: 'higher' | 'lower', rivals: number): RoyalsEvent => ({
  kind: 'marker-removed',
  period: 1,
  country,
  rank,
  rivals,
});

const claims = [
  claim(1, 'paris.king'),
  claim(1, 'bordeaux.marshal'),
  claim(2, 'munich.countess'),
  claim(2, 'bordeaux.duke'),
  claim(3, 'berlin.countess'),
  claim(1, 'berlin.marshal'),
];
const period = log(
  ...claims,
  { kind: 'period-ending', period: 1 },
  marker(1, 'france', 'higher', 4),
  marker(2, 'france', 'lower', 2),
  marker(2, 'german', 'higher', 1, 'city'),
  marker(3, 'german', 'lower', 1, 'title'),
  claim(3, 'paris.king'),
);
const countries = (lines: LogInfo[]) => stepsOf(runs(lines)[0]!, components, names) as CountryStep[];

describe('the scorings of a log', () => {
  it('are told by neighbouring lines, with who held what then', () => {
    const [run, ...more] = runs(period);
    expect(more).toEqual([]);
    expect(run).toMatchObject({ period: 1, from: 8 });
    expect(run!.lines.length).toBe(4);
    expect(run!.cubes.held['paris.king']).toBe(1); // Cleo's take-over came later
  });
  it('leave out what was taken back', () => {
    expect(runs([...period, { line: 13, text: 'Taken back.', undone_from: 8 }])).toEqual([]);
    const claimedAgain = [
      { line: 1, text: '', shows: claim(1, 'paris.king') },
      { line: 2, text: 'Taken back.', undone_from: 1 },
      { line: 3, text: '', shows: removed('france', 'higher', 0) },
    ];
    expect(runs(claimedAgain)[0]!.cubes).toEqual({ held: {}, placed: [] });
  });
  it('are found one after the other', () => {
    const later = log(marker(1, 'france', 'higher', 4, 'none', 2)).map((line) => ({ ...line, line: 20 }));
    expect(runs([...period, ...later]).map((run) => [run.period, run.from])).toEqual([
      [1, 8],
      [2, 20],
    ]);
  });
});

describe('the step of a country', () => {
  const [france, german] = countries(period);
  it('ranks its players, noble by noble, and gives the markers', () => {
    expect(france).toMatchObject({ kind: 'country', country: 'france', line: 9, levels: [], removed: [] });
    expect(france!.rows.map(({ seat, influence, points }) => [seat, influence, points])).toEqual([
      [1, 4, 6],
      [2, 2, 3],
    ]);
    expect(france!.rows[0]!.blocks.map((block) => block.noble)).toEqual(['paris.king', 'bordeaux.marshal']);
    expect(france!.text).toBe('Anna leads with 4 influence: 6 points. Ben is second with 2 influence: 3 points.');
  });
  it('tells who is level, and what decided', () => {
    expect(german!.rows.map((row) => row.seat)).toEqual([2, 3, 1]);
    expect(german!.levels).toEqual([{ first: 0, last: 2, influence: 1, decided: ['city', 'title'] }]);
    expect(levelWords(german!.levels[0]!)).toBe(
      'Level on influence: the higher title counts, then the city with the higher bonus.',
    );
    expect(german!.text).toBe(
      'Ben leads with 1 influence, by the higher City bonus: 5 points. ' +
        'Cleo is second with 1 influence, by the higher title: 2 points.',
    );
  });
  it('brackets nobody who is level without a marker in question', () => {
    const [step] = countries(
      log(
        claim(1, 'munich.countess'),
        claim(2, 'berlin.marshal'),
        marker(1, 'german', 'higher', 1, 'title'),
        marker(2, 'german', 'lower', 1),
      ),
    );
    expect(step!.levels).toEqual([{ first: 0, last: 1, influence: 1, decided: ['title'] }]);
    expect(levelWords(step!.levels[0]!)).toBe('Level on influence: the higher title counts.');
  });
  it('says which markers leave the game', () => {
    const [lone, empty] = countries(
      log(
        claim(1, 'paris.king'),
        marker(1, 'france', 'higher', 3),
        removed('france', 'lower', 1),
        removed('german', 'higher', 0),
        removed('german', 'lower', 0),
      ),
    );
    expect(lone!.removed).toEqual([3]);
    expect(lone!.text).toBe(
      'Anna leads with 3 influence: 6 points. Nobody else has influence: the lower marker leaves the game.',
    );
    expect(empty).toMatchObject({ rows: [], removed: [5, 2] });
    expect(empty!.text).toBe('Nobody has influence in the German States: its markers leave the game.');
  });
});

describe('the titles', () => {
  const steps = stepsOf(
    runs(
      log(
        ...claims,
        claim(3, 'bordeaux.duke'),
        marker(1, 'france', 'higher', 4, 'none', 3),
        { kind: 'title-full', seat: 1, title: 'marshal' },
        { kind: 'title-half', seat: 2, title: 'countess' },
        { kind: 'title-half', seat: 3, title: 'countess' },
        { kind: 'title-removed', title: 'duke', tied: 3 },
        { kind: 'game-over' },
      ),
    )[0]!,
    components,
    names,
  );
  const titles = steps.slice(1) as TitleStep[];

  it('are steps of the last scoring, one for each', () => {
    expect(steps.map((step) => step.kind)).toEqual(['country', 'title', 'title', 'title']);
    expect(titles.map((step) => step.line)).toEqual([9, 11, 12]);
    expect(titles.map((step) => step.text)).toEqual([
      'title-full.',
      'Ben and Cleo have the most cubes on the Countess and take a half each: 4 points.',
      'title-removed.',
    ]);
  });
  it('count every cube that was ever put on them, also of those driven out', () => {
    expect(titles[0]!.table.map((row) => row.cubes)).toEqual([
      [2, 0, 0],
      [0, 1, 1],
      [0, 1, 1],
      [1, 0, 0],
    ]);
  });
  it('fill their table row by row', () => {
    const results = (step: TitleStep) => step.table.map((row) => row.result);
    expect(results(titles[0]!)).toEqual([{ takers: [1], points: 4 }, null, null, null]);
    expect(results(titles[2]!).slice(1)).toEqual([{ takers: [2, 3], points: 4 }, { takers: [], points: 5 }, null]);
  });
  it('add to what the countries brought', () => {
    expect(gained(steps.slice(0, 1), 3)).toEqual([6, 0, 0]);
    expect(gained(steps, 3)).toEqual([10, 4, 4]);
  });
});
