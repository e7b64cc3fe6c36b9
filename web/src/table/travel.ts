// What travels over the table when something is told. Pure: knows no page, and nothing of how it is drawn.
import type { Blazon } from '../heraldry/shields';
import type { LogInfo } from '../protocol/types';
import { takenBack } from './session/taken_back';

export type Token =
  /** With one or two shields on it; none: only its back is seen. */
  { kind: 'card'; blazons: Blazon[] } | { kind: 'shield'; blazon: Blazon } | { kind: 'marker'; text: string };

export interface Flight {
  /** Where from, by the id of an element; `seat:2` is a seat in the list, `board` the middle of the board. */
  from: string;
  /** Where to; nothing: it falls off the table. */
  to?: string;
  what: Token;
}

/** As many travel at once; of more, the last. */
const kMost = 8;

/** What newly told lines set going, in their order. */
export function flightsOf(
  log: readonly LogInfo[],
  told: { after: number; upTo: number },
  of: (event: unknown) => Flight[],
): { line: number; flight: Flight }[] {
  const gone = takenBack(log);
  return log
    .filter(({ line, shows }) => shows && line > told.after && line <= told.upTo && !gone(line))
    .flatMap(({ line, shows }) => of(shows).map((flight) => ({ line, flight })))
    .slice(-kMost);
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The middle of a box, or where the way there leaves the window; and how large something of this size looks there. */
export function landing(box: Box, size: { width: number; height: number }, window: { width: number; height: number }) {
  const within = (at: number, length: number) => Math.max(0, Math.min(length, at));
  return {
    x: within(box.left + box.width / 2, window.width),
    y: within(box.top + box.height / 2, window.height),
    scale: Math.max(0.6, Math.min(1.5, box.width / size.width, box.height / size.height)),
  };
}
