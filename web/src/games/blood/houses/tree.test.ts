import { describe, expect, it } from 'vitest';
import type { BloodPerson } from '../../../protocol/types';
import { manyPeople, somebody } from './fixture';
import { familiesOf, homeOf } from './kin';
import { treeOf, type Card, type Tree } from './tree';

const card = (tree: Tree, id: number) => tree.cards.find((each) => each.key === `${id}`)!;
const ofHouse = (people: readonly BloodPerson[], house: string) => people.filter((each) => each.house === house);

const meet = (a: Card, b: Card) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** What every tree owes to its house. */
function expectSound(people: readonly BloodPerson[], house: string) {
  const tree = treeOf(people, house);
  const members = tree.cards.filter((each) => each.standing === 'member').map((each) => each.id);
  expect([...members].sort((a, b) => a - b)).toEqual(ofHouse(people, house).map((each) => each.id));
  expect(new Set(tree.cards.map((each) => each.key)).size).toBe(tree.cards.length);
  expect(tree.cards.flatMap((a, i) => tree.cards.slice(i + 1).filter((b) => meet(a, b)))).toEqual([]);
  for (const joint of tree.joints)
    for (const child of joint.children) expect(card(tree, child).y).toBeGreaterThan(card(tree, joint.of).y + 84);
  for (const each of tree.cards) {
    expect(each.x).toBeGreaterThanOrEqual(0);
    expect(each.x + each.width).toBeLessThanOrEqual(tree.width);
    expect(each.y + each.height).toBeLessThanOrEqual(tree.height);
  }
  return tree;
}

describe('the tree of a house', () => {
  it('shows a grandchild of another name once, who lives at this court', () => {
    const people = [
      somebody(1, { house: 'italy', court: 'italy' }),
      somebody(2, { sex: 'female', house: 'italy', court: 'england', father: 1 }),
      somebody(3, { house: 'england', court: 'italy', mother: 2 }),
    ];
    const tree = expectSound(people, 'italy');
    expect(tree.cards.filter((each) => each.id === 3).map((each) => each.standing)).toEqual(['consort']);
  });

  it('shows nobody twice, nobody above his parents and no card over another, for 150 people', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const people = manyPeople(150, seed);
      expect(people.length).toBe(150);
      for (const house of ['england', 'france', 'germany', 'italy', 'spain']) expectSound(people, house);
    }
  });

  it('joins parents, and draws their children below in order of birth', () => {
    const people = [
      somebody(1),
      somebody(2, { sex: 'female', house: 'spain', spouse: 1 }),
      somebody(3, { born: 1325, father: 1, mother: 2 }),
      somebody(4, { born: 1320, father: 1, mother: 2 }),
      somebody(5, { born: 1330, father: 1, mother: 2 }),
    ];
    people[0]!.spouse = 2;
    const tree = expectSound(people, 'france');
    expect(tree.joints).toMatchObject([{ of: 1, partner: 2, lasts: true, children: [4, 3, 5] }]);
    expect(card(tree, 4).x).toBeLessThan(card(tree, 3).x);
    expect(card(tree, 3).x).toBeLessThan(card(tree, 5).x);
    // The couple stands above the middle of them.
    expect(tree.joints[0]!.x).toBe(card(tree, 3).x + card(tree, 3).width / 2);
  });

  it('gives who wed twice a spouse on either side, and each their own children', () => {
    const people = [
      somebody(1, { spouse: 3 }),
      somebody(2, { sex: 'female', house: undefined, court: undefined, dead: true }),
      somebody(3, { sex: 'female', house: 'spain', spouse: 1 }),
      somebody(4, { born: 1320, father: 1, mother: 2 }),
      somebody(5, { born: 1330, father: 1, mother: 3 }),
    ];
    const tree = expectSound(people, 'france');
    expect(tree.joints.map((joint) => [joint.partner, joint.lasts, joint.children])).toEqual([
      [2, false, [4]],
      [3, true, [5]],
    ]);
    const [first, own, second] = tree.cards;
    expect([first!.key, own!.key, second!.key]).toEqual(['2@1', '1', '3@1']);
    expect(first!.x).toBeLessThan(own!.x);
    expect(own!.x).toBeLessThan(second!.x);
  });

  it('keeps the lines of two marriages apart where they would run into each other', () => {
    const wives = [2, 3].map((id) => somebody(id, { sex: 'female', house: 'spain', dead: true, court: undefined }));
    const elder = [4, 5, 6, 7, 8].map((id) => somebody(id, { born: 1300 + id, father: 1, mother: 2 }));
    const tree = expectSound(
      [somebody(1), ...wives, ...elder, somebody(9, { born: 1320, father: 1, mother: 3 })],
      'france',
    );
    const bus = tree.joints.map((joint) => Number(/V([\d.]+)/.exec(joint.path)![1]));
    expect(bus[0]).toBeGreaterThan(bus[1]!);
  });

  it('shows who lives at another court, and children of another name, as tags only', () => {
    const people = [
      somebody(1, { sex: 'female', spouse: 2, court: 'england' }),
      somebody(2, { house: 'england', court: 'england', spouse: 1 }),
      somebody(3, { house: 'england', court: 'england', father: 2, mother: 1, born: 1325 }),
    ];
    const tree = expectSound(people, 'france');
    expect(tree.cards.map((each) => [each.id, each.standing])).toEqual([
      [1, 'member'],
      [2, 'tag'],
      [3, 'tag'],
    ]);
    // The same from the other side: she is at that court, and her son bears its name.
    const other = expectSound(people, 'england');
    expect(other.cards.map((each) => [each.id, each.standing])).toEqual([
      [2, 'member'],
      [1, 'consort'],
      [3, 'member'],
    ]);
  });

  it('does without parents who are not remembered', () => {
    const tree = expectSound(
      [somebody(1, { father: 77, mother: 78 }), somebody(2, { born: 1301 }), somebody(3, { born: 1330, father: 1 })],
      'france',
    );
    expect(tree.joints).toMatchObject([{ of: 1, children: [3] }]);
    expect(tree.joints[0]!.partner).toBeUndefined();
    expect(card(tree, 2).row).toBe(0);
  });

  it('sets families beside each other by their years, without an empty row', () => {
    const tree = expectSound([somebody(1, { born: 1275 }), somebody(2, { born: 1400 })], 'france');
    expect(tree.rows.map((row) => [row.from, row.to])).toEqual([
      [1275, 1275],
      [1400, 1400],
    ]);
  });

  it('is empty for a house without people', () => {
    expect(treeOf([], 'france')).toMatchObject({ cards: [], joints: [], rows: [] });
  });
});

describe('a family', () => {
  it('lists who lives at the court without kin there', () => {
    const people = [somebody(1), somebody(2, { sex: 'female', house: 'spain' })];
    expect(familiesOf(people, 'france').map((unit) => [unit.id, unit.standing])).toEqual([
      [1, 'member'],
      [2, 'consort'],
    ]);
  });

  it('points to the tree in which somebody is found', () => {
    const nobody = somebody(9, { house: undefined, court: undefined, dead: true });
    const child = somebody(1, { father: 9, house: 'italy' });
    expect(homeOf([], ['france'], somebody(1))).toBe('france');
    expect(homeOf([nobody, child], ['france', 'italy'], nobody)).toBe('italy');
    expect(homeOf([nobody], ['france', 'italy'], nobody)).toBeUndefined();
  });
});
