import { describe, expect, it } from 'vitest';
import { headline, reason } from './outcome';

describe('the headline', () => {
  it('names one winner or all', () => {
    expect(headline(['Anna'])).toBe('Anna wins');
    expect(headline(['Anna', 'Ben'])).toBe('Anna and Ben share the win');
    expect(headline(['Anna', 'Ben', 'Clara'])).toBe('Anna, Ben and Clara share the win');
  });
});

describe('the reason below it', () => {
  it('does not begin with the headline again', () => {
    expect(reason('Anna wins with 89 points, 20 ahead.', 'Anna wins')).toBe('With 89 points, 20 ahead.');
    expect(reason('Anna and Ben share the win with 66 points each.', 'Anna and Ben share the win')).toBe(
      'With 66 points each.',
    );
  });
  it('does not end with it either', () => {
    const outcome = 'Anna and Ben have 66 points each. The best marker decides: 14 for Anna, 10 for Ben. Anna wins.';
    expect(reason(outcome, 'Anna wins')).toBe(
      'Anna and Ben have 66 points each. The best marker decides: 14 for Anna, 10 for Ben.',
    );
  });
  it('does not repeat it before what decided other ties', () => {
    const tie = 'Clara and Dan have 9 points each. The smaller hand decides: 5 for Clara, 7 for Dan.';
    const outcome = `Anna and Ben have 66 points each. The smaller hand decides: 4 for Anna, 10 for Ben. Anna wins. ${tie}`;
    expect(reason(outcome, 'Anna wins')).toBe(
      `Anna and Ben have 66 points each. The smaller hand decides: 4 for Anna, 10 for Ben. ${tie}`,
    );
  });
  it('leaves everything else as it is', () => {
    expect(reason('The last rival has resigned.', 'Anna wins')).toBe('The last rival has resigned.');
  });
});
