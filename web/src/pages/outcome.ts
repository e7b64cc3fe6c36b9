// How a game came out, in words.
import type { TableReply } from '../protocol/types';
import { inWords } from './phrases';

const ordinals = ['0th', '1st', '2nd', '3rd'];
const ordinal = (place: number) => ordinals[place] ?? `${place}th`;
const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);

/**
 * For whoever sat there: "won, 66 : 61 : 47", "2nd of 4, 61 points", with `you` before the winner's word if it is the
 * visitor. Who kept several seats, or none, is told by name who won.
 */
export function outcome(
  table: TableReply,
  seatOf: (seat: TableReply['seats'][number]) => boolean,
  you = false,
): string {
  const result = table.result;
  if (!result) return 'ended';
  const ranked = [...result].sort((a, b) => a.place - b.place || b.points - a.points);
  const winners = ranked.filter((each) => each.place === 1);
  const all = ranked.map((each) => each.points).join(' : ');
  const own = result.filter((_, i) => table.seats[i] && seatOf(table.seats[i]));
  if (own.length !== 1) {
    const names = inWords(winners.map((each) => each.name));
    return `${names} ${winners.length > 1 ? 'shared the win' : 'won'}, ${all}`;
  }
  const { place, points: count } = own[0]!;
  if (place > 1) return `${ordinal(place)} of ${result.length}, ${points(count)}`;
  return `${you ? 'you ' : ''}${winners.length > 1 ? 'shared the win' : 'won'}, ${all}`;
}
