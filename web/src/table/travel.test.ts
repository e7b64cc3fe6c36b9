import { describe, expect, it } from 'vitest';
import { flightsOf, landing, type Flight } from './travel';

const marker = (text: string): Flight => ({ from: 'board', to: 'seat:1', what: { kind: 'marker', text } });
const of = (event: unknown) => [marker((event as { kind: string }).kind)];
const log = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ line: i + 1, text: '', shows: { kind: String(i + 1) } }));
const texts = (flights: { flight: Flight }[]) =>
  flights.map(({ flight: { what } }) => (what.kind === 'marker' ? what.text : ''));

describe('what travels', () => {
  it('is what new lines tell, in their order, and no more than has been told', () => {
    expect(texts(flightsOf(log(6), { after: 2, upTo: 5 }, of))).toEqual(['3', '4', '5']);
  });
  it('is only the last when much is told at once', () => {
    const texted = texts(flightsOf(log(40), { after: 0, upTo: Infinity }, of));
    expect(texted).toHaveLength(8);
    expect(texted.at(-1)).toBe('40');
  });
  it('is nothing that was taken back, and nothing where a line shows nothing', () => {
    const lines = [...log(3), { line: 4, text: 'taken back', undone_from: 2 }];
    expect(texts(flightsOf(lines, { after: 0, upTo: Infinity }, of))).toEqual(['1']);
  });
});

describe('a landing', () => {
  const card = { width: 40, height: 50 };
  const window = { width: 1000, height: 800 };
  it('is in the middle of its place, about as large', () => {
    expect(landing({ left: 100, top: 100, width: 40, height: 50 }, card, window)).toEqual({ x: 120, y: 125, scale: 1 });
    expect(landing({ left: 0, top: 0, width: 10, height: 10 }, card, window).scale).toBe(0.6);
    expect(landing({ left: 0, top: 0, width: 900, height: 700 }, card, window).scale).toBe(1.5);
  });
  it('is at the edge of the window where its place is out of sight', () => {
    expect(landing({ left: 100, top: 2000, width: 40, height: 50 }, card, window)).toMatchObject({ x: 120, y: 800 });
  });
});
