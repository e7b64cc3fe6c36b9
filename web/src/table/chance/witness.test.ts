import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChanceInfo } from '../../protocol/types';
import { commitmentTo } from './fair_chance';
import { proofWords } from './proof_words';
import { Witness } from './witness';

const tables = 'ab'.repeat(32);
const others = 'cd'.repeat(32);
const chance = (parts: Partial<ChanceInfo> = {}): ChanceInfo => ({
  kind: 'fair',
  fair: true,
  commitment: commitmentTo(tables, 'table'),
  commitments: [],
  yet_to_commit: [],
  yet_to_reveal: [],
  ...parts,
});
const committing = chance({ yet_to_commit: [1, 2], yet_to_reveal: [1, 2] });
const committed = (witness: Witness, parts: Partial<ChanceInfo> = {}) =>
  chance({
    commitments: [
      { seat: 1, commitment: witness.commitment(1) },
      { seat: 2, commitment: commitmentTo(others, 2) },
    ],
    ...parts,
  });
const anew = commitmentTo(others, 'table');

describe('a witness', () => {
  beforeEach(() => localStorage.clear());

  it('keeps its secret over a reload, and has another at another table', () => {
    const here = new Witness('t.1');
    const there = new Witness('u.1');
    for (const witness of [here, there]) witness.note(committing);
    expect(new Witness('t.1').commitment(1)).toBe(here.commitment(1));
    expect(there.commitment(1)).not.toBe(here.commitment(1));
  });

  it('opens its secret when all have committed, and proves with it', () => {
    const witness = new Witness('t.1');
    witness.note(committing);
    const opening = committed(witness, { yet_to_reveal: [1, 2] });
    witness.note(opening);
    const secret = new Witness('t.1').opening(opening, 1)!;
    expect(commitmentTo(secret, 1)).toBe(witness.commitment(1));
    const over = committed(witness, { secret: tables });
    witness.note(committed(witness));
    const secrets = [
      { seat: 1, secret },
      { seat: 2, secret: others },
    ];
    const proof = witness.prove(over, 1, secrets, []);
    expect(proof).toEqual({ draws: 0, fault: null, noted: 'added', anew: 0 });
    expect(proofWords(proof).found).toMatch(/^Proved by this browser: all 0 draws follow from what you/);
    expect(witness.prove(over, null, secrets, []).noted).toBe('seen');
  });

  it('does not believe what is exchanged once secrets are opened', () => {
    const witness = new Witness('t.1');
    witness.note(committing);
    const opening = committed(witness, { yet_to_reveal: [1, 2] });
    witness.note(opening);
    const secret = witness.opening(opening, 1)!;
    const exchanged = committed(witness, { commitment: anew });
    witness.note(exchanged);
    expect(witness.opening({ ...opening, commitment: anew }, 1)).toBeNull();
    const seats = [
      { seat: 1, secret },
      { seat: 2, secret: others },
    ];
    const proof = witness.prove({ ...exchanged, secret: others }, 1, seats, []);
    expect(proof.fault).toMatch(/not those that were shown before/);
    expect(proofWords(proof).found).toMatch(/^Not proved/);
  });

  it('adds another secret where a table begins anew, and says so', () => {
    const witness = new Witness('t.1');
    witness.note(committing);
    const first = witness.commitment(1);
    witness.note(committed(witness, { yet_to_reveal: [1, 2] }));
    witness.note({ ...committing, commitment: anew, yet_to_commit: [1], yet_to_reveal: [1] });
    expect(witness.commitment(1)).not.toBe(first);
    expect(witness.prove(chance({ commitment: anew }), 1, [], []).anew).toBe(1);
  });

  it('sees only, where another browser has added for the seat', () => {
    const witness = new Witness('t.1');
    const elsewhere = chance({ commitments: [{ seat: 1, commitment: anew }], yet_to_reveal: [1] });
    witness.note(elsewhere);
    expect(witness.opening(elsewhere, 1)).toBeNull();
  });

  it('does without storage where that is blocked', () => {
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const witness = new Witness('t.1');
    witness.note(committing);
    expect(witness.commitment(1)).toBe(witness.commitment(1));
    blocked.mockRestore();
    full.mockRestore();
  });

  it('of a game that was over has noted nothing, nor where dice are not fair', () => {
    const witness = new Witness('t.1');
    witness.note(chance({ secret: tables }));
    witness.note(chance({ kind: 'seeded', fair: false, commitment: undefined }));
    const proof = witness.prove(chance({ secret: tables }), null, [], []);
    expect(proof.noted).toBe('never');
    expect(proofWords(proof).found).toMatch(/^Checked by this browser/);
  });
});
