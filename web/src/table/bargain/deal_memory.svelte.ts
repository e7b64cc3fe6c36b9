// What the page keeps about deals: what is half filled in, and how earlier wordings read.
import type { ClauseInfo, DealInfo, MoveInfo } from '../../protocol/types';
import { news, partners } from './deals';

export class Bargaining {
  /** What is to be said with a deal, by its id. */
  words = $state<Record<string, string>>({});
  /** Amounts of clauses, by deal and move. */
  amounts = $state<Record<string, number | undefined>>({});

  private known: readonly DealInfo[] | null = null;
  private earlier = new Map<string, ClauseInfo[]>();

  /** Deals have changed; says what others have done about them. `own` is the move of one's own that is under way. */
  follow(deals: readonly DealInfo[], seat: number | null, names: readonly string[], own: MoveInfo | null): string[] {
    const before = this.known;
    this.known = deals;
    if (!before || seat === null) return [];
    for (const deal of deals) {
      const was = before.find((each) => each.id === deal.id);
      if (was && was.revision < deal.revision) this.earlier.set(deal.id, was.clauses);
    }
    const ended = own?.role === 'put' || own?.role === 'withdraw';
    const lost = before.filter((was) => was.state === 'draft' && !deals.some((deal) => deal.id === was.id));
    for (const deal of lost) this.forget(deal.id);
    return [
      ...news(before, deals, seat, names),
      ...(ended ? [] : lost.map((deal) => `Your draft with ${partners(deal, seat, names)} is no longer possible.`)),
    ];
  }

  forget(deal: string) {
    delete this.words[deal];
    for (const key of Object.keys(this.amounts)) if (key.startsWith(`${deal} `)) delete this.amounts[key];
  }

  /** The wording that a deal is held against: the one it answers, or its own before this one. */
  standing(deal: DealInfo, deals: readonly DealInfo[]): ClauseInfo[] | null {
    if (deal.answers !== undefined) return deals.find((each) => each.id === deal.answers)?.clauses ?? null;
    return this.earlier.get(deal.id) ?? null;
  }
}
