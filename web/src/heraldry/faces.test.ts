import { describe, expect, it } from 'vitest';
import { looks, lookOf } from './faces';

describe('faces', () => {
  it('are sixteen, told apart without colours by what is seen from afar: hair, hat, beard or collar', () => {
    const outlines = Object.values(looks).map(({ outline }) => JSON.stringify(outline));
    expect(new Set(outlines).size).toBe(16);
  });
  it('are the same for the same name, and for a second one of it', () => {
    expect(lookOf('Ottokar')).toBe(looks['Ottokar']);
    expect(lookOf('Ottokar 2')).toBe(looks['Ottokar']);
    expect(lookOf('Somebody new')).toBe(lookOf('Somebody new'));
  });
});
