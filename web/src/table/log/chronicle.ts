// The log as a chronicle: an entry a turn, and one for everything that is about the whole table. Pure: knows no page.
import type { LogInfo } from '../../protocol/types';
import type { Chronicle } from '../game';
import { takenBack } from '../session/taken_back';

export interface Told {
  line: LogInfo;
  /** Without the name that stands above it. */
  text: string;
  /** Easily passed over. */
  minor: boolean;
  undone: boolean;
}

export interface Entry {
  /** The number of its first line, by which it is known. */
  first: number;
  /** Whose turn it is; 0: nobody's. */
  seat: number;
  /** What stands above it; nothing: the lines speak for themselves. */
  heading: string;
  /** What was done, in a few words. */
  summary: string;
  lines: Told[];
}

/** Of as many entries the lines are shown without asking. */
const kOpen = 3;

/** "Anna 7, Ben 4": what everybody got, for summaries. */
export function scores(won: readonly (readonly [seat: number, points: number])[], names: readonly string[]): string {
  const points = names.map(() => 0);
  for (const [seat, count] of won) points[seat - 1]! += count;
  return names.flatMap((name, i) => (points[i]! > 0 ? `${name} ${points[i]}` : [])).join(', ');
}

export function chronicled(
  log: readonly LogInfo[],
  names: readonly string[],
  components: unknown,
  game?: Chronicle,
): Entry[] {
  const gone = takenBack(log);
  const entries: Entry[] = [];
  for (const line of log) {
    if (line.text === '') continue;
    const last = entries.at(-1);
    const { seat, heading } = placeOf(line, names, components, game) ?? last ?? { seat: 0, heading: '' };
    const told = {
      line,
      text: (line.about === seat && line.rest) || line.text,
      minor: line.shows !== undefined && (game?.minor?.(line.shows) ?? false),
      undone: gone(line.line),
    };
    if (last && last.seat === seat && last.heading === heading) last.lines.push(told);
    else entries.push({ first: line.line, seat, heading, summary: '', lines: [told] });
  }
  for (const entry of entries) {
    const events = entry.lines.filter(({ line, undone }) => line.shows && !undone).map(({ line }) => line.shows);
    entry.summary = game?.summary?.(events, components, names) ?? '';
  }
  return entries;
}

/** Where a line belongs; nothing: to the entry before it. */
function placeOf(
  line: LogInfo,
  names: readonly string[],
  components: unknown,
  game: Chronicle | undefined,
): { seat: number; heading: string } | null {
  const ofSeat = (seat: number) => ({ seat, heading: names[seat - 1] ?? '' });
  if (!game) return ofSeat(Number(line.about ?? 0));
  if (!line.shows) return null;
  const heading = game.table?.(line.shows, components);
  if (heading) return { seat: 0, heading };
  const seat = game.turn(line.shows);
  return seat === null ? null : ofSeat(seat);
}

/** The first line from which on entries are open by themselves: the last few, and those `inSight`, counted from 0. */
export function opensAt(entries: readonly Entry[], inSight = entries.length): number {
  return entries[Math.max(0, Math.min(entries.length - kOpen, inSight))]?.first ?? 0;
}

/** Whether the lines of an entry are shown if nobody has said otherwise. What is looked back at is. */
export function isOpen(entry: Entry, from: number, moment: number | undefined): boolean {
  return entry.heading === '' || entry.first >= from || entry.lines.some(({ line }) => line.line === moment);
}
