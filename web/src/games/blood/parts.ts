// The shapes of the game, once for all parts of its table.
import type { BloodComponents, BloodPiece, BloodSeat, BloodView } from '../../protocol/types';
import type { BoardProps } from '../../table/game';
import { counted } from '../../ui/words';

export function parts(props: Pick<BoardProps, 'components' | 'view'>): {
  components: BloodComponents;
  view: BloodView;
} {
  return { components: props.components as BloodComponents, view: props.view as BloodView };
}

export function seatOf(view: BloodView, seat: number | null): BloodSeat | undefined {
  return seat === null ? undefined : view.seats[seat - 1];
}

/** Kings and princes on the map, each once: whoever reigns in two countries has a piece of each, in one place. */
export function royals(view: BloodView): BloodPiece[] {
  return view.pieces.filter((piece, i) => view.pieces.findIndex((each) => each.person === piece.person) === i);
}

/** "France"; also of the family that nobody plays. */
export function countryName(components: BloodComponents, id: string | undefined): string {
  if (id === 'aristocrats') return 'the aristocrats';
  return components.countries.find((country) => country.id === id)?.name ?? id ?? 'no house';
}

/** A province, a sea area or a fleet, as people call it. */
export function spotName(components: BloodComponents, id: string): string {
  const place = components.provinces.find((each) => each.id === id) ?? components.seas.find((each) => each.id === id);
  if (place) return place.name;
  const fleet = /^(.+)-fleet-(\d+)$/.exec(id);
  return fleet ? `fleet ${fleet[2]} of ${countryName(components, fleet[1]!)}` : id;
}

export const personOf = (view: BloodView, id: number | undefined) => view.people.find((person) => person.id === id);

export function titleOf(view: BloodView, person: number): string {
  return personOf(view, person)?.title ?? 'somebody';
}

/** Goods of a kind, however many. */
export function goodName(good: string): string {
  return good === 'semi-luxury' ? 'semi-luxuries' : good === 'luxury' ? 'luxuries' : good;
}

export const armies = (count: number) => counted(count, 'army', 'armies');
export const crowns = (count: number) => counted(count, 'Crown', 'Crowns');
