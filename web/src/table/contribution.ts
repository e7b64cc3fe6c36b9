// What this browser adds to fair chance: a secret of its own, committed to before anybody opens theirs. It is kept until
// the game has begun, so that a reload does not lose it.
import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** 32 bytes of BLAKE2b over "regalia commitment 1", the seat's name and the secret. */
export function commitmentTo(secret: string, seat: number): string {
  const message = concatBytes(utf8ToBytes(`regalia commitment 1\nseat${seat}\n`), hexToBytes(secret));
  return bytesToHex(blake2b(message, { dkLen: 32 }));
}

export class Contribution {
  constructor(private readonly place: string) {}

  get secret(): string {
    const key = `regalia.secret.${this.place}`;
    let secret = localStorage.getItem(key);
    if (!secret) {
      secret = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
      localStorage.setItem(key, secret);
    }
    return secret;
  }

  commitment(seat: number): string {
    return commitmentTo(this.secret, seat);
  }
}
