// All contracts that somebody may read, in the order in which they matter, and what each is called.
import { findMove } from '../../../protocol/moves';
import type { BloodComponents, BloodContract, BloodView, MoveInfo } from '../../../protocol/types';
import { countryName } from '../parts';

export type GroupId = 'draft' | 'asked' | 'offered' | 'force' | 'betrothed';

export interface Entry {
  contract: BloodContract;
  /** Its place in the view. */
  index: number;
}

export interface Group {
  id: GroupId;
  name: string;
  entries: Entry[];
}

const groups: [GroupId, string][] = [
  ['draft', 'Your draft'],
  ['asked', 'Offered to you'],
  ['offered', 'Offered by you'],
  ['force', 'In force'],
  ['betrothed', 'Betrothals'],
];

/** A deal without a wedding: nobody of the two houses is named. */
export function isPlain(contract: BloodContract): boolean {
  const { groom, bride, grooms_mother, brides_mother } = contract;
  return [groom, bride, grooms_mother, brides_mother].every((person) => person === undefined);
}

function groupOf(contract: BloodContract, own: string | undefined): GroupId {
  if (contract.status === 'drafted') return 'draft';
  if (contract.status === 'put') return contract.houses[0] === own ? 'offered' : 'asked';
  return contract.status === 'betrothed' ? 'betrothed' : 'force';
}

export function drawerOf(contracts: readonly BloodContract[], own: string | undefined): Group[] {
  return groups.flatMap(([id, name]) => {
    const entries = contracts.flatMap((contract, index) =>
      groupOf(contract, own) === id ? [{ contract, index }] : [],
    );
    return entries.length > 0 ? [{ id, name, entries }] : [];
  });
}

/** Which of several is looked at first: what one is writing, then what one is asked. */
export function firstOf(contracts: readonly BloodContract[], own: string | undefined): number | null {
  return drawerOf(contracts, own)[0]?.entries[0]?.index ?? null;
}

/** By what a contract is known from offer to counter to wedding: the couple, or of a deal the two houses. */
export function keyOf(view: BloodView, contract: BloodContract): string {
  if (isPlain(contract)) return `deal ${[...contract.houses].sort().join(' ')}`;
  // Ids are given anew when somebody has died; numbers never are.
  const number = (id: number | undefined) => view.people.find((each) => each.id === id)?.number ?? '';
  const unborn = (id: number | undefined) => (id === undefined ? '' : `child of ${number(id)}`);
  return `wedding ${number(contract.groom)}${unborn(contract.grooms_mother)} ${number(contract.bride)}${unborn(contract.brides_mother)}`;
}

/** Where a contract is now that was looked at; nothing: it is gone. */
export function findAgain(view: BloodView, key: string, status: string): number | null {
  const all = view.contracts ?? [];
  const fits = all.flatMap((each, index) => (keyOf(view, each) === key ? [{ each, index }] : []));
  return (fits.find(({ each }) => each.status === status) ?? fits[0])?.index ?? null;
}

/** "Godfrey and Agnès"; who is not born is called by the mother. */
export function titleOf(view: BloodView, contract: BloodContract): string {
  if (isPlain(contract)) return contract.status === 'in-force' ? 'Treaty' : 'Plain deal';
  const name = (id: number | undefined, mother: number | undefined, child: string) =>
    id === undefined ? `${child} of ${personName(view, mother)}` : personName(view, id);
  const groom = name(contract.groom, contract.grooms_mother, 'a son');
  const couple = `${groom} and ${name(contract.bride, contract.brides_mother, 'a daughter')}`;
  return couple.charAt(0).toUpperCase() + couple.slice(1);
}

function personName(view: BloodView, id: number | undefined): string {
  return view.people.find((each) => each.id === id)?.name ?? 'somebody';
}

/** The two houses, one's own first. */
export function sidesOf(contract: BloodContract, own: string | undefined): [string, string] {
  const [maker = '', other = ''] = contract.houses;
  return own === other ? [other, maker] : [maker, other];
}

/** Whose the groom is and whose the bride, as they stand on the certificate; of a deal who made it, and the other. */
export function couplesSides(view: BloodView, contract: BloodContract): [string, string] {
  const [maker = '', other = ''] = contract.houses;
  const is = (id: number | undefined, house: string) => {
    const person = view.people.find((each) => each.id === id);
    // A wedding changes the court, and not the name.
    const home = contract.status === 'in-force' ? person?.house : person?.court;
    return home === house;
  };
  const grooms =
    is(contract.groom ?? contract.grooms_mother, other) || is(contract.bride ?? contract.brides_mother, maker);
  return !isPlain(contract) && grooms ? [other, maker] : [maker, other];
}

/** Whether a house has put its seal to it: whoever offers it has. */
export function hasSealed(contract: BloodContract, house: string): boolean {
  if (contract.status === 'drafted') return false;
  return contract.status === 'put' ? contract.houses[0] === house : true;
}

/** What of it is due, in a few words each. */
export function duesOf(contract: BloodContract): string[] {
  return contract.clauses.flatMap(({ due, standing }) => (due && standing ? [standing] : []));
}

/** How a contract stands, in a few words. */
export function stateOf(components: BloodComponents, contract: BloodContract, own: string | undefined): string {
  const name = (index: number) => countryName(components, contract.houses[index]);
  switch (groupOf(contract, own)) {
    case 'draft':
      return `not put to ${name(1)} yet`;
    case 'asked':
      return own === contract.houses[1] ? `${name(0)} asks you` : `${name(0)} asks ${name(1)}`;
    case 'offered':
      return `${name(1)} may answer`;
    case 'betrothed':
      return contract.year ? `agreed in ${contract.year}` : 'agreed';
    default:
      return contract.year ? `since ${contract.year}` : 'in force';
  }
}

/** A wedding that was proposed without a contract. */
export interface Bare {
  groom: number;
  bride: number;
  maker: number;
  moves: MoveInfo[];
}

/** Proposals that no contract goes with, with what one may answer. */
export function bareOf(view: BloodView, listed: readonly MoveInfo[]): Bare[] {
  const has = (groom: number, bride: number) =>
    (view.contracts ?? []).some((each) => each.status === 'put' && each.groom === groom && each.bride === bride);
  return (view.proposals ?? [])
    .filter(({ groom, bride }) => !has(groom, bride))
    .map((proposal) => {
      const couple = { groom: proposal.groom, bride: proposal.bride };
      const moves = ['accept', 'counter', 'decline', 'withdraw'].flatMap(
        (verb) => findMove(listed, verb, couple) ?? [],
      );
      return { ...proposal, moves };
    });
}
