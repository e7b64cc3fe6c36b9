// What the board of Gambit Royale is made of, as the page looks it up.
import type { ConspiratorInfo, GambitComponents, GambitView, LyingInfo } from '../../protocol/types';

export const parts = (props: { components: unknown; view: unknown }) => ({
  components: props.components as GambitComponents,
  view: props.view as GambitView,
});

/** "music-4" in its parts. */
export function goalParts(goal: string): { discipline: string; value: number } {
  const at = goal.lastIndexOf('-');
  return { discipline: goal.slice(0, at), value: Number(goal.slice(at + 1)) };
}

export function disciplineName(components: GambitComponents, id: string): string {
  return components.disciplines.find((each) => each.id === id)?.name ?? id;
}

export function goalName(components: GambitComponents, goal: string): string {
  const { discipline, value } = goalParts(goal);
  return `${disciplineName(components, discipline)} ${value}`;
}

export function conspirator(components: GambitComponents, id: string): ConspiratorInfo | undefined {
  return components.conspirators.find((each) => each.id === id);
}

/** "8 (12)", or a dash where there is no value of its own. */
export function valueWords(card: ConspiratorInfo): string {
  if (card.value === undefined) return '–';
  return card.second_value === undefined ? String(card.value) : `${card.value} (${card.second_value})`;
}

/** What a card in a column counts as: a Cloak is what lies under it, if that is known. */
export const countsAs = (lying: LyingInfo): string | undefined => lying.hidden ?? lying.card;

/** Groups of the cards, in the order in which they are best learnt. */
export const abilities = [
  { id: 'none', title: 'No ability', when: 'Only their value counts.' },
  { id: 'two-values', title: 'Two values', when: 'Worth more under a goal of their own discipline.' },
  { id: 'effect', title: 'Effects', when: 'Happen at once when the card is turned up during the round.' },
  { id: 'talent', title: 'Talents', when: 'Work at the end of the round, the lowest number first.' },
] as const;

export function inGroups(cards: readonly ConspiratorInfo[]) {
  return abilities
    .map((group) => ({
      ...group,
      cards: cards
        .filter((card) => card.ability === group.id)
        .sort((a, b) => (a.initiative ?? 0) - (b.initiative ?? 0) || (b.value ?? 0) - (a.value ?? 0)),
    }))
    .filter((group) => group.cards.length > 0);
}

/** What is different from what was seen before: places of cards by column, and columns with another goal. */
export function freshParts(before: GambitView | undefined, now: GambitView) {
  const sameRound = before?.round === now.round;
  const look = (card: LyingInfo | undefined) => card && `${card.seat} ${card.card} ${card.face} ${card.hides}`;
  const cards = now.columns.map((column, i) => {
    const old = sameRound ? (before?.columns[i]?.cards ?? []) : [];
    return new Set(before ? column.cards.flatMap((card, n) => (look(card) === look(old[n]) ? [] : [n])) : []);
  });
  const goals = now.columns.map((column, i) => sameRound && before?.columns[i]?.goal !== column.goal);
  return { cards, goals };
}

/** The best goal of each discipline that was won, and how many further ones. */
export function rosette(components: GambitComponents, goals: readonly string[]) {
  return components.disciplines.map((discipline) => {
    const values = goals
      .map(goalParts)
      .filter((goal) => goal.discipline === discipline.id)
      .map((goal) => goal.value);
    return {
      ...discipline,
      best: values.length > 0 ? Math.max(...values) : 0,
      further: Math.max(0, values.length - 1),
    };
  });
}
