import { describe, expect, it } from 'vitest';
import { charges, countryBlazons, seatBlazon, seatBlazons, titles } from './shields';

describe('shields', () => {
  it('never differ by colour alone', () => {
    const all = [...seatBlazons, ...Object.values(countryBlazons)];
    expect(new Set(all.map((blazon) => blazon.charge)).size).toBe(all.length);
    expect(new Set(seatBlazons.map((blazon) => blazon.division)).size).toBe(seatBlazons.length);
  });
  it('are drawn from charges that exist', () => {
    for (const blazon of [...seatBlazons, ...Object.values(countryBlazons)])
      expect(charges[blazon.charge]).toBeTruthy();
    expect(Object.keys(titles)).toHaveLength(7);
  });
  it('begin anew where there are more seats', () => {
    expect(seatBlazon(7)).toBe(seatBlazon(1));
  });
});
