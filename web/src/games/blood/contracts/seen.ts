// The wordings of offers that somebody has seen, so that the next one can be held against the last. Kept for the tab.
import type { BloodContract, BloodView } from '../../../protocol/types';
import { sameWording, wordingOf, type Wording } from './changes';
import { keyOf } from './drawer';
import { Memory, type Store } from './memory';

/** An offer as it was read. */
export interface Seen {
  /** The house that made it. */
  maker: string;
  clauses: Wording[];
}

interface Kept {
  /** Offers are gone when court is over, and so is what they are compared with. */
  year: number;
  now: Seen;
  before?: Seen;
}

export class SeenWordings {
  private readonly memory: Memory<Kept>;

  /** `place` is the table and the seat: two seats at one screen have seen different things. */
  constructor(store: Store | undefined, place: string) {
    this.memory = new Memory(store, place);
  }

  /** An offer for a couple, or a deal with a house, is being read; the one before it is remembered. */
  note(key: string, year: number, seen: Seen) {
    const kept = this.memory.get(key);
    if (kept && kept.year === year && kept.now.maker === seen.maker && sameWording(kept.now.clauses, seen.clauses))
      return;
    this.memory.set(key, kept?.year === year ? { year, now: seen, before: kept.now } : { year, now: seen });
  }

  /** What an offer that stands is compared with; nothing: it is the first. */
  before(key: string, year: number): Seen | null {
    const kept = this.memory.get(key);
    return kept?.year === year ? (kept.before ?? null) : null;
  }

  /** What a draft is compared with: the offer that it answers. Nothing: one's own was the last word. */
  answered(key: string, year: number, own: string): Seen | null {
    const kept = this.memory.get(key);
    return kept?.year === year && kept.now.maker !== own ? kept.now : null;
  }
}

/** Remembers all offers of a view, and says what a contract in it is compared with; nothing: with no other. */
export function lastWording(
  seen: SeenWordings,
  view: BloodView,
  contract: BloodContract | null,
  own: string | undefined,
): Seen | null {
  for (const each of view.contracts ?? [])
    if (each.status === 'put')
      seen.note(keyOf(view, each), view.year, { maker: each.houses[0] ?? '', clauses: each.clauses.map(wordingOf) });
  if (contract === null || own === undefined) return null;
  const key = keyOf(view, contract);
  if (contract.status === 'drafted') return seen.answered(key, view.year, own);
  // One's own offer is what one has just written: nothing about it is news.
  return contract.status === 'put' && contract.houses[0] !== own ? seen.before(key, view.year) : null;
}
