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
  it('are nine for nine seats, each told from the others without its colours', () => {
    const seats = Array.from({ length: 9 }, (_, i) => seatBlazon(i + 1));
    const drawn = seats.map(({ division, charge }) => `${division} ${charges[charge]}`);
    expect(new Set(drawn).size).toBe(9);
    // Names say what is drawn, for whoever cannot see it.
    expect(new Set(seats.map((blazon) => blazon.name)).size).toBe(9);
    for (const blazon of seats) expect(blazon.name).toContain(blazon.charge);
  });
  it('have charges that stand out from the field by their light alone', () => {
    const light = (colour: string) =>
      [1, 3, 5]
        .map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2)
        .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i]!, 0);
    const contrast = (a: string, b: string) => {
      const [dark, bright] = [light(a), light(b)].sort((x, y) => x - y) as [number, number];
      return (bright + 0.05) / (dark + 0.05);
    };
    for (const { metal, field, second } of seatBlazons)
      expect(Math.max(contrast(metal, field), contrast(metal, second))).toBeGreaterThan(4.5);
  });
  it('begin anew where there are more seats', () => {
    expect(seatBlazon(10)).toBe(seatBlazon(1));
  });
});
