import { describe, expect, it } from 'vitest';
import type { ConspiratorInfo, GambitComponents, GambitView, LyingInfo } from '../../protocol/types';
import { freshParts, goalParts, inGroups, rosette } from './shape';
import { columnWords, goalWords, handWords, lyingWords } from './words';

const card = (id: string, name: string, more: Partial<ConspiratorInfo> = {}): ConspiratorInfo => ({
  id,
  name,
  short_name: name,
  ability: 'none',
  copies: 1,
  text: '',
  confidence: 'sourced',
  ...more,
});
const components: GambitComponents = {
  conspirators: [
    card('king', 'King', { value: 20 }),
    card('queen', 'Queen', { value: 16 }),
    card('cloak', 'Cloak', { value: 0, ability: 'effect', text: 'Hides a card.' }),
    card('wizard', 'Wizard', { value: 7, ability: 'talent', initiative: 3, text: 'Removes.' }),
    card('witch', 'Witch', { value: 1, ability: 'talent', initiative: 4, text: 'Removes.' }),
    card('doppelganger', 'Doppelganger', { ability: 'talent', initiative: 7, text: 'Copies.' }),
  ],
  disciplines: [
    { id: 'music', name: 'Music' },
    { id: 'religion', name: 'Religion' },
  ],
  columns: 3,
  rounds: 6,
  hand: 3,
  crown_points: 3,
  gold_points: 3,
};
const names = ['Anna', 'Ben'];
const lies = (more: Partial<LyingInfo>): LyingInfo => ({ seat: 2, face: 'up', hides: false, ...more });
const words = (more: Partial<LyingInfo>, viewer: number | null = 1) =>
  lyingWords(components, lies(more), viewer, names);
const view = (more: Partial<GambitView>) => ({ round: 1, columns: [], seats: [], ...more }) as unknown as GambitView;

describe('words about cards', () => {
  it('say whose a card is, what it counts and does', () => {
    expect(words({ card: 'king', value: 20 })).toBe('Ben’s King: value 20. No ability.');
    expect(words({ card: 'wizard', value: 7, seat: 1 })).toBe(
      'Your Wizard: value 7. Talent at the end of the round, initiative 3: Removes.',
    );
    expect(words({ card: 'doppelganger' })).toContain('no value of its own');
  });
  it('tell no more than is known', () => {
    expect(words({ face: 'down' })).toBe('Ben’s card, face down.');
    expect(words({ face: 'known', card: 'king', value: 20 })).toContain('everybody has seen it');
    expect(words({ card: 'cloak', hides: true })).toBe('Ben’s Cloak with a card under it: counts as that card.');
    expect(words({ card: 'cloak', hides: true, hidden: 'king', value: 20, seat: 1 })).toBe(
      'Your Cloak: counts as the King under it, 20. No ability.',
    );
  });
  it('describe a card of the hand', () => {
    expect(handWords(components.conspirators[0]!)).toBe('In your hand: King, value 20. No ability.');
  });
});

describe('words about columns', () => {
  const columns = [
    { goal: 'music-4', cards: [lies({ face: 'down' })], needed: 4, closed: false, complete: false },
    { goal: 'religion-1', cards: [], needed: 1, closed: true, complete: true },
  ];
  it('say how far they are, and what a card there would turn up', () => {
    expect(columnWords(components, view({ columns, bound: 1 }), 1, 1, names)).toBe(
      'Column 1, Music 4: 1 of 4 cards. A card placed here turns up Ben’s card. A Lodestone Rock draws the next card here.',
    );
    expect(columnWords(components, view({ columns }), 2, 1, names)).toContain('closed by a Storm');
    expect(goalWords(components, 'religion-1', 2)).toBe('Goal of column 2: Religion, 1 point.');
  });
});

describe('what the board is made of', () => {
  it('takes goals apart and fills the rosette', () => {
    expect(goalParts('music-4')).toEqual({ discipline: 'music', value: 4 });
    expect(rosette(components, ['music-2', 'music-4']).map((petal) => [petal.best, petal.further])).toEqual([
      [4, 1],
      [0, 0],
    ]);
  });
  it('groups the cards, talents by initiative', () => {
    const groups = inGroups(components.conspirators);
    expect(groups.map((group) => group.id)).toEqual(['none', 'effect', 'talent']);
    expect(groups.at(-1)!.cards.map((each) => each.id)).toEqual(['wizard', 'witch', 'doppelganger']);
  });
  it('finds what is new since one’s own last decision', () => {
    const column = (...cards: LyingInfo[]) => ({ goal: 'music-4', cards, needed: 4, closed: false, complete: false });
    const before = view({ columns: [column(lies({ face: 'down' }))] });
    const now = view({ columns: [column(lies({ card: 'king' }), lies({ face: 'down' }))] });
    expect([...freshParts(before, now).cards[0]!]).toEqual([0, 1]);
    expect([...freshParts(before, before).cards[0]!]).toEqual([]);
    expect([...freshParts(undefined, now).cards[0]!]).toEqual([]);
    expect([...freshParts(before, { ...before, round: 2 }).cards[0]!]).toEqual([0]);
  });
});
