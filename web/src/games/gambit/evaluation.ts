// The evaluation of a round, step by step, from what the log shows of it. Pure: knows no page.
import type { GambitEvent, GambitOpened, LogInfo, LyingInfo } from '../../protocol/types';
import { takenBack } from '../../table/session/taken_back';
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

/** What happens between the end of a round and the next. */
const kEvaluation = [
  'round-over',
  'opened',
  'musketeers',
  'cancelled',
  'guarded',
  'removed',
  'pair',
  'changed',
  'dragon',
  'beggar',
  'sums',
  'won',
  'lost',
  'gold',
] as const;
type Judgement = Extract<GambitEvent, { kind: (typeof kEvaluation)[number] }>;

function judgement(line: LogInfo): Judgement | undefined {
  const event = line.shows as GambitEvent | undefined;
  return event && (kEvaluation as readonly string[]).includes(event.kind) ? (event as Judgement) : undefined;
}

/** All evaluations that the log tells of. */
export function runs(log: readonly LogInfo[]): Run[] {
  const gone = takenBack(log);
  const found: Run[] = [];
  let open: Run | undefined;
  for (const line of log) {
    if (gone(line.line)) continue;
    const told = judgement(line);
    if (told?.kind === 'round-over') {
      open = { round: told.round, from: line.line, lines: [line] };
      found.push(open);
    } else if (told) open?.lines.push(line);
    else open = undefined;
  }
  return found;
}

function judged({ seat, card, hidden, value }: GambitOpened['cards'][number]): JudgedCard {
  const lying: LyingInfo = { seat: seat!, card, face: 'up', hides: hidden !== undefined, hidden, value };
  return { lying, value, removed: false, guarded: false };
}

/** The columns when all cards have been turned up. */
function opened(lines: readonly LogInfo[]): JudgedColumn[] {
  const columns: JudgedColumn[] = [];
  for (const line of lines) {
    const told = judgement(line);
    if (told?.kind !== 'opened') continue;
    columns[told.column - 1] = {
      goal: told.goal,
      cards: told.cards.map(judged),
      sums: null,
      lowestWins: false,
      muted: false,
      winner: undefined,
      lost: false,
      gold: [],
    };
  }
  return columns;
}

function placesOf(column: JudgedColumn, is: (card: JudgedCard, id: string | undefined) => boolean): number[] {
  return column.cards.flatMap((card, i) => (!card.removed && is(card, countsAs(card.lying)) ? [i] : []));
}

/** Which cards a step is about: the one it names, and those that bring it about. */
function concerned(column: JudgedColumn, told: Judgement): number[] {
  const places = new Set<number>();
  const add = (is: (card: JudgedCard, id: string | undefined) => boolean) => {
    for (const place of placesOf(column, is)) places.add(place);
  };
  const own = (seat: number | undefined, ...ids: string[]) =>
    add((card, id) => card.lying.seat === seat && ids.includes(id ?? ''));
  if ('place' in told) places.add(told.place - 1);
  if ('by' in told) add((_, id) => id === told.by);
  if (told.kind === 'guarded') own(told.seat, 'bodyguard');
  if (told.kind === 'pair') own(told.seat, 'prince', 'squire');
  if (told.kind === 'gold') add((_, id) => id === 'gold');
  if (told.kind === 'won') add((card) => card.lying.seat === told.seat);
  return [...places];
}

/** The column after a step. */
function after(column: JudgedColumn, told: Judgement): JudgedColumn {
  const changing = (place: number, change: Partial<JudgedCard>) => ({
    ...column,
    cards: column.cards.map((card, i) => (i === place - 1 ? { ...card, ...change } : card)),
  });
  switch (told.kind) {
    case 'musketeers':
      return { ...column, muted: true };
    case 'guarded':
      return changing(told.place, { guarded: true });
    case 'removed':
      return changing(told.place, { removed: true });
    case 'changed':
      return changing(told.place, { value: told.value });
    case 'dragon':
      return {
        ...column,
        cards: column.cards.map((card) =>
          card.removed || card.value === undefined || card.lying.seat === told.seat
            ? card
            : { ...card, value: Math.max(0, card.value - told.value) },
        ),
      };
    case 'beggar':
      return { ...column, lowestWins: true };
    case 'sums':
      return { ...column, sums: told.sums.map(({ seat, points }) => [seat!, points]) };
    case 'won':
      return { ...column, winner: told.seat };
    case 'lost':
      return { ...column, lost: true };
    case 'gold':
      return { ...column, gold: [...column.gold, told.seat!] };
    default:
      return column;
  }
}

export function stepsOf(run: Run): Step[] {
  let columns = opened(run.lines);
  return run.lines.map((line) => {
    const told = judgement(line)!;
    const at = 'column' in told ? told.column : 0;
    const before = columns[at - 1];
    if (before) columns = columns.map((column, i) => (i === at - 1 ? after(column, told) : column));
    return {
      line: line.line,
      text: line.text,
      kind: told.kind,
      column: at,
      about: before ? concerned(before, told) : [],
      columns,
    };
  });
}
