import { describe, expect, it } from 'vitest';
import type { ClauseInfo, DealInfo, MoveInfo } from '../../protocol/types';
import { changes, isBargaining, news, rowsOf, stateOf, stepsOf, toAnswer } from './deals';

const names = ['Anna', 'Ben', 'Cara'];
const clause = (text: string): ClauseInfo => ({ text });
const deal = (parts: Partial<DealInfo>): DealInfo => ({
  id: '2.1',
  parties: [2, 1],
  maker: 2,
  revision: 1,
  state: 'offered',
  clauses: [clause('Ben pays Anna 2.')],
  agreed: [2],
  ...parts,
});
const move = (text: string, role?: MoveInfo['role'], of?: string): MoveInfo => ({
  move: text,
  verb: text,
  args: {},
  does: text,
  touches: [],
  ...(role ? { role } : {}),
  ...(of ? { deal: of } : {}),
});

describe('the steps of a deal', () => {
  const moves = [
    move('done', 'done'),
    move('draft 3', 'draft'),
    move('clause give', 'clause'),
    move('strike 1', 'strike', '1.1'),
    move('put', 'put', '1.1'),
    move('accept 2.1 1', 'accept', '2.1'),
    move('counter 2.1', 'counter', '2.1'),
    move('bid 0'),
  ];
  it('are told from other moves', () => {
    expect(moves.filter(isBargaining).map((each) => each.role)).not.toContain('done');
    expect(moves.filter(isBargaining)).toHaveLength(6);
  });
  it('belong to their deal, or else to the draft', () => {
    const draft = stepsOf(moves, deal({ id: '1.1', state: 'draft' }));
    expect([draft.clauses.length, draft.strikes.length, draft.put?.move]).toEqual([1, 1, 'put']);
    expect(draft.accept).toBeUndefined();
    const offer = stepsOf(moves, deal({}));
    expect([offer.accept?.move, offer.counter?.move, offer.clauses.length]).toEqual(['accept 2.1 1', 'counter 2.1', 0]);
  });
  it('say what waits for an answer', () => {
    expect([...toAnswer(moves)]).toEqual(['2.1']);
  });
});

describe('the state of a deal', () => {
  it('says who has to answer', () => {
    expect(stateOf(deal({}), 1, names, true)).toBe('Ben asks you');
    expect(stateOf(deal({}), 2, names, false)).toBe('put by you; Anna may answer');
    expect(stateOf(deal({ state: 'draft' }), 2, names, false)).toBe('your draft, not put yet');
    expect(stateOf(deal({ state: 'refused' }), 2, names, false)).toBe('refused');
  });
});

describe('two wordings', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(clause) as [ClauseInfo, ClauseInfo, ClauseInfo, ClauseInfo];
  const read = (before: ClauseInfo[], now: ClauseInfo[]) =>
    changes(before, now).map((each) => ({ kept: '', added: '+', struck: '-' })[each.fate] + each.clause.text);
  it('differ by what was added and struck', () => {
    expect(read([a, b, c], [a, c, d])).toEqual(['a', '-b', 'c', '+d']);
    expect(read([a], [b])).toEqual(['-a', '+b']);
    expect(read([], [a])).toEqual(['+a']);
    expect(read([a, b], [a, b])).toEqual(['a', 'b']);
  });
  it('may say the same thing twice', () => {
    expect(read([a, a], [a])).toEqual(['a', '-a']);
    expect(read([a], [a, a])).toEqual(['a', '+a']);
  });
});

describe('news of deals', () => {
  it('tell what others offer, with its clauses', () => {
    expect(news([], [deal({})], 1, names)).toEqual(['Ben puts a bargain to you: Ben pays Anna 2.']);
    expect(news([], [deal({})], 2, names)).toEqual([]);
  });
  it('tell of a counter and of answers', () => {
    const mine = deal({ maker: 1, parties: [1, 2] });
    const countered = { ...mine, revision: 2, last_word: 2 };
    expect(news([mine], [countered], 1, names)).toEqual(['Ben counters: Ben pays Anna 2.']);
    expect(news([mine], [{ ...mine, state: 'accepted' }], 1, names)).toEqual(['The bargain with Ben is agreed.']);
    expect(news([deal({})], [deal({ state: 'withdrawn' })], 1, names)).toEqual(['Ben withdraws the bargain.']);
    expect(news([mine], [mine], 1, names)).toEqual([]);
  });
});

describe('rows of clauses', () => {
  const clauseMove = (verb: string, args: MoveInfo['args'], does: string): MoveInfo => ({
    move: [verb, ...Object.values(args)].join(' '),
    verb,
    args,
    does,
    touches: ['draft'],
  });

  const heading = 'add that you give Ben your …';
  const giveMove = (args: MoveInfo['args'], choice: string) => ({
    ...clauseMove('give', args, `add that you give Ben your ${choice}`),
    heading,
    choice,
  });

  it('puts what differs in a word under its heading, and two alone', () => {
    const rows = rowsOf([
      giveMove({ card: 'feud.lyre' }, 'Feud of Lyre'),
      giveMove({ card: 'knight.lyre' }, 'Knight of Lyre'),
      giveMove({ card: 'trader.lyre' }, 'Trader of Lyre'),
      clauseMove('promise', { deed: 'trade', seat: 2 }, 'add: You accept the offer of Ben'),
    ]);
    expect(rows.map((row) => row.heading)).toEqual([heading, '']);
    expect(rowsOf(rows[0]!.moves.slice(1).map(({ move }) => move)).map((row) => row.heading)).toEqual(['', '']);
    expect(rows[0]!.moves.map((each) => each.label)).toEqual(['Feud of Lyre', 'Knight of Lyre', 'Trader of Lyre']);
    expect(rows[1]!.moves[0]!.label).toBe('add: You accept the offer of Ben');
  });

  it('leaves amounts alone', () => {
    const amount = {
      ...clauseMove('give-ravens', {}, 'add that you give Ben 1 to 4 ravens'),
      stem: 'give ravens',
      least: 1,
      most: 4,
    };
    expect(rowsOf([amount])).toEqual([{ heading: '', moves: [{ move: amount, label: amount.does }] }]);
  });
});
