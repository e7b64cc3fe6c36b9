// What the probe shows, and where. It is a game for tests, so its shapes are told here and not made from the server's.

export interface ProbeComponents {
  rounds: number;
  token_points: Record<string, number>;
  coins: number;
}

export interface ProbeSeat {
  coins: number;
  prestige: number;
  points: number;
  done: boolean;
  answered: boolean;
}

export interface ProbeToken {
  /** who drew it */
  seat: number;
  /** `red` or `blue`; left out: this viewer does not see it */
  colour?: string;
  counts: boolean;
}

export interface ProbeView {
  /** `veto`, `token`, `bargain`, `vote`, `strike`, `bid` or `over` */
  phase: string;
  /** from 1 */
  round: number;
  rounds: number;
  active?: number;
  has_veto: boolean;
  veto_spent: boolean;
  seats: ProbeSeat[];
  tokens: ProbeToken[];
  pledges: { from: number; to: number; points: number }[];
  chronicle: { seat: number; counted: boolean; motto?: string }[];
}

export const parts = (props: { components: unknown; view: unknown }) => ({
  components: props.components as ProbeComponents,
  view: props.view as ProbeView,
});

/** The token that is being decided about. */
export function tokenNow(view: ProbeView): ProbeToken | undefined {
  return ['bargain', 'vote', 'strike', 'bid'].includes(view.phase) ? view.tokens.at(-1) : undefined;
}

/** How the table is drawn: broad beside the log, high on a phone. */
export interface Room {
  width: number;
  height: number;
  /** from the middle to the seats */
  across: number;
  down: number;
  /** of a seat's plate */
  plate: { width: number; height: number };
}
export const broad: Room = { width: 900, height: 500, across: 355, down: 196, plate: { width: 164, height: 68 } };
export const high: Room = { width: 460, height: 500, across: 172, down: 206, plate: { width: 112, height: 80 } };

/** Where the seats sit around the table, one's own below, the next to its left. */
export function chairs(room: Room, seats: number, own: number | null): { x: number; y: number }[] {
  return Array.from({ length: seats }, (_, i) => {
    const turn = Math.PI / 2 + ((i - ((own ?? 1) - 1)) * 2 * Math.PI) / seats;
    return { x: room.width / 2 + room.across * Math.cos(turn), y: room.height / 2 + room.down * Math.sin(turn) };
  });
}
