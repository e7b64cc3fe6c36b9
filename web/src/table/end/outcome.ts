// Places, and who won.
import type { SeatResult } from '../../protocol/types';

/** The seats in the order of their places. */
export function ranked(results: readonly SeatResult[]): SeatResult[] {
  return [...results].sort((a, b) => a.place - b.place);
}

export function winnersOf(results: readonly SeatResult[]): number[] {
  return results.filter((result) => result.place === 1).map((result) => Number(result.seat));
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
export function placeWord(place: number): string {
  return ordinals[place - 1] ?? String(place);
}
