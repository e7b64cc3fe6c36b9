// Deals as a person reads them. Pure: knows no game and no page.
import type { ClauseInfo, DealInfo, MoveInfo } from '../../protocol/types';
import { joined } from '../../ui/words';
import { keyOf } from '../session/listed_moves';

const roles = new Set(['draft', 'clause', 'strike', 'put', 'counter', 'accept', 'refuse', 'withdraw']);

/** Whether a move is a step of a deal, which has a place of its own on the page. */
export function isBargaining(move: MoveInfo): boolean {
  return move.role !== undefined && roles.has(move.role);
}

/** What can be done with a deal now. */
export interface Steps {
  clauses: MoveInfo[];
  strikes: MoveInfo[];
  put?: MoveInfo;
  counter?: MoveInfo;
  accept?: MoveInfo;
  refuse?: MoveInfo;
  withdraw?: MoveInfo;
}

/** Moves that do not say of which deal they are belong to one's own draft. */
export function stepsOf(moves: readonly MoveInfo[], deal: DealInfo): Steps {
  const own = moves.filter((move) => move.deal === deal.id || (move.deal === undefined && deal.state === 'draft'));
  const of = (role: string) => own.filter((move) => move.role === role);
  return {
    clauses: of('clause'),
    strikes: of('strike'),
    put: of('put')[0],
    counter: of('counter')[0],
    accept: of('accept')[0],
    refuse: of('refuse')[0],
    withdraw: of('withdraw')[0],
  };
}

/** The deals that wait for an answer. */
export function toAnswer(moves: readonly MoveInfo[]): Set<string> {
  return new Set(moves.flatMap((move) => (move.role === 'accept' && move.deal ? [move.deal] : [])));
}

export function isSettled(deal: DealInfo): boolean {
  return deal.state !== 'draft' && deal.state !== 'offered';
}

/** Who worded a deal last. */
export function wordedBy(deal: DealInfo): number {
  return deal.last_word ?? deal.maker;
}

/** A name, or "you" for oneself. */
export function called(seat: number, own: number | null, names: readonly string[]): string {
  return seat === own ? 'you' : (names[seat - 1] ?? `seat ${seat}`);
}

/** Everybody else at a deal, by name. */
export function partners(deal: DealInfo, own: number | null, names: readonly string[]): string {
  return joined(deal.parties.filter((seat) => seat !== own).map((seat) => called(seat, own, names)));
}

/** How a deal stands, in a few words. */
export function stateOf(deal: DealInfo, own: number | null, names: readonly string[], asked: boolean): string {
  const author = called(wordedBy(deal), own, names);
  if (deal.state === 'draft') return deal.answers ? 'your counter, not put yet' : 'your draft, not put yet';
  if (deal.state !== 'offered') return deal.state;
  if (asked) return `${author} asks you`;
  const open = deal.parties.filter((seat) => !deal.agreed.includes(seat) && seat !== wordedBy(deal));
  return `put by ${author}; ${joined(open.map((seat) => called(seat, own, names)))} may answer`;
}

export interface Change {
  clause: ClauseInfo;
  fate: 'kept' | 'added' | 'struck';
}

const same = (a: ClauseInfo, b: ClauseInfo) => a.text === b.text && a.gives === b.gives && a.to === b.to;

/** One wording held against another: what is struck stands where it stood. */
export function changes(before: readonly ClauseInfo[], now: readonly ClauseInfo[]): Change[] {
  const [first, ...rest] = before;
  if (!first) return now.map((clause) => ({ clause, fate: 'added' }));
  const at = now.findIndex((clause) => same(clause, first));
  if (at === -1) return [{ clause: first, fate: 'struck' }, ...changes(rest, now)];
  return [
    ...now.slice(0, at).map((clause): Change => ({ clause, fate: 'added' })),
    { clause: now[at]!, fate: 'kept' },
    ...changes(rest, now.slice(at + 1)),
  ];
}

/** What others have done about deals, each in a sentence. */
export function news(
  before: readonly DealInfo[],
  now: readonly DealInfo[],
  own: number,
  names: readonly string[],
): string[] {
  return now.flatMap((deal) => {
    const was = before.find((each) => each.id === deal.id);
    if (was?.state === deal.state && was.revision === deal.revision) return [];
    const author = called(wordedBy(deal), own, names);
    if (deal.state === 'offered' && author !== 'you') {
      const clauses = deal.clauses.map((clause) => clause.text).join(' ');
      return [`${author} ${was ? 'counters' : 'puts a bargain to you'}: ${clauses}`];
    }
    if (!was || was.state !== 'offered') return [];
    if (deal.state === 'accepted') return [`The bargain with ${partners(deal, own, names)} is agreed.`];
    if (deal.state === 'refused') return [`The bargain with ${partners(deal, own, names)} is refused.`];
    return deal.state === 'withdrawn' && author !== 'you' ? [`${author} withdraws the bargain.`] : [];
  });
}

/** Moves that are listed together; a move that has no like is alone, without a heading. */
export interface Row {
  heading: string;
  moves: { move: MoveInfo; label: string }[];
}

/** How many of a kind are worth a heading. */
const enough = 3;

/** Moves by their headings, in the order in which each comes first. */
export function rowsOf(moves: readonly MoveInfo[]): Row[] {
  const kinds = new Map<string, MoveInfo[]>();
  for (const move of moves) {
    const kind = move.heading ?? keyOf(move);
    kinds.set(kind, [...(kinds.get(kind) ?? []), move]);
  }
  return [...kinds.values()].flatMap((alike): Row[] => {
    const { heading } = alike[0]!;
    if (heading === undefined || alike.length < enough)
      return alike.map((move) => ({ heading: '', moves: [{ move, label: move.does }] }));
    return [{ heading, moves: alike.map((move) => ({ move, label: move.choice ?? move.does })) }];
  });
}
