// Families for tests: somebody with a few words, and a house of many generations made by a simple rule.
import type { BloodPerson, BloodView } from '../../../protocol/types';

const kHouses = ['england', 'france', 'germany', 'italy', 'spain'];

export function somebody(id: number, more: Partial<BloodPerson> = {}): BloodPerson {
  const sex = more.sex ?? 'male';
  return {
    id,
    number: id + 1,
    name: `Name${id}`,
    title: `${sex === 'male' ? 'Prince' : 'Princess'} Name${id} of France`,
    sex,
    born: 1300,
    age: 40,
    house: 'france',
    court: 'france',
    strength: 0,
    constitution: 0,
    charisma: 0,
    ...more,
  };
}

/** A view of which only the people matter. */
export function viewOf(people: BloodPerson[], more: Partial<BloodView> = {}): BloodView {
  const crown = { castle: 10, charisma: 0, armies: 0, fleets: 0, can_raise: 0, fallen: [0, 0], line: [] };
  return {
    year: 1345,
    seats: kHouses.map((house) => ({
      house,
      crowns: 0,
      countries: [house],
      taxes: 0,
      high_taxes: 0,
      upkeep: 0,
      answered: false,
    })),
    crowns: kHouses.map((id, i) => ({ id, house: `House${i}`, seat: i + 1, ...crown })),
    people,
    provinces: {},
    fleets: [],
    pieces: [],
    ...more,
  };
}

/** Many people of five houses: everybody weds somebody of another, some twice, and has up to four children. */
export function manyPeople(number: number, seed = 1): BloodPerson[] {
  let state = seed;
  const below = (end: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * end);
  };
  const score = () => below(5) - 2;
  const people: BloodPerson[] = [];
  const add = (more: Partial<BloodPerson>) => {
    const scores = { strength: score(), constitution: score(), charisma: score() };
    const one = somebody(people.length, { ...scores, age: 1400 - (more.born ?? 0), dead: below(3) === 0, ...more });
    if (one.dead) delete one.court;
    people.push(one);
    return one;
  };
  for (const house of kHouses) add({ house, court: house, born: 1275, sex: 'male', dead: true });
  for (let i = 0; people.length < number; i++) {
    const man = people[i % people.length]!;
    const wife = people.find(
      (each) => each.sex === 'female' && each.house !== man.house && !each.dead && each.spouse === undefined,
    );
    if (man.sex === 'male' && wife && !man.dead && man.spouse === undefined) {
      man.spouse = wife.id;
      wife.spouse = man.id;
      wife.court = man.court;
    }
    const mother = man.sex === 'male' ? (man.spouse ?? wife?.id) : undefined;
    for (let child = below(4) + 1; child > 0 && people.length < number && man.sex === 'male'; child--)
      add({
        house: man.house,
        court: man.house,
        father: man.id,
        mother,
        born: man.born + 20 + 5 * below(4),
        sex: below(2) === 0 ? 'male' : 'female',
      });
  }
  return people;
}
