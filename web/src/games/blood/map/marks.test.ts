import { describe, expect, it } from 'vitest';
import { components, view } from './fixture';
import { areaAt } from './ground';
import { finished } from './label_placement';
import { coveredBy, freeWithin, layingOut } from './layout';
import { marksAt, variants } from './marks';
import { middles } from './shapes';

const eyes = { lit: () => false, countries: [] };

describe('Marks', () => {
  it('are all that stands in a place', () => {
    const kinds = (id: string, sea = false) => marksAt(components, view, { id, sea }).map(({ kind }) => kind);
    expect(kinds('kent')).toEqual(['armies', 'armies', 'famine', 'rebellion']);
    expect(kinds('north-sea', true)).toEqual(['fleet', 'royal']);
    expect(kinds('cornwall')).toEqual(['source']);
  });

  it('name those of who holds the province first', () => {
    expect(marksAt(components, view, { id: 'kent', sea: false })[0]).toMatchObject({ country: 'france', count: 3 });
  });

  it('are packed, then counted, and say what is left out', () => {
    const ways = variants(marksAt(components, view, { id: 'essex', sea: false }), eyes);
    expect(ways[0]!.marks).toHaveLength(7);
    expect(ways[1]!.marks.find(({ kind }) => kind === 'goods')).toMatchObject({ count: 8 });
    expect(ways.at(-1)!.marks).toHaveLength(1);
    expect(ways.at(-1)!.marks[0]!.rest).toBe(3);
    expect(ways.map(({ marks }) => marks.length)).toEqual([7, 4, 3, 2, 1]);
  });

  it('keep what can be touched to the last', () => {
    const ways = variants(marksAt(components, view, { id: 'essex', sea: false }), {
      ...eyes,
      lit: (id) => id === 'person:2',
    });
    expect(ways.at(-1)!.marks[0]!.key).toBe('person:2');
  });

  it('keep what is one’s own before what is others’', () => {
    const kept = (countries: string[]) =>
      variants(marksAt(components, view, { id: 'kent', sea: false }), { ...eyes, countries }).at(-1)!.marks[0];
    expect(kept(['france'])).toMatchObject({ kind: 'armies', country: 'france' });
    expect(kept(['england'])).toMatchObject({ kind: 'armies', country: 'england' });
  });
});

describe('Whoever reigns in two countries', () => {
  it('stands on the map once', () => {
    const twice = { ...view, pieces: [...view.pieces, { ...view.pieces[0]!, colour: 'spain' }] };
    const { province, sea, person } = view.pieces[0]!;
    const marks = marksAt(components, twice, { id: province ?? sea!, sea: province === undefined });
    expect(marks.filter(({ key }) => key === `person:${person}`)).toHaveLength(1);
  });
});

describe('The whole map', () => {
  const laid = (zoomed: number) =>
    finished(layingOut({ components, view, ...eyes, zoomed, textSize: 1 })).standings.filter(
      ({ id }) => !id.startsWith('#'),
    );

  it('names every province and sea on a desktop, with all that stands there', () => {
    for (const { id, name, marks } of laid(0.93)) {
      expect(name, id).not.toBeNull();
      expect(
        marks.some(({ kind, rest }) => kind === 'more' || rest),
        id,
      ).toBeFalsy();
    }
  });

  it('shows capitals and what stands in provinces on a phone', () => {
    const all = laid(0.39);
    for (const id of ['kent', 'essex', 'north-sea', 'calais'])
      expect(all.find((each) => each.id === id)!.marks.length, id).toBeGreaterThan(0);
    expect(all.find(({ id }) => id === 'essex')!.name).not.toBeNull();
  });
});

describe('A sign that is drawn over all else', () => {
  const size = { width: 20, height: 14 };
  it('stands in the middle of its province, or beside what is there, but never in another', () => {
    expect(freeWithin('saxony', [], size)).toEqual(middles.saxony);
    const covered = [{ ...middles.saxony!, width: 40, height: 20 }];
    const aside = freeWithin('saxony', covered, size);
    expect(Math.abs(aside.y - middles.saxony!.y) >= 17 || Math.abs(aside.x - middles.saxony!.x) >= 30).toBe(true);
    expect(areaAt(aside.x, aside.y)).toBe('saxony');
    for (const { id } of components.provinces) {
      const spot = freeWithin(id, [{ x: 500, y: 500, width: 1000, height: 1000 }], size);
      expect([id, '']).toContain(areaAt(spot.x, spot.y));
    }
  });
  it('knows of all names and pieces', () => {
    const laid = finished(layingOut({ components, view, ...eyes, zoomed: 1, textSize: 1 }));
    const shown = laid.standings.flatMap(({ name, pieces }) => [...(name ? [name] : []), ...pieces]);
    expect(coveredBy(laid)).toHaveLength(shown.length);
  });
});
