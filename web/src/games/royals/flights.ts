// What travels over the board of Royals: cards to hands, shields onto nobles, markers to whoever won them.
import { countryBlazons, seatBlazon } from '../../heraldry/shields';
import type { RoyalsComponents, RoyalsEvent } from '../../protocol/types';
import type { Flight, Token } from '../../table/travel';
import { markerPoints } from './markers';

/** A Country or Intrigue card by its id; nothing: its back. */
const card = (id?: string): Token => ({
  kind: 'card',
  blazons: id?.split('-').flatMap((country) => countryBlazons[country] ?? []) ?? [],
});

export function flights(event: RoyalsEvent, components: RoyalsComponents, viewer: number | null): Flight[] {
  if (!('seat' in event) || event.seat === undefined) return [];
  const { seat } = event;
  const own = seat === viewer;
  const holder = `seat:${seat}`;
  const handOf = (id?: string) => (own && id ? `hand:${id}` : holder);
  const won = (from: string): Flight[] => [
    { from, to: holder, what: { kind: 'marker', text: String(markerPoints(event, components)) } },
  ];
  switch (event.kind) {
    case 'drew-country':
      return [{ from: 'pile', to: handOf(event.country), what: card(event.country) }];
    case 'took-display':
      return [{ from: `display:${event.country}`, to: handOf(event.country), what: card(event.country) }];
    case 'drew-intrigue':
      return [{ from: 'intrigue-pile', to: handOf(event.pair), what: card(event.pair) }];
    case 'discarded':
      return [{ from: handOf(event.country), what: card(event.country) }];
    case 'dropped-intrigue':
      return [{ from: handOf(event.pair), what: card(event.pair) }];
    case 'claimed': {
      const noble = `noble:${event.noble}`;
      const paid = own ? [...Object.keys(event.country), ...Object.keys(event.intrigue)] : [];
      const former = event.former;
      return [
        ...paid.map((id) => ({ from: `hand:${id}`, to: noble, what: card(id) })),
        ...(former ? [{ from: noble, what: { kind: 'shield', blazon: seatBlazon(former) } as const }] : []),
        { from: holder, to: noble, what: { kind: 'shield', blazon: seatBlazon(seat) } },
      ];
    }
    case 'city-bonus':
      return won(`noble:${components.cities.find((city) => city.id === event.city)?.nobles[0]?.id}`);
    case 'country-bonus':
    case 'period-marker':
      return won(`markers:${event.country}`);
    case 'house-bonus':
      return won('markers:house');
    case 'title-full':
    case 'title-half':
      return won('markers:titles');
    default:
      return [];
  }
}
