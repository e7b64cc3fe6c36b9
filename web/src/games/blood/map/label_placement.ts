// Where names and pieces stand, so that none covers another at any zoom. What matters most is placed first; what finds no
// room is shown as less, then without its name, then not at all. Sizes are in pixels, places in units of the map.
import { aside, blocks, collides, inReach, moved, type Block, type Rect } from './blocks';
import type { Spot } from './shapes';
import { blockCost, distance, strayCost, type Wish } from './wishes';

export interface Placed {
  /** The middle of the name; null: no room. */
  name: Spot | null;
  /** Which variant is shown; null: none. */
  variant: number | null;
  /** The middle of each piece. */
  pieces: Spot[];
  /** A place beside them that is kept free, if there is room. */
  anchor: Spot;
  roomy: boolean;
}

interface Found {
  block: Block;
  x: number;
  y: number;
  variant: number | null;
  cost: number;
}

const withoutName = 20;
const withoutRoom = 3;

const grid = 9;
/** How far beside a spot its block may lie, in pixels. */
const shifts: [number, number][] = [-75, -50, -25, 25, 50, 75].flatMap((by): [number, number][] => [
  [by, 0],
  [0, by],
]);

/** Places for the middle of a spot's block in pixels, those near its home first. Far out there are fewer: they would be close together. */
function candidates(wish: Wish, unit: number, wide: boolean): { x: number; y: number; cost: number }[] {
  const even = (x: number) => Math.floor(x / grid) % 2 === 0;
  const many = wish.places.length > 40;
  const sparse = ({ x, y }: Spot) =>
    !many ? true : unit > 2 ? even(x) && even(y) : unit > 1.3 ? even(x) === even(y) : true;
  const inside = [...wish.homes, ...wish.places.filter(sparse)].map(({ x, y }) => ({ x: x / unit, y: y / unit }));
  // Where much stands, some of it may lie in the water beside.
  const every = Math.ceil(inside.length / 25);
  const from = !wide ? [] : inside.filter((_, i) => i % every === 0);
  const beside = from.flatMap(({ x, y }) => shifts.map(([dx, dy]) => ({ x: x + dx, y: y + dy })));
  return [...inside, ...beside]
    .map(({ x, y }) => ({ x, y, cost: distance(wish, x, y, unit) * 0.05 }))
    .sort((a, b) => a.cost - b.cost);
}

const withCost = (more: number) => (block: Block) => ({ ...block, cost: block.cost + more });

/** The best place for a spot among what has been placed. */
function bestPlace(wish: Wish, taken: Rect[], unit: number, wide: boolean): Found | null {
  const spots = candidates(wish, unit, wide);
  const others = inReach(taken, spots, 200);
  const variants = wish.variants.length > 0 ? wish.variants : [{ pieces: [], cost: 0 }];
  let best: Found | null = null;
  for (const name of wish.name ? [wish.name, null] : [null]) {
    const bare = wish.name && !name ? withoutName : 0;
    if (bare > 0 && wish.variants.length === 0) continue;
    variants.forEach(({ pieces, cost: lacking }, variant) => {
      const ways = wish.reserves
        ? [...blocks(name, [...pieces, aside]), ...blocks(name, pieces).map(withCost(withoutRoom))]
        : blocks(name, pieces);
      for (const block of ways) {
        const start = block.cost + bare + lacking;
        for (const spot of spots) {
          if (best && start + spot.cost >= best.cost) break;
          const already = start + spot.cost;
          const limit = (best?.cost ?? Infinity) - already;
          const cost = already + blockCost(block, spot, wish, others, unit, limit);
          if (cost < (best?.cost ?? Infinity))
            best = { block, x: spot.x, y: spot.y, variant: pieces.length > 0 ? variant : null, cost };
        }
      }
    });
  }
  return best;
}

/** Pieces that find no place are shown as the least there is of them, further out. */
function lastResort(wish: Wish, taken: Rect[], unit: number): Found | null {
  const least = wish.variants.length - 1;
  if (least < 0) return null;
  const found = bestPlace({ ...wish, variants: wish.variants.slice(-1) }, taken, unit, true);
  return found && { ...found, variant: least };
}

const nearBy: Spot[] = [];
for (let x = -96; x <= 96; x += 12) for (let y = -66; y <= 66; y += 11) nearBy.push({ x, y });

/** A free place near by, within the spot if there is one. */
function freeBeside(wish: Wish, at: Spot, taken: Rect[], unit: number): Rect | null {
  let best: Rect | null = null;
  let least = Infinity;
  const inside = [...wish.homes, ...wish.places].map(({ x, y }) => ({ x: x / unit, y: y / unit }));
  const others = inReach(taken, [at, ...inside], 160);
  for (const spot of [...inside, ...nearBy.map(({ x, y }) => ({ x: at.x + x, y: at.y + y }))]) {
    const away = Math.hypot(spot.x - at.x, spot.y - at.y);
    if (away >= least) continue;
    const rect = { ...aside, ...spot };
    const cost = away + 4 * strayCost(rect, wish, unit);
    if (cost >= least || collides(rect, 0, 0, others)) continue;
    [best, least] = [rect, cost];
  }
  return best;
}

/** Places all, at a zoom where a pixel is so many units of the map wide; pauses after each spot, for there are many. */
export function* placing(wishes: Wish[], unit: number): Generator<void, Record<string, Placed>> {
  const placed: Record<string, Placed> = {};
  const taken: Rect[] = [];
  const toMap = ({ x, y }: Spot): Spot => ({ x: x * unit, y: y * unit });
  const waiting: [Wish, Spot][] = [];
  for (const wish of [...wishes].sort((a, b) => b.weight - a.weight)) {
    const much = (wish.variants[0]?.pieces.length ?? 0) > 2;
    const found = bestPlace(wish, taken, unit, much) ?? lastResort(wish, taken, unit);
    yield;
    if (!found) {
      placed[wish.id] = { name: null, variant: null, pieces: [], anchor: wish.homes[0]!, roomy: false };
      continue;
    }
    const { block, variant, ...at } = found;
    const name = block.name && moved(block.name, at.x, at.y);
    const all = block.pieces.map((piece) => moved(piece, at.x, at.y));
    const room = all.find((piece) => piece.room);
    taken.push(...all, ...(name ? [name] : []));
    placed[wish.id] = {
      name: name && toMap(name),
      variant,
      pieces: all.filter((piece) => !piece.room).map(toMap),
      anchor: toMap(room ?? at),
      roomy: room !== undefined,
    };
    if (!room) waiting.push([wish, at]);
  }
  for (const [wish, at] of waiting) {
    const beside = freeBeside(wish, at, taken, unit);
    yield;
    if (!beside) continue;
    taken.push(beside);
    placed[wish.id]!.anchor = toMap(beside);
    placed[wish.id]!.roomy = true;
  }
  return placed;
}

/** The end of something that pauses. */
export function finished<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
