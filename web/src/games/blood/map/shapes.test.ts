import { describe, expect, it } from 'vitest';
import { components } from './fixture';
import { areaAt, seaAt } from './ground';
import { crossings, drawnBorders, frontiers, middles, paths, provinceIds, seas } from './shapes';

const pair = (a: string, b: string) => [a, b].sort().join(' ');

describe('The map of Blood Royale', () => {
  it('has a shape for every province, and no other', () => {
    expect([...provinceIds].sort()).toEqual(components.provinces.map(({ id }) => id).sort());
    for (const id of provinceIds) expect(paths[id]).toMatch(/^M.{20,}Z$/);
  });

  it('has a middle within each province', () => {
    for (const { id } of components.provinces) {
      const { x, y } = middles[id]!;
      expect(areaAt(x, y)).toBe(id);
    }
  });

  it('draws provinces beside one another that are so in the game, and only those', () => {
    const drawn = new Set(drawnBorders().map(([a, b]) => pair(a, b)));
    const wanted = new Set(components.provinces.flatMap(({ id, borders }) => borders.map((other) => pair(id, other))));
    expect([...drawn].sort()).toEqual([...wanted].sort());
  });

  it('has every sea area, with places in its water', () => {
    expect(Object.keys(seas).sort()).toEqual(components.seas.map(({ id }) => id).sort());
    for (const [id, { places }] of Object.entries(seas)) {
      expect(places.length).toBeGreaterThan(2);
      for (const { x, y } of places) expect(seaAt(x, y)).toBe(id);
    }
  });

  it('has water of each sea area near the provinces on its coast', () => {
    for (const { id, seas: coasts } of components.provinces) {
      const { x, y } = middles[id]!;
      const around = new Set<string>();
      for (let dx = -140; dx <= 140; dx += 5) for (let dy = -140; dy <= 140; dy += 5) around.add(seaAt(x + dx, y + dy));
      for (const sea of coasts) expect(around, `${id} on ${sea}`).toContain(sea);
    }
  });

  it('leads over the Channel from Kent to Calais', () => {
    expect(crossings.map(({ from, to }) => `${from} ${to}`)).toEqual(['kent calais']);
  });

  it('tells borders within a country from frontiers', () => {
    const home = new Map(components.provinces.map(({ id, country }) => [id, country]));
    const { inner, outer } = frontiers((id) => home.get(id)!);
    expect(inner.length).toBeGreaterThan(1000);
    expect(Object.keys(outer).sort()).toEqual(['england', 'france', 'germany', 'italy', 'spain']);
  });
});
