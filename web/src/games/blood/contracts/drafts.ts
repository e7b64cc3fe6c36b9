// What somebody has drafted, so that an offer that was refused, or a draft that was dropped, need not be written from nothing.
import type { BloodContract, BloodView } from '../../../protocol/types';
import { keyOf } from './drawer';
import { writable } from './fields';
import { Memory, type Store } from './memory';

export interface Draft {
  /** People are called otherwise in another year, and court is over. */
  year: number;
  clauses: number;
  strokes: string[];
}

export class Drafts {
  private readonly memory: Memory<Draft>;

  /** `place` is the table and the seat. */
  constructor(store: Store | undefined, place: string) {
    this.memory = new Memory(store, `${place} drafts`);
  }

  /** Remembers the draft of a view. */
  note(view: BloodView) {
    for (const each of view.contracts ?? [])
      if (each.status === 'drafted' && each.clauses.length > 0)
        this.memory.set(keyOf(view, each), {
          year: view.year,
          clauses: each.clauses.length,
          strokes: each.clauses.flatMap(writable).map((stroke) => stroke.move),
        });
  }

  /** What could be written again, for the same couple or the same house; nothing: something is written already. */
  again(view: BloodView, contract: BloodContract | null): Draft | null {
    if (contract?.status !== 'drafted' || contract.clauses.length > 0) return null;
    const draft = this.memory.get(keyOf(view, contract));
    return draft?.year === view.year ? draft : null;
  }
}
