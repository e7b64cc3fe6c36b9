// Who won and why, in words that do not say anything twice.
import type { SeatResult } from '../../protocol/types';

const list = new Intl.ListFormat('en-GB');

/** The seats in the order of their places. */
export function ranked(results: readonly SeatResult[]): SeatResult[] {
  return [...results].sort((a, b) => a.place - b.place);
}

export function winnersOf(results: readonly SeatResult[]): number[] {
  return results.filter((result) => result.place === 1).map((result) => Number(result.seat));
}

export function headline(winners: readonly string[]): string {
  return winners.length === 1 ? `${winners[0]} wins` : `${list.format(winners)} share the win`;
}

/** Why, below the headline: the outcome without what the headline says already. */
export function reason(outcome: string, headline: string): string {
  let rest = outcome.trim().replace(` ${headline}.`, '');
  if (rest.startsWith(`${headline} `)) rest = rest.slice(headline.length + 1);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
export function placeWord(place: number): string {
  return ordinals[place - 1] ?? String(place);
}
