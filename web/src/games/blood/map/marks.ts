// What is drawn in a province or at sea, as marks in a row, and what is left of it where there is little room.
import type { BloodComponents, BloodFleet, BloodItems, BloodPiece, BloodView } from '../../../protocol/types';
import { goodName, royals } from '../parts';
import { fleetWords, itemWords, personWords, unitWords } from './words';

/** `rest`: so many more are there that are not shown. */
export type Mark = { key: string; words: string; rest?: number } & (
  | { kind: 'castle'; country: string; strength: number }
  | { kind: 'armies'; country: string; count: number }
  | {
      kind: 'royal';
      person: number;
      country: string;
      initial: string;
      crowned: boolean;
      captive: boolean;
      aboard: boolean;
    }
  | { kind: 'fleet'; fleet: string; country: string; armies: number; items: number }
  | { kind: 'item'; good: string; country: string; count: number; foreign: boolean }
  | { kind: 'source'; good: string }
  | { kind: 'goods'; count: number }
  | { kind: 'famine' }
  | { kind: 'rebellion' }
  | { kind: 'more'; count: number }
);

/** Width and height in pixels, at full size; a mark is drawn around its middle. */
export const sizes: Record<Mark['kind'], { width: number; height: number }> = {
  castle: { width: 29, height: 24 },
  armies: { width: 30, height: 34 },
  royal: { width: 26, height: 34 },
  fleet: { width: 38, height: 34 },
  item: { width: 26, height: 24 },
  source: { width: 21, height: 21 },
  goods: { width: 27, height: 24 },
  famine: { width: 24, height: 24 },
  rebellion: { width: 24, height: 24 },
  more: { width: 28, height: 20 },
};

export interface Place {
  id: string;
  sea: boolean;
}

/** The element of the board that a mark is. */
export function elementOf(mark: Mark): string | undefined {
  if (mark.kind === 'royal') return `person:${mark.person}`;
  return mark.kind === 'fleet' ? `fleet:${mark.fleet}` : undefined;
}

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

function royalMark(components: BloodComponents, view: BloodView, piece: BloodPiece): Mark {
  const person = view.people.find((each) => each.id === piece.person);
  return {
    key: `person:${piece.person}`,
    kind: 'royal',
    person: piece.person,
    country: piece.colour,
    initial: (person?.name ?? '?').charAt(0),
    crowned: (person?.reigns ?? []).length > 0,
    captive: person?.captor !== undefined,
    aboard: piece.aboard !== undefined,
    words: personWords(components, view, piece.person),
  };
}

function fleetMarks(components: BloodComponents, view: BloodView, fleet: BloodFleet): Mark[] {
  const aboard = royals(view).filter((piece) => piece.aboard === fleet.id);
  return [
    {
      key: `fleet:${fleet.id}`,
      kind: 'fleet',
      fleet: fleet.id,
      country: fleet.colour,
      armies: sum(Object.values(fleet.armies ?? {})),
      items: sum((fleet.items ?? []).map((item) => item.count)),
      words: fleetWords(components, view, fleet),
    },
    ...aboard.map((piece) => royalMark(components, view, piece)),
  ];
}

function itemMark(components: BloodComponents, item: BloodItems, holder: string): Mark {
  return {
    key: `item:${item.good}:${item.owner}`,
    kind: 'item',
    good: item.good,
    country: item.owner,
    count: item.count,
    foreign: item.owner !== holder,
    words: itemWords(components, item),
  };
}

