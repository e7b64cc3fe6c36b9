// The order in which a player finds the own tables.
import type { TableReply } from '../protocol/types';

/** What kind of table it is that counts for nothing. */
export function tried(table: TableReply): 'what if' | 'lesson' | null {
  if (table.goes_on_from) return 'what if';
  return table.seeded ? 'lesson' : null;
}

const endedShown = 3;

/** Whether its game is at its end, by its rules or before its time. */
export const hasEnded = (table: TableReply) => table.stage === 'over' || table.stage === 'abandoned';

/**
 * For the front page: what waits for the player, what is going on, the last few that have ended; after these what is
 * only tried out, while it goes on. Each in the order in which it comes.
 */
export function arranged(mine: TableReply[]): TableReply[] {
  const played = mine.filter((table) => !tried(table));
  const going = (tables: TableReply[]) => [
    ...tables.filter((table) => table.asked),
    ...tables.filter((table) => !table.asked && !hasEnded(table)),
  ];
  return [...going(played), ...played.filter(hasEnded).slice(0, endedShown), ...going(mine.filter(tried))];
}
