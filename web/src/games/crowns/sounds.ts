// What is heard of the events: A card is laid or changes hands; votes or hands come to light.
import type { CrownsEvent } from '../../protocol/types';

type Kind = CrownsEvent['kind'];
const cards: Kind[] = [
  'laid',
  'offered',
  'exchanged',
  'coinage-played',
  'card-drawn',
  'attacked',
  'took',
  'guest-drawn',
];
const reveals: Kind[] = ['votes-shown', 'attack-decided', 'sentinels-shown', 'hand-shown'];

export function sound(event: { kind: string }): 'card' | 'reveal' | null {
  const told = event as CrownsEvent;
  if (cards.includes(told.kind)) return 'card';
  // That nobody has used one is nothing to hear of.
  if (told.kind === 'sentinels-shown' && told.used.length === 0) return null;
  return reveals.includes(told.kind) ? 'reveal' : null;
}
