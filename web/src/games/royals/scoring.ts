// The scoring of a period, step by step, from what the log shows of it. Pure: knows no page.
import type { LogInfo, RoyalsComponents, RoyalsEvent, RoyalsPeriodMarker } from '../../protocol/types';
import { takenBack } from '../../table/session/taken_back';
import { pointsOf, theCountry } from './words';

/** Who has a cube on which noble, and who ever put one: those on the titles stay. */
export interface Cubes {
  held: Record<string, number>;
  placed: { seat: number; noble: string }[];
}

/** The lines of one scoring, and the cubes as they stood then. */
export interface Run {
  /** From 1. */
  period: number;
  /** The number of its first line. */
  from: number;
  lines: LogInfo[];
  cubes: Cubes;
}

/** A noble's part of the influence in a country. */
export interface Block {
  noble: string;
  title: string;
  city: string;
  /** Of the city. */
  bonus: number;
  influence: number;
}

/** One player in a country. */
export interface Row {
  seat: number;
  /** The highest title first; of equal ones the city with the higher bonus. */
  blocks: Block[];
  influence: number;
  /** Of the marker that is taken; 0: none is. */
  points: number;
}

/** Players who are level where it matters, and what decided between them. */
export interface Level {
  /** Places in the rows, the first and the last. */
  first: number;
  last: number;
  influence: number;
  decided: ('title' | 'city')[];
}

export interface CountryStep {
  kind: 'country';
  line: number;
  text: string;
  country: string;
  rows: Row[];
  levels: Level[];
  /** Markers that leave the game, by their points. */
  removed: number[];
}

/** A title's line in the table of titles. */
export interface TitleRow {
  title: string;
  /** By seat, from the first. */
  cubes: number[];
  /** Nothing before it is told. */
  result: { takers: number[]; points: number } | null;
}

export interface TitleStep {
  kind: 'title';
  line: number;
  text: string;
  title: string;
  /** All titles, with what has been told up to this step. */
  table: TitleRow[];
}

export type Step = CountryStep | TitleStep;

const kCountry = ['period-marker', 'marker-removed'] as const;
const kTitle = ['title-full', 'title-half', 'title-removed'] as const;
type CountryEvent = Extract<RoyalsEvent, { kind: (typeof kCountry)[number] }>;
type TitleEvent = Extract<RoyalsEvent, { kind: (typeof kTitle)[number] }>;

const shown = (line: LogInfo) => line.shows as RoyalsEvent | undefined;
const isOf = (kinds: readonly string[], event: RoyalsEvent | undefined) => !!event && kinds.includes(event.kind);
const ofCountry = (line: LogInfo) => (isOf(kCountry, shown(line)) ? (shown(line) as CountryEvent) : undefined);
const ofTitle = (line: LogInfo) => (isOf(kTitle, shown(line)) ? (shown(line) as TitleEvent) : undefined);

/** All scorings that the log tells of. */
export function runs(log: readonly LogInfo[]): Run[] {
  const gone = takenBack(log);
  const found: Run[] = [];
  let open: Run | undefined;
  let cubes: Cubes = { held: {}, placed: [] };
  for (const line of log) {
    if (gone(line.line)) continue;
    const told = shown(line);
    const country = ofCountry(line);
    if (told?.kind === 'claimed')
      cubes = {
        held: { ...cubes.held, [told.noble]: told.seat! },
        placed: [...cubes.placed, { seat: told.seat!, noble: told.noble }],
      };
    if (country && country.period !== open?.period) {
      open = { period: country.period, from: line.line, lines: [line], cubes };
      found.push(open);
    } else if (country || ofTitle(line)) open?.lines.push(line);
    else open = undefined;
  }
  return found;
}

function blocksOf(components: RoyalsComponents, country: string): Block[] {
  const height = (title: string) => components.titles.findIndex((each) => each.id === title);
  return components.cities
    .filter((city) => city.country === country)
    .flatMap((city) =>
      city.nobles.map(({ id, title, influence }) => ({
        noble: id,
        title,
        influence,
        city: city.name,
        bonus: city.bonus,
      })),
    )
    .sort((a, b) => height(b.title) - height(a.title) || b.bonus - a.bonus);
}

/** Everybody with influence in a country. Who takes a marker comes first, as the rules say; then whoever has more. */
function rowsOf(components: RoyalsComponents, run: Run, country: string, taken: Map<number, number>): Row[] {
  const rows = new Map<number, Row>();
  const blocks = blocksOf(components, country);
  for (const block of blocks) {
    const seat = run.cubes.held[block.noble];
    if (seat === undefined) continue;
    const row = rows.get(seat) ?? { seat, blocks: [], influence: 0, points: taken.get(seat) ?? 0 };
    row.blocks.push(block);
    row.influence += block.influence;
    rows.set(seat, row);
  }
  const best = (row: Row) => blocks.indexOf(row.blocks[0]!);
  return [...rows.values()].sort((a, b) => b.points - a.points || b.influence - a.influence || best(a) - best(b));
}

