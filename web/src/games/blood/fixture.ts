// A small position for tests: England to march, with a fleet, a king and goods.
import type { BloodComponents, BloodView, MoveInfo, MoveStep } from '../../protocol/types';

const couple = ['groom', 'bride'];
const kArgs: Record<string, string[]> = {
  seek: ['person'],
  lead: ['person'],
  name: ['person'],
  about: ['person'],
  'while-lives': ['person'],
  'betroth-child': ['mother', 'partner'],
  show: [...couple, 'to'],
  clause: ['matter', 'who'],
  at: ['province'],
  every: ['years'],
  sum: ['amount'],
  from: ['year'],
  ship: ['place'],
  take: ['place', 'country', 'armies'],
  carry: ['place', 'country', 'good', 'goods'],
  'while-holds': ['country', 'province'],
  'strike-out': ['clause'],
  'break-off': ['betrothal'],
};
for (const verb of ['propose', 'draft', 'betroth', 'accept', 'decline', 'counter', 'withdraw', 'confirm'])
  kArgs[verb] = couple;
for (const verb of ['agree', 'refuse', 'recall', 'deal', 'always', 'never', 'ask-me', 'end-treaty', 'third'])
  kArgs[verb] = ['country'];

/** A move as the server lists it. */
export function move(text: string, does = text, more: Partial<MoveInfo> = {}): MoveInfo {
  const [verb = '', ...words] = text.split(' ');
  const value = (word: string) => (/^p?\d+$/.test(word) ? Number(word.replace('p', '')) : word);
  const named = (kArgs[verb] ?? []).flatMap((name, i) => (words[i] ? [[name, value(words[i])] as const] : []));
  return { move: text, verb, args: Object.fromEntries(named), does, touches: [], ...more };
}

/** Moves that are told of, and not listed. */
export function steps(...texts: string[]): MoveStep[] {
  return texts.map((text) => {
    const { move: written, verb, args } = move(text);
    return { move: written, verb, args };
  });
}

export function components(): BloodComponents {
  return {
    countries: [
      { id: 'england', name: 'England', seat: 1, capital: 'essex', confidence: 'sourced' },
      { id: 'france', name: 'France', seat: 2, capital: 'champagne', confidence: 'sourced' },
    ],
    provinces: ['essex', 'kent', 'cornwall', 'champagne'].map((id) => ({
      id,
      name: id[0]!.toUpperCase() + id.slice(1),
      country: id === 'champagne' ? 'france' : 'england',
      x: 0,
      y: 0,
      borders: [],
      seas: [],
    })),
    seas: [{ id: 'north-sea', name: 'North Sea', x: 0, y: 0, joined: [] }],
    sets: [
      { goods: ['metal', 'cloth', 'food'], crowns: 50 },
      { goods: ['metal', 'cloth', 'food', 'semi-luxury'], crowns: 80 },
    ],
    matters: [],
    first_year: 1300,
    last_year: 1345,
    rounds: 2,
    tax: 5,
    high_tax: 7,
    upkeep: 2,
    price: 5,
    armies: 20,
    fleets: 4,
    princes: 4,
    castle: 10,
    cargo: 4,
  };
}

export function view(more: Partial<BloodView> = {}): BloodView {
  return {
    year: 1310,
    chapter: 'march',
    seats: [
      { house: 'england', crowns: 30, countries: ['england'], taxes: 50, high_taxes: 70, upkeep: 10, answered: false },
      { house: 'france', crowns: 20, countries: ['france'], taxes: 50, high_taxes: 70, upkeep: 10, answered: false },
    ],
    crowns: [
      {
        id: 'england',
        house: 'Plantagenet',
        seat: 1,
        line: [],
        capital: 'essex',
        castle: 10,
        charisma: 0,
        armies: 4,
        fleets: 1,
        can_raise: 2,
        fallen: [0, 0],
      },
    ],
    people: [],
    provinces: {
      essex: {
        control: 'england',
        armies: { england: 3 },
        items: [
          { good: 'metal', owner: 'england', count: 2 },
          { good: 'cloth', owner: 'england', count: 1 },
          { good: 'food', owner: 'france', count: 5 },
        ],
      },
      cornwall: { control: 'england', items: [{ good: 'food', owner: 'england', count: 1 }] },
    },
    fleets: [
      { id: 'england-fleet-1', colour: 'england', sea: 'north-sea' },
      { id: 'england-fleet-2', colour: 'england', province: 'kent' },
    ],
    pieces: [
      { person: 4, colour: 'england', piece: 0, province: 'essex' },
      { person: 5, colour: 'england', piece: 1, province: 'kent', aboard: 'england-fleet-2' },
    ],
    ...more,
  };
}
