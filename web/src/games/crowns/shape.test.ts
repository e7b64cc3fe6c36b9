import { describe, expect, it } from 'vitest';
import type { CrownsSeat, CrownsView } from '../../protocol/types';
import { seatBlazon } from '../../heraldry/shields';
import { components } from './fixture';
import {
  byType,
  cardName,
  cardParts,
  cardPlace,
  defeated,
  exchangeStep,
  gain,
  gained,
  houseBlazon,
  isAttack,
  piles,
  seatPlace,
  signed,
  weighed,
} from './shape';

const line = (id: string, points: number, open = false) => ({ type: id, cards: 1, counted: points, points, open });

describe('cards', () => {
  it('have a type, and a house unless they are guests', () => {
    expect(cardParts('feud.ki-rin')).toEqual({ type: 'feud', house: 'ki-rin' });
    expect(cardParts('jester')).toEqual({ type: 'jester' });
    expect(cardName(components, 'feud.lyre')).toBe('Feud of Lyre');
    expect(cardName(components, 'jester')).toBe('Jester');
  });
  it('of a house have the shield of its seat', () => {
    expect(houseBlazon(components, 'redtower')).toBe(seatBlazon(2));
    expect(houseBlazon(components, 'nowhere')).toBeUndefined();
  });
  it('that are equal lie in one pile', () => {
    expect(piles(['feud.lyre', 'knight.lyre', 'feud.lyre'])).toEqual([
      { card: 'feud.lyre', count: 2 },
      { card: 'knight.lyre', count: 1 },
    ]);
    expect(byType(components, ['jester', 'feud.lyre', 'feud.orlok']).map((each) => [each.type.id, each.count])).toEqual(
      [
        ['feud', 2],
        ['jester', 1],
      ],
    );
  });
  it('that came into a hand are guests, and those of houses that are not its own', () => {
    const seat = { seen: ['feud.redtower', 'feud.orlok', 'feud.lyre', 'jester'] } as CrownsSeat;
    expect(gained(components, seat, 2)).toEqual(['feud.lyre', 'jester']);
  });
});

describe('the table', () => {
  it('has the viewer below, and play goes clockwise', () => {
    for (let seats = 4; seats <= 9; ++seats) {
      const own = seatPlace(3, seats, 3);
      expect(own).toMatchObject({ text: 'around' });
      expect(own.x).toBeCloseTo(50);
      expect(seatPlace(4, seats, 3).x).toBeLessThan(50);
      expect(seatPlace(2, seats, 3).x).toBeGreaterThan(50);
    }
  });
  it('has a place of its own for every seat, within the window, and cards nearer the middle', () => {
    for (let seats = 4; seats <= 9; ++seats) {
      const places = Array.from({ length: seats }, (_, i) => seatPlace(i + 1, seats, null));
      for (const [i, place] of places.entries()) {
        expect(place.x).toBeGreaterThan(5);
        expect(place.x).toBeLessThan(95);
        expect(place.y).toBeGreaterThan(10);
        expect(place.y).toBeLessThan(95);
        const card = cardPlace(i + 1, seats, null);
        expect(Math.hypot(card.x - 50, card.y - 50)).toBeLessThan(Math.hypot(place.x - 50, place.y - 50));
        for (const other of places.slice(0, i))
          expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThan(20);
      }
    }
  });
});

describe('what is under way', () => {
  it('is a step of an exchange, or an attack', () => {
    expect(exchangeStep('offer')).toBe(1);
    expect(exchangeStep('choose')).toBe(3);
    expect(exchangeStep('vote')).toBeNull();
    expect(isAttack({ phase: 'vote', knight: 'knight.lyre' } as CrownsView)).toBe(true);
    expect(isAttack({ phase: 'act' } as CrownsView)).toBe(false);
  });
  it('names who lost an attack', () => {
    expect(defeated({ victor: 1, turn: 1, target: 3 } as CrownsView)).toBe(3);
    expect(defeated({ victor: 3, turn: 1, target: 3 } as CrownsView)).toBe(1);
    expect(defeated({ turn: 1, target: 3 } as CrownsView)).toBeUndefined();
  });
});

describe('what a hand is worth', () => {
  const view = {
    worth: { points: 7, lines: [line('castellan', 4), line('feud', 0, true), line('princess', 3)] },
    prospects: [
      { element: 'offer:2', points: 8, lines: [line('feud', 0, true), line('princess', 4), line('trader', 4)] },
    ],
  } as unknown as CrownsView;
  it('is shown alone while nothing is pointed at that would change it', () => {
    const now = weighed(view, ['', 'hand:feud.lyre']);
    expect(now).toMatchObject({ now: 7, then: null });
    expect(now.lines.map((each) => each.change)).toEqual([0, 0, 0]);
  });
  it('is more or less after an offer, if that is known', () => {
    expect(gain(view, 'offer:2')).toBe(1);
    expect(gain(view, 'offer:3')).toBeNull();
    expect([signed(2), signed(-2), signed(0)]).toEqual(['+2', '−2', '±0']);
  });
  it('is compared with what it would be, line by line', () => {
    const then = weighed(view, ['hand:feud.lyre', 'offer:2']);
    expect(then).toMatchObject({ now: 7, then: 8 });
    expect(then.lines.map((each) => [each.type, each.cards, each.change])).toEqual([
      ['castellan', 0, -4],
      ['feud', 1, 0],
      ['princess', 1, 1],
      ['trader', 1, 4],
    ]);
    expect(then.lines[1]!.open).toBe(true);
  });
});
