import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import type { ChanceInfo, DrawInfo } from '../../protocol/types';
import { commitmentTo, commitmentsIn, faultOf, seedOf, ticketOf } from './fair_chance';

const bytes = (from: number) => Array.from({ length: 32 }, (_, i) => (from + i).toString(16).padStart(2, '0')).join('');
const seats = bytes(0);
const tables = bytes(32);
const secrets = [{ seat: 2, secret: seats }];

// The figures are those of the Python in docs/fair_chance.md.
describe('fair chance', () => {
  it('commits to a secret', () => {
    expect(commitmentTo(seats, 2)).toBe('8ff371078d881bf2720225adc534fddef4cbcf1387cc6ae304141769f6ac39a7');
    expect(commitmentTo(tables, 'table')).toBe('fa26ddb443d0f7d1d349ed817cc76883a18fe43bac350ac0cb10d23433614bea');
    expect(commitmentTo(seats, 1)).not.toBe(commitmentTo(seats, 2));
  });
  const seed = seedOf(tables, secrets);
  it('mixes the secrets', () => {
    expect(bytesToHex(seed)).toBe('51ebe5e40700f117541f93be41fc9f3a8629e9066764be7b054eead240f9c95f');
  });
  it('draws tickets', () => {
    const drawn = (scope: string, total: number) =>
      [0, 1, 2, 3, 4, 5].map((count) => ticketOf(seed, scope, count, total));
    expect(drawn('table.display', 44)).toEqual([23, 40, 9, 32, 7, 3]);
    expect(drawn('seat2.country', 7)).toEqual([0, 5, 5, 3, 4, 0]);
    expect(ticketOf(seed, 'seat10.x.3', 4_000_000_000, 4_294_967_295)).toBe(3_405_470_226);
  });

  const chance: ChanceInfo = {
    kind: 'fair',
    fair: true,
    commitment: commitmentTo(tables, 'table'),
    commitments: [{ seat: 2, commitment: commitmentTo(seats, 2) }],
    yet_to_commit: [],
    yet_to_reveal: [],
    secret: tables,
  };
  const possible = [
    { move: 'deal france', weight: 4 },
    { move: 'deal spain', weight: 3 },
  ];
  const draw = (drawn: string): DrawInfo => ({ scope: 'seat2.country', possible, drawn });
  const draws = ['deal france', 'deal spain', 'deal spain', 'deal france'].map(draw); // by tickets 0, 5, 5, 3
  const noted = commitmentsIn(chance);
  it('is proved by drawing again', () => {
    expect(faultOf(chance, secrets, draws, noted)).toBeNull();
    expect(faultOf(chance, secrets, draws, null)).toBeNull();
  });
  it.each([
    ['an outcome that was chosen', chance, secrets, [...draws, draw('deal france')], /^draw 5, seat2.country/],
    ['a draw that is kept quiet', chance, secrets, draws.slice(1), /^draw 1/],
    ['a draw of nothing', chance, secrets, [{ ...draw('deal spain'), possible: [] }], /^draw 1/],
    ['a secret that stays closed', { ...chance, secret: undefined }, secrets, draws, /the table did not open/],
    ['another secret of the table', { ...chance, secret: seats }, secrets, draws, /the table did not open/],
    ['another secret of a seat', chance, [{ seat: 2, secret: tables }], draws, /seat 2 did not open/],
    ['a seat that is left out', chance, [], draws, /not every seat/],
    ['a secret nobody committed to', chance, [...secrets, { seat: 3, secret: seats }], draws, /not every seat/],
    ['another commitment', { ...chance, commitment: commitmentTo(seats, 'table') }, secrets, draws, /shown before/],
    ['a seat’s other commitment', { ...chance, commitments: [] }, secrets, draws, /shown before/],
  ])('is not proved with %s', (_, changed, opened, drawn, why) => {
    expect(faultOf(changed, opened, drawn, noted)).toMatch(why);
  });
});
