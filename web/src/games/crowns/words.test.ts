import { describe, expect, it } from 'vitest';
import type { CrownsSeat, CrownsView } from '../../protocol/types';
import { components } from './fixture';
import { cardWords, handWords, knownWords, lineWords, offerWords, seatWords, things } from './words';

const seat = (more: Partial<CrownsSeat> = {}): CrownsSeat => ({
  cards: 10,
  ravens: 4,
  raised: 0,
  spent: 0,
  in: true,
  laid: [],
  answered: false,
  done: false,
  seen: [],
  unseen: 0,
  gone: 0,
  hand: [],
  ...more,
});

describe('words about the table', () => {
  it('name cards with what they do', () => {
    expect(cardWords(components, 'feud.lyre')).toBe('Feud of Lyre. What a Feud does.');
    expect(cardWords(components, 'feud.lyre', 2)).toBe('2 × Feud of Lyre. What a Feud does.');
  });
  it('say what lies on the table', () => {
    expect(things(components, ['feud.lyre', 'jester'], 1)).toBe('the Feud of Lyre, the Jester and 1 raven');
    const view = { seats: [seat({ laid: ['feud.lyre'], raised: 2, words: 'For peace.' })] } as CrownsView;
    expect(offerWords(components, view, 1, ['Anna'])).toBe('Anna offers the Feud of Lyre and 2 ravens. “For peace.”');
  });
  it('say what is known of a hand', () => {
    expect(handWords(components, ['feud.lyre', 'feud.orlok', 'jester'])).toBe('2 Feuds, 1 Jester');
    expect(knownWords(components, seat())).toBe('');
    expect(knownWords(components, seat({ seen: ['jester'], unseen: 2, gone: 1 }))).toBe(
      'Known to you: 1 Jester, 2 unseen. 1 of these has gone unseen.',
    );
    const view = { seats: [seat(), seat({ partner: 1, ravens: 1 })] } as CrownsView;
    expect(seatWords(components, view, 2, ['Anna', 'Ben'])).toBe('Ben: 10 cards, 1 raven. Plays with Anna.');
  });
  it('say what a line of a worth counts', () => {
    const line = (type: string, cards: number, counted: number) => lineWords(components, { type, cards, counted });
    expect(line('castellan', 2, 1)).toBe('2 Castellans × 1 raven');
    expect(line('princess', 1, 3)).toBe('Princess × 3 Knights');
    expect(line('trader', 1, 1)).toBe('Trader × 1 Coinage');
    expect(line('feud', 4, 0)).toBe('4 Feuds');
    expect(line('castellan', 0, 0)).toBe('no Castellan');
  });
});
