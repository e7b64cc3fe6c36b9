// The wordings of offers that somebody has seen, so that the next one can be held against the last. Kept for the tab.
import type { BloodContract, BloodView } from '../../../protocol/types';
import { sameWording, wordingOf, type Wording } from './changes';
import { keyOf } from './drawer';

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

type Store = Pick<Storage, 'getItem' | 'setItem'>;

export class SeenWordings {
  private kept: Record<string, Kept>;

  /** `place` is the table and the seat: two seats at one screen have seen different things. */
  constructor(
    private readonly store: Store | undefined,
    private readonly place: string,
  ) {
    this.kept = this.read();
  }

  /** An offer for a couple, or a deal with a house, is being read; the one before it is remembered. */
  note(key: string, year: number, seen: Seen) {
    const kept = this.kept[key];
    if (kept && kept.year === year && kept.now.maker === seen.maker && sameWording(kept.now.clauses, seen.clauses))
      return;
    this.kept[key] = kept?.year === year ? { year, now: seen, before: kept.now } : { year, now: seen };
    this.write();
  }

  /** What an offer that stands is compared with; nothing: it is the first. */
  before(key: string, year: number): Seen | null {
    const kept = this.kept[key];
    return kept?.year === year ? (kept.before ?? null) : null;
  }

  /** What a draft is compared with: the offer that it answers. Nothing: one's own was the last word. */
  answered(key: string, year: number, own: string): Seen | null {
    const kept = this.kept[key];
    return kept?.year === year && kept.now.maker !== own ? kept.now : null;
  }

  private read(): Record<string, Kept> {
    try {
      const read: unknown = JSON.parse(this.store?.getItem(this.place) ?? '{}');
      return typeof read === 'object' && read !== null ? (read as Record<string, Kept>) : {};
    } catch {
      return {};
    }
  }

  /** A full or forbidden store is no reason to show nothing: then it is remembered until the page is left. */
  private write() {
    try {
      this.store?.setItem(this.place, JSON.stringify(this.kept));
    } catch {
      return;
    }
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
