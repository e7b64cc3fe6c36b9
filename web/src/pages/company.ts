// Who sits at a table, in words.
import type { TableReply } from '../protocol/types';
import { hasEnded } from './arranged';
import { inWords } from './phrases';

export interface Companion {
  text: string;
  /** It is whoever reads it. */
  self?: boolean;
  /** Whose page tells more. */
  player?: number;
  /** Has not signed up: anybody might be called so. */
  guest?: boolean;
}

/** How many, or who: "a steady bot", "2 steady bots", "Ottokar and Isolde (steady bots)". */
function group(kind: string, names: (string | undefined)[]): string {
  const many = names.length > 1;
  const known = names.filter((name) => name !== undefined);
  if (known.length === names.length) return `${inWords(known)} (${kind}${many ? 's' : ''})`;
  return many ? `${names.length} ${kind}s` : `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
}

/** People first, then bots by their kind, then what is free. Bots have names once their game has ended. */
export function company(table: TableReply, kindOf: (bot: string) => string): Companion[] {
  const people: Companion[] = [];
  const bots = new Map<string, (string | undefined)[]>();
  let free = 0;
  const plays = hasEnded(table) ? 'played' : 'plays';
  const mine = table.seats.filter((seat) => seat.mine).length;
  for (const [i, seat] of table.seats.entries()) {
    const standsIn = seat.bot ? ` (a bot ${plays})` : '';
    if (seat.mine) {
      if (!people.some(({ self }) => self))
        people.push({ text: mine > 1 ? `you at ${mine} seats` : `you${standsIn}`, self: true });
    } else if (seat.player !== undefined)
      people.push({ text: `${seat.name ?? ''}${standsIn}`, player: seat.player, guest: seat.guest });
    else if (seat.bot) {
      const kind = kindOf(seat.bot);
      bots.set(kind, [...(bots.get(kind) ?? []), table.result?.[i]?.name ?? seat.name]);
    } else free += 1;
  }
  return [
    ...people,
    ...[...bots].map(([kind, names]) => ({ text: group(kind, names) })),
    ...(free > 0 ? [{ text: free === 1 ? 'a free seat' : `${free} free seats` }] : []),
  ];
}
