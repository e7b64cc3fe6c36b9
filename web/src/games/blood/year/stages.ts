// Where in the turn one is: its stages in order, and what is done in each chapter. Pure.
import type { BloodComponents, BloodView } from '../../../protocol/types';

export interface Stage {
  name: string;
  state: 'past' | 'now' | 'to come';
}

const dynastic = ['founding', 'births', 'survival', 'crowns', 'bidding', 'court', 'announcements'];
const interphase = ['taxing', 'paying-off', 'upkeep', 'raising', 'placing'];

/** What is done in a chapter, in a word or two. */
export const chapterWords: Record<string, string> = {
  founding: 'families',
  births: 'births',
  survival: 'who lives on',
  crowns: 'succession',
  bidding: 'bids for a hand',
  court: 'marriages and contracts',
  announcements: 'princes come of age',
  taxing: 'taxes',
  'paying-off': 'rebellions',
  upkeep: 'upkeep',
  raising: 'armies and fleets',
  placing: 'first armies',
  round: 'order of moves',
  fortune: 'an event',
  march: 'a march',
  scorching: 'goods are burnt',
  conflicts: 'whom to attack',
  battle: 'a battle',
  marking: 'control markers',
  cashing: 'goods are sold',
};

/** What comes after each stage, for whoever waits. */
export function stagesOf(components: BloodComponents, view: BloodView): Stage[] {
  const rounds = Array.from({ length: components.rounds }, (_, i) => `Round ${i + 1}`);
  const names = ['Dynasties', 'Interphase', ...rounds, 'Cashing in'];
  const now = stageOf(components, view);
  return names.map((name, i) => ({ name, state: i < now ? 'past' : i === now ? 'now' : 'to come' }));
}

/** Which of the stages it is, from 0; behind the last: the game is over. */
export function stageOf(components: BloodComponents, view: BloodView): number {
  const { chapter } = view;
  if (chapter === undefined) return components.rounds + 3;
  // A succession may come in the middle of a round, after a battle.
  if (view.round) return 1 + view.round.number;
  if (dynastic.includes(chapter)) return 0;
  if (interphase.includes(chapter)) return 1;
  return components.rounds + 2;
}

/** The turn, from 1, and how many there are. */
export function turnOf(components: BloodComponents, view: BloodView): { turn: number; of: number } {
  const years = 5;
  return {
    turn: (view.year - components.first_year) / years + 1,
    of: (components.last_year - components.first_year) / years + 1,
  };
}

/** Whose markers were drawn in this round, the last one now, and those still in the cup. */
export function orderOf(view: BloodView): { seat: number; drawn: 'moved' | 'now' | 'to come' }[] {
  if (!view.round) return [];
  const { mover, to_come } = view.round;
  const seats = view.seats.map((_, i) => i + 1);
  const moved = seats.filter((seat) => seat !== mover && !to_come.includes(seat));
  return [
    ...moved.map((seat) => ({ seat, drawn: 'moved' as const })),
    ...(mover === undefined ? [] : [{ seat: mover, drawn: 'now' as const }]),
    ...to_come.filter((seat) => seat !== mover).map((seat) => ({ seat, drawn: 'to come' as const })),
  ];
}
