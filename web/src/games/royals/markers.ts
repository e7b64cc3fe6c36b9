// What the markers of Royals are worth.
import type { RoyalsComponents, RoyalsEvent } from '../../protocol/types';

/** How many points an event brings by a marker; 0: none. */
export function markerPoints(event: RoyalsEvent, components: RoyalsComponents): number {
  const named = <Named extends { id: string }>(all: Named[], id: string) => all.find((each) => each.id === id);
  switch (event.kind) {
    case 'city-bonus':
      return named(components.cities, event.city)?.bonus ?? 0;
    case 'country-bonus':
      return named(components.countries, event.country)?.bonus[event.marker - 1] ?? 0;
    case 'house-bonus':
      return components.house_bonus[event.marker - 1] ?? 0;
    case 'period-marker':
      return components.periods[event.period - 1]?.markers[event.country]?.[event.rank === 'higher' ? 0 : 1] ?? 0;
    case 'title-full':
      return named(components.titles, event.title)?.full ?? 0;
    case 'title-half':
      return named(components.titles, event.title)?.half ?? 0;
    default:
      return 0;
  }
}
