// Cards about who reigns: crowned, of age, a regent, a family for an empty throne, two crowns in one marriage. Pure.
import type { BloodEvent } from '../../../protocol/types';
import { card, type Card } from './card';

export type Reign = Extract<
  BloodEvent,
  { kind: 'came-forward' | 'family-founded' | 'crowned' | 'regent-chosen' | 'regency-ended' | 'union-made' }
>;

/** `country` and `called` have the names of countries, and of people as they are called then. */
export function reignCard(event: Reign, country: (id: string) => string, called: (person: number) => string): Card {
  const name = country(event.country);
  switch (event.kind) {
    case 'family-founded':
      return card('founded', `The house of ${name}`, {
        about: event.is_new_house ? 'A new house' : 'Relatives of the late monarch',
        outcome: `A family for the throne of ${name}.`,
      });
    case 'came-forward':
      return card(event.is_regent ? 'regent' : 'founded', called(event.person), {
        about: 'comes forward',
        outcome: event.is_regent ? `to act as regent of ${name}` : `for the throne of ${name}`,
      });
    case 'crowned':
      return card('crown', called(event.monarch), {
        about: `is crowned in ${name}`,
        outcome: event.is_change ? `${name} is played by the house of ${country(event.ruler)} now.` : '',
      });
    case 'regent-chosen':
      return card('regent', called(event.regent), {
        about: `is regent of ${name}`,
        outcome: 'The monarch is a minor.',
      });
    case 'regency-ended':
      return card('crown', called(event.monarch), { about: 'is of age', outcome: `The regency of ${name} ends.` });
    case 'union-made':
      return card('union', `${called(event.king)} and ${called(event.queen)}`, {
        about: 'two crowns in one marriage',
        outcome: `Whoever has the king has ${name} too.`,
      });
  }
}
