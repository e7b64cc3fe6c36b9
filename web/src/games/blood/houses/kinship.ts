// How somebody is related, in a few words.
import type { BloodPerson, BloodView } from '../../../protocol/types';
import { personOf } from '../parts';
import { isMan } from './words';

const kOrder = ['eldest', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

const isParent = (parent: BloodPerson, of: BloodPerson) => of.father === parent.id || of.mother === parent.id;

const childWord = (person: BloodPerson) => (isMan(person) ? 'son' : 'daughter');

export function childrenOf(view: BloodView, of: BloodPerson): BloodPerson[] {
  return view.people.filter((person) => isParent(of, person)).sort((a, b) => a.born - b.born || a.id - b.id);
}

/** "second son", or "son" of whoever has no other; counted are those who are remembered. */
export function bornAs(view: BloodView, parent: BloodPerson, child: BloodPerson): string {
  const alike = childrenOf(view, parent).filter((each) => each.sex === child.sex);
  const place = alike.findIndex((each) => each.id === child.id);
  return alike.length > 1 && kOrder[place] ? `${kOrder[place]} ${childWord(child)}` : childWord(child);
}

/** An heir as the monarch's kin: "eldest son", "brother", "Isabelle’s son". */
export function heirWords(view: BloodView, country: string, heir: BloodPerson): string {
  const monarch = personOf(view, view.crowns.find((crown) => crown.id === country)?.monarch);
  if (monarch && isParent(monarch, heir)) return bornAs(view, monarch, heir);
  const shared = (key: 'father' | 'mother') => heir[key] !== undefined && heir[key] === monarch?.[key];
  if (shared('father') || shared('mother')) return isMan(heir) ? 'brother' : 'sister';
  const parents = [personOf(view, heir.father), personOf(view, heir.mother)].filter((each) => each !== undefined);
  // The claim comes through whoever bears the name, or is in the line as well.
  const line = view.crowns.find((crown) => crown.id === country)?.line ?? [];
  const through =
    parents.find((each) => each.house === country) ?? parents.find((each) => line.includes(each.id)) ?? parents[0];
  return through ? `${through.name}’s ${childWord(heir)}` : 'of the house';
}
