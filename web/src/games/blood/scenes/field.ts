// What is to be seen of a field of battle after a step. Pure: knows no page.

/** 0: who attacks; 1: who defends himself. */
export type Which = 0 | 1;

/** What has become of a king or prince. */
export type Fate = 'stands' | 'fled' | 'left' | 'captive' | 'free' | 'dead';

/** A roll for one's life. */
export interface Trial {
  dice: number;
  added: number;
  needed: number;
  lives: boolean;
}

export interface Royal {
  person: number;
  /** Left out: the log does not tell it. */
  name?: string;
  title?: string;
  /** `King` or `Prince`, as he is called. */
  rank?: string;
  /** The king's piece is his. */
  isKing: boolean;
  fate: Fate;
  /** Where he went, or who holds him, for people. */
  where?: string;
  trial?: Trial;
  /** Something has become of him in this step. */
  now: boolean;
}

export interface Side {
  country: string;
  /** For people. */
  name: string;
  /** Who plays its house; left out: nobody does. */
  seat?: number;
  /** That came to the battle. */
  armies: number;
  /** That had fallen before, and in this step. */
  fallen: number;
  falls: number;
  /** That had fallen back before, and in this step. */
  left: number;
  leaves: number;
  royals: Royal[];
}

export interface Castle {
  /** Its strength at first, and before each loss. */
  trail: number[];
  left: number;
  /** In this step. */
  lost: number;
  /** Whether the armies are in it; left out: that was not asked. */
  inside?: boolean;
}

export interface Roll {
  side: Which;
  die: number;
  hits: number;
  kind: 'free' | 'round' | 'retreat';
  /** That were counted for it. */
  units: number;
}

/** What was rolled together: free rolls, a round, or a roll at those who retreat. */
export interface Row {
  label: string;
  rolls: Roll[];
  /** What a side has done to the other by them. */
  took: [Loss, Loss];
}
export interface Loss {
  armies: number;
  castle: number;
}

export interface Offer {
  kind: 'surrender' | 'ransom';
  /** Of a surrender: who would. */
  side?: Which;
  /** Of a ransom: for whom, and how much if that is known. */
  person?: string;
  crowns?: number;
  terms: string[];
  accepted?: boolean;
}

export interface Field {
  sides: [Side, Side];
  castle: Castle | null;
  /** Of this step. */
  rolls: Roll[];
  rows: Row[];
  /** Free rolls that are still to come, and whose. */
  free: { side: Which; rolls: number } | null;
  /** That are not answered, or answered in this step. */
  offers: Offer[];
  /** Who has the field; nobody: `null`; left out: it is still fought for. */
  winner?: Which | null;
}

export const standing = (side: Side) => side.armies - side.fallen - side.falls - side.left - side.leaves;
export const present = (side: Side) => side.royals.filter(({ fate }) => fate === 'stands');
/** A castle counts if its armies are inside, or if there are none. */
export const strength = (field: Field, which: Which) =>
  which === 1 && field.castle && field.castle.inside !== false ? field.castle.left - field.castle.lost : 0;

/** Units of a side, as the combat table counts them. */
export function units(field: Field, which: Which): number {
  const side = field.sides[which];
  return standing(side) + present(side).length + strength(field, which);
}

/** "march-off+captives+goods" as the move has it, in words, with the armies that are killed and the Crowns that are paid. */
export function termsInWords(terms: string, armies = 0, crowns = 0): string[] {
  const words: Record<string, string> = {
    'march-off': armies > 0 ? 'the others march off' : 'the armies march off',
    'armies-die': 'the armies are killed',
    captives: 'royals are captives',
    goods: 'goods are left',
    land: 'the province is given up',
  };
  const listed = terms.split('+').map((term) => words[term] ?? term);
  if (armies > 0) listed.unshift(armies === 1 ? '1 army is killed' : `${armies} armies are killed`);
  if (crowns > 0) listed.push(crowns === 1 ? '1 Crown is paid' : `${crowns} Crowns are paid`);
  return listed;
}
