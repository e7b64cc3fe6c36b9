// What is heard of the events: A card is drawn or placed; one is turned up, or all of them at the end of a round.
import type { GambitEvent } from '../../protocol/types';

type Kind = GambitEvent['kind'];
const cards: Kind[] = ['drew', 'placed'];
const reveals: Kind[] = ['turned-up', 'round-over'];

export function sound({ kind }: { kind: string }): 'card' | 'reveal' | null {
  if ((cards as string[]).includes(kind)) return 'card';
  return (reveals as string[]).includes(kind) ? 'reveal' : null;
}
