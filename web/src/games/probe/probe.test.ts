import { describe, expect, it } from 'vitest';
import { broad, chairs, high, tokenNow, type ProbeView } from './shape';
import { seatWords, tokenWords } from './words';

const view: ProbeView = {
  phase: 'vote',
  round: 1,
  rounds: 3,
  active: 1,
  has_veto: false,
  veto_spent: false,
  seats: [
    { coins: 4, prestige: 0, points: 1, done: true, answered: false },
    { coins: 3, prestige: 1, points: 2, done: true, answered: true },
  ],
  tokens: [{ seat: 1, colour: 'blue', counts: false }],
  pledges: [],
  chronicle: [],
};
const components = { rounds: 3, token_points: { red: 1, blue: 2 }, coins: 4 };

describe('the probe', () => {
  it('sits everybody around the table, oneself below', () => {
    for (const room of [broad, high])
      for (let seats = 2; seats <= 9; seats += 1) {
        const places = chairs(room, seats, 2);
        expect(places[1]!.y).toBeCloseTo(Math.max(...places.map((place) => place.y)));
        for (const place of places) {
          expect(Math.abs(place.x - room.width / 2) + room.plate.width / 2).toBeLessThanOrEqual(room.width / 2);
          expect(Math.abs(place.y - room.height / 2) + room.plate.height / 2).toBeLessThanOrEqual(room.height / 2);
        }
      }
  });
  it('says what a token is, and no more than is seen', () => {
    expect(tokenWords(components, view.tokens[0]!, ['Anna', 'Ben'])).toBe('Anna’s blue token, worth 2 points');
    expect(tokenWords(components, { seat: 1, counts: false }, ['Anna', 'Ben'])).toContain('not seen');
  });
  it('decides about the last token, while there is one to decide about', () => {
    expect(tokenNow(view)?.colour).toBe('blue');
    expect(tokenNow({ ...view, phase: 'token' })).toBeUndefined();
  });
  it('says what a seat has', () => {
    expect(seatWords(view, 2, ['Anna', 'Ben'])).toBe('Ben: 2 points, 3 coins, prestige 1.');
  });
});
