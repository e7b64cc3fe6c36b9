// What a spot of the map asks for, and what it costs to lie here or there.
import { collides, type Block, type Piece, type Rect, type Size } from './blocks';
import { board, type Spot } from './shapes';

/** What a place on the map is to a spot: its own, water, land of nobody, or somebody else's. */
export type Belonging = 'own' | 'water' | 'void' | 'foreign';

export interface Variant {
  pieces: Piece[];
  /** How bad it is that no more is shown. */
  cost: number;
}

export interface Wish {
  id: string;
  /** Who comes first. */
  weight: number;
  name: Size | null;
  /** Ways to show the pieces, the fullest first; empty: there are none. */
  variants: Variant[];
  /** The best places, and others to try. */
  homes: Spot[];
  places: Spot[];
  whose(x: number, y: number): Belonging;
  /** Room beside it is so dear that its pieces move for it. */
  reserves?: boolean;
}

/** Costs of the middle of a name or piece, and of each of its edges. */
const nameCosts = {
  middle: { own: 0, water: 4, void: 4, foreign: Infinity },
  edge: { own: 0, water: 0.5, void: 0.8, foreign: 3 },
};
const pieceCosts = {
  middle: { own: 0, water: 3, void: Infinity, foreign: Infinity },
  edge: { own: 0, water: 0.4, void: 1, foreign: 1.5 },
};
const shipCosts = { middle: { ...pieceCosts.middle, water: 0 }, edge: { ...pieceCosts.edge, water: 0 } };

const nameEdges: [number, number][] = [
  [-0.48, 0],
  [0.48, 0],
];
const pieceEdges: [number, number][] = [
  [-0.4, 0],
  [0.4, 0],
  [0, -0.4],
  [0, 0.4],
];

/** What lies in the water is to lie near the coast: so many units from its home cost nothing. */
const near = 60;
const farOut = 0.1;
/** And so many are too far. */
const tooFar = 130;

/** How far from its home something lies, in pixels. */
export function distance(wish: Wish, x: number, y: number, unit: number): number {
  const home = wish.homes[0]!;
  return Math.hypot(x - home.x / unit, y - home.y / unit);
}

const costsOf = (rect: Rect, isName: boolean) => (isName ? nameCosts : rect.afloat ? shipCosts : pieceCosts);

/** What the middle of something costs there; without end: it would be cut off, or taken for somebody else's. */
function middleCost(rect: Rect, x: number, y: number, wish: Wish, unit: number, isName: boolean): number {
  const [left, top] = [rect.x + x, rect.y + y];
  const [halfWidth, halfHeight] = [rect.width / 2, rect.height / 2];
  if (left < halfWidth || top < halfHeight) return Infinity;
  if ((left + halfWidth) * unit > board || (top + halfHeight) * unit > board) return Infinity;
  const there = wish.whose(left * unit, top * unit);
  const cost = costsOf(rect, isName).middle[there];
  if (there !== 'water') return cost;
  const away = distance(wish, left, top, unit) * unit;
  return away > tooFar ? Infinity : cost + farOut * Math.max(0, away - near);
}

function edgeCost(rect: Rect, x: number, y: number, wish: Wish, unit: number, isName: boolean): number {
  const { edge } = costsOf(rect, isName);
  let cost = 0;
  for (const [dx, dy] of isName ? nameEdges : pieceEdges)
    cost += edge[wish.whose((rect.x + x + dx * rect.width) * unit, (rect.y + y + dy * rect.height) * unit)];
  return cost;
}

/** What it costs that a piece lies there. */
export function strayCost(rect: Rect, wish: Wish, unit: number): number {
  return middleCost(rect, 0, 0, wish, unit, false) + edgeCost(rect, 0, 0, wish, unit, false);
}

/** What it costs that a block lies there. Without end: it cannot, or it costs more than the limit; that is often seen early. */
export function blockCost(block: Block, at: Spot, wish: Wish, taken: Rect[], unit: number, limit: number): number {
  const { name, pieces } = block;
  const { x, y } = at;
  let cost = name ? distance(wish, name.x + x, name.y + y, unit) * 0.07 + middleCost(name, x, y, wish, unit, true) : 0;
  for (const piece of pieces) {
    if (cost >= limit) return Infinity;
    cost += middleCost(piece, x, y, wish, unit, false);
  }
  if (cost >= limit || (name && collides(name, x, y, taken))) return Infinity;
  for (const piece of pieces) if (collides(piece, x, y, taken)) return Infinity;
  if (name) cost += edgeCost(name, x, y, wish, unit, true);
  for (const piece of pieces) {
    if (cost >= limit) return Infinity;
    cost += edgeCost(piece, x, y, wish, unit, false);
  }
  return cost;
}
