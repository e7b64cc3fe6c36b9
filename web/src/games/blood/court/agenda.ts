// What can be done at court, sorted out of the moves that are listed. Pure.
import type { Listed } from '../../../protocol/moves';
import type { BloodContract, BloodMove, BloodView, MoveInfo } from '../../../protocol/types';

/** A couple that may be wed, promised or written about, with a move for each. */
export interface Couple {
  groom: number;
  bride: number;
  propose?: MoveInfo;
  draft?: MoveInfo;
  betroth?: MoveInfo;
}

/** A wedding, a betrothal or a deal that was offered, by oneself or by another. */
export interface Offer {
  key: string;
  /** A seat; nothing: not known. */
  maker?: number;
  groom?: number;
  bride?: number;
  /** Of a deal: the country of the other house. */
  house?: string;
  /** Its place among the contracts; nothing: a wedding without one. */
  contract?: number;
  accept?: MoveInfo;
  counter?: MoveInfo;
  decline?: MoveInfo;
  withdraw?: MoveInfo;
}

export interface Agenda {
  seek: { person: number; move: MoveInfo }[];
  couples: Couple[];
  /** Betrothals of children who are not born. */
  unborn: MoveInfo[];
  drop?: MoveInfo;
  offers: Offer[];
  deals: { country: string; move: MoveInfo }[];
  leave: { country: string; moves: MoveInfo[] }[];
  names: MoveInfo[];
  /** Betrothals that may be confirmed now. */
  confirm: MoveInfo[];
}

/** Whether an offer is this contract: of a deal or betrothal it counts whose house has written it. */
function isAbout(contract: BloodContract, offer: Offer): boolean {
  if (contract.status !== 'put') return false;
  if (!offer.house) return !contract.is_betrothal && contract.groom === offer.groom && contract.bride === offer.bride;
  const isBetweenHouses = contract.groom === undefined || contract.is_betrothal === true;
  return isBetweenHouses && contract.houses[offer.withdraw ? 1 : 0] === offer.house;
}

export function agendaOf(moves: readonly MoveInfo[], view: BloodView): Agenda {
  const couples = new Map<string, Couple>();
  const offers = new Map<string, Offer>();
  const leave = new Map<string, MoveInfo[]>();
  const agenda: Agenda = {
    seek: [],
    couples: [],
    unborn: [],
    offers: [],
    deals: [],
    leave: [],
    names: [],
    confirm: [],
  };
  const couple = ({ groom, bride }: { groom: number; bride: number }): Couple => {
    const key = `${groom} ${bride}`;
    const known = couples.get(key) ?? { groom, bride };
    couples.set(key, known);
    return known;
  };
  // Two houses may each have offered the other something.
  const offer = (whose: 'own' | 'other', about: { groom: number; bride: number } | { country: string }): Offer => {
    const [key, what] =
      'country' in about
        ? [`${whose} ${about.country}`, { house: about.country }]
        : [`${whose} ${about.groom} ${about.bride}`, { groom: about.groom, bride: about.bride }];
    const known = offers.get(key) ?? { key, ...what };
    offers.set(key, known);
    return known;
  };
  for (const move of moves as readonly Listed<BloodMove>[]) {
    switch (move.verb) {
      case 'seek':
        agenda.seek.push({ person: move.args.person, move });
        break;
      case 'propose':
        couple(move.args).propose = move;
        break;
      case 'draft':
        couple(move.args).draft = move;
        break;
      case 'betroth':
        couple(move.args).betroth = move;
        break;
      case 'betroth-child':
      case 'betroth-children':
        agenda.unborn.push(move);
        break;
      case 'drop':
        agenda.drop = move;
        break;
      case 'accept':
      case 'agree':
        offer('other', move.args).accept = move;
        break;
      case 'decline':
      case 'refuse':
        offer('other', move.args).decline = move;
        break;
      case 'counter':
        offer('other', move.args).counter = move;
        break;
      case 'withdraw':
      case 'recall':
        offer('own', move.args).withdraw = move;
        break;
      case 'deal':
        agenda.deals.push({ country: move.args.country, move });
        break;
      case 'always':
      case 'never':
      case 'ask-me':
        leave.set(move.args.country, [...(leave.get(move.args.country) ?? []), move]);
        break;
      case 'name':
      case 'name-house':
        agenda.names.push(move);
        break;
      case 'confirm':
        agenda.confirm.push(move);
        break;
    }
  }
  agenda.couples = [...couples.values()];
  agenda.leave = [...leave].map(([country, list]) => ({ country, moves: list }));
  agenda.offers = [...offers.values()].map((each) => {
    const contract = view.contracts?.findIndex((known) => isAbout(known, each)) ?? -1;
    const proposal = view.proposals?.find((known) => known.groom === each.groom && known.bride === each.bride);
    return { ...each, maker: proposal?.maker, ...(contract >= 0 ? { contract } : {}) };
  });
  return agenda;
}

/** One's own draft, by its place among the contracts. */
export function draftIn(view: BloodView): number | null {
  const at = view.contracts?.findIndex((contract) => contract.status === 'drafted') ?? -1;
  return at >= 0 ? at : null;
}

/** Whether the court has a place of its own for a move; being done has its button elsewhere. */
export function isOfCourt(move: MoveInfo): boolean {
  return move.verb !== 'done' && move.verb !== 'enough';
}
