// The tree of a house as a picture: cards in rows, a generation each, and the lines between them.
import { familiesOf, type Kin } from './kin';
import { inARow, joined, kCard, keyOf, kTag, middleOf, type Couple, type Placed } from './tree_layout';

/** From row to row: the card, its badges, the lines to the children, and the crown of the next. */
const kRow = 178;
/** How far below the top of a row the lines to the children run, how far below each other, and how round they turn. */
const kLines = { at: 142, step: 8, turn: 10 };
const kMargin = { left: 28, top: 66, right: 28, bottom: 48 };
/** Years from one generation to the next, for families whose kinship with the others is forgotten. */
const kGeneration = 25;

export interface Card extends Placed {
  y: number;
  height: number;
}

/** A marriage, or what is left to tell of one. */
export interface Joint {
  key: string;
  of: number;
  /** Left out: not remembered. */
  partner?: number;
  /** Whether the two are wed now. */
  lasts: boolean;
  children: number[];
  /** Where its seal is. */
  x: number;
  y: number;
  /** The lines between the two, and to their children. */
  path: string;
}

export interface Generation {
  /** Of the upper edge of its cards. */
  y: number;
  /** The first and the last year of birth in it. */
  from: number;
  to: number;
}

export interface Tree {
  cards: Card[];
  joints: Joint[];
  rows: Generation[];
  width: number;
  height: number;
}

/** The tree of a house, as far as its people are remembered. */
export function treeOf(people: readonly Kin[], house: string): Tree {
  const families = familiesOf(people, house);
  const eldest = Math.min(...families.map((unit) => unit.born));
  const block = inARow(families.map((unit) => ({ unit, row: Math.round((unit.born - eldest) / kGeneration) })));

  // Rows in which nobody stands are left out.
  const used = [...new Set(block.cards.map((card) => card.row))].sort((a, b) => a - b);
  const topOf = (row: number) => kMargin.top + row * kRow;
  const cards = block.cards.map((placed): Card => {
    const row = used.indexOf(placed.row);
    const height = placed.standing === 'tag' ? kTag.height : kCard.height;
    return { ...placed, row, height, x: placed.x + kMargin.left, y: topOf(row) + (kCard.height - height) / 2 };
  });
  const byKey = new Map(cards.map((card) => [card.key, card]));
  const born = new Map(people.map((each) => [each.id, each.born]));
  return {
    cards,
    joints: block.couples.map((couple) => jointOf(couple, topOf(used.indexOf(couple.row)), (key) => byKey.get(key)!)),
    rows: used.map((_, row) => {
      const all = cards.filter((card) => card.row === row);
      const members = all.filter((card) => card.standing === 'member');
      const years = (members.length > 0 ? members : all).map((card) => born.get(card.id)!);
      return { y: topOf(row), from: Math.min(...years), to: Math.max(...years) };
    }),
    width: Math.max(0, ...cards.map((card) => card.x + card.width)) + kMargin.right,
    height: topOf(Math.max(0, used.length - 1)) + kCard.height + kMargin.bottom,
  };
}

function jointOf(couple: Couple, top: number, find: (key: string) => Card): Joint {
  const { of, union } = couple;
  const { from, to, at } = joined(couple, find);
  const children = union.children.map((child) => child.id);
  const y = top + (union.partner ? kCard.height / 2 : kCard.height);
  const bus = top + kLines.at + couple.depth * kLines.step;
  const path =
    (union.partner ? `M${from} ${y}H${to}` : '') +
    down(
      at,
      y,
      bus,
      children.map((id) => find(keyOf(id))),
    );
  const key = union.partner ? keyOf(union.partner.id, of) : keyOf(of);
  return { key, of, partner: union.partner?.id, lasts: union.lasts, children, x: at, y, path };
}

/** From a couple to its children; the outermost lines turn round a corner. */
function down(x: number, y: number, bus: number, children: readonly Card[]): string {
  if (children.length === 0) return '';
  const ends = children.map(middleOf);
  const [left, right] = [Math.min(...ends), Math.max(...ends)];
  const lines = children.map((child, i) => {
    const end = ends[i]!;
    const off = end - x;
    const isOuter = (end === left && off < 0) || (end === right && off > 0);
    if (!isOuter || Math.abs(off) < kLines.turn) return `M${x} ${bus}H${end}V${child.y}`;
    const turn = Math.sign(off) * kLines.turn;
    return `M${x} ${bus}H${end - turn}q${turn} 0 ${turn} ${kLines.turn}V${child.y}`;
  });
  return `M${x} ${y}V${bus}` + lines.join('');
}
