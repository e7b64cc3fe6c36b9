import { describe, expect, it } from 'vitest';
import { takenBack } from './taken_back';

describe('lines that were taken back', () => {
  it('are those from the one named up to the one that says so', () => {
    const gone = takenBack([
      { line: 1, text: 'a' },
      { line: 2, text: 'b' },
      { line: 3, text: 'c' },
      { line: 4, text: 'taken back', undone_from: 2 },
      { line: 5, text: 'd' },
    ]);
    expect([1, 2, 3, 4, 5].filter(gone)).toEqual([2, 3]);
  });
});
