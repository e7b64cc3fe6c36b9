import { describe, expect, it } from 'vitest';
import { abilitySigns, glass } from './glass';
import { conspiratorSigns } from './signs';

describe('signs', () => {
  it('are different for every conspirator, discipline and ability', () => {
    for (const [signs, count] of [
      [Object.values(conspiratorSigns), 31],
      [Object.values(glass).map((each) => each.symbol), 6],
      [Object.values(abilitySigns), 4],
    ] as const) {
      expect(new Set(signs).size).toBe(count);
      expect(signs.every((sign) => /^M.*z$/i.test(sign))).toBe(true);
    }
  });
  it('lead the glass of no two disciplines alike, and use only tints that there are', () => {
    const designs = Object.values(glass);
    expect(new Set(designs.map((each) => each.panes.map((pane) => pane.path).join(' '))).size).toBe(6);
    for (const design of designs) for (const pane of design.panes) expect(design.tints[pane.tint]).toMatch(/^#/);
  });
});
