// What the table of Game of Crowns is made of, and who sits where around it.
import { seatBlazons, type Blazon } from '../../heraldry/shields';
import type { CrownsComponents, CrownsSeat, CrownsTypeInfo, CrownsView, CrownsWorth } from '../../protocol/types';

export const parts = (props: { components: unknown; view: unknown }) => ({
  components: props.components as CrownsComponents,
  view: props.view as CrownsView,
});

/** "feud.lyre" in its parts; a guest has no house. */
export function cardParts(card: string): { type: string; house?: string } {
  const [type, house] = card.split('.') as [string, string?];
  return house === undefined ? { type } : { type, house };
}

export function typeOf(components: CrownsComponents, card: string): CrownsTypeInfo | undefined {
  return components.types.find((each) => each.id === cardParts(card).type);
}

/** A house's coat is the shield of the seat of the same number, whoever sits there. */
export function houseBlazon(components: CrownsComponents, house: string): Blazon | undefined {
  const at = components.houses.findIndex((each) => each.id === house);
  return at === -1 ? undefined : seatBlazons[at];
}

/** "Feud of Lyre" */
export function cardName(components: CrownsComponents, card: string): string {
  const { house } = cardParts(card);
  const name = typeOf(components, card)?.name ?? card;
  if (house === undefined) return name;
  return `${name} of ${components.houses.find((each) => each.id === house)?.name ?? house}`;
}

/** Equal cards in one pile, in their order. */
export function piles(cards: readonly string[]): { card: string; count: number }[] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, count]) => ({ card, count }));
}

/** How many of each type, in the order of the types. */
export function byType(
  components: CrownsComponents,
  cards: readonly string[],
): { type: CrownsTypeInfo; count: number }[] {
  return components.types
    .map((type) => ({ type, count: cards.filter((card) => cardParts(card).type === type.id).length }))
    .filter(({ count }) => count > 0);
}

/** What has been seen to come to a hand: guests, and cards of houses that are not its player's. */
export function gained(components: CrownsComponents, seat: CrownsSeat, of: number): string[] {
  const own = components.houses.filter((house) => house.seat === of).map((house) => house.id);
  return seat.seen.filter((card) => !own.includes(cardParts(card).house ?? ''));
}

/** A part of the table's window, in hundredths of its width and height. */
export interface Place {
  x: number;
  y: number;
  /** Where name and counts stand beside the banner. */
  text: 'below' | 'left' | 'right' | 'around';
}

/** How far from the middle seats and what lies before them are. */
const seatRing = { x: 43.5, y: 42 };
const cardRing = { x: 25.5, y: 24.5 };

/** The angle of a seat: whoever looks on sits below, and play goes clockwise. */
function angle(seat: number, seats: number, viewer: number | null): number {
  return Math.PI / 2 + ((seat - (viewer ?? 1)) * 2 * Math.PI) / seats;
}

export function seatPlace(seat: number, seats: number, viewer: number | null): Place {
  const at = angle(seat, seats, viewer);
  const [across, down] = [Math.cos(at), Math.sin(at)];
  const y = Math.max(12, 50 + seatRing.y * down);
  const x = 50 + seatRing.x * across;
  if (down > 0.99) return { x, y, text: 'around' };
  if (down < -0.9) return { x, y, text: across < -0.01 ? 'left' : 'right' };
  return { x, y, text: 'below' };
}

export function cardPlace(seat: number, seats: number, viewer: number | null): { x: number; y: number } {
  const at = angle(seat, seats, viewer);
  return { x: 50 + cardRing.x * Math.cos(at), y: 50 + cardRing.y * Math.sin(at) };
}

/** Which steps of an exchange there are, and which is under way. */
export const exchangeSteps = ['A card is laid', 'All answer', 'A second card?', 'Ravens, then choose'];
const stepOfPhase: Record<string, number> = { offer: 1, second: 2, 'offer-second': 2, raise: 3, choose: 3 };

export const exchangeStep = (phase: string): number | null => stepOfPhase[phase] ?? null;

/** An attack, from the Knight that is played until it is discarded. */
const attackPhases = ['talk-attack', 'target', 'vote', 'spend', 'reward', 'take', 'guest'];
export const isAttack = (view: CrownsView): boolean => view.knight !== undefined && attackPhases.includes(view.phase);

/** Who lost the attack that is decided. */
export function defeated(view: CrownsView): number | undefined {
  if (view.victor === undefined) return undefined;
  return view.victor === view.turn ? view.target : view.turn;
}

/** One line of what a hand is worth, now and after what is pointed at. */
export interface Weighed {
  type: string;
  /** Of cards, and what they count. */
  cards: number;
  counted: number;
  points: number;
  /** How much more than now. */
  change: number;
  open: boolean;
}

export interface Weighing {
  now: number;
  /** Nothing: nothing is pointed at that would change it. */
  then: number | null;
  lines: Weighed[];
}

/** How much more the hand would be worth after touching an element; nothing: that is not known. */
export function gain(view: CrownsView, element: string): number | null {
  const prospect = view.prospects.find((each) => each.element === element);
  return prospect ? prospect.points - view.worth.points : null;
}

export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0');

/** What the hand is worth, beside what it would be worth after touching one of these elements; the first that is known. */
export function weighed(view: CrownsView, elements: readonly string[]): Weighing {
  const prospect = elements
    .map((id) => view.prospects.find((each) => each.element === id))
    .find((each): each is CrownsWorth => each !== undefined);
  const types = [...new Set([...view.worth.lines, ...(prospect?.lines ?? [])].map((line) => line.type))];
  const lines = types.map((type): Weighed => {
    const now = view.worth.lines.find((line) => line.type === type);
    const line = prospect ? prospect.lines.find((each) => each.type === type) : now;
    return {
      type,
      cards: line?.cards ?? 0,
      counted: line?.counted ?? 0,
      points: line?.points ?? 0,
      change: prospect ? (line?.points ?? 0) - (now?.points ?? 0) : 0,
      open: line?.open ?? now?.open ?? false,
    };
  });
  return { now: view.worth.points, then: prospect?.points ?? null, lines };
}
