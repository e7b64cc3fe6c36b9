// The lessons there are, each loaded when it is begun.
import type { Lesson } from './lesson';

export const lessons: Record<string, () => Promise<Lesson>> = {
  royals: async () => (await import('./royals')).royals,
  gambit: async () => (await import('./gambit')).gambit,
};
