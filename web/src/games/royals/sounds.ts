// What is heard of the events: A card changes hands, or a period is scored.
import type { RoyalsEvent } from '../../protocol/types';

type Kind = RoyalsEvent['kind'];
const cards: Kind[] = ['drew-country', 'took-display', 'drew-intrigue', 'claimed', 'discarded', 'dropped-intrigue'];
const reveals: Kind[] = ['period-marker', 'title-full', 'title-half'];

export function sound({ kind }: { kind: string }): 'card' | 'reveal' | null {
  if ((cards as string[]).includes(kind)) return 'card';
  return (reveals as string[]).includes(kind) ? 'reveal' : null;
}