/** Those who are level at a place that brings a marker. `ties` says how each place was decided against the next. */
function levelsOf(rows: readonly Row[], ties: readonly string[]): Level[] {
  const levels: Level[] = [];
  for (let first = 0; first < Math.min(rows.length, ties.length);) {
    const { influence } = rows[first]!;
    const last = rows.findLastIndex((row) => row.influence === influence);
    const decided = [...new Set(ties.slice(first, last))].filter((tie) => tie === 'title' || tie === 'city');
    if (last > first) levels.push({ first, last, influence, decided });
    first = last + 1;
  }
  return levels;
}

const by: Record<string, string> = { title: ', by the higher title', city: ', by the higher City bonus' };

function countryText(components: RoyalsComponents, told: CountryEvent[], step: CountryStep, names: string[]): string {
  const name = theCountry(components, step.country);
  if (step.rows.length === 0) return `Nobody has influence in ${name}: its markers leave the game.`;
  return told
    .map((event) => {
      if (event.kind === 'marker-removed') return 'Nobody else has influence: the lower marker leaves the game.';
      const { points } = step.rows.find((row) => row.seat === event.seat)!;
      const place = event.rank === 'higher' ? 'leads' : 'is second';
      return `${names[event.seat! - 1]} ${place} with ${event.influence} influence${by[event.tie] ?? ''}: ${pointsOf(points)}.`;
    })
    .join(' ');
}

function countryStep(components: RoyalsComponents, run: Run, lines: LogInfo[], names: string[]): CountryStep {
  const told = lines.map((line) => ofCountry(line)!);
  const { country } = told[0]!;
  const worth = (event: CountryEvent) =>
    components.periods[run.period - 1]!.markers[country]![event.rank === 'higher' ? 0 : 1]!;
  const markers = told.filter((event): event is RoyalsPeriodMarker => event.kind === 'period-marker');
  const rows = rowsOf(components, run, country, new Map(markers.map((event) => [event.seat!, worth(event)])));
  const step: CountryStep = {
    kind: 'country',
    line: lines.at(-1)!.line,
    text: '',
    country,
    rows,
    levels: levelsOf(
      rows,
      markers.map((event) => event.tie),
    ),
    removed: told.filter((event) => event.kind === 'marker-removed').map(worth),
  };
  return { ...step, text: countryText(components, told, step, names) };
}

/** The table of titles before any is told, in the order in which they are: the lowest first. */
function titleTable(components: RoyalsComponents, run: Run, seats: number): TitleRow[] {
  const titles = new Map(components.cities.flatMap((city) => city.nobles).map((noble) => [noble.id, noble.title]));
  return components.titles.map(({ id }) => {
    const cubes = Array.from({ length: seats }, () => 0);
    for (const { seat, noble } of run.cubes.placed) if (titles.get(noble) === id) cubes[seat - 1]! += 1;
    return { title: id, cubes, result: null };
  });
}

function titleStep(components: RoyalsComponents, lines: LogInfo[], table: TitleRow[], names: string[]): TitleStep {
  const told = lines.map((line) => ofTitle(line)!);
  const title = components.titles.find((each) => each.id === told[0]!.title)!;
  const takers = told.flatMap((event) => (event.kind === 'title-removed' ? [] : [event.seat!]));
  const points = takers.length === 1 ? title.full : title.half;
  const shared = `${takers.map((seat) => names[seat - 1]).join(' and ')} have the most cubes on the ${title.name} and take a half each: ${pointsOf(points)}.`;
  return {
    kind: 'title',
    line: lines.at(-1)!.line,
    text: takers.length > 1 ? shared : lines[0]!.text,
    title: title.id,
    table: table.map((row) => (row.title === title.id ? { ...row, result: { takers, points } } : row)),
  };
}

/** A step for each country, and in the last period one for each title. */
export function stepsOf(run: Run, components: RoyalsComponents, names: string[]): Step[] {
  const groups = new Map<string, LogInfo[]>();
  for (const line of run.lines) {
    const about = ofCountry(line)?.country ?? ofTitle(line)!.title;
    groups.set(about, [...(groups.get(about) ?? []), line]);
  }
  let table = titleTable(components, run, names.length);
  return [...groups.values()].map((lines) => {
    if (ofCountry(lines[0]!)) return countryStep(components, run, lines, names);
    const step = titleStep(components, lines, table, names);
    table = step.table;
    return step;
  });
}

/** What these steps bring, by seat from the first. */
export function gained(steps: readonly Step[], seats: number): number[] {
  const points = Array.from({ length: seats }, () => 0);
  for (const step of steps)
    if (step.kind === 'country') for (const row of step.rows) points[row.seat - 1]! += row.points;
    else {
      const result = step.table.find((row) => row.title === step.title)!.result!;
      for (const seat of result.takers) points[seat - 1]! += result.points;
    }
  return points;
}

/** The rule by which players who are level were told apart. */
export function levelWords(level: Level): string {
  const then = level.decided.includes('city') ? ', then the city with the higher bonus' : '';
  return `Level on influence: the higher title counts${then}.`;
}
