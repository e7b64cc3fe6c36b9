// Clocks of a table in words.
import type { ClockSettings } from '../protocol/types';

const day = 24 * 3600;

function span(seconds: number): string {
  if (seconds % day === 0) return seconds === day ? '1 day' : `${seconds / day} days`;
  if (seconds % 3600 === 0 && seconds > 3600) return `${seconds / 3600} h`;
  if (seconds % 60 === 0) return `${seconds / 60} min`;
  return `${seconds} s`;
}

/** "10 min + 5 s", "3 days a turn"; of none: "no clock". */
export function clockWords(clock: ClockSettings | undefined): string {
  if (clock?.turn !== undefined) return `${span(clock.turn)} a turn`;
  if (clock?.bank === undefined) return 'no clock';
  return clock.gain ? `${span(clock.bank)} + ${span(clock.gain)}` : span(clock.bank);
}

/** What happens when time is up, where it may be chosen. */
export const lateChoices: [late: string, words: string][] = [
  ['vote', 'the others decide together'],
  ['bot', 'a bot plays on, until the seat is taken back'],
  ['move', 'a bot makes this one move'],
  ['end', 'the game ends'],
];

/** "When time is up, the others decide together." */
export function lateWords(clock: ClockSettings): string {
  const [, words] = lateChoices.find(([late]) => late === clock.late) ?? lateChoices[0]!;
  return `When time is up, ${words}.`;
}
