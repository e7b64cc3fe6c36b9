// A draft and its like for tests: two countries, a couple, and clauses as the server words them.
import type { BloodClause, BloodComponents, BloodContract, BloodView, MoveInfo } from '../../../protocol/types';
import { move as listed, steps } from '../fixture';
import { somebody, viewOf } from '../houses/fixture';

const names = ['England', 'France', 'Germany', 'Italy', 'Spain'];
export const components = {
  countries: names.map((name) => ({ id: name.toLowerCase(), name })),
  provinces: [
    { id: 'kent', name: 'Kent', country: 'england' },
    { id: 'essex', name: 'Essex', country: 'england' },
    { id: 'anjou', name: 'Anjou', country: 'france' },
  ],
  matters: [
    { id: 'peace', verb: 'forbids', gist: 'does not attack' },
    { id: 'carriage', verb: 'grants', gist: 'lets goods through' },
    { id: 'pension', verb: 'owes', gist: 'pays Crowns, once or in turns' },
    { id: 'exchange', verb: 'owes', gist: 'exchanges items' },
    { id: 'groom-joins', verb: 'settles', gist: "lets the groom join the bride's court" },
    { id: 'dowry', verb: 'settles', gist: 'pays Crowns at once' },
  ],
} as unknown as BloodComponents;

export const move = (text: string, more: Partial<MoveInfo> = {}): MoveInfo => listed(text, text, more);
export const range = (stem: string, least: number, most: number): MoveInfo =>
  move(`${stem} ${least}`, { stem, least, most });

export function clause(text: string, more: Partial<BloodClause> = {}): BloodClause {
  return { matter: 'peace', verb: 'forbids', who: 'england', whom: 'france', text, ...more };
}
export const pension = (crowns: number, more: Partial<BloodClause> = {}) =>
  clause(`England pays France ${crowns} Crowns in every turn.`, {
    matter: 'pension',
    verb: 'owes',
    strokes: steps('clause pension england', `sum ${crowns}`, 'every 5'),
    ...more,
  });
export const peace = clause('England does not attack France.', { strokes: steps('clause peace england') });

export function contract(more: Partial<BloodContract> = {}): BloodContract {
  return { status: 'drafted', groom: 1, bride: 2, houses: ['england', 'france'], clauses: [], ...more };
}

/** Godfrey of England and Agnès of France, of age, and what is written about them. */
export function court(contracts: BloodContract[], more: Partial<BloodView> = {}): BloodView {
  const english = { house: 'england', court: 'england', title: 'Prince Godfrey of England' };
  const french = { sex: 'female' as const, title: 'Princess Agnès of France' };
  return viewOf([somebody(1, { name: 'Godfrey', ...english }), somebody(2, { name: 'Agnès', ...french })], {
    year: 1335,
    chapter: 'court',
    contracts,
    ...more,
  });
}

/** A store as a tab has it. */
export function store() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}
