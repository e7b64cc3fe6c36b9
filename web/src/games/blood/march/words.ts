// What would come of a march, in words.
import type { BloodReached } from '../../../protocol/types';
import { counted } from '../../../ui/words';
import { armies } from '../parts';

export type Fate = 'free' | 'leave' | 'stop';

/** Whether one may go on from there, by whose leave, or has to stop. */
export function fateOf(reached: BloodReached): Fate {
  if (reached.how === 'leave' || reached.how === 'ask') return 'leave';
  return reached.how === 'stop' ? 'stop' : 'free';
}

/** What happens in a place that a group goes to. */
export function stopWords(reached: BloodReached, called: (country: string) => string): string {
  const owner = reached.of ? called(reached.of) : '';
  const there = [
    ...(reached.faces > 0 ? [`${armies(reached.faces)} of others`] : []),
    ...(reached.castle ? [`a castle that counts ${reached.castle}`] : []),
  ];
  const facing = there.length > 0 ? `; there: ${there.join(' and ')}` : '';
  switch (reached.how) {
    case 'own':
      return `yours${facing}`;
    case 'leave':
      return `${owner} lets you through${facing}`;
    case 'ask':
      return `${owner} is asked for its port`;
    case 'sea':
      return 'open sea';
    case 'aboard':
      return 'aboard';
    default:
      return owner ? `${owner}’s: the move ends here${facing}` : 'among stronger fleets: the move ends here';
  }
}

/** The same for somebody who cannot see the pill. */
export function reachedWords(reached: BloodReached, called: (country: string) => string): string {
  return `In reach for ${counted(reached.points, 'point', 'points')}: ${stopWords(reached, called)}.`;
}
