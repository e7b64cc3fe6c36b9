// What a bot thinks of the decisions of a game that has ended, in words. Pure: knows no page.
import type { OpinionInfo, ReviewReply } from '../../protocol/types';

/** A difference that nobody would notice, in a thousand games. */
const little = 10;

const lost = ({ played, better }: OpinionInfo) => (better ? better.wins - played.wins : 0);

const percent = (wins: number) => `${Math.round(wins / 10)} %`;

/** Of the decisions that followed on a line of the log, the one that cost most; the first, if none did. */
export function opinionAt(review: ReviewReply, line: number): OpinionInfo | undefined {
  const there = review.decisions.filter((each) => each.line === line);
  return there.reduce<OpinionInfo | undefined>(
    (best, each) => (best && lost(best) >= lost(each) ? best : each),
    undefined,
  );
}

/** The decisions that cost most, in order. */
export const costliest = (review: ReviewReply): OpinionInfo[] =>
  review.turning_points.map((place) => review.decisions[place]).filter((each) => each !== undefined);

/** "Anna chose to end the turn. Better: claim the Baron of Dijon, 2.1 points more, 41 % to win rather than 35 %." */
export function wordsOf({ seat, played, better }: OpinionInfo, names: readonly string[]): string {
  const name = names[Number(seat) - 1] ?? `Seat ${seat}`;
  const did = `${name} chose to ${played.does}`;
  if (!better || better.wins - played.wins < little)
    return `${did}: as good as anything, ${percent(played.wins)} to win.`;
  const points = (better.points - played.points) / 10;
  const gain = points >= 0.1 ? `${points.toFixed(1)} points more, ` : '';
  return `${did}. Better: ${better.does}, ${gain}${percent(better.wins)} to win rather than ${percent(played.wins)}.`;
}
