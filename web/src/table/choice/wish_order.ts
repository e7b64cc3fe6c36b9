// An order of preference, in which some wishes have an amount of one's own choice. Pure.
import type { WishInfo } from '../../protocol/types';

/** Whether an amount goes with a wish: the last word of its move. */
export function asks(wish: WishInfo): wish is WishInfo & { least: number; most: number } {
  return wish.least !== undefined && wish.most !== undefined;
}

/** What a wish is known by, whatever its amount. */
export function withoutAmount(wish: WishInfo, move = wish.move): string {
  return asks(wish) ? move.slice(0, move.lastIndexOf(' ')) : move;
}

/** The wish as it was chosen, whatever its amount; nothing: it was not. */
export function chosenOf(chosen: readonly string[], wish: WishInfo): string | undefined {
  const meant = withoutAmount(wish);
  return chosen.find((move) => withoutAmount(wish, move) === meant);
}

/** The amount of a wish that was chosen, if it has one. */
export function amountOf(move: string): number {
  return Number(move.slice(move.lastIndexOf(' ') + 1));
}

export function withAmount(wish: WishInfo, amount: number): string {
  return `${withoutAmount(wish)} ${amount}`;
}

/** Whether an amount may go with a wish. */
export function allows(wish: WishInfo, amount: number | undefined): amount is number {
  return asks(wish) && Number.isInteger(amount) && amount! >= wish.least && amount! <= wish.most;
}

/** With one wish in place of another, at the same place in the order. */
export function replaced(chosen: readonly string[], from: string, to: string): string[] {
  return chosen.map((each) => (each === from ? to : each));
}

/** With an entry wished for, last, or no longer. */
export function toggled(chosen: readonly string[], move: string): string[] {
  return chosen.includes(move) ? chosen.filter((each) => each !== move) : [...chosen, move];
}

/** With an entry one place earlier or later, where there is one. */
export function moved(chosen: readonly string[], move: string, by: -1 | 1): string[] {
  const from = chosen.indexOf(move);
  const to = from + by;
  if (from === -1 || to < 0 || to >= chosen.length) return [...chosen];
  const result = [...chosen];
  [result[from], result[to]] = [result[to]!, result[from]!];
  return result;
}

export function sameOrder(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((each, i) => each === b[i]);
}