/** All that stands or lies in a place. */
export function marksAt(components: BloodComponents, view: BloodView, { id, sea }: Place): Mark[] {
  const here = (thing: { province?: string; sea?: string }) => (sea ? thing.sea : thing.province) === id;
  const fleets = view.fleets.filter(here).flatMap((fleet) => fleetMarks(components, view, fleet));
  const standing = royals(view)
    .filter((piece) => here(piece) && piece.aboard === undefined)
    .map((piece) => royalMark(components, view, piece));
  if (sea) return [...fleets, ...standing];

  const land = view.provinces[id];
  const home = components.provinces.find((each) => each.id === id);
  const holder = land?.control ?? home?.country ?? '';
  const marks: Mark[] = [];
  for (const crown of view.crowns.filter((each) => each.capital === id))
    marks.push({
      key: `castle:${crown.id}`,
      kind: 'castle',
      country: crown.id,
      strength: crown.castle,
      words: crown.castle > 0 ? `a castle of strength ${crown.castle}` : 'a ruined castle',
    });
  const armies = Object.entries(land?.armies ?? {}).sort(([a], [b]) => Number(b === holder) - Number(a === holder));
  for (const [country, count] of armies)
    marks.push({
      key: `armies:${country}`,
      kind: 'armies',
      country,
      count,
      words: unitWords(components, country, count),
    });
  marks.push(...standing, ...fleets);
  const items = land?.items ?? [];
  marks.push(...items.map((item) => itemMark(components, item, holder)));
  // What lies there says what is made there, if it is the same.
  if (home?.good !== undefined && !items.some((item) => item.good === home.good))
    marks.push({ key: 'source', kind: 'source', good: home.good, words: `makes ${goodName(home.good)}` });
  if (land?.famine) marks.push({ key: 'famine', kind: 'famine', words: 'famine' });
  if (land?.rebellion) marks.push({ key: 'rebellion', kind: 'rebellion', words: 'rebellion' });
  return marks;
}

/** Of several goods one sack with their number. */
function packed(marks: Mark[]): Mark[] {
  const items = marks.filter((mark) => mark.kind === 'item');
  if (items.length < 2) return marks;
  const sack: Mark = {
    key: 'goods',
    kind: 'goods',
    count: sum(items.map((item) => item.count)),
    words: items.map((item) => item.words).join(', '),
  };
  const first = marks.indexOf(items[0]!);
  return marks.flatMap((mark, i) => (i === first ? [sack] : mark.kind === 'item' ? [] : [mark]));
}

// What is left out last where there is no room.
const weights: Record<Mark['kind'], number> = {
  armies: 12,
  castle: 10,
  royal: 10,
  fleet: 8,
  rebellion: 5,
  famine: 5,
  goods: 5,
  item: 4,
  source: 1.5,
  more: 0,
};

export interface Variant {
  marks: Mark[];
  /** How bad it is that no more is shown. */
  cost: number;
}

/** What whoever looks at the map wants to see first. */
export interface Eyes {
  /** Whether an element can be touched. */
  lit(id: string): boolean;
  /** Whose pieces are one's own. */
  countries: readonly string[];
}

/** Only so many marks, what can be touched and what is one's own first; the others as a number. */
function shortened(marks: Mark[], most: number, { lit, countries }: Eyes): Variant {
  if (marks.length <= most) return { marks, cost: 0 };
  const weight = (mark: Mark) => {
    const element = elementOf(mark);
    const isOwn = 'country' in mark && mark.kind !== 'item' && countries.includes(mark.country);
    const aboard = mark.kind === 'fleet' ? Math.min(4, mark.armies + mark.items) : 0;
    return weights[mark.kind] + aboard + (isOwn ? 15 : 0) + (element !== undefined && lit(element) ? 20 : 0);
  };
  const kept = new Set([...marks].sort((a, b) => weight(b) - weight(a)).slice(0, most));
  const rest = marks.filter((mark) => !kept.has(mark));
  const words = rest.map((mark) => mark.words).join(', ');
  const shown = marks.filter((mark) => kept.has(mark));
  return { marks: [...shown, { key: 'more', kind: 'more', count: rest.length, words }], cost: sum(rest.map(weight)) };
}

/** A single mark that says itself that there is more. */
function alone(marks: Mark[], eyes: Eyes): Variant {
  const { marks: shown, cost } = shortened(marks, 1, eyes);
  const [first, more] = shown;
  if (!first || more?.kind !== 'more') return { marks: shown, cost };
  return { marks: [{ ...first, rest: more.count, words: `${first.words}, ${more.words}` }], cost: cost + 1 };
}

/** Ways to show what is there, from all of it to a single mark. */
export function variants(marks: Mark[], eyes: Eyes): Variant[] {
  const sack = packed(marks);
  const all: Variant[] = [
    { marks, cost: 0 },
    { marks: sack, cost: 4 },
    ...[5, 4, 3, 2, 1].map((most) => shortened(sack, most, eyes)),
    alone(sack, eyes),
  ];
  return all.filter((each, i) => i === 0 || each.marks.length < all[i - 1]!.marks.length);
}
