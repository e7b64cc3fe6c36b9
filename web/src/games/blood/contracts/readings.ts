// A contract as one of its houses reads it: what it may and may not, what it gets and gives, in few words.
import type { BloodClause, BloodComponents, BloodContract, BloodView } from '../../../protocol/types';
import { countryName } from '../parts';
import { isPlain } from './drawer';
import { lacks } from './words';

export type Sort = 'may' | 'receive' | 'promised' | 'not' | 'give' | 'allow' | 'settled';

export interface Row {
  sort: Sort;
  verb: string;
  /** Each in few words, with when and on what condition. */
  lines: string[];
}

/** The order of the rows: what is gained, then what it costs. */
const order: [Sort, string][] = [
  ['may', 'grants'],
  ['receive', 'owes'],
  ['promised', 'forbids'],
  ['not', 'forbids'],
  ['give', 'owes'],
  ['allow', 'grants'],
  ['settled', 'settles'],
];

/** How the rows are headed when a house is spoken to, and when it is spoken of. */
const headings: Record<Sort, [to: string, of: string]> = {
  may: ['You may', 'May'],
  receive: ['You receive', 'Receives'],
  promised: ['You are promised', 'Is promised'],
  not: ['You may not', 'May not'],
  give: ['You give', 'Gives'],
  allow: ['You allow', 'Allows'],
  settled: ['At the wedding', 'At the wedding'],
};

export function headingOf(sort: Sort, isSpokenTo: boolean, isAtOnce: boolean): string {
  if (sort === 'settled' && isAtOnce) return 'At once';
  return headings[sort][isSpokenTo ? 0 : 1];
}

/** Of sentences of each matter: the part that is left when it is said by or to the house, with `$1`, `$2` of it. */
const short: Record<string, [RegExp, string]> = {
  peace: [/does not attack (.+)$/, 'attack $1'],
  'usual-tax': [/taxes at the usual rate(.*)$/, 'tax at the high rate$1'],
  'no-match': [/weds into (.+)$/, 'wed into $1'],
  'no-leave': [/grants (.+) no way for .+ no port(.*)$/, 'give $1 leave$2'],
  heir: [/does not pass over (.+)$/, 'pass over $1'],
  'no-help': [/gives (.+) no Crowns, goods, land or armies(.*)$/, 'help $1 with Crowns, goods, land or armies$2'],
  'no-contract': [/signs no contract with (.+)$/, 'sign a contract with $1'],
  march: [/may (march through .+)$/, '$1'],
  fleets: [/^Fleets of (\S+) let those of \S+ pass(.*)$/, 'sail past fleets of $1$2'],
  ports: [/may lie in (.+)$/, 'dock in $1'],
  carriage: [/may go through (.+)$/, 'carry goods through $1'],
  station: [/may stand in (.+)$/, 'keep armies in $1'],
  command: [/ commands (.+)$/, 'command $1'],
  pension: [/ pays \S+ (.+)$/, '$1'],
  goods: [/ gives \S+ (.+)$/, '$1'],
  exchange: [/ gives \S+ (.+)$/, '$1'],
  'tax-share': [/ gives \S+ (.+)$/, '$1'],
  'land-later': [/ cedes (.+) to \S+?(,.*)?$/, '$1$2'],
  fief: [/ leaves (.+) to the house of \S+?((?:,| in | every | once).*)?$/, '$1$2'],
};

/** What is handed over at once, as the giver and as the other reads it. */
const handed: Record<string, [RegExp, string, string]> = {
  dowry: [/ pays \S+ (.+) at once(.*)$/, 'you pay $1$2', 'you get $1$2'],
  land: [/ cedes (.+) to \S+ at once(.*)$/, 'you cede $1$2', 'you get $1$2'],
  captive: [/ sets (.+) free(.*)$/, 'you let $1 go', '$1 goes free'],
  trade: [/ hands \S+ (.+)$/, 'you hand over $1', 'you get $1'],
};

const bare = (text: string) => text.replace(/\.$/, '');
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function sortOf(clause: BloodClause, house: string): Sort {
  const isBound = clause.who === house;
  if (clause.verb === 'settles') return 'settled';
  if (clause.verb === 'forbids') return isBound ? 'not' : 'promised';
  if (clause.verb === 'grants') return isBound ? 'allow' : 'may';
  return isBound ? 'give' : 'receive';
}

/** "you get 30 Crowns" of a house that is only spoken of: "gets 30 Crowns". */
const ofOthers = (line: string) => line.replace(/^you (pay|get|cede|let|hand)/, '$1s');

/** A clause in few words, as a house reads it. */
export function lineOf(clause: BloodClause, house: string): string {
  const text = bare(clause.text);
  const sort = sortOf(clause, house);
  if (sort === 'settled') {
    const [pattern, gives, gets] = handed[clause.matter] ?? [];
    const match = pattern?.exec(text);
    if (!match || !pattern) return text;
    return match[0].replace(pattern, (clause.who === house ? gives : gets)!);
  }
  if (sort === 'promised') return text;
  // Names of countries keep their letter.
  if (sort === 'allow') return /^(Armies|Goods|Fleets) /.test(text) ? lowered(text).replace(' may ', ' to ') : text;
  const [pattern, words] = short[clause.matter] ?? [];
  const match = pattern?.exec(text);
  return match && pattern ? match[0].replace(pattern, words!) : text;
}

/** Who leaves which court by the wedding itself. */
function moving(
  components: BloodComponents,
  view: BloodView,
  contract: BloodContract,
  house: string,
  isSpokenTo: boolean,
): string[] {
  const person = (id: number | undefined) => view.people.find((each) => each.id === id);
  const groom = person(contract.groom);
  const bride = person(contract.bride);
  if (!groom?.court || !bride?.court || contract.status === 'in-force') return [];
  const joins = contract.clauses.some(({ matter }) => matter === 'groom-joins');
  const [who, to] = joins ? [groom, bride.court] : [bride, groom.court];
  if (to === house) return [`${who.name} comes to ${isSpokenTo ? 'your' : 'this'} court`];
  return [`${who.name} leaves ${isSpokenTo ? 'you ' : ''}for the court of ${countryName(components, to)}`];
}

/** All that a contract means for one of its houses. */
export function readingOf(
  components: BloodComponents,
  view: BloodView,
  contract: BloodContract,
  house: string,
  isSpokenTo = true,
): Row[] {
  const rows = new Map<Sort, string[]>();
  for (const clause of contract.clauses) {
    const sort = sortOf(clause, house);
    if (lacks(clause)) continue;
    // That the groom joins her court is said of the couple.
    if (clause.matter === 'groom-joins' && contract.status !== 'in-force') continue;
    const due = contract.status === 'in-force' && clause.standing ? ` (${clause.standing})` : '';
    const line = isSpokenTo ? lineOf(clause, house) : ofOthers(lineOf(clause, house));
    rows.set(sort, [...(rows.get(sort) ?? []), line + due]);
  }
  const move = isPlain(contract) ? [] : moving(components, view, contract, house, isSpokenTo);
  if (move.length > 0) rows.set('settled', [...move, ...(rows.get('settled') ?? [])]);
  return order.flatMap(([sort, verb]) => {
    const lines = rows.get(sort);
    return lines ? [{ sort, verb, lines }] : [];
  });
}
