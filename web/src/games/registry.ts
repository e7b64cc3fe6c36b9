// The boards of the games, each loaded when it is first needed.
import type { GameModule } from '../table/game';

export interface GameCard {
  name: string;
  minutes: string;
  /** Options that suit a game against bots at once, where the usual ones do not. */
  atOnce?: Record<string, string>;
  load(): Promise<GameModule>;
}

export const gameCards: Record<string, GameCard> = {
  royals: { name: 'Royals', minutes: '45 to 60 minutes', load: async () => (await import('./royals/module')).royals },
  gambit: {
    name: 'Gambit Royale',
    minutes: '30 to 45 minutes',
    load: async () => (await import('./gambit/module')).gambit,
  },
  crowns: {
    name: 'Game of Crowns',
    minutes: '45 to 75 minutes',
    load: async () => (await import('./crowns/module')).crowns,
  },
  blood: {
    name: 'Blood Royale',
    minutes: 'an hour for five turns, an evening for twenty',
    atOnce: { turns: '5' },
    load: async () => (await import('./blood/module')).blood,
  },
  // For tests; shown where the server has it.
  probe: { name: 'Probe', minutes: '5 minutes', load: async () => (await import('./probe/module')).probe },
};
