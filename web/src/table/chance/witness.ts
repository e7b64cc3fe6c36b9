// What this browser keeps of a table's chance, so that a reload does not lose it: the commitments as they were shown
// before anybody opened a secret, and the secret that it adds itself.
import { bytesToHex } from '@noble/hashes/utils.js';
import type { ChanceInfo, DrawInfo, SecretInfo } from '../../protocol/types';
import { commitmentTo, commitmentsIn, faultOf, type Commitments } from './fair_chance';

interface Kept extends Commitments {
  /** While seats commit more may come; then nothing may change, unless all commit anew before drawing has begun. */
  stage: 'committing' | 'opening' | 'drawing';
  /** How often all committed anew although secrets may have been opened already. */
  anew: number;
  /** What this browser adds. */
  secret?: string;
}

export interface Proof {
  draws: number;
  /** Why nothing is proved; nothing: all of it is. */
  fault: string | null;
  /** Whether the commitments were noted before the end, and whether one's own was among them. */
  noted: 'never' | 'seen' | 'added';
  anew: number;
}

const stageOf = (chance: ChanceInfo): Kept['stage'] =>
  chance.yet_to_commit.length > 0 ? 'committing' : chance.yet_to_reveal.length > 0 ? 'opening' : 'drawing';

export class Witness {
  private readonly key: string;
  /** Where storage is blocked or damaged: it lasts as long as the page. */
  private inPage: Kept | null = null;

  constructor(place: string) {
    this.key = `regalia.chance.${place}`;
  }

  /** Read each time: another page of this browser may sit at the same seat. */
  private get kept(): Kept | null {
    try {
      return (JSON.parse(localStorage.getItem(this.key) ?? 'null') as Kept | null) ?? this.inPage;
    } catch {
      return this.inPage;
    }
  }
  private keep(kept: Kept) {
    this.inPage = kept;
    try {
      localStorage.setItem(this.key, JSON.stringify(kept));
    } catch {
      // It is in the page.
    }
  }

  /** Notes what has been committed to. */
  note(chance: ChanceInfo) {
    if (!chance.fair || chance.secret) return;
    const kept = this.kept;
    const stage = stageOf(chance);
    if (!kept) return this.keep({ ...commitmentsIn(chance), stage, anew: 0 });
    if (kept.stage === 'drawing') return;
    if (kept.table === chance.commitment)
      return this.keep(kept.stage === 'opening' ? { ...kept, stage } : { ...kept, ...commitmentsIn(chance), stage });
    // A table may begin anew without somebody who never opened a secret. What was opened once is not used again.
    if (stage !== 'committing') return;
    this.keep({ ...commitmentsIn(chance), stage, anew: kept.anew + (kept.stage === 'opening' ? 1 : 0) });
  }

  /** What this browser adds to chance at a table that has been noted. */
  private get secret(): string {
    const kept = this.kept!;
    const secret = kept.secret ?? bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
    if (!kept.secret) this.keep({ ...kept, secret });
    return secret;
  }
  commitment(seat: number): string {
    return commitmentTo(this.secret, seat);
  }
  /** What to open now; nothing: the commitments are not those that were noted, or one's own was made elsewhere. */
  opening(chance: ChanceInfo, seat: number): string | null {
    const kept = this.kept;
    return kept && kept.table === chance.commitment && this.hasAdded(kept, seat) ? kept.secret! : null;
  }
  private hasAdded(kept: Kept, seat: number | null): boolean {
    return kept.secret !== undefined && seat !== null && kept.seats[seat] === commitmentTo(kept.secret, seat);
  }

  prove(chance: ChanceInfo, seat: number | null, secrets: readonly SecretInfo[], draws: readonly DrawInfo[]): Proof {
    const kept = this.kept;
    return {
      draws: draws.length,
      fault: faultOf(chance, secrets, draws, kept),
      noted: !kept ? 'never' : this.hasAdded(kept, seat) ? 'added' : 'seen',
      anew: kept?.anew ?? 0,
    };
  }
}
