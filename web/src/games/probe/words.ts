// Sentences about what is on the board, for hovering, focus and screen readers.
import type { ProbeComponents, ProbeToken, ProbeView } from './shape';

export const hints: Record<string, string> = {
  bargain:
    'Everybody bargains at once and in secret. Open Bargains, begin one with somebody, add clauses and put it to them. When you have nothing more to say, touch Done.',
  vote: 'Shall the token count? All answers are sealed until the last is in; until then you can change yours.',
  bid: 'Coins become prestige, one point each at the end. You may write a motto into the chronicle.',
};

export const phases: Record<string, string> = {
  veto: 'The veto is dealt',
  token: 'A token is drawn',
  bargain: 'Everybody bargains',
  vote: 'Does it count?',
  strike: 'A veto may fall',
  bid: 'Coins for prestige',
  over: 'It is over',
};

export function tokenWords(components: ProbeComponents, token: ProbeToken, names: string[]): string {
  const drawer = names[token.seat - 1] ?? '';
  if (!token.colour) return `A token that ${drawer} has drawn and you have not seen`;
  const points = components.token_points[token.colour] ?? 0;
  return `${drawer}’s ${token.colour} token, worth ${points} ${points === 1 ? 'point' : 'points'}`;
}

export function seatWords(view: ProbeView, seat: number, names: string[]): string {
  const { coins, prestige, points } = view.seats[seat - 1]!;
  return `${names[seat - 1]}: ${points} points, ${coins} coins, prestige ${prestige}.`;
}
