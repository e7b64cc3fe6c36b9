// Sets the people of a family beside and below each other. Measures are pixels at the usual size of letters.
//
// A family is laid out from its youngest up: the children of a couple stand side by side as closely as their own families
// allow, and the couple above their middle. How far a family reaches is kept for each row, and for the lines between two
// rows, so that neither cards nor lines of two families ever meet.
import type { Partner, Union, Unit } from './kin';

export const kCard = { width: 120, height: 84 };
export const kTag = { width: 106, height: 58 };
/** Between the two of a couple, where the seal is; between siblings; between families; between lines. */
const kApart = { couple: 36, siblings: 26, families: 56, lines: 14 };

export interface Placed extends Partner {
  /** Of whoever the unit is about: the id; of a spouse, with that id: `12@3`. */
  key: string;
  row: number;
  /** Of the left edge. */
  x: number;
  width: number;
}

/** A marriage between two who have been placed. */
export interface Couple {
  of: number;
  union: Union;
  row: number;
  /** How many lines of others run above those to its children. */
  depth: number;
}

/** A part of the tree that is moved as a whole. */
export interface Block {
  cards: Placed[];
  couples: Couple[];
  /** From where to where it goes, by half rows: the cards of a row, then the lines below it. */
  reach: Map<number, [left: number, right: number]>;
}

export const keyOf = (id: number, of?: number) => (of === undefined ? `${id}` : `${id}@${of}`);
export const middleOf = (card: Placed) => card.x + card.width / 2;

/** From where to where a couple is joined, and where the line to its children begins. */
export function joined(couple: Couple, find: (key: string) => Placed): { from: number; to: number; at: number } {
  const one = find(keyOf(couple.of));
  const partner = couple.union.partner;
  if (!partner) return { from: middleOf(one), to: middleOf(one), at: middleOf(one) };
  const other = find(keyOf(partner.id, couple.of));
  return other.x > one.x
    ? { from: one.x + one.width, to: other.x, at: other.x - kApart.couple / 2 }
    : { from: other.x + other.width, to: one.x, at: other.x + other.width + kApart.couple / 2 };
}

/** Families side by side, none above or below another. */
export function inARow(families: readonly { unit: Unit; row: number }[]): Block {
  const all: Block = { cards: [], couples: [], reach: new Map() };
  let from = 0;
  for (const { unit, row } of families) {
    const block = placed(unit, row);
    move(block, from - Math.min(...[...block.reach.values()].map(([left]) => left)));
    from = Math.max(...[...block.reach.values()].map(([, right]) => right)) + kApart.families;
    join(all, block);
  }
  return all;
}

/** Somebody with spouses, and all who descend from them. */
function placed(unit: Unit, row: number): Block {
  const block = abreast(unit, row);
  const parents = block.couples.filter((couple) => couple.union.children.length > 0);
  if (parents.length === 0) return block;

  const below = parents.map((couple) => couple.union.children.map((child) => placed(child, row + 1)));
  closeUp(below.flat());
  const ends = below.map((blocks) => blocks.map((each) => middleOf(selfIn(each))));
  const find = (key: string) => block.cards.find((card) => card.key === key)!;
  const drops = () => parents.map((couple) => joined(couple, find).at);
  const all = ends.flat();
  move(block, (all[0]! + all.at(-1)! - drops()[0]! - drops().at(-1)!) / 2);

  const lines = drops().map((drop, i): [number, number] => [Math.min(drop, ...ends[i]!), Math.max(drop, ...ends[i]!)]);
  for (let i = 0; i + 1 < lines.length; i++) {
    if (lines[i]![1] < lines[i + 1]![0]) continue;
    // The lines of the two would run into each other: those run higher whose children are further off.
    if (drops()[i + 1]! <= Math.max(...ends[i]!)) parents.slice(0, i + 1).forEach((couple) => couple.depth++);
    else parents[i + 1]!.depth = parents[i]!.depth + 1;
  }
  for (const [left, right] of lines) widen(block, 2 * row + 1, left, right);
  for (const each of below.flat()) join(block, each);
  return block;
}

/** Of a block that begins with one unit, the card of whoever it is about. */
const selfIn = (block: Block) => block.cards.find((card) => !card.key.includes('@'))!;

/** Somebody between spouses: the earlier ones on the left, the last on the right. */
function abreast(unit: Unit, row: number): Block {
  const wed = unit.unions.filter((union) => union.partner);
  const alone = unit.unions.filter((union) => !union.partner);
  const earlier = wed.slice(0, -1);
  const last = wed.slice(-1);
  const people: Partner[] = [...earlier.map((union) => union.partner!), unit, ...last.map((union) => union.partner!)];

  let x = 0;
  const cards = people.map((each): Placed => {
    const { width } = each.standing === 'tag' ? kTag : kCard;
    const key = each === unit ? keyOf(unit.id) : keyOf(each.id, unit.id);
    const card = { key, id: each.id, standing: each.standing, row, x, width };
    x += width + kApart.couple;
    return card;
  });
  const couples = [...earlier, ...alone, ...last].map((union): Couple => ({ of: unit.id, union, row, depth: 0 }));
  return { cards, couples, reach: new Map([[2 * row, [0, x - kApart.couple]]]) };
}

/** Moves each block as close to those before it as rows and lines allow. */
function closeUp(blocks: readonly Block[]) {
  const reached = new Map<number, number>();
  for (const block of blocks) {
    const shifts = [...block.reach].map(([half, [left]]) => {
      const gap = half % 2 === 0 ? kApart.siblings : kApart.lines;
      return (reached.get(half) ?? -Infinity) + gap - left;
    });
    const shift = Math.max(...shifts);
    if (shift > -Infinity) move(block, shift);
    for (const [half, [, right]] of block.reach) reached.set(half, Math.max(reached.get(half) ?? -Infinity, right));
  }
}

function move(block: Block, by: number) {
  for (const card of block.cards) card.x += by;
  for (const [half, [left, right]] of block.reach) block.reach.set(half, [left + by, right + by]);
}

function widen(block: Block, half: number, left: number, right: number) {
  const known = block.reach.get(half) ?? [Infinity, -Infinity];
  block.reach.set(half, [Math.min(known[0], left), Math.max(known[1], right)]);
}

function join(block: Block, other: Block) {
  block.cards.push(...other.cards);
  block.couples.push(...other.couples);
  for (const [half, [left, right]] of other.reach) widen(block, half, left, right);
}
