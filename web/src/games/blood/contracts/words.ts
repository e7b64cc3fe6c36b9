// What clauses are called, what the table does about each, and how a sentence is set: its choices stand out.
import type { BloodClause, BloodComponents } from '../../../protocol/types';
import { countryName } from '../parts';

export const verbs = ['forbids', 'grants', 'owes', 'settles'] as const;
export type Verb = (typeof verbs)[number];

/** A verb as a heading, and what it means. */
export const verbWords: Record<string, { name: string; means: string }> = {
  forbids: { name: 'Forbids', means: 'shall not' },
  grants: { name: 'Grants', means: 'gives leave' },
  owes: { name: 'Owes', means: 'gives, in time' },
  settles: { name: 'Settles', means: 'at the wedding' },
};

interface Matter {
  /** A name for the form. */
  name: string;
  /** What the table does about it, in a sentence or two. */
  gloss(who: string, whom: string): string;
  /** The same in a plain deal, where that is something else. */
  dealt?(who: string, whom: string): string;
}

const matters: Record<string, Matter> = {
  peace: {
    name: 'Peace',
    gloss: (who, whom) =>
      `The table refuses ${who} a march without leave, a battle, a marker or the taking of goods of ${whom} there.`,
  },
  'usual-tax': { name: 'Taxes not raised', gloss: (who) => `The high rate is not open to ${who}.` },
  'no-match': { name: 'No match with …', gloss: () => 'The table refuses such a wedding.' },
  'no-leave': {
    name: 'No leave for …',
    gloss: (who) => `${who} cannot let them in, by contract or on the spot.`,
  },
  heir: { name: 'An heir kept', gloss: () => 'The table refuses to pass over the heir when the crown goes on.' },
  'no-help': {
    name: 'No help for …',
    gloss: () => 'The table refuses deals and loans to them. What was promised earlier is still given.',
  },
  'no-contract': {
    name: 'No contract with …',
    gloss: () => 'Weddings without a contract remain possible.',
  },
  march: {
    name: 'March through',
    gloss: (_, whom) => `Armies, kings and princes of ${whom} pass without asking, and take nothing there.`,
  },
  fleets: { name: 'Let fleets pass', gloss: (who, whom) => `At sea ${who} stops no fleet of ${whom}.` },
  ports: { name: 'Open ports', gloss: (_, whom) => `${whom} docks there without asking, with armies aboard or none.` },
  carriage: { name: 'Goods over land', gloss: () => 'Goods only; armies still ask.' },
  station: {
    name: 'Keep armies there',
    gloss: (_, whom) => `Armies of ${whom} may enter these provinces and stop in them.`,
  },
  command: {
    name: 'Support in war',
    gloss: (who, whom) => `${whom} may lead them in a move of its own. ${who} cannot move or disband them before.`,
    dealt: (who, whom) => `${who} is asked each time ${whom} would lead them; who says no ends the treaty.`,
  },
  pension: {
    name: 'A sum of Crowns',
    gloss: () => 'Paid by the table in the Interphase. What is not there stays owed and is taken from the next taxes.',
  },
  goods: {
    name: 'Goods',
    gloss: (_, whom) => `They change owner where they lie. What is not there is not due this time; ${whom} is told.`,
  },
  exchange: { name: 'Goods for goods', gloss: () => 'Both sides give in the Interphase, or neither does.' },
  'tax-share': { name: 'A share of taxes', gloss: (who) => `Taken from the taxes of ${who} as soon as they come in.` },
  'land-later': {
    name: 'Provinces, later',
    gloss: () => 'Ceded by the table as soon as it is time and the conditions are met. It needs one or the other.',
  },
  fief: {
    name: 'A fief',
    gloss: (_, whom) => `For a house without land: ${whom} gets their taxes and sells their new items.`,
  },
  dowry: { name: 'Crowns at once', gloss: (who) => `${who} must have them on that day.` },
  land: { name: 'Provinces at once', gloss: (_, whom) => `They are ${whom}’s from that hour, without a battle.` },
  'groom-joins': {
    name: 'Groom joins her court',
    gloss: (_, whom) => `Otherwise the bride goes to his. ${whom} decides for him from then on.`,
  },
  children: {
    name: 'Children of her house',
    gloss: (_, whom) => `They bear the name of ${whom} and grow up there.`,
  },
  claim: { name: 'Renounce a claim', gloss: () => 'Out of that line of succession for good.' },
  captive: { name: 'Free a captive', gloss: () => 'The captive goes home at once, without ransom.' },
  trade: { name: 'Goods at once', gloss: () => 'They change owner where they lie.' },
  release: {
    name: 'Give a country back',
    gloss: (_, whom) => `The crown goes to the first in line at the court of ${whom}, with its home provinces.`,
  },
};

/** What a form is called; whatever has no name here is called by its gist. */
export function matterName(components: BloodComponents, id: string): string {
  const gist = components.matters.find((each) => each.id === id)?.gist ?? id;
  return matters[id]?.name ?? gist.charAt(0).toUpperCase() + gist.slice(1);
}

/** What follows from a clause, for whoever must live by it. */
export function glossOf(
  components: BloodComponents,
  clause: Pick<BloodClause, 'matter' | 'who' | 'whom'>,
  isDeal = false,
): string {
  const name = (id: string) => countryName(components, id);
  const matter = matters[clause.matter];
  const gloss = (isDeal ? matter?.dealt : undefined) ?? matter?.gloss;
  return gloss?.(name(clause.who), name(clause.whom)) ?? '';
}

/** Of what an amount is. */
export function unitOf(matter: string): string {
  const units: Record<string, string> = {
    pension: 'Crowns',
    dowry: 'Crowns',
    'tax-share': 'Percent',
    command: 'Armies',
  };
  return units[matter] ?? 'How many';
}

/** Which children an amount means, from 0. */
export const childrenKinds = ['all of them', 'the sons', 'the daughters', 'the first', 'all but the first'];

export interface Piece {
  text: string;
  /** `slot`: it was chosen; `missing`: it has to be. */
  kind: 'plain' | 'slot' | 'missing';
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What an unfinished clause says for want of a choice, and what it should rather say. */
const wanting: [RegExp, string][] = [
  [/^somebody who has died$/i, 'choose a person'],
  [/^somebody$/i, 'choose a country'],
  [/^nothing$/, 'choose provinces'],
  [/^0 (.+)$/, 'how many $1'],
];
const gaps = 'somebody who has died|somebody|nothing|0 [A-Za-z-]+';

/** Whether a clause lacks something that its sentence would name. */
export function lacks(clause: Pick<BloodClause, 'text' | 'warning'>): boolean {
  return clause.warning !== undefined && piecesOf(clause.text, [], true).some((piece) => piece.kind === 'missing');
}

/** A sentence in pieces, so that its choices can be set apart; `unfinished` shows what is still to be chosen. */
export function piecesOf(text: string, names: readonly string[], unfinished = false): Piece[] {
  const known = [...names].sort((a, b) => b.length - a.length).map(escaped);
  const numbers = '\\d+ (?:Crowns?|percent|arm(?:y|ies)|food|cloth|metal|semi-luxury|luxury)|every \\d+ years|\\d{4}';
  const pattern = [...(unfinished ? [gaps] : []), numbers, ...known].join('|');
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'giu'))) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), kind: 'plain' });
    const want = unfinished ? wanting.find(([gap]) => gap.test(match[0])) : undefined;
    pieces.push(
      want ? { text: match[0].replace(want[0], want[1]), kind: 'missing' } : { text: match[0], kind: 'slot' },
    );
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), kind: 'plain' });
  return pieces;
}
