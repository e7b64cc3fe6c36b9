// What lies at a place of the board, looked up in a grid of small squares that is filled once.
import { board, rings, seas, type Point, type Spot } from './shapes';

const cell = 3;
const beyond = 60;
const columns = Math.ceil((board + 2 * beyond) / cell);
const ids = Object.keys(rings);
const seaIds = Object.keys(seas);
const grid = new Uint8Array(columns * columns);

const indexOf = (x: number) => Math.floor((x + beyond) / cell);
const middleOf = (index: number) => (index + 0.5) * cell - beyond;

/** Where a horizontal line crosses the edges of a shape, from left to right. */
function crossings(shape: Point[][], y: number): number[] {
  const found: number[] = [];
  for (const ring of shape)
    for (let i = 0; i + 1 < ring.length; i++) {
      const [ax, ay] = ring[i]!;
      const [bx, by] = ring[i + 1]!;
      if (ay > y !== by > y) found.push(ax + ((bx - ax) * (y - ay)) / (by - ay));
    }
  return found.sort((a, b) => a - b);
}

/** Fills the squares of a shape that nothing has filled yet. */
function fill(shape: Point[][], value: number) {
  for (let row = 0; row < columns; row++) {
    const across = crossings(shape, middleOf(row));
    for (let i = 0; i + 1 < across.length; i += 2) {
      const last = Math.min(columns - 1, indexOf(across[i + 1]! - cell / 2));
      for (let column = Math.max(0, indexOf(across[i]! + cell / 2)); column <= last; column++)
        grid[row * columns + column] ||= value;
    }
  }
}
ids.forEach((id, n) => fill(rings[id]!, n + 1));
seaIds.forEach((id, n) => fill([[...seas[id]!.ring, seas[id]!.ring[0]!]], ids.length + n + 1));

function valueAt(x: number, y: number): number {
  const [column, row] = [indexOf(x), indexOf(y)];
  return column < 0 || row < 0 || column >= columns || row >= columns ? 0 : grid[row * columns + column]!;
}

/** The province or closed land there (# is scenery); empty: water, or beyond the board. */
export function areaAt(x: number, y: number): string {
  return ids[valueAt(x, y) - 1] ?? '';
}

/** The sea area there, where it is water. */
export function seaAt(x: number, y: number): string {
  return seaIds[valueAt(x, y) - 1 - ids.length] ?? '';
}

/** Places all over a province, a few units apart. */
export const within: Record<string, Spot[]> = Object.fromEntries(ids.map((id) => [id, []]));
for (let row = 1; row < columns; row += 3)
  for (let column = 1; column < columns; column += 3) {
    const spot = { x: middleOf(column), y: middleOf(row) };
    within[areaAt(spot.x, spot.y)]?.push(spot);
  }
