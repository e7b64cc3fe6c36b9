// What becomes of a half-made choice when others act meanwhile. Pure: knows no page.
import type { MoveInfo } from '../../protocol/types';
import { inRange, isRange, keyOf, narrowed, sentence } from '../session/listed_moves';

/** What has been touched and filled in so far. */
export interface Draft {
  touched: string[];
  /** The key of a move that was chosen by its button. */
  picked: string | null;
  amount: number | undefined;
  words: string;
}

export const nothing: Draft = { touched: [], picked: null, amount: undefined, words: '' };

/** The moves that a draft leads to. */
export function meant(moves: readonly MoveInfo[], draft: Draft): MoveInfo[] {
  if (draft.picked !== null) return moves.filter((move) => keyOf(move) === draft.picked);
  return narrowed(moves, draft.touched);
}

export function isBegun(draft: Draft): boolean {
  return draft.touched.length > 0 || draft.picked !== null;
}

/** The one move that is meant, once something was touched. */
export function ready(moves: readonly MoveInfo[], draft: Draft): MoveInfo | null {
  const left = isBegun(draft) ? meant(moves, draft) : [];
  return left.length === 1 ? left[0]! : null;
}

/** The draft as far as it is still possible, and what is to be said about what is not. */
export function kept(
  draft: Draft,
  before: readonly MoveInfo[],
  now: readonly MoveInfo[],
): { draft: Draft; told: string } {
  if (!isBegun(draft)) return { draft, told: '' };
  const led = meant(before, draft);
  const still = meant(now, draft);
  const keys = new Set(still.map(keyOf));
  if (!led.some((move) => keys.has(keyOf(move)))) return { draft: nothing, told: gone(led) };

  const was = led.length === 1 ? led[0]! : null;
  const move = still.length === 1 ? still[0]! : null;
  if (!move || !was || keyOf(move) !== keyOf(was) || !isRange(move)) return { draft, told: '' };
  if (draft.amount === undefined || !inRange(was, draft.amount) || inRange(move, draft.amount))
    return { draft, told: '' };
  const amount = Math.min(move.most!, Math.max(move.least!, draft.amount));
  return {
    draft: { ...draft, amount },
    told: `Your amount is ${amount} now: ${draft.amount} is no longer possible.`,
  };
}

/** That a choice cannot be made any more. */
export function gone(led: readonly MoveInfo[]): string {
  const what = led.length === 1 ? sentence(led[0]!.does) : 'what you had touched is gone.';
  return `Your choice is no longer possible: ${what}`;
}
