// What is to be placed on the map: provinces and seas with what stands there, and the names of closed lands.
import type { BloodComponents, BloodView } from '../../../protocol/types';
import { areaAt, seaAt, within } from './ground';
import { marksAt, sizes, variants, type Eyes, type Mark, type Variant } from './marks';
import type { Piece, Rect, Size } from './blocks';
import { placing, type Placed } from './label_placement';
import { middles, seas, type Spot } from './shapes';
import type { Belonging, Wish } from './wishes';

export interface Standing extends Placed {
  id: string;
  sea: boolean;
  title: string[];
  /** Of the name, in pixels. */
  size: number;
  bold: boolean;
  /** What is shown, in the order of `pieces`. */
  marks: Mark[];
}

/** How large things are drawn, by the pixels that a unit of the map takes. */
export function scales(zoomed: number, textSize: number): { name: number; piece: number } {
  const t = Math.max(0, Math.min(1, zoomed - 0.4));
  return { name: (12 + 3.5 * t) * textSize, piece: (0.88 + 0.22 * t) * Math.min(1.2, textSize) };
}

/** About how wide a name is in the serif, for each pixel of its size. */
export function nameWidth(name: string): number {
  let width = 0;
  for (const letter of name) {
    if (/[ijlft' ]/.test(letter)) width += 0.29;
    else if (/[mw]/.test(letter)) width += 0.78;
    else if (/[A-Z]/.test(letter)) width += 0.68;
    else width += /[crs]/.test(letter) ? 0.41 : 0.5;
  }
  return width;
}

const lineHeight = 1.12;

function nameSize(lines: string[], size: number): Size {
  // Its halo needs a little room too.
  return { width: Math.max(...lines.map(nameWidth)) * size + 5, height: lines.length * size * lineHeight + 1 };
}

/** Names of two long words stand in two lines. */
function seaLinesOf(name: string): string[] {
  return name.length > 10 ? name.split(/ (?=\S+$)/) : [name];
}

const around: Spot[] = [];
for (let x = -40; x <= 40; x += 20) for (let y = -40; y <= 40; y += 20) around.push({ x, y });

const seaPlaces: Record<string, Spot[]> = {};
function placesAtSea(id: string): Spot[] {
  return (seaPlaces[id] ??= (seas[id]?.places ?? [])
    .flatMap((spot) => around.map(({ x, y }) => ({ x: spot.x + x, y: spot.y + y })))
    .filter(({ x, y }) => x > 10 && y > 10 && x < 990 && y < 990 && seaAt(x, y) === id));
}

/** With fewer pixels for a unit of the map there is no room to keep free for what is drawn over it. */
const crowded = 0.7;

interface Entry {
  wish: Wish;
  standing: Omit<Standing, keyof Placed | 'marks'>;
  shown: Variant[];
}

export interface Scene extends Eyes {
  components: BloodComponents;
  view: BloodView;
  /** Pixels for a unit of the map. */
  zoomed: number;
  textSize: number;
}

function entries(scene: Scene): Entry[] {
  const { components, view, zoomed, textSize } = scene;
  const scale = scales(zoomed, textSize);
  const sized = (mark: Mark): Piece => ({
    width: sizes[mark.kind].width * scale.piece,
    height: sizes[mark.kind].height * scale.piece,
    afloat: mark.kind === 'fleet',
  });
  const entry = (
    standing: Entry['standing'],
    marks: Mark[],
    weight: number,
    where: Pick<Wish, 'homes' | 'places' | 'whose'>,
  ): Entry => {
    const shown = marks.length > 0 ? variants(marks, scene).slice(zoomed < crowded ? -4 : 0) : [];
    const name = nameSize(standing.title, standing.size);
    return {
      standing,
      shown,
      wish: {
        id: standing.id,
        weight,
        name,
        variants: shown.map(({ marks: list, cost }) => ({ pieces: list.map(sized), cost })),
        ...where,
      },
    };
  };
  const capitals = new Set(view.crowns.map((crown) => crown.capital));
  const land = components.provinces.map(({ id, name }) => {
    const marks = marksAt(components, view, { id, sea: false });
    const capital = capitals.has(id);
    const pieces = marks.filter((mark) => ['armies', 'royal', 'fleet'].includes(mark.kind)).length;
    const size = scale.name + (capital ? 1 : 0);
    return entry(
      { id, sea: false, title: [name], size, bold: capital },
      marks,
      (capital ? 100 : 0) + (pieces > 0 ? 50 : 0) + 20 - Math.min(19, within[id]!.length / 10),
      {
        homes: [middles[id]!],
        places: within[id]!,
        whose: (x, y): Belonging => {
          const there = areaAt(x, y);
          if (there === id) return 'own';
          return there === '' ? 'water' : there.startsWith('#') ? 'void' : 'foreign';
        },
      },
    );
  });
  const water = components.seas.map(({ id, name }) => {
    const marks = marksAt(components, view, { id, sea: true });
    const size = scale.name + 1;
    return entry({ id, sea: true, title: seaLinesOf(name), size, bold: false }, marks, marks.length > 0 ? 60 : 5, {
      homes: seas[id]!.places,
      places: placesAtSea(id),
      whose: (x, y): Belonging => (seaAt(x, y) === id ? 'own' : 'foreign'),
    });
  });
  const names: [string, string][] = [
    ['#wales', 'Wales'],
    ['#denmark', 'Denmark'],
    ['#poland', 'Poland'],
  ];
  const closed = names.map(([id, name]) =>
    entry({ id, sea: false, title: [name], size: scale.name, bold: false }, [], 1, {
      homes: [middles[id]!],
      places: within[id]!,
      whose: (x, y): Belonging => (areaAt(x, y) === id ? 'own' : areaAt(x, y) === '' ? 'water' : 'foreign'),
    }),
  );
  return [...land, ...water, ...closed];
}

export interface Laid {
  standings: Standing[];
  /** Units of the map for a pixel, and how large pieces are drawn. */
  unit: number;
  piece: number;
}

/** Everything that has a name, with where it and its pieces stand. Pauses often. */
export function* layingOut(scene: Scene): Generator<void, Laid> {
  const all = entries(scene);
  const wishes = all.map(({ wish }) => wish);
  const unit = 1 / scene.zoomed;
  const touchable = (entry: Entry) =>
    scene.lit(`${entry.standing.sea ? 'sea' : 'province'}:${entry.standing.id}`) ||
    (entry.shown[0]?.marks ?? []).some((mark) => scene.lit(mark.key));
  let placed = yield* placing(wishes, unit);
  // Whoever is not seen comes first the next time, and then asks for little. Where all is seen nothing moves.
  for (let round = 0; round < 4; round++) {
    const unseen = all.filter(({ wish }) => wish.variants.length > 0 && placed[wish.id]!.variant === null);
    const nameless = all.filter((entry) => touchable(entry) && placed[entry.wish.id]!.name === null);
    const cramped = round > 0 || scene.zoomed < crowded ? [] : all.filter((entry) => !placed[entry.wish.id]!.roomy);
    if (unseen.length + nameless.length + cramped.length === 0) break;
    for (const entry of unseen) {
      const { wish } = entry;
      wish.weight += 200;
      wish.variants = wish.variants.slice(-1);
      entry.shown = entry.shown.slice(-1);
      if (!touchable(entry)) wish.name = null;
    }
    for (const { wish } of nameless) wish.weight += 200;
    for (const { wish } of cramped) wish.reserves = true;
    placed = yield* placing(wishes, unit);
  }
  const standings = all.map(({ wish, standing, shown }) => {
    const spot = placed[wish.id]!;
    return { ...standing, ...spot, marks: spot.variant === null ? [] : shown[spot.variant]!.marks };
  });
  return { standings, unit, piece: scales(scene.zoomed, scene.textSize).piece };
}

/** What names and pieces cover, in units of the map. */
export function coveredBy(laid: Laid): Rect[] {
  const pixel = (rect: Rect): Rect => ({ ...rect, width: rect.width * laid.unit, height: rect.height * laid.unit });
  return laid.standings.flatMap(({ name, title, size, pieces, marks }) => [
    ...(name ? [pixel({ ...name, ...nameSize(title, size) })] : []),
    ...marks.flatMap(({ kind }, i) => {
      const { width, height } = sizes[kind];
      return pieces[i] ? [pixel({ ...pieces[i], width: width * laid.piece, height: height * laid.piece })] : [];
    }),
  ]);
}

/** Where in a province a sign of this size, in units of the map, covers least. */
export function freeWithin(id: string, covered: Rect[], { width, height }: Size): Spot {
  const overlap = (spot: Spot, rect: Rect) =>
    Math.max(0, (width + rect.width) / 2 - Math.abs(spot.x - rect.x)) *
    Math.max(0, (height + rect.height) / 2 - Math.abs(spot.y - rect.y));
  const middle = middles[id]!;
  let [best, least] = [middle, Infinity];
  for (const spot of [middle, ...within[id]!]) {
    const cost =
      covered.reduce((sum, rect) => sum + overlap(spot, rect), 0) +
      Math.hypot(spot.x - middle.x, spot.y - middle.y) * 0.05 * width;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
