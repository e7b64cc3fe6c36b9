import { describe, expect, it } from 'vitest';
import type { GambitEvent, GambitOpenedCard, LogInfo } from '../../protocol/types';
import { runs, stepsOf } from './evaluation';

const lies = (seat: number, card: string, value?: number, hidden?: string): GambitOpenedCard => ({
  seat,
  card,
  ...(hidden === undefined ? {} : { hidden }),
  ...(value === undefined ? {} : { value }),
});
function log(...told: [text: string, shows?: GambitEvent][]): LogInfo[] {
  return told.map(([text, shows], i) => ({ line: i + 1, text, ...(shows ? { shows } : {}) }));
}

const cards = [lies(1, 'king', 20), lies(2, 'cloak', 7, 'wizard'), lies(2, 'gold', 0), lies(3, 'dragon', 11)];
const round = log(
  ['Anna draws a card.', { kind: 'drew', seat: 1, reason: 'turn' }],
  ['Round 2 is over: all cards are turned up.', { kind: 'round-over', round: 2 }],
  ['Column 1, Music 4: …', { kind: 'opened', column: 1, goal: 'music-4', cards }],
  [
    'Column 1: Ben’s Wizard removes Anna’s King.',
    { kind: 'removed', column: 1, place: 1, seat: 1, by: 'wizard', card: 'king', remover: 2 },
  ],
  [
    'Column 1: Cleo’s Dragon takes 2 from every card of the others.',
    { kind: 'dragon', column: 1, place: 4, seat: 3, value: 2 },
  ],
  [
    'Column 1: Ben 5, Cleo 11.',
    {
      kind: 'sums',
      column: 1,
      sums: [
        { seat: 2, points: 5 },
        { seat: 3, points: 11 },
      ],
    },
  ],
  ['Cleo wins Music 4.', { kind: 'won', column: 1, seat: 3, goal: 'music-4', decided: 'sum' }],
  ['Cleo keeps the Gold.', { kind: 'gold', column: 1, seat: 3, owner: 2 }],
  ['Column 2, Religion 1: no cards.', { kind: 'opened', column: 2, goal: 'religion-1', cards: [] }],
  ['Nobody is left.', { kind: 'lost', column: 2, goal: 'religion-1' }],
  ['Round 3 of 6 begins.', { kind: 'round-began', round: 3 }],
);

describe('the runs of a log', () => {
  it('go from the end of a round to the last line that judges', () => {
    const [run, ...more] = runs(round);
    expect(more).toEqual([]);
    expect(run).toMatchObject({ round: 2, from: 2 });
    expect(run!.lines.length).toBe(9);
  });
  it('leave out what was taken back', () => {
    expect(runs([...round, { line: 12, text: 'Taken back.', undone_from: 2 }])).toEqual([]);
  });
  it('are found one after the other', () => {
    const twice = [
      ...round,
      ...log(['Round 3 is over.', { kind: 'round-over', round: 3 }]).map((line) => ({ ...line, line: 20 })),
    ];
    expect(runs(twice).map((run) => [run.round, run.from])).toEqual([
      [2, 2],
      [3, 20],
    ]);
  });
});

describe('the steps of an evaluation', () => {
  const steps = stepsOf(runs(round)[0]!);
  const after = (kind: string) => steps.find((step) => step.kind === kind)!;

  it('begin with all cards of all columns', () => {
    expect(steps[0]!.columns.map((column) => column.cards.length)).toEqual([4, 0]);
    expect(steps[0]).toMatchObject({ column: 0, about: [] });
  });
  it('remove a card, and point at who did it: here from under a Cloak', () => {
    expect(after('removed').about).toEqual([0, 1]);
    expect(after('removed').columns[0]!.cards.map((card) => card.removed)).toEqual([true, false, false, false]);
    expect(steps[1]!.columns[0]!.cards[0]!.removed).toBe(false);
  });
  it('lower what a Dragon breathes on, but not below nothing', () => {
    expect(after('dragon').columns[0]!.cards.map((card) => card.value)).toEqual([20, 5, 0, 11]);
  });
  it('tell sums, the winner, Gold, and goals that nobody wins', () => {
    expect(after('dragon').columns[0]!.sums).toBeNull();
    expect(after('sums').columns[0]!.sums).toEqual([
      [2, 5],
      [3, 11],
    ]);
    expect(after('won').columns[0]!.winner).toBe(3);
    expect(after('gold').columns[0]!.gold).toEqual([3]);
    expect(steps.at(-1)!.columns[1]!.lost).toBe(true);
  });
  it('know guards, pairs, beggars, Musketeers and values that change', () => {
    const lines = log(
      ['Round 1 is over.', { kind: 'round-over', round: 1 }],
      [
        'Column 1',
        {
          kind: 'opened',
          column: 1,
          goal: 'music-4',
          cards: [lies(1, 'prince', 14), lies(1, 'bodyguard', 6), lies(1, 'squire', 2), lies(2, 'doppelganger')],
        },
      ],
      ['Saved.', { kind: 'guarded', column: 1, place: 1, seat: 1, card: 'prince', by: 'wizard' }],
      ['Counts 3.', { kind: 'changed', column: 1, place: 4, seat: 2, card: 'doppelganger', value: 3 }],
      ['Counts nothing.', { kind: 'changed', column: 1, place: 4, seat: 2, card: 'doppelganger' }],
      ['Pair.', { kind: 'pair', column: 1, seat: 1 }],
      ['Beggar.', { kind: 'beggar', column: 1, place: 2, seat: 1 }],
      ['Musketeers.', { kind: 'musketeers', column: 1, place: 2, seat: 1 }],
    );
    const [, , guarded, counts, nothing, pair, beggar, musketeers] = stepsOf(runs(lines)[0]!);
    expect(guarded!.about).toEqual([0, 1]);
    expect(guarded!.columns[0]!.cards[0]!.guarded).toBe(true);
    expect(counts!.columns[0]!.cards[3]!.value).toBe(3);
    expect(nothing!.columns[0]!.cards[3]!.value).toBeUndefined();
    expect(pair!.about).toEqual([0, 2]);
    expect(beggar!.columns[0]!.lowestWins).toBe(true);
    expect(musketeers!.columns[0]!.muted).toBe(true);
  });
});
