// Sentences about what is on the board, for hovering, focus and screen readers.
import type { NobleInfo, RoyalsComponents, RoyalsView } from '../../protocol/types';

export function countryName(components: RoyalsComponents, id: string): string {
  return components.countries.find((country) => country.id === id)?.name ?? id;
}

/** Within a sentence: a name in the plural has an article. */
export function theCountry(components: RoyalsComponents, id: string): string {
  const name = countryName(components, id);
  return name.endsWith('s') ? `the ${name}` : name;
}

export function cardName(components: RoyalsComponents, id: string): string {
  return components.intrigue.find((card) => card.id === id)?.name ?? countryName(components, id);
}

export function pointsOf(count: number): string {
  return `${count} ${count === 1 ? 'point' : 'points'}`;
}

function cards(count: number, kind: string): string {
  return `${count} ${kind} ${count === 1 ? 'card' : 'cards'}`;
}

export function nobleWords(components: RoyalsComponents, view: RoyalsView, noble: NobleInfo, names: string[]): string {
  const city = components.cities.find((each) => each.nobles.some((one) => one.id === noble.id))!;
  const holder = view.nobles[noble.id];
  const country = countryName(components, city.country);
  const who = typeof holder === 'number' ? `held by ${names[holder - 1]}` : 'free';
  const price =
    cards(noble.cost, country) +
    (typeof holder === 'number' ? ` and ${cards(noble.takeover_intrigue, 'Intrigue')}` : '');
  const bonus = view.markers.city[city.id] === undefined ? ` First in ${city.name}: ${pointsOf(city.bonus)}.` : '';
  const name = noble.name.charAt(0).toUpperCase() + noble.name.slice(1);
  return `${name}, ${who}: costs ${price}, gives ${noble.influence} influence in ${country}.${bonus}`;
}

/** The first decisions of each kind, explained. */
export const hints: Record<string, string> = {
  draw: 'Cards pay for nobles: take face-up ones, or try your luck with the pile. From your second turn on you may take one Intrigue card in place of the last two; it drives rivals out.',
  'draw-country': 'One more Country card completes your draw.',
  announce: 'At this table you say first what you will draw.',
  play: 'Touch a glowing noble to claim it with Country cards; with Intrigue cards too you can drive a rival out. You may claim several nobles, as long as your cards last, and then end your turn.',
  pay: 'The raised cards would be paid. Touch one to keep it, or another to pay with that.',
  discard: 'You hold more cards than you may keep: touch those you need least.',
};
