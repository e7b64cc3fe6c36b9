import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../protocol/types';
import { botChoices, kindOfBot } from './bots';

const bot = (id: string, level: string) => ({ id, level, summary: `${id} plays.`, usual_budget: 0 });
const game = { bots: [bot('greedy', 'steady'), bot('random', 'easy'), bot('rollout', 'steady')] } as GameInfo;

describe('bots', () => {
  it('are called by their level', () => {
    expect(kindOfBot(game, 'greedy')).toBe('steady bot');
    expect(kindOfBot(game, 'random')).toBe('easy bot');
    expect(kindOfBot(undefined, 'random')).toBe('bot');
    expect(kindOfBot(game, 'of yesterday')).toBe('bot');
  });
  it('of one level are told apart by a word', () => {
    expect(botChoices(game).map((choice) => choice.label)).toEqual([
      'Steady bot, keen',
      'Easy bot',
      'Steady bot, pondering',
    ]);
  });
});
