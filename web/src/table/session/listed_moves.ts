// What can be told of listed moves: which are about what was touched, and what each is known by. Pure: knows no page.
import type { MoveInfo } from '../../protocol/types';

/** The moves that are about everything that was touched so far. */
export function narrowed(moves: readonly MoveInfo[], touched: readonly string[]): MoveInfo[] {
  return moves.filter((move) => touched.every((id) => move.touches.includes(id)));
}

/** The elements that would narrow the moves further: they are in some of them, and not yet touched. */
export function inviting(moves: readonly MoveInfo[], touched: readonly string[]): Set<string> {
  const ids = new Set<string>();
  for (const move of moves) for (const id of move.touches) if (!touched.includes(id)) ids.add(id);
  return ids;
}

/** Of several moves, those that nothing more needs to be touched for: others go further, so these need a button. */
export function ending(moves: readonly MoveInfo[], touched: readonly string[]): MoveInfo[] {
  return moves.filter((move) => move.touches.every((id) => touched.includes(id)));
}

/** The moves that no element on the board leads to: they need a button. */
export function offBoard(moves: readonly MoveInfo[], isOnBoard: (id: string) => boolean): MoveInfo[] {
  return moves.filter((move) => !move.touches.some(isOnBoard));
}

export function isRange(move: MoveInfo): boolean {
  return move.stem !== undefined && move.least !== undefined && move.most !== undefined;
}

/** What a move is known by while others act: its text, or of a range its stem. */
export function keyOf(move: MoveInfo): string {
  return isRange(move) ? `${move.stem} …` : move.move;
}

export function inRange(move: MoveInfo, amount: number | undefined): amount is number {
  return Number.isInteger(amount) && amount! >= move.least! && amount! <= move.most!;
}

/** The text to play, with the amount of a range; nothing while that is missing or impossible. */
export function textOf(move: MoveInfo, amount?: number): string | null {
  if (!isRange(move)) return move.move;
  return inRange(move, amount) ? `${move.stem} ${amount}` : null;
}

/** Whether a text can be played: it is listed, or its stem is and its amount is possible. */
export function isListed(moves: readonly MoveInfo[], text: string): boolean {
  return moveOf(moves, text) !== undefined;
}

/** The move that a text means. */
export function moveOf(moves: readonly MoveInfo[], text: string): MoveInfo | undefined {
  const space = text.lastIndexOf(' ');
  return moves.find((move) =>
    isRange(move)
      ? move.stem === text.slice(0, space) && inRange(move, Number(text.slice(space + 1)))
      : move.move === text,
  );
}

/** How many bytes of words are still free; below 0: too many. */
export function wordsLeft(move: MoveInfo, words: string): number {
  return (move.words ?? 0) - new TextEncoder().encode(words).length;
}

/** A phrase as a sentence. */
export function sentence(phrase: string): string {
  const text = phrase.charAt(0).toUpperCase() + phrase.slice(1);
  return /[.!?]$/.test(text) ? text : text + '.';
}

/** Which of several boxes lies next in a direction; -1 if none does. */
export function nextInDirection(
  boxes: readonly { x: number; y: number }[],
  from: number,
  direction: 'up' | 'down' | 'left' | 'right',
): number {
  const here = boxes[from];
  if (!here) return boxes.length > 0 ? 0 : -1;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const dx = box.x - here.x;
    const dy = box.y - here.y;
    const ahead = { up: -dy, down: dy, left: -dx, right: dx }[direction];
    const aside = Math.abs(direction === 'up' || direction === 'down' ? dx : dy);
    if (i === from || ahead <= 1) return;
    const distance = ahead + 2 * aside;
    if (distance < least) {
      least = distance;
      best = i;
    }
  });
  return best;
}
