// Fair chance, worked out here: what docs/fair_chance.md says, without the table's help. Pure: knows no socket and no page.
import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ChanceInfo, DrawInfo, SecretInfo } from '../../protocol/types';

/** Whoever adds a secret: the table itself, or a seat. */
export type Giver = 'table' | number;
const nameOf = (giver: Giver) => (giver === 'table' ? giver : `seat${giver}`);

export function commitmentTo(secret: string, giver: Giver): string {
  const message = concatBytes(utf8ToBytes(`regalia commitment 1\n${nameOf(giver)}\n`), hexToBytes(secret));
  return bytesToHex(blake2b(message, { dkLen: 32 }));
}

/** The seed that all secrets make together; those of the seats in their order. */
export function seedOf(table: string, seats: readonly { seat: number; secret: string }[]): Uint8Array {
  const contributions = seats.flatMap(({ seat, secret }) => [utf8ToBytes(`seat${seat}\n`), hexToBytes(secret)]);
  return blake2b(concatBytes(utf8ToBytes('regalia seed 1\n'), hexToBytes(table), ...contributions), { dkLen: 32 });
}

/** A number below `total`, every one equally likely: numbers past the largest multiple of it are thrown away. */
export function ticketOf(seed: Uint8Array, scope: string, count: number, total: number): number {
  const numbers = 1n << 64n;
  const fair = numbers - (numbers % BigInt(total));
  for (let attempt = 0; ; attempt += 1) {
    const counters = new DataView(new ArrayBuffer(16));
    counters.setBigUint64(0, BigInt(count), true);
    counters.setBigUint64(8, BigInt(attempt), true);
    const message = concatBytes(utf8ToBytes(`${scope}\n`), new Uint8Array(counters.buffer));
    const digest = blake2b(message, { dkLen: 16, key: seed });
    const number = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0, true);
    if (number < fair) return Number(number % BigInt(total));
  }
}

/** What the seed gives for a draw; nothing, if nothing was possible. */
function outcomeOf(seed: Uint8Array, { scope, possible }: DrawInfo, count: number): string | undefined {
  const total = possible.reduce((sum, each) => sum + each.weight, 0);
  if (total === 0) return undefined;
  let ticket = ticketOf(seed, scope, count, total);
  return possible.find(({ weight }) => (ticket -= weight) < 0)?.move;
}

/** The commitments as they were shown before the end. */
export interface Commitments {
  table: string;
  seats: Record<string, string>;
}

export function commitmentsIn(chance: ChanceInfo): Commitments {
  return {
    table: chance.commitment ?? '',
    seats: Object.fromEntries(chance.commitments.map(({ seat, commitment }) => [seat, commitment])),
  };
}

const fit = (given: Commitments, noted: Commitments) =>
  given.table === noted.table &&
  Object.keys({ ...given.seats, ...noted.seats }).every((seat) => given.seats[seat] === noted.seats[seat]);

/** Why the dice are not proved; nothing: every draw is the one that the secrets give. */
export function faultOf(
  chance: ChanceInfo,
  secrets: readonly SecretInfo[],
  draws: readonly DrawInfo[],
  noted: Commitments | null,
): string | null {
  const given = commitmentsIn(chance);
  if (noted && !fit(given, noted)) return 'the commitments are not those that were shown before';
  if (!chance.secret || commitmentTo(chance.secret, 'table') !== given.table)
    return 'the table did not open what it had committed to';
  const seats = secrets
    .map(({ seat, secret }) => ({ seat: Number(seat), secret }))
    .sort((one, other) => one.seat - other.seat);
  if (seats.map(({ seat }) => String(seat)).join() !== Object.keys(given.seats).join())
    return 'not every seat that committed has opened its secret';
  const other = seats.find(({ seat, secret }) => commitmentTo(secret, seat) !== given.seats[seat]);
  if (other) return `seat ${other.seat} did not open what it had committed to`;

  const seed = seedOf(chance.secret, seats);
  const counts = new Map<string, number>();
  for (const [i, draw] of draws.entries()) {
    const count = counts.get(draw.scope) ?? 0;
    counts.set(draw.scope, count + 1);
    if (outcomeOf(seed, draw, count) !== draw.drawn) return `draw ${i + 1}, ${draw.scope}, is not what the seed gives`;
  }
  return null;
}
