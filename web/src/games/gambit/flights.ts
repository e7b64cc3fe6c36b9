// What travels over the table of Gambit Royale: cards into columns, goals, Gold and the Crown to whoever has them now.
import { seatBlazon } from '../../heraldry/shields';
import type { GambitEvent } from '../../protocol/types';
import type { Flight, Token } from '../../table/travel';
import { goalParts } from './shape';

/** All see whose a card is. */
const card = (seat: number): Token => ({ kind: 'card', blazons: [seatBlazon(seat)] });

export function flights(event: GambitEvent, viewer: number | null): Flight[] {
  if (!('seat' in event) || event.seat === undefined) return [];
  const { seat } = event;
  const holder = `seat:${seat}`;
  const handOf = (id?: string) => (seat === viewer && id ? `hand:${id}` : holder);
  switch (event.kind) {
    case 'placed':
      return [{ from: handOf(event.card), to: `column-end:${event.column}`, what: card(seat) }];
    case 'explorer-moved':
      return [{ from: `column-end:${event.from}`, to: `column-end:${event.to}`, what: card(seat) }];
    case 'hid':
      return [{ from: handOf(event.card), to: `column:${event.column}`, what: card(seat) }];
    case 'assassinated':
      return [{ from: `column-end:${event.column}`, what: card(seat) }];
    case 'crown-taken':
      return [
        { from: event.former ? `seat:${event.former}` : 'board', to: holder, what: { kind: 'marker', text: '♛' } },
      ];
    case 'won':
      return [
        {
          from: `goal:${event.column}`,
          to: holder,
          what: { kind: 'marker', text: String(goalParts(event.goal).value) },
        },
      ];
    case 'gold':
      return [{ from: `column:${event.column}`, to: holder, what: { kind: 'marker', text: 'Gold' } }];
    default:
      return [];
  }
}
