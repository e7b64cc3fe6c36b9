// The scoring of the hands at the end, card by card, from what the log shows of it. Pure: knows no page.
import type { CrownsComponents, CrownsEvent, LogInfo } from '../../protocol/types';
import { takenBack } from '../../table/session/taken_back';
import { countedWords } from './words';

/** The lines of the scoring. */
export interface Run {
  /** The number of its first line. */
  from: number;
  lines: LogInfo[];
}

/** What the cards of one type bring to a hand. */
export interface Row {
  type: string;
  /** What they count. */
  text: string;
  points: number;
}

export interface Step {
  line: number;
  text: string;
  /** Whose hand is counted; 0: all are shown, or those of a team are added. */
  seat: number;
  /** Which cards are counted now; empty: the sum is drawn. */
  type: string;
  /** What has been counted of this hand so far. */
  rows: Row[];
  sum: number;
  /** Of hands that are counted to the end, by seat. */
  totals: Record<number, number>;
}

export interface Shown {
  hand: string[];
  agenda?: string;
}

type Told = Extract<CrownsEvent, { kind: 'hand-shown' | 'cards-scored' | 'seat-scored' | 'team-scored' }>;
const kinds: string[] = ['hand-shown', 'cards-scored', 'seat-scored', 'team-scored'];
const eventOf = (line: LogInfo): Told | undefined => {
  const event = line.shows as CrownsEvent | undefined;
  return event && kinds.includes(event.kind) ? (event as Told) : undefined;
};

/** The scoring, once the log tells of it. */
export function runs(log: readonly LogInfo[]): Run[] {
  const gone = takenBack(log);
  const lines = log.filter((line) => eventOf(line) && !gone(line.line));
  return lines.some((line) => eventOf(line)!.kind === 'seat-scored') ? [{ from: lines[0]!.line, lines }] : [];
}

/** The hands as they were shown, by seat. */
export function hands(run: Run): Record<number, Shown> {
  const found: Record<number, Shown> = {};
  for (const line of run.lines) {
    const event = eventOf(line)!;
    if (event.kind === 'hand-shown' && event.seat !== undefined)
      found[event.seat] = { hand: event.hand, ...(event.agenda === undefined ? {} : { agenda: event.agenda }) };
  }
  return found;
}

/** First all hands are shown, then each is counted, and its sum drawn; at last partners add theirs. */
export function stepsOf(run: Run, components: CrownsComponents): Step[] {
  const steps: Step[] = [];
  let rows: Row[] = [];
  let totals: Record<number, number> = {};
  const shown = run.lines.filter((line) => eventOf(line)!.kind === 'hand-shown');
  const last = shown.at(-1);
  if (last)
    steps.push({ line: last.line, text: 'All hands are shown.', seat: 0, type: '', rows: [], sum: 0, totals: {} });
  for (const line of run.lines) {
    const event = eventOf(line)!;
    if (event.kind === 'team-scored')
      steps.push({ line: line.line, text: line.text, seat: 0, type: '', rows: [], sum: event.points, totals });
    if (event.kind === 'hand-shown' || event.kind === 'team-scored' || event.seat === undefined) continue;
    const { seat } = event;
    const whole = event.kind === 'seat-scored';
    if (whole) totals = { ...totals, [seat]: event.points };
    else rows = [...rows, { type: event.type, text: countedWords(components, event), points: event.points }];
    const sum = whole ? event.points : rows.reduce((all, row) => all + row.points, 0);
    steps.push({ line: line.line, text: line.text, seat, type: whole ? '' : event.type, rows, sum, totals });
    if (whole) rows = [];
  }
  return steps;
}

/** What everybody has in the end, by seat; nothing before it is told. */
export function totals(log: readonly LogInfo[], components: CrownsComponents): Record<number, number> {
  const run = runs(log)[0];
  return (run && stepsOf(run, components).at(-1)?.totals) ?? {};
}

/** The types in the own hand that the cards of a type count. */
export const countedBy: Record<string, string[]> = {
  princess: ['knight'],
  trader: ['coinage'],
  priest: ['castellan', 'princess', 'trader'],
};
