// What a viewer knows, after a change. Pure: knows no socket and no page.
import type {
  ChangedNotice,
  DealInfo,
  LogInfo,
  MovesReply,
  StatusReply,
  WelcomeNotice,
  WishesInfo,
} from '../../protocol/types';

export interface Picture {
  /** Counts what the viewer was told and did; a move says which step it answers. */
  step: number;
  status: StatusReply;
  /** By section; a section that has not changed stays the same object. */
  view: Record<string, unknown>;
  moves: MovesReply;
  deals: DealInfo[];
  wishes?: WishesInfo;
}

export function pictureOf({ step, status, view, moves, deals, wishes }: WelcomeNotice): Picture {
  return { step, status, view, moves, deals, wishes };
}

export function followed(picture: Picture, changed: ChangedNotice): Picture {
  return {
    step: changed.step,
    status: changed.status ?? picture.status,
    view: changed.view || changed.dropped.length > 0 ? merged(picture.view, changed) : picture.view,
    moves: changed.moves ?? picture.moves,
    deals: changed.deals ?? picture.deals,
    wishes: changed.wishes ?? picture.wishes,
  };
}

function merged(view: Record<string, unknown>, { view: sections, dropped }: ChangedNotice): Record<string, unknown> {
  const result = { ...view, ...sections };
  for (const name of dropped) delete result[name];
  return result;
}

/** The log with further lines, each once and in order: those of a change may come before older ones that were asked for. */
export function joined(log: readonly LogInfo[], lines: readonly LogInfo[]): LogInfo[] {
  const known = new Set(log.map((line) => line.line));
  return [...log, ...lines.filter((line) => !known.has(line.line))].sort((a, b) => a.line - b.line);
}

/** The line up to which nothing is missing. */
export function toldUpTo(log: readonly LogInfo[]): number {
  const gap = log.findIndex((line, i) => line.line !== i + 1);
  return gap === -1 ? log.length : gap;
}
