// What can be done about a contract as a whole, of all that is listed.
import { findMove, ofVerb } from '../../../protocol/moves';
import type { BloodContract, BloodMove, BloodView, MoveInfo } from '../../../protocol/types';
import { isPlain } from './drawer';

export interface Answers {
  put?: MoveInfo;
  drop?: MoveInfo;
  publish?: MoveInfo;
  accept?: MoveInfo;
  counter?: MoveInfo;
  decline?: MoveInfo;
  withdraw?: MoveInfo;
  confirm?: MoveInfo;
  breakOff?: MoveInfo;
  endTreaty?: MoveInfo;
  shows: { country: string; move: MoveInfo }[];
}

export function answersOf(
  view: BloodView,
  contract: BloodContract,
  listed: readonly MoveInfo[],
  own: string | undefined,
): Answers {
  const at = (verb: BloodMove['verb'], args = {}) => findMove(listed, verb, args);
  const couple = { groom: contract.groom, bride: contract.bride };
  const [maker, other] = contract.houses;
  const partner = maker === own ? other : maker;
  const isDeal = isPlain(contract) || contract.is_betrothal === true;
  switch (contract.status) {
    case 'drafted':
      return { put: at('put'), drop: at('drop'), publish: at('publish'), shows: [] };
    case 'put':
      if (isDeal)
        return maker === own
          ? { withdraw: at('recall', { country: other }), shows: [] }
          : { accept: at('agree', { country: maker }), decline: at('refuse', { country: maker }), shows: [] };
      return {
        accept: at('accept', couple),
        counter: at('counter', couple),
        decline: at('decline', couple),
        withdraw: at('withdraw', couple),
        shows: [],
      };
    case 'betrothed': {
      const mine = (view.contracts ?? []).filter(
        (each) => each.status === 'betrothed' && own !== undefined && each.houses.includes(own),
      );
      const number = mine.indexOf(contract) + 1;
      return { confirm: at('confirm', couple), breakOff: at('break-off', { betrothal: number }), shows: [] };
    }
    default: {
      const shows = ofVerb<BloodMove, 'show'>(listed, 'show')
        .filter(({ args }) => args.groom === contract.groom && args.bride === contract.bride)
        .map((move) => ({ country: move.args.to, move }));
      return { endTreaty: isPlain(contract) ? at('end-treaty', { country: partner }) : undefined, shows };
    }
  }
}

/** What a wedding brings and costs, as the move that holds it says in brackets, each in a few words. */
export function notesOf(move: MoveInfo | undefined): string[] {
  const note = /\((.+)\)$/.exec(move?.does ?? '')?.[1];
  const lines = note?.replace(/-(?=\d)/g, '−').split('; ') ?? [];
  return lines.map((each) => each.charAt(0).toUpperCase() + each.slice(1));
}

/** What throws a draft away: a match that is sought meanwhile is given up first. */
export function dropping(view: BloodView): string[] {
  return view.sought === undefined ? ['drop'] : ['drop', 'drop'];
}

/** What a contract can be begun with. */
export interface Beginning {
  drafts: MoveInfo[];
  betrothals: MoveInfo[];
  deals: { country: string; move: MoveInfo }[];
}

export function beginningOf(listed: readonly MoveInfo[]): Beginning {
  return {
    drafts: ofVerb(listed, 'draft'),
    betrothals: ['betroth', 'betroth-child', 'betroth-children'].flatMap((verb) => ofVerb(listed, verb)),
    deals: ofVerb<BloodMove, 'deal'>(listed, 'deal').map((move) => ({ country: move.args.country, move })),
  };
}
