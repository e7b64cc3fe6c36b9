// What is heard of the events: something is moved, laid down or signed; or dice and fate speak.
import type { BloodEvent } from '../../../protocol/types';

type Kind = BloodEvent['kind'];
const cards: Kind[] = [
  'marched',
  'sailed',
  'raised',
  'unit-placed',
  'marker-put',
  'contract-signed',
  'deal-struck',
  'wed',
  'hand-won',
  'cashed',
];
const reveals: Kind[] = [
  'event-happens',
  'struck',
  'battle-began',
  'battle-won',
  'captured',
  'born',
  'died',
  'crowned',
  'union-made',
  'bid-shown',
];

export function sound(event: { kind: string }): 'card' | 'reveal' | null {
  const told = event as BloodEvent;
  if (cards.includes(told.kind)) return 'card';
  // Dice that did nothing are nothing to hear of.
  if (told.kind === 'battle-rolled') return told.hits > 0 ? 'reveal' : null;
  if (told.kind === 'rebellion-rolled') return told.rebels ? 'reveal' : null;
  if (told.kind === 'storm-rolled') return told.is_lost ? 'reveal' : null;
  if (told.kind === 'event-happens') return told.calamity === 'nothing' ? null : 'reveal';
  return reveals.includes(told.kind) ? 'reveal' : null;
}
