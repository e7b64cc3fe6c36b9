import { describe, expect, it } from 'vitest';
import { answersOf, beginningOf, dropping, notesOf } from './answers';
import { contract, court, move } from './fixture';

const words = (answers: ReturnType<typeof answersOf>) =>
  Object.entries(answers).flatMap(([name, each]) => (each && !Array.isArray(each) ? [`${name}: ${each.move}`] : []));

describe('what can be done about a contract', () => {
  it('is of its own couple', () => {
    const offer = contract({ status: 'put', houses: ['france', 'england'] });
    const listed = [move('accept p1 p2'), move('counter p1 p2'), move('decline p1 p3'), move('put')];
    expect(words(answersOf(court([offer]), offer, listed, 'england'))).toEqual([
      'accept: accept p1 p2',
      'counter: counter p1 p2',
    ]);
  });

  it('is of a deal by the other house', () => {
    const deal = contract({ status: 'put', groom: undefined, bride: undefined, houses: ['france', 'england'] });
    const listed = [move('agree france'), move('refuse france'), move('recall france'), move('agree spain')];
    expect(words(answersOf(court([deal]), deal, listed, 'england'))).toEqual([
      'accept: agree france',
      'decline: refuse france',
    ]);
    expect(words(answersOf(court([deal]), deal, [move('recall england')], 'france'))).toEqual([
      'withdraw: recall england',
    ]);
    const treaty = { ...deal, status: 'in-force' as const };
    expect(words(answersOf(court([treaty]), treaty, [move('end-treaty france')], 'england'))).toEqual([
      'endTreaty: end-treaty france',
    ]);
  });

  it('counts betrothals of one’s own only', () => {
    const foreign = contract({ status: 'betrothed', houses: ['spain', 'italy'] });
    const mine = contract({ status: 'betrothed' });
    const listed = [move('break-off 1'), move('confirm p1 p2')];
    expect(words(answersOf(court([foreign, mine]), mine, listed, 'england'))).toEqual([
      'confirm: confirm p1 p2',
      'breakOff: break-off 1',
    ]);
  });

  it('shows a contract in force to those who do not know it', () => {
    const force = contract({ status: 'in-force' });
    const listed = [move('show p1 p2 spain'), move('show p1 p3 italy')];
    expect(answersOf(court([force]), force, listed, 'england').shows.map((each) => each.country)).toEqual(['spain']);
  });

  it('gives up a match that is sought before it drops the draft', () => {
    expect(dropping(court([]))).toEqual(['drop']);
    expect(dropping(court([], { sought: 1 }))).toEqual(['drop', 'drop']);
  });

  it('reads what a wedding brings from its move', () => {
    const accept = move('accept p1 p2', {
      does: "agree that A weds B (20, Guile +1, Constitution -1; 60 Crowns for the groom's house)",
    });
    expect(notesOf(accept)).toEqual(['20, Guile +1, Constitution −1', "60 Crowns for the groom's house"]);
    expect(notesOf(undefined)).toEqual([]);
  });

  it('begins with a match, a betrothal or a deal', () => {
    const listed = [move('draft p1 p2'), move('betroth-child p1 p2'), move('deal spain'), move('done')];
    const ways = beginningOf(listed);
    expect(ways.drafts).toHaveLength(1);
    expect(ways.betrothals).toHaveLength(1);
    expect(ways.deals.map((each) => each.country)).toEqual(['spain']);
  });
});
