import { describe, expect, it } from 'vitest';
import { Contribution, commitmentTo } from './contribution';

describe('a contribution to fair chance', () => {
  const secret = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
  it('is committed to as docs/fair_chance.md says', () => {
    expect(commitmentTo(secret, 2)).toBe('8ff371078d881bf2720225adc534fddef4cbcf1387cc6ae304141769f6ac39a7');
    expect(commitmentTo(secret, 1)).not.toBe(commitmentTo(secret, 2));
  });
  it('is the same after a reload, and another at another table', () => {
    const here = new Contribution('table.1');
    expect(here.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(new Contribution('table.1').secret).toBe(here.secret);
    expect(new Contribution('other.1').secret).not.toBe(here.secret);
  });
});
