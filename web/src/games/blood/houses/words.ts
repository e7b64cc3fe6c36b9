// What is said about a person: badges, kinship, and a sentence for hovering and screen readers.
import type { BloodComponents, BloodContract, BloodPerson, BloodView } from '../../../protocol/types';
import { joined, signed } from '../../../ui/words';
import { countryName, personOf } from '../parts';

export function ordinal(number: number): string {
  const tens = number % 100;
  const ending = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

export const isMan = (person: BloodPerson) => person.sex === 'male';

/** "Joan of England"; whoever is of no house has a title only. */
export function called(components: BloodComponents, person: BloodPerson): string {
  const isOfCountry = components.countries.some((country) => country.id === person.house);
  return isOfCountry ? `${person.name} of ${countryName(components, person.house)}` : person.title;
}

/** The three scores, the first by the name it has for men or women. */
export function scoresOf(
  person: BloodPerson,
): { sign: 'strength' | 'guile' | 'constitution' | 'charisma'; name: string; value: number }[] {
  return [
    isMan(person)
      ? { sign: 'strength', name: 'Strength', value: person.strength }
      : { sign: 'guile', name: 'Guile', value: person.strength },
    { sign: 'constitution', name: 'Constitution', value: person.constitution },
    { sign: 'charisma', name: 'Charisma', value: person.charisma },
  ];
}

/** "Strength +1 in battle, +2 against France", where that is not as rolled. */
export function battleWords(components: BloodComponents, person: BloodPerson): string {
  const { effective_strength: strength, stronger_against: against = [] } = person;
  if (strength === undefined || (strength === person.strength && against.length === 0)) return '';
  const more = against.map((id) => countryName(components, id));
  return `Strength ${signed(strength)} in battle${more.length > 0 ? `, ${signed(strength + 1)} against ${joined(more)}` : ''}`;
}

export interface Badge {
  text: string;
  tone: 'gold' | 'red' | 'plain';
}

/** What somebody is, the weightiest first; `house` is whose tree it is told in. */
export function badgesOf(components: BloodComponents, view: BloodView, person: BloodPerson, house: string): Badge[] {
  if (person.dead) return [];
  const badges: Badge[] = [];
  const name = (id: string) => countryName(components, id);
  /** " of Spain"; of the own crown it goes without saying. */
  const of = (word: string, ids: readonly string[]) =>
    ids.length === 1 && ids[0] === house ? '' : `${word} ${joined(ids.map(name))}`;
  const spouse = personOf(view, person.spouse);

  if (person.captor) badges.push({ text: `Captive of ${name(person.captor)}`, tone: 'red' });
  if (person.reigns?.length) {
    const isWide = person.reigns.length > 1;
    const title = isMan(person) ? 'King' : 'Queen';
    badges.push({
      text: isWide ? `${title}, ${person.reigns.length} crowns` : title + of(' of', person.reigns),
      tone: 'gold',
    });
  }
  if (person.regent?.length) badges.push({ text: `Regent${of(' of', person.regent)}`, tone: 'gold' });
  if (view.crowns.find((crown) => crown.id === house)?.line[0] === person.id)
    badges.push({ text: 'Heir', tone: 'gold' });
  if (spouse?.reigns?.length && !person.reigns?.length) badges.push({ text: 'Consort', tone: 'plain' });
  if (person.passed_over?.length) badges.push({ text: `passed over${of(' for', person.passed_over)}`, tone: 'plain' });
  if (person.renounced?.length) badges.push({ text: `renounced${of('', person.renounced)}`, tone: 'plain' });
  return badges;
}

/** Place in the line for a crown, from 1, as far as the view tells; nothing: in none. */
export function placeIn(view: BloodView, country: string, id: number): number | undefined {
  const place = view.crowns.find((crown) => crown.id === country)?.line.indexOf(id) ?? -1;
  return place < 0 ? undefined : place + 1;
}

/** "1300 · 45"; the dead have no age. */
export const datesOf = (person: BloodPerson) =>
  person.dead ? `† born ${person.born}` : person.age === 0 ? `born ${person.born}` : `${person.born} · ${person.age}`;

/** All that a card shows, as a sentence or two. */
export function personWords(components: BloodComponents, view: BloodView, person: BloodPerson, house: string): string {
  const age = person.dead ? `dead or gone, born ${person.born}` : `${person.age} years, born ${person.born}`;
  const scores = scoresOf(person).map(({ name, value }) => `${name} ${signed(value)}`);
  const battle = battleWords(components, person);
  if (battle) scores.push(battle);
  const place = placeIn(view, house, person.id);
  const spouse = personOf(view, person.spouse);
  const more = badgesOf(components, view, person, house).map((badge) => badge.text);
  if (place !== undefined) more.push(`${ordinal(place)} in line for ${countryName(components, house)}`);
  if (spouse) more.push(`married to ${called(components, spouse)}`);
  if (person.court && person.court !== house) more.push(`at the court of ${countryName(components, person.court)}`);
  return [`${person.title}, ${age}`, scores.join(', '), ...(more.length > 0 ? [more.join(', ')] : [])].join('. ') + '.';
}

/** Where the contract of a couple stands in the view; nothing: there is none to be read. */
export function contractOf(
  contracts: readonly BloodContract[] | undefined,
  one: number,
  other: number | undefined,
): number | undefined {
  const index = (contracts ?? []).findIndex(
    ({ groom, bride }) => (groom === one && bride === other) || (groom === other && bride === one),
  );
  return other === undefined || index < 0 ? undefined : index;
}
