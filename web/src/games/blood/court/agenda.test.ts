import { expect, test } from 'vitest';
import type { BloodContract } from '../../../protocol/types';
import { move, view } from '../fixture';
import { agendaOf, draftIn, isOfCourt } from './agenda';

const contract = (more: Partial<BloodContract>): BloodContract => ({
  status: 'put',
  houses: ['france', 'england'],
  clauses: [],
  ...more,
});

test('what can be done at court is sorted', () => {
  const agenda = agendaOf(
    [
      move('seek p3'),
      move('propose p3 p8'),
      move('draft p3 p8'),
      move('betroth p3 p9'),
      move('accept p7 p2'),
      move('decline p7 p2'),
      move('counter p7 p2'),
      move('agree france'),
      move('refuse france'),
      move('recall spain'),
      move('deal germany'),
      move('always france'),
      move('never france'),
      move('name p12'),
      move('drop'),
      move('done'),
    ],
    view({
      contracts: [
        contract({ status: 'in-force', groom: 7, bride: 2 }),
        contract({ groom: 7, bride: 2 }),
        contract({ houses: ['france', 'england'] }),
      ],
      proposals: [{ groom: 7, bride: 2, maker: 2 }],
    }),
  );
  expect(agenda.seek.map((each) => each.person)).toEqual([3]);
  expect(agenda.couples).toMatchObject([
    { groom: 3, bride: 8, propose: { move: 'propose p3 p8' }, draft: { move: 'draft p3 p8' } },
    { groom: 3, bride: 9, betroth: { move: 'betroth p3 p9' } },
  ]);
  expect(agenda.offers).toMatchObject([
    { groom: 7, bride: 2, maker: 2, contract: 1, counter: { move: 'counter p7 p2' } },
    { house: 'france', contract: 2, accept: { move: 'agree france' } },
    { house: 'spain', withdraw: { move: 'recall spain' } },
  ]);
  expect(agenda.offers[2]!.contract).toBeUndefined();
  expect(agenda.deals.map((each) => each.country)).toEqual(['germany']);
  expect(agenda.leave).toMatchObject([
    { country: 'france', moves: [{ move: 'always france' }, { move: 'never france' }] },
  ]);
  expect(agenda.names).toHaveLength(1);
});

test('a betrothal is read before it is agreed to, and one’s own offer is not taken for theirs', () => {
  const { offers } = agendaOf(
    [move('agree france'), move('refuse france'), move('recall france')],
    view({
      contracts: [
        contract({ houses: ['england', 'france'] }),
        contract({ houses: ['france', 'england'], groom: 3, bride: 8, is_betrothal: true }),
      ],
    }),
  );
  expect(offers).toMatchObject([
    { house: 'france', contract: 1, accept: { move: 'agree france' } },
    { house: 'france', contract: 0, withdraw: { move: 'recall france' } },
  ]);
  expect(offers[0]!.withdraw).toBeUndefined();
});

test('a draft of one’s own is found', () => {
  expect(draftIn(view())).toBeNull();
  expect(draftIn(view({ contracts: [contract({}), contract({ status: 'drafted' })] }))).toBe(1);
});

test('being done has a button of its own', () => {
  expect(isOfCourt(move('done'))).toBe(false);
  expect(isOfCourt(move('seek p3'))).toBe(true);
});
