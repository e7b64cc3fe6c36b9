import { describe, expect, it } from 'vitest';
import type { MoveInfo } from '../protocol/types';
import { Choice } from './choice.svelte';

const move = (text: string, ...touches: string[]): MoveInfo => ({ move: text, does: text, touches });

describe('a choice', () => {
  it('takes nothing more until a move has been answered', async () => {
    const played: string[] = [];
    let answer = () => {};
    const choice = new Choice(
      () => [move('draw', 'pile'), move('end', 'turn')],
      (chosen) => {
        played.push(chosen.move);
        choice.clear();
        return new Promise((resolve) => (answer = resolve));
      },
      () => true,
    );
    choice.touch('pile');
    choice.touch('pile'); // confirms
    choice.touch('pile');
    choice.touch('pile');
    choice.pick(move('end', 'turn'));
    expect(played).toEqual(['draw']);
    expect(choice.touched).toEqual([]);

    answer();
    await Promise.resolve();
    await Promise.resolve();
    choice.pick(move('end', 'turn'));
    expect(played).toEqual(['draw', 'end']);
  });
});
