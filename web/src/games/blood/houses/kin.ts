// Who stands with whom in the tree of a house: members, those they wed, and their children, without any measure.
import type { BloodPerson } from '../../../protocol/types';

/** What kinship is told from. */
export type Kin = Pick<BloodPerson, 'id' | 'born' | 'house' | 'court' | 'father' | 'mother' | 'spouse' | 'dead'>;

/**
 * How somebody is shown: who bears the name, who is no kin but belongs into this tree (wed and at this court, or dead), and
 * who lives elsewhere and is only pointed to.
 */
export type Standing = 'member' | 'consort' | 'tag';

export interface Partner {
  id: number;
  standing: Standing;
}

export interface Union {
  /** Left out: not remembered. */
  partner?: Partner;
  /** Whether the two are wed now. */
  lasts: boolean;
  /** In order of birth. */
  children: Unit[];
}

/** Somebody with all his or her marriages, the earliest first. */
export interface Unit extends Partner {
  born: number;
  unions: Union[];
}

/** Twins do not occur; whoever is written down first is the elder. */
const byBirth = (a: Kin, b: Kin) => a.born - b.born || a.id - b.id;

/** The families that a house consists of, one for each ancestor whose parents are not remembered; the eldest first. */
export function familiesOf(people: readonly Kin[], house: string): Unit[] {
  const byId = new Map(people.map((each) => [each.id, each]));
  const isMember = (id: number | undefined) => id !== undefined && byId.get(id)?.house === house;
  /** Under whom somebody is drawn, so that nobody is drawn twice. */
  const bearer = (of: Kin) => (isMember(of.father) ? of.father : isMember(of.mother) ? of.mother : undefined);

  const children = new Map<number, Kin[]>();
  for (const each of [...people].sort(byBirth)) {
    const parent = bearer(each);
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), each]);
  }

  const standingOf = (partner: Kin, of: Kin): Standing =>
    partner.dead || (partner.spouse === of.id && partner.court === of.court && of.court === house) ? 'consort' : 'tag';

  function unitOf(of: Kin): Unit {
    const unions: Union[] = [];
    const unionWith = (other: number | undefined) => {
      const known = other === undefined || isMember(other) ? undefined : byId.get(other);
      let union = unions.find((each) => each.partner?.id === known?.id);
      if (union) return union;
      union = { lasts: known !== undefined && of.spouse === known.id, children: [] };
      if (known) union.partner = { id: known.id, standing: standingOf(known, of) };
      unions.push(union);
      return union;
    };
    for (const child of children.get(of.id) ?? []) {
      const other = child.father === of.id ? child.mother : child.father;
      unionWith(other).children.push(isMember(child.id) ? unitOf(child) : strangerOf(child, house));
    }
    if (of.spouse !== undefined && !isMember(of.spouse) && byId.has(of.spouse)) unionWith(of.spouse);
    unions.sort((a, b) => Number(a.lasts) - Number(b.lasts));
    return { id: of.id, born: of.born, standing: isMember(of.id) ? 'member' : 'consort', unions };
  }

  const families = people
    .filter((each) => isMember(each.id) && bearer(each) === undefined)
    .sort(byBirth)
    .map(unitOf);
  return [...families, ...guests(people, house, families)];
}

const tagOf = (of: Kin): Unit => ({ id: of.id, born: of.born, standing: 'tag', unions: [] });

/** Somebody of another name: a card for whoever lives at this court, and otherwise a tag. */
const strangerOf = (of: Kin, house: string): Unit => ({
  ...tagOf(of),
  standing: of.court === house && !of.dead ? 'consort' : 'tag',
});

/** Who lives at the court and is neither kin nor wed to any: widowed, and without a home. */
function guests(people: readonly Kin[], house: string, families: readonly Unit[]): Unit[] {
  const shown = new Set(families.flatMap(cardsOf));
  return people
    .filter((each) => !each.dead && each.court === house && !shown.has(each.id))
    .sort(byBirth)
    .map((each) => strangerOf(each, house));
}

/** Everybody in a family who has a card, not only a tag. */
export function cardsOf(unit: Unit): number[] {
  const own = unit.standing === 'tag' ? [] : [unit.id];
  return [
    ...own,
    ...unit.unions.flatMap(({ partner, children }) => [
      ...(partner && partner.standing !== 'tag' ? [partner.id] : []),
      ...children.flatMap(cardsOf),
    ]),
  ];
}

/** In whose tree to look for somebody; nothing: in none. */
export function homeOf(people: readonly Kin[], houses: readonly string[], of: Kin): string | undefined {
  const among = (house: string | undefined) => (house !== undefined && houses.includes(house) ? house : undefined);
  const kin = () => {
    const close = people.find((each) => each.id === of.spouse || each.father === of.id || each.mother === of.id);
    return among(close?.house);
  };
  return among(of.house) ?? among(of.court) ?? kin();
}
