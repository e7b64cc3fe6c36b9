// The evaluation of a round, step by step, from what the log shows of it. Pure: knows no page.
import type { GambitShown, LogInfo, LyingInfo } from '../../protocol/types';
import { takenBack } from '../../table/standing';
import { countsAs } from './shape';

/** The lines of one evaluation, from "round over" on. */
export interface Run {
  round: number;
  /** The number of its first line. */
  from: number;
  lines: LogInfo[];
}

export interface JudgedCard {
  lying: LyingInfo;
  /** What it counts now. */
  value: number | undefined;
  removed: boolean;
  guarded: boolean;
}

export interface JudgedColumn {
  goal: string | undefined;
  cards: JudgedCard[];
  /** By seat, of those who take part; nothing before they are told. */
  sums: [seat: number, sum: number][] | null;
  lowestWins: boolean;
  /** Musketeers: no other talent works. */
  muted: boolean;
  winner: number | undefined;
  /** Nobody wins the goal. */
  lost: boolean;
  /** Who keeps the Gold, for each. */
  gold: number[];
}

/** One sentence, and how the columns stand after it. */
export interface Step {
  line: number;
  text: string;
  kind: string;
  /** From 1; 0: it is about all. */
  column: number;
  /** Which cards of the column it is about, from 0. */
  about: number[];
  columns: JudgedColumn[];
}

const shown = (line: LogInfo) => line.shows as GambitShown | undefined;

/** All evaluations that the log tells of. */
export function runs(log: readonly LogInfo[]): Run[] {
  const gone = takenBack(log);
  const found: Run[] = [];
  let open: Run | undefined;
  for (const line of log) {
    if (gone(line.line)) continue;
    const kind = shown(line)?.kind;
    if (kind === 'round-over') {
      open = { round: shown(line)!.round ?? 0, from: line.line, lines: [line] };
      found.push(open);
    } else if (kind) open?.lines.push(line);
    else open = undefined;
  }
  return found;
}

/** The columns when all cards have been turned up. */
function opened(lines: readonly LogInfo[]): JudgedColumn[] {
  const columns: JudgedColumn[] = [];
  for (const line of lines) {
    const shows = shown(line);
    if (shows?.kind !== 'opened') continue;
    const cards = (shows.cards ?? []).map((lying) => ({ lying, value: lying.value, removed: false, guarded: false }));
    const column = (columns[shows.column! - 1] ??= {
      goal: shows.goal,
      cards: [],
      sums: null,
      lowestWins: false,
      muted: false,
      winner: undefined,
      lost: false,
      gold: [],
    });
    column.cards.push(...cards);
  }
  return columns;
}

function placesOf(column: JudgedColumn, is: (card: JudgedCard, id: string | undefined) => boolean): number[] {
  return column.cards.flatMap((card, i) => (!card.removed && is(card, countsAs(card.lying)) ? [i] : []));
}

/** Which cards a step is about: the one it names, and those that bring it about. */
function concerned(column: JudgedColumn, shows: GambitShown): number[] {
  const places = new Set<number>();
  if (shows.kind === 'opened') return [];
  if (shows.place !== undefined) places.add(shows.place - 1);
  const add = (is: (card: JudgedCard, id: string | undefined) => boolean) => {
    for (const place of placesOf(column, is)) places.add(place);
  };
  if (shows.by !== undefined) add((_, id) => id === shows.by);
  const own = (...ids: string[]) => add((card, id) => card.lying.seat === shows.seat && ids.includes(id ?? ''));
  if (shows.kind === 'guarded') own('bodyguard');
  if (shows.kind === 'pair') own('prince', 'squire');
  if (shows.kind === 'gold') add((_, id) => id === 'gold');
  if (shows.kind === 'won') add((card) => card.lying.seat === shows.seat);
  return [...places];
}

/** The column after a step. */
function after(column: JudgedColumn, shows: GambitShown): JudgedColumn {
  const at = (shows.place ?? 0) - 1;
  const changing = (change: Partial<JudgedCard>) => ({
    ...column,
    cards: column.cards.map((card, i) => (i === at ? { ...card, ...change } : card)),
  });
  switch (shows.kind) {
    case 'musketeers':
      return { ...column, muted: true };
    case 'guarded':
      return changing({ guarded: true });
    case 'removed':
      return changing({ removed: true });
    case 'changed':
      return changing({ value: shows.value });
    case 'dragon':
      return {
        ...column,
        cards: column.cards.map((card) =>
          card.removed || card.value === undefined || card.lying.seat === shows.seat
            ? card
            : { ...card, value: Math.max(0, card.value - (shows.value ?? 0)) },
        ),
      };
    case 'beggar':
      return { ...column, lowestWins: true };
    case 'sums':
      return { ...column, sums: Object.entries(shows.sums ?? {}).map(([seat, sum]) => [Number(seat), sum]) };
    case 'won':
      return { ...column, winner: shows.seat };
    case 'lost':
      return { ...column, lost: true };
    case 'gold':
      return { ...column, gold: [...column.gold, shows.seat!] };
    default:
      return column;
  }
}

export function stepsOf(run: Run): Step[] {
  let columns = opened(run.lines);
  return run.lines.map((line) => {
    const shows = shown(line)!;
    const at = shows.column ?? 0;
    const before = columns[at - 1];
    if (before) columns = columns.map((column, i) => (i === at - 1 ? after(column, shows) : column));
    return {
      line: line.line,
      text: line.text,
      kind: shows.kind,
      column: at,
      about: before ? concerned(before, shows) : [],
      columns,
    };
  });
}
