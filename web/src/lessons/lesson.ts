// A guided first game: a real table whose chance is known, and what is said and done there.

interface Spoken {
  /** A sentence or two. */
  say: string;
}

/** Something is explained. */
export interface Explained extends Spoken {
  /** What is pointed at: the id of an element, or a part of the table by its name in `targets.ts`. */
  point?: string;
  /** Besides, the picture of what the game is about. */
  picture?: true;
}

/** The learner plays. */
export interface Asked extends Spoken {
  /** What is touched, in this order. */
  point: string[];
  play: string;
}

/** Another seat plays, by itself. */
export interface Watched extends Spoken {
  seat: number;
  play: string;
}

export type Step = Explained | Asked | Watched;

export interface Lesson {
  game: string;
  /** Of each seat; the learner has the first, and an own name. */
  names: string[];
  options: Record<string, string>;
  /** Chance comes out so that all the moves below are possible. */
  seed: number;
  steps: Step[];
  /** When all is done. */
  farewell: string;
}

export const isWatched = (step: Step): step is Watched => 'seat' in step;
export const isAsked = (step: Step): step is Asked => 'play' in step && !isWatched(step);

/** The turn of another seat, a move at a time. */
export function watch(seat: number, say: string, ...moves: string[]): Watched[] {
  return moves.map((play) => ({ seat, say, play }));
}

/** How far one is, in steps that wait for the learner. */
export function progress(steps: readonly Step[], at: number): { step: number; of: number } {
  const waiting = (some: readonly Step[]) => some.filter((step) => !isWatched(step)).length;
  const of = waiting(steps);
  return { step: Math.min(of, Math.max(1, waiting(steps.slice(0, at + 1)))), of };
}
