// What can set out from where, and who of it goes. Pure: reads the moves that are listed.
import type { Listed } from '../../../protocol/moves';
import type { BloodMove, BloodView, MoveInfo } from '../../../protocol/types';

/** Of one kind, of which any number up to `most` may go. */
export interface Part {
  /** The move without its amount. */
  stem: string;
  country: string;
  /** Of goods: what. */
  good?: string;
  most: number;
}

/** All that stands in a place, or is aboard a fleet, and may go. */
export interface Stack {
  spot: string;
  armies: Part[];
  goods: Part[];
  /** Ids of persons. */
  royals: number[];
  /** Ids of fleets that may set out from here. */
  fleets: string[];
}

/** How many of each part go, by its stem, and who. */
export interface Selection {
  spot: string;
  counts: Record<string, number>;
  royals: number[];
  fleets: string[];
}

type Going = Extract<Listed<BloodMove>, { verb: 'take' | 'carry' }>;

function partOf(move: Going): Part {
  const { place, country } = move.args;
  const good = move.verb === 'carry' ? move.args.good : undefined;
  return {
    stem: [move.verb, place, country, ...(good ? [good] : [])].join(' '),
    country,
    ...(good ? { good } : {}),
    most: move.most ?? (move.verb === 'take' ? move.args.armies : move.args.goods),
  };
}

/** Where a royal piece is: in a province, or aboard a fleet. */
export function whereIs(view: BloodView, person: number): string | undefined {
  const piece = view.pieces.find((each) => each.person === person);
  return piece?.aboard ?? piece?.province ?? piece?.sea;
}

/** Every place from which something can set out, by its id. */
export function stacks(moves: readonly MoveInfo[], view: BloodView): Map<string, Stack> {
  const all = new Map<string, Stack>();
  const at = (spot: string): Stack => {
    const known = all.get(spot) ?? { spot, armies: [], goods: [], royals: [], fleets: [] };
    all.set(spot, known);
    return known;
  };
  for (const move of moves as readonly Listed<BloodMove>[]) {
    switch (move.verb) {
      case 'take':
        at(move.args.place).armies.push(partOf(move));
        break;
      case 'carry':
        at(move.args.place).goods.push(partOf(move));
        break;
      case 'lead': {
        const spot = whereIs(view, move.args.person);
        if (spot) at(spot).royals.push(move.args.person);
        break;
      }
      case 'ship': {
        const fleet = view.fleets.find((each) => each.id === move.args.place);
        at(move.args.place).fleets.push(move.args.place);
        const place = fleet?.province ?? fleet?.sea;
        if (place) at(place).fleets.push(move.args.place);
        break;
      }
    }
  }
  return all;
}

/** Whom one means who points at a place: all armies; without any, whoever else is there. */
export function usual(stack: Stack): Selection {
  const selection: Selection = { spot: stack.spot, counts: {}, royals: [], fleets: [] };
  // A fleet sets out with all aboard; what is aboard a fleet lands by itself.
  const isFleet = stack.fleets.includes(stack.spot) || (stack.armies.length === 0 && stack.royals.length === 0);
  if (isFleet && stack.fleets.length > 0) return { ...selection, fleets: [stack.fleets[0]!] };
  for (const part of stack.armies) selection.counts[part.stem] = part.most;
  if (stack.armies.length > 0) return selection;
  if (stack.royals.length > 0) return { ...selection, royals: stack.royals };
  for (const part of stack.goods) selection.counts[part.stem] = part.most;
  return selection;
}

/** So many of a part go; fleets stay then. */
export function withCount(selection: Selection, stem: string, count: number): Selection {
  return { ...selection, fleets: [], counts: { ...selection.counts, [stem]: count } };
}

export function withRoyal(selection: Selection, person: number): Selection {
  const royals = selection.royals.includes(person)
    ? selection.royals.filter((each) => each !== person)
    : [...selection.royals, person];
  return { ...selection, fleets: [], royals };
}

/** A fleet sets out, or not: then nobody goes by land. */
export function withFleet(selection: Selection, fleet: string): Selection {
  const fleets = selection.fleets.includes(fleet)
    ? selection.fleets.filter((each) => each !== fleet)
    : [...selection.fleets, fleet];
  return { spot: selection.spot, counts: {}, royals: [], fleets };
}

/** What puts a group together and sends it. */
const kSending = [
  'take',
  'lead',
  'carry',
  'ship',
  'go',
  'board',
  'land',
  'sail',
  'dock',
  'send',
  'ask',
  'ask-port',
  'anew',
];
/** What else is done in a march: the panel beside the prompt has it. */
const kBesides = ['destroy', 'confiscate', 'hand-over', 'lend', 'take-back', 'end-treaty'];

export const isOfGroup = (move: MoveInfo) => kSending.includes(move.verb);
/** Whether the map and the panel beside the prompt have a place for a move. */
export const isOfMarch = (move: MoveInfo) => isOfGroup(move) || kBesides.includes(move.verb);

/** The moves that put the group together; none: nobody goes. */
export function textsOf(selection: Selection): string[] {
  if (selection.fleets.length > 0) return selection.fleets.map((fleet) => `ship ${fleet}`);
  return [
    ...Object.entries(selection.counts).flatMap(([stem, count]) => (count > 0 ? [`${stem} ${count}`] : [])),
    ...selection.royals.map((person) => `lead p${person}`),
  ];
}
