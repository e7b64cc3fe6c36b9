// What is shown of each person at the table, as time passes. One clock ticks for the whole page, and only while it is seen.
import { createSubscriber } from 'svelte/reactivity';
import type { TableReply } from '../../protocol/types';
import { anyRuns, marksOf, type SeatMark } from './attendance';
import type { Session } from './session.svelte';

/** Often enough that no second is left out. */
const beat = 500;

class Ticking {
  private readonly subscribe = createSubscriber((update) => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const run = () => {
      clearInterval(timer);
      timer = document.hidden ? undefined : setInterval(update, beat);
    };
    const seen = () => {
      run();
      update();
    };
    run();
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  });

  /** Milliseconds since 1970, for whoever looks on. */
  get now(): number {
    this.subscribe();
    return Date.now();
  }
}

const ticking = new Ticking();

export class Attending {
  constructor(
    private readonly session: Session,
    private readonly table: () => TableReply | null,
  ) {}

  private readonly marks: (SeatMark | null)[] = $derived.by(() => {
    const { attendance, ended, over } = this.session;
    const table = this.table();
    if (!table || ended !== null || over) return [];
    return marksOf(attendance, anyRuns(attendance) ? ticking.now : 0, table);
  });

  /** Of a seat, from 1; nothing: no person keeps it, or the game has ended. */
  of(seat: number): SeatMark | null {
    return this.marks[seat - 1] ?? null;
  }
}
