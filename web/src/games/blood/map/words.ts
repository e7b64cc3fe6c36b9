// What stands on the map, in words.
import type { BloodComponents, BloodFleet, BloodItems, BloodView } from '../../../protocol/types';
import { joined } from '../../../ui/words';
import { armies, countryName, goodName, royals } from '../parts';

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1) + '.';

export function unitWords(components: BloodComponents, country: string, count: number): string {
  return `${armies(count)} of ${countryName(components, country)}`;
}

export function itemWords(components: BloodComponents, item: BloodItems): string {
  return `${item.count} ${goodName(item.good)} of ${countryName(components, item.owner)}`;
}

/** A king, prince or princess, and who holds a captive. */
export function personWords(components: BloodComponents, view: BloodView, id: number): string {
  const person = view.people.find((each) => each.id === id);
  if (!person) return 'somebody';
  const held = person.captor === undefined ? '' : ` (captive of ${countryName(components, person.captor)})`;
  return `${person.title}${held}`;
}

function cargo(components: BloodComponents, view: BloodView, fleet: BloodFleet): string[] {
  return [
    ...Object.entries(fleet.armies ?? {}).map(([country, count]) => unitWords(components, country, count)),
    ...royals(view)
      .filter((piece) => piece.aboard === fleet.id)
      .map((piece) => personWords(components, view, piece.person)),
    ...(fleet.items ?? []).map((item) => itemWords(components, item)),
  ];
}

export function fleetWords(components: BloodComponents, view: BloodView, fleet: BloodFleet): string {
  const load = cargo(components, view, fleet);
  const aboard = load.length > 0 ? ` with ${joined(load)} aboard` : '';
  const guest = fleet.host === undefined ? '' : `, by leave of ${countryName(components, fleet.host)}`;
  return `a fleet of ${countryName(components, fleet.colour)}${aboard}${guest}`;
}

/** A fleet as an element of the board: with where it is. */
export function fleetSentence(components: BloodComponents, view: BloodView, id: string): string {
  const fleet = view.fleets.find((each) => each.id === id);
  if (!fleet) return 'A fleet.';
  const port = components.provinces.find((province) => province.id === fleet.province)?.name;
  const sea = components.seas.find((each) => each.id === fleet.sea)?.name;
  const where = port !== undefined ? `, in port in ${port}` : sea !== undefined ? `, at sea: ${sea}` : '';
  return sentence(fleetWords(components, view, fleet) + where);
}

/** A royal piece as an element of the board: with where it is. */
export function royalSentence(components: BloodComponents, view: BloodView, id: number): string {
  const piece = view.pieces.find((each) => each.person === id);
  const province = components.provinces.find((each) => each.id === piece?.province)?.name;
  const where = piece?.aboard !== undefined ? ', aboard a fleet' : province !== undefined ? `, in ${province}` : '';
  return sentence(personWords(components, view, id) + where);
}

export function provinceSentence(components: BloodComponents, view: BloodView, id: string): string {
  const info = components.provinces.find((province) => province.id === id);
  if (!info) return sentence(id);
  const land = view.provinces[id];
  const holder = land?.control ?? info.country;
  const home = countryName(components, info.country);
  const parts = [
    holder === info.country
      ? `${info.name}, held by ${home}, whose home it is.`
      : `${info.name}, home of ${home}, held by ${countryName(components, holder)}.`,
  ];
  for (const crown of view.crowns.filter((each) => each.capital === id))
    parts.push(
      sentence(
        `capital of ${countryName(components, crown.id)}, ` +
          (crown.castle > 0 ? `with a castle of strength ${crown.castle}` : 'its castle in ruins'),
      ),
    );
  const standing = [
    ...Object.entries(land?.armies ?? {}).map(([country, count]) => unitWords(components, country, count)),
    ...royals(view)
      .filter((piece) => piece.province === id && piece.aboard === undefined)
      .map((piece) => personWords(components, view, piece.person)),
    ...view.fleets.filter((fleet) => fleet.province === id).map((fleet) => fleetWords(components, view, fleet)),
  ];
  parts.push(standing.length > 0 ? sentence(`there: ${joined(standing)}`) : 'Nobody stands there.');
  if (info.good !== undefined) parts.push(`It makes ${goodName(info.good)}.`);
  const goods = (land?.items ?? []).map((item) => itemWords(components, item));
  if (goods.length > 0) parts.push(`Goods: ${joined(goods)}.`);
  if (land?.famine) parts.push('There is famine.');
  if (land?.rebellion) parts.push('There is rebellion.');
  return parts.join(' ');
}

export function seaSentence(components: BloodComponents, view: BloodView, id: string): string {
  const sea = components.seas.find((each) => each.id === id);
  const fleets = view.fleets.filter((fleet) => fleet.sea === id).map((fleet) => fleetWords(components, view, fleet));
  const there = fleets.length > 0 ? sentence(`there: ${joined(fleets)}`) : 'No fleet is there.';
  return `${sea?.name ?? id}, a sea area. ${there}`;
}
