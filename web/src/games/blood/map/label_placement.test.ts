import { describe, expect, it } from 'vitest';
import { blocks, inRows, overlap, type Piece } from './blocks';
import { finished, placing } from './label_placement';
import type { Spot } from './shapes';
import type { Wish } from './wishes';

const spots = (left: number, top: number, size: number): Spot[] => {
  const all: Spot[] = [];
  for (let x = left + 5; x < left + size; x += 10) for (let y = top + 5; y < top + size; y += 10) all.push({ x, y });
  return all;
};

/** A square province; beside it is water. */
function square(id: string, left: number, top: number, size: number, more: Partial<Wish> = {}): Wish {
  return {
    id,
    weight: 1,
    name: { width: 50, height: 16 },
    variants: [],
    homes: [{ x: left + size / 2, y: top + size / 2 }],
    places: spots(left, top, size),
    whose: (x, y) => (x >= left && x < left + size && y >= top && y < top + size ? 'own' : 'water'),
    ...more,
  };
}

const banner: Piece = { width: 30, height: 34 };
const place = (wishes: Wish[], unit: number) => finished(placing(wishes, unit));

describe('A block', () => {
  it('has pieces in rows of about the same width', () => {
    const rects = inRows([banner, banner, banner, banner], 2);
    expect(new Set(rects.map(({ y }) => y)).size).toBe(2);
    expect(rects.map(({ x }) => x)).toEqual([-16, 16, -16, 16]);
  });

  it('never has its name over its pieces, nor pieces over one another', () => {
    for (const count of [1, 2, 5, 9])
      for (const { name, pieces } of blocks({ width: 70, height: 16 }, Array(count).fill(banner) as Piece[])) {
        const all = [...pieces, name!];
        all.forEach((a, i) => all.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
      }
  });
});

describe('Placing', () => {
  it('puts a name into the middle where nothing else is', () => {
    expect(place([square('kent', 300, 300, 100)], 1).kent!.name).toEqual({ x: 350, y: 350 });
  });

  it('covers nothing by anything', () => {
    const full = [
      { pieces: [banner, banner, banner], cost: 0 },
      { pieces: [banner], cost: 9 },
    ];
    const wishes = [0, 1, 2, 3].flatMap((i) =>
      [0, 1, 2, 3].map((j) => square(`${i}${j}`, 300 + 60 * i, 300 + 60 * j, 60, { variants: full })),
    );
    for (const unit of [0.3, 1, 2.5]) {
      const placed = place(wishes, unit);
      const rects = Object.values(placed).flatMap(({ name, pieces }) => [
        ...(name ? [{ x: name.x / unit, y: name.y / unit, width: 50, height: 16 }] : []),
        ...pieces.map(({ x, y }) => ({ ...banner, x: x / unit, y: y / unit })),
      ]);
      expect(rects.length).toBeGreaterThan(4);
      rects.forEach((a, i) => rects.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
    }
  });

  it('shows less where there is less room', () => {
    const variants = [
      { pieces: Array(8).fill(banner) as Piece[], cost: 0 },
      { pieces: [banner], cost: 6 },
    ];
    const tight = (x: number, y: number) => (x > 300 && x < 360 && y > 300 && y < 360 ? 'own' : 'foreign');
    const wish = square('kent', 300, 300, 60, { variants, whose: tight });
    expect(place([wish], 0.1).kent!.variant).toBe(0);
    expect(place([wish], 1).kent!.variant).toBe(1);
  });

  it('lets what matters more come first', () => {
    const both = (weight: number) => [square('kent', 300, 300, 20), square('essex', 300, 300, 20, { weight })];
    const land = (wishes: Wish[]) => wishes.map((wish) => ({ ...wish, places: [], homes: [{ x: 310, y: 310 }] }));
    expect(place(land(both(5)), 1).kent!.name).toBeNull();
    expect(place(land(both(0)), 1).essex!.name).toBeNull();
  });

  it('never puts a piece into a province of another', () => {
    const variants = [{ pieces: [banner], cost: 0 }];
    const wish = square('kent', 300, 300, 100, { variants, whose: () => 'foreign' });
    expect(place([wish], 1).kent).toMatchObject({ name: null, variant: null, pieces: [] });
  });

  it('keeps a place free beside the pieces', () => {
    const { anchor, pieces, name, roomy } = place(
      [square('kent', 300, 300, 100, { variants: [{ pieces: [banner], cost: 0 }] })],
      1,
    ).kent!;
    const room = { ...anchor, width: 30, height: 22 };
    expect(roomy).toBe(true);
    expect(overlap(room, { ...pieces[0]!, ...banner })).toBe(false);
    expect(overlap(room, { ...name!, width: 50, height: 16 })).toBe(false);
  });

  it('stays on the board', () => {
    const { name } = place([square('kent', 0, 0, 60, { homes: [{ x: 5, y: 5 }] })], 1).kent!;
    expect(name!.x).toBeGreaterThanOrEqual(25);
    expect(name!.y).toBeGreaterThanOrEqual(8);
  });
});
