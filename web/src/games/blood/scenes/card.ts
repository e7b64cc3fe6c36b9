// What a step of a fortune shows: whom it is about, what was rolled, and what came of it. Pure: knows no page.
import type { Called } from './people';

export type Sign =
  | 'cradle'
  | 'heart'
  | 'cross'
  | 'crown'
  | 'regent'
  | 'union'
  | 'founded'
  | 'passed'
  | 'die'
  | 'plague'
  | 'famine'
  | 'torch'
  | 'ship'
  | 'calm'
  | 'scroll';

export interface Dice {
  /** What each die shows, where that is told. */
  faces: number[];
  /** Of two dice only the sum is told. */
  sum?: number;
  /** Added to it. */
  added?: number;
  /** To be reached. */
  needed?: number;
  /** Whether it went well. */
  good: boolean;
}

/** One of several that are told together. */
export interface Part {
  country?: string;
  name: string;
  dice?: Dice;
  /** In a word or two. */
  outcome: string;
  /** Not as the others: it went badly. */
  bad: boolean;
}

export interface Card {
  sign: Sign;
  /** Whose shields stand on it. */
  countries: string[];
  heading: string;
  /** A line below the heading. */
  about: string;
  dice?: Dice;
  parts: Part[];
  /** What came of it. */
  outcome: string;
  /** Whom it touches: something has changed for these houses or countries. */
  touches: string[];
  /** A monarch has died. */
  monarch: boolean;
}

export function card(sign: Sign, heading: string, rest: Partial<Card> = {}): Card {
  return { sign, countries: [], heading, about: '', parts: [], outcome: '', touches: [], monarch: false, ...rest };
}

export const titleOf = (called: Called | undefined) => called?.title ?? 'Somebody';

/** "King Otto and Queen Anna", where shields beside them show their countries. */
export const brief = (titles: string) =>
  /^(?:King|Queen|Prince|Princess) /.test(titles) ? titles.replace(/ of \p{Lu}\p{L}+/gu, '') : titles;
