import { describe, expect, it } from 'vitest';
import { clockWords, lateWords } from './clocks';

describe('a clock', () => {
  it('is told by what each has for the game and gains with every turn', () => {
    expect(clockWords({ bank: 600, gain: 5 })).toBe('10 min + 5 s');
    expect(clockWords({ bank: 7200, gain: 60 })).toBe('2 h + 1 min');
    expect(clockWords({ bank: 1800, gain: 0 })).toBe('30 min');
    expect(clockWords({ bank: 90 })).toBe('90 s');
  });
  it('is told by what each has for a turn', () => {
    expect(clockWords({ turn: 86_400 })).toBe('1 day a turn');
    expect(clockWords({ turn: 3 * 86_400 })).toBe('3 days a turn');
    expect(clockWords({ turn: 300 })).toBe('5 min a turn');
  });
  it('need not be there', () => {
    expect(clockWords(undefined)).toBe('no clock');
  });
  it('says what happens when time is up', () => {
    expect(lateWords({ turn: 300 })).toBe('When time is up, the others decide together.');
    expect(lateWords({ turn: 300, late: 'end' })).toBe('When time is up, the game ends.');
  });
});
