import { describe, expect, it, vi } from 'vitest';
import type { MoveInfo } from '../../protocol/types';
import { Choice } from './choice.svelte';

const move = (text: string, ...touches: string[]): MoveInfo => ({
  move: text,
  verb: text,
  args: {},
  does: text,
  touches,
});
const bid = (most: number): MoveInfo => ({ ...move('bid 0', 'coins'), stem: 'bid', least: 0, most, words: 10 });

/** A choice over moves that can be changed, with what it plays and says. */
function made(moves: MoveInfo[], takes = true) {
  const at = { moves, question: 'turn' };
  const played: string[] = [];
  const told: string[] = [];
  const choice = new Choice({
    moves: () => at.moves,
    question: () => at.question,
    play: (texts, words) => {
      played.push(texts.join('; ') + (words ? ` “${words}”` : ''));
      return Promise.resolve(takes);
    },
    confirms: () => true,
    lacking: () => told.push('lacking'),
    tell: (text) => told.push(text),
  });
  return { at, played, told, choice };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a choice', () => {
  it('takes nothing more until a move has been answered', async () => {
    const played: string[] = [];
    let answer: (taken: boolean) => void = () => {};
    const choice = new Choice({
      moves: () => [move('draw', 'pile'), move('end', 'turn')],
      play: (texts) => {
        played.push(...texts);
        return new Promise((resolve) => (answer = resolve));
      },
      confirms: () => true,
    });
    choice.touch('pile');
    choice.touch('pile'); // confirms
    choice.touch('pile');
    choice.touch('pile');
    choice.pick(move('end', 'turn'));
    expect(played).toEqual(['draw']);

    answer(true);
    await settled();
    expect(choice.touched).toEqual([]);
    choice.pick(move('end', 'turn'));
    expect(played).toEqual(['draw', 'end']);
  });

  it('asks for an amount, and a second touch sends none that nobody chose', async () => {
    const { choice, played, told } = made([bid(5), move('end', 'turn')]);
    choice.touch('coins');
    expect(choice.amount).toBeUndefined();
    choice.touch('coins');
    choice.confirm();
    expect(played).toEqual([]);
    expect(told).toEqual(['lacking', 'lacking']);
    choice.amount = 6;
    expect(choice.complete).toBe(false);
    choice.amount = 3;
    choice.words = 'hear hear';
    choice.touch('coins');
    await settled();
    expect(played).toEqual(['bid 3 “hear hear”']);
    expect(choice.amount).toBeUndefined();
    expect(choice.words).toBe('');
  });

  it('sends no words that are too long', () => {
    const { choice } = made([bid(5)]);
    choice.touch('coins');
    choice.amount = 1;
    choice.words = 'eleven long';
    expect(choice.complete).toBe(false);
  });

  it('has words filled in for a move that touches nothing', async () => {
    const put: MoveInfo = { ...move('put'), words: 80 };
    const { choice, played } = made([put, move('end')]);
    choice.pick(put);
    expect(played).toEqual([]);
    expect(choice.ready).toBe(put);
    choice.words = 'Peace';
    choice.confirm();
    await settled();
    expect(played).toEqual(['put “Peace”']);
  });

  it('survives what others do, unless they touch it', () => {
    const { choice, at, told } = made([bid(5), move('end', 'turn')]);
    choice.touch('coins');
    choice.amount = 4;
    choice.words = 'half';
    at.moves = [move('other', 'x'), bid(4)];
    choice.follow();
    expect([choice.touched, choice.amount, choice.words]).toEqual([['coins'], 4, 'half']);
    at.moves = [bid(3)];
    choice.follow();
    expect([choice.amount, choice.words]).toEqual([3, 'half']);
    expect(told).toEqual(['Your amount is 3 now: 4 is no longer possible.']);
    at.moves = [move('end', 'turn')];
    choice.follow();
    expect(choice.begun).toBe(false);
    expect(told.at(-1)).toBe('Your choice is no longer possible: Bid 0.');
  });

  it('shows on the board what was answered under seal', () => {
    const choice = new Choice({
      moves: () => [move('vote yes', 'yes'), move('vote no', 'no')],
      given: () => 'vote yes',
      play: () => Promise.resolve(true),
      confirms: () => true,
    });
    expect(choice.element('yes', 'Yes')).toMatchObject({
      'data-sealed': 'yes',
      'aria-label': 'Yes (your sealed answer)',
    });
    expect(choice.element('no', 'No')['data-sealed']).toBeUndefined();
  });

  it('goes with its question', () => {
    const { choice, at, told } = made([bid(5)]);
    choice.touch('coins');
    at.question = 'another';
    choice.follow();
    expect(choice.begun).toBe(false);
    expect(told).toHaveLength(1);
  });

  it('stays when its move is not taken', async () => {
    const { choice, told } = made([bid(5)], false);
    choice.touch('coins');
    choice.amount = 2;
    choice.confirm();
    await settled();
    expect([choice.touched, choice.amount]).toEqual([['coins'], 2]);
    expect(told).toEqual([]);
  });

  it('stays when another move is played beside it', async () => {
    const accept = move('accept 1');
    const { choice, played } = made([bid(5), accept]);
    choice.touch('coins');
    choice.amount = 2;
    await choice.send(accept);
    expect(played).toEqual(['accept 1']);
    expect([choice.touched, choice.amount]).toEqual([['coins'], 2]);
  });

  it('says what it points at as it is now, and nothing of what is gone', () => {
    const { choice } = made([]);
    choice.element('card', 'one card').onmouseenter();
    expect(choice.hint).toBe('one card');
    choice.lookAgain(() => 'two cards');
    expect(choice.hint).toBe('two cards');
    choice.lookAgain(() => null);
    expect(choice.hint).toBe('');
  });

  it('plays an act of several moves as it was planned, and otherwise when touched', async () => {
    const claim = { ...move('claim', 'noble'), role: 'begin' as const };
    const asked: string[][] = [];
    const played: string[] = [];
    const step = (text: string, id: string, others: string[] = []) => ({
      move: text,
      does: text,
      touches: [id],
      others: others.map((each) => move(`pay ${each}`, each)),
    });
    const choice = new Choice({
      moves: () => [claim, move('end', 'turn')],
      confirms: () => true,
      play: (texts) => {
        played.push(texts.join('; '));
        return Promise.resolve(true);
      },
      plan: (texts) => {
        asked.push(texts);
        const paid = texts[1]?.slice(4) ?? 'spain';
        const rest = step(`pay ${paid}`, paid, [paid === 'spain' ? 'britain' : 'spain']);
        const uses = [{ element: paid, count: 1 }];
        return Promise.resolve({
          does: `claim with ${paid}`,
          complete: true,
          uses,
          steps: [step('claim', 'noble'), rest],
        });
      },
    });
    choice.touch('noble');
    await Promise.resolve();
    await Promise.resolve();
    expect(choice.plan?.does).toBe('claim with spain');
    expect(choice.used('spain')).toBe(1);
    choice.touch('britain');
    await vi.waitFor(() => expect(choice.plan?.does).toBe('claim with britain'));
    expect(asked).toEqual([['claim'], ['claim', 'pay britain']]);
    await choice.confirm();
    expect(played).toEqual(['claim; pay britain']);
    expect(choice.plan).toBeNull();
  });
});
