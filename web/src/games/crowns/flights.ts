// What travels over the table: cards that change hands, ravens, a Knight that is discarded.
import { seatBlazon } from '../../heraldry/shields';
import type { CrownsComponents, CrownsEvent } from '../../protocol/types';
import type { Flight, Token } from '../../table/travel';
import { cardParts, houseBlazon } from './shape';
import { ravensOf } from './words';

export function flights(event: CrownsEvent, components: CrownsComponents, viewer: number | null): Flight[] {
  /** A card by its house; a guest or an unknown card shows its back. */
  const card = (id?: string): Token => {
    const house = id === undefined ? undefined : cardParts(id).house;
    const blazon = house === undefined ? undefined : houseBlazon(components, house);
    return { kind: 'card', blazons: blazon ? [blazon] : [] };
  };
  const ravens = (count: number): Token => ({ kind: 'marker', text: ravensOf(count) });
  const seat = (of: number | undefined) => `seat:${of}`;
  const holder = (of: number | undefined, id?: string) => (of === viewer && id ? `hand:${id}` : seat(of));
  switch (event.kind) {
    case 'laid':
      return [{ from: holder(event.seat, event.card), to: 'board', what: card(event.card) }];
    case 'offered':
      return [{ from: holder(event.seat, event.card), to: `offer:${event.seat}`, what: card(event.card) }];
    case 'exchanged':
      return [
        ...event.gave.map((id) => ({ from: 'board', to: holder(event.partner, id), what: card(id) })),
        ...event.got.map((id) => ({ from: `offer:${event.partner}`, to: holder(event.seat, id), what: card(id) })),
        ...(event.got_ravens > 0
          ? [{ from: `offer:${event.partner}`, to: seat(event.seat), what: ravens(event.got_ravens) }]
          : []),
      ];
    case 'coinage-played':
      return [{ from: holder(event.seat, event.card), to: seat(event.target), what: card(event.card) }];
    case 'card-drawn':
    case 'took':
      return [{ from: seat(event.from), to: holder(event.seat, event.card), what: card(event.card) }];
    case 'attacked':
      return [
        { from: holder(event.seat, event.card), to: 'board', what: card(event.card) },
        ...(event.seat === undefined
          ? []
          : [
              {
                from: seat(event.seat),
                to: seat(event.target),
                what: { kind: 'shield' as const, blazon: seatBlazon(event.seat) },
              },
            ]),
      ];
    case 'guest-drawn':
      return [{ from: 'deck', to: holder(event.seat, event.card), what: card() }];
    case 'ravens-settled':
      return [
        { from: 'board', to: 'discards', what: card(event.knight) },
        ...(event.gained > 0 ? [{ from: 'board', to: seat(event.defeated), what: ravens(event.gained) }] : []),
      ];
    case 'sentinels-shown':
      return event.used
        .filter((use) => use.ravens > 0)
        .map((use) => ({ from: seat(event.seat), to: seat(use.seat), what: ravens(use.ravens) }));
    default:
      return [];
  }
}
