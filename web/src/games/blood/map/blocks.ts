// A name and its pieces as one block, in pixels around its middle, and whether two things cover one another.
import type { Spot } from './shapes';

export interface Size {
  width: number;
  height: number;
}
export interface Piece extends Size {
  /** It may lie in the water beside its province. */
  afloat?: boolean;
  /** Not a piece, but room for what is drawn over the map. */
  room?: boolean;
}
export interface Rect extends Piece {
  /** Of its middle. */
  x: number;
  y: number;
}

export interface Block {
  name: Rect | null;
  pieces: Rect[];
  cost: number;
}

const gap = 2;
/** What is drawn over the map beside a spot, such as a number. */
export const aside: Piece = { width: 30, height: 22, room: true, afloat: true };

/** Pieces in so many rows of about the same width; each row around x = 0, from y = 0 down. */
export function inRows(pieces: Piece[], rows: number): Rect[] {
  const total = pieces.reduce((sum, piece) => sum + piece.width + gap, 0);
  const lines: Piece[][] = [[]];
  let used = 0;
  for (const piece of pieces) {
    const full = used + piece.width / 2 > (total / rows) * lines.length;
    if (full && lines.length < rows && lines.at(-1)!.length > 0) lines.push([]);
    lines.at(-1)!.push(piece);
    used += piece.width + gap;
  }
  let top = 0;
  return lines.flatMap((line) => {
    const height = Math.max(0, ...line.map((piece) => piece.height));
    let left = -(line.reduce((sum, piece) => sum + piece.width + gap, 0) - gap) / 2;
    const placed = line.map((piece) => {
      const rect = { ...piece, x: left + piece.width / 2, y: top + height / 2 };
      left += piece.width + gap;
      return rect;
    });
    top += height + gap;
    return placed;
  });
}

const bottomOf = (rects: Rect[]) => Math.max(0, ...rects.map((rect) => rect.y + rect.height / 2));
const rightOf = (rects: Rect[]) => Math.max(0, ...rects.map((rect) => rect.x + rect.width / 2));
export const moved = (rect: Rect, x: number, y: number): Rect => ({ ...rect, x: rect.x + x, y: rect.y + y });

/** A name and its pieces around one middle: the name above, below or beside, the pieces in one to three rows. */
export function blocks(name: Size | null, pieces: Piece[]): Block[] {
  if (pieces.length === 0) return [{ name: name && { ...name, x: 0, y: 0 }, pieces: [], cost: 0 }];
  const found: Block[] = [];
  for (let rows = 1; rows <= Math.min(3, pieces.length); rows++) {
    const set = inRows(pieces, rows);
    const [height, half] = [bottomOf(set), rightOf(set)];
    const centred = set.map((rect) => moved(rect, 0, -height / 2));
    const cost = (rows - 1) * 1.5;
    if (!name) {
      found.push({ name: null, pieces: centred, cost });
      continue;
    }
    const away = (name.height + height) / 2;
    const up = name.height / 2;
    const over = half - name.width / 2;
    for (const x of over > 8 ? [0, -over, over] : [0]) {
      const more = cost + (x === 0 ? 0 : 0.7);
      found.push({
        name: { ...name, x, y: up - away },
        pieces: centred.map((rect) => moved(rect, 0, up)),
        cost: more,
      });
      found.push({
        name: { ...name, x, y: away - up },
        pieces: centred.map((rect) => moved(rect, 0, -up)),
        cost: more + 1.5,
      });
    }
    const [left, right] = [-half - gap, name.width / 2];
    found.push({
      name: { ...name, x: left, y: 0 },
      pieces: centred.map((rect) => moved(rect, right, 0)),
      cost: cost + 2.5,
    });
    found.push({
      name: { ...name, x: -left, y: 0 },
      pieces: centred.map((rect) => moved(rect, -right, 0)),
      cost: cost + 2.5,
    });
  }
  return found;
}

/** Whether two cover one another, the first being moved. */
export function overlap(a: Rect, b: Rect, x = 0, y = 0): boolean {
  return Math.abs(a.x + x - b.x) * 2 < a.width + b.width && Math.abs(a.y + y - b.y) * 2 < a.height + b.height;
}

export function collides(rect: Rect, x: number, y: number, taken: Rect[]): boolean {
  for (const other of taken) if (overlap(rect, other, x, y)) return true;
  return false;
}

/** Of what has been placed only what a spot can meet at all. */
export function inReach(taken: Rect[], spots: Spot[], reach: number): Rect[] {
  const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)];
  const [left, right] = [Math.min(...xs) - reach, Math.max(...xs) + reach];
  const [top, bottom] = [Math.min(...ys) - reach, Math.max(...ys) + reach];
  return taken.filter((rect) => rect.x > left && rect.x < right && rect.y > top && rect.y < bottom);
}
