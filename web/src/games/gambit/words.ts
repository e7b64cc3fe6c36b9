// Sentences about what is on the table, for hovering, focus and screen readers.
import type { ColumnInfo, ConspiratorInfo, GambitComponents, GambitView, LyingInfo } from '../../protocol/types';
import { conspirator, disciplineName, goalName, goalParts, valueWords } from './shape';

/** What a conspirator does, and when. */
export function abilityWords(card: ConspiratorInfo): string {
  if (card.ability === 'effect') return `Effect, when turned up: ${card.text}`;
  if (card.ability === 'talent') return `Talent at the end of the round, initiative ${card.initiative}: ${card.text}`;
  return card.text || 'No ability.';
}

export function handWords(card: ConspiratorInfo): string {
  const value = card.value === undefined ? 'no value of its own' : `value ${valueWords(card)}`;
  return `In your hand: ${card.name}, ${value}. ${abilityWords(card)}`;
}

const owner = (seat: number, viewer: number | null, names: string[]) =>
  seat === viewer ? 'Your' : `${names[seat - 1] ?? `Player ${seat}`}’s`;

/** A card that lies in a column. */
export function lyingWords(
  components: GambitComponents,
  lying: LyingInfo,
  viewer: number | null,
  names: string[],
): string {
  const whose = owner(lying.seat, viewer, names);
  const card = lying.card === undefined ? undefined : conspirator(components, lying.card);
  if (!card) return `${whose} card, face down.`;
  const face = { up: '', known: ', face down, but everybody has seen it' }[lying.face] ?? ', face down';
  const under = lying.hidden === undefined ? undefined : conspirator(components, lying.hidden);
  if (under)
    return `${whose} ${card.name}: counts as the ${under.name} under it, ${lying.value ?? 'no value'}. ${abilityWords(under)}`;
  if (lying.hides) return `${whose} ${card.name} with a card under it: counts as that card.`;
  const value = lying.value === undefined ? 'no value of its own' : `value ${lying.value}`;
  return `${whose} ${card.name}${face}: ${value}. ${abilityWords(card)}`;
}

export function goalWords(components: GambitComponents, goal: string, column: number): string {
  const { discipline, value } = goalParts(goal);
  const points = value === 1 ? '1 point' : `${value} points`;
  return `Goal of column ${column}: ${disciplineName(components, discipline)}, ${points}.`;
}

/** How many cards lie in a column, and of how many as long as some are missing. */
function counted(column: ColumnInfo): string {
  const count = column.cards.length;
  return count > column.needed ? String(count) : `${count} of ${column.needed}`;
}

/** "2 of 4", "closed": how far a column is. */
export function stateWords(column: ColumnInfo): string {
  return column.closed ? 'closed' : counted(column);
}

export function columnWords(
  components: GambitComponents,
  view: GambitView,
  at: number,
  viewer: number | null,
  names: string[],
): string {
  const column = view.columns[at - 1]!;
  const goal = column.goal ? `, ${goalName(components, column.goal)}` : '';
  const state = column.closed
    ? `closed by a Storm, with ${column.cards.length} cards`
    : `${counted(column)} cards${column.complete ? ', complete' : ''}`;
  const last = column.cards.at(-1);
  const turns =
    !column.closed && last && last.face !== 'up'
      ? ` A card placed here turns up ${owner(last.seat, viewer, names).replace('Your', 'your')} card.`
      : '';
  const bound = view.bound === at ? ' A Lodestone Rock draws the next card here.' : '';
  return `Column ${at}${goal}: ${state}.${turns}${bound}`;
}

/** The first decisions of each kind, explained. */
export const hints: Record<string, string> = {
  place:
    'Touch a card of your hand, then a column. It lies face down until somebody places below it: all see whose it is, but not which.',
  hide: 'A card under your Cloak counts in its place at the end of the round, talent included. You draw a new one.',
  swap: 'Touch a goal to swap it with the goal of your Traitor’s column, or leave both where they are.',
};
