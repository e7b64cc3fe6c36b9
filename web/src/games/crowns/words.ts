// Sentences about what is on the table, for hovering, focus and screen readers.
import type { CrownsCardsScored, CrownsComponents, CrownsSeat, CrownsView } from '../../protocol/types';
import { joined } from '../../ui/words';
import { byType, cardName, typeOf, type Weighed } from './shape';

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

export const ravensOf = (number: number): string => count(number, 'raven');

/** "the Feud of Lyre, the Jester and 2 ravens" */
export function things(components: CrownsComponents, cards: readonly string[], ravens: number): string {
  const all = cards.map((card) => `the ${cardName(components, card)}`);
  if (ravens > 0) all.push(ravensOf(ravens));
  return joined(all);
}

/** A card with what it does. */
export function cardWords(components: CrownsComponents, card: string, many = 1): string {
  const name = many > 1 ? `${many} × ${cardName(components, card)}` : cardName(components, card);
  return `${name}. ${typeOf(components, card)?.text ?? ''}`.trim();
}

/** What the cards of a type count in a hand: "2 Castellans × 3 ravens". */
export function countedWords(components: CrownsComponents, { type, cards, counted }: CrownsCardsScored): string {
  const named = (id: string, number: number) => {
    const card = typeOf(components, id);
    return count(number, card?.name ?? id, card?.plural ?? id);
  };
  const what = named(type, cards);
  switch (type) {
    case 'castellan':
      return `${what} × ${ravensOf(counted)}`;
    case 'princess':
      return `${what} × ${named('knight', counted)}`;
    case 'trader':
      return `${what} × ${named('coinage', counted)}`;
    case 'artist':
      return `${what} × ${named('princess', counted)} of neighbours`;
    case 'bard':
      return `${what} × ${named('coinage', counted)} of neighbours`;
    case 'diplomat':
      return `${what} × ${count(counted, 'card')} of other houses`;
    case 'priest':
      return `${what}, ${count(counted, 'set')} of three`;
    case 'undertaker':
      return `${what}, ${counted > 0 ? 'nobody' : 'somebody'} has fewer cards`;
    default:
      return `${what}, ${counted > 0 ? 'nobody' : 'somebody'} has more`;
  }
}

/** "2 Knights, 1 Jester" */
export function handWords(components: CrownsComponents, cards: readonly string[]): string {
  return byType(components, cards)
    .map(({ type, count: number }) => count(number, type.name, type.plural))
    .join(', ');
}

/** What is known of a seat, in a sentence or two. */
export function seatWords(
  components: CrownsComponents,
  view: CrownsView,
  seat: number,
  names: readonly string[],
): string {
  const info = view.seats[seat - 1]!;
  const said = [`${names[seat - 1]}: ${count(info.cards, 'card')}, ${ravensOf(info.ravens)}.`];
  const known = knownWords(components, info);
  if (known) said.push(known);
  if (info.partner !== undefined) said.push(`Plays with ${names[info.partner - 1]}.`);
  return said.join(' ');
}

/** What the viewer has seen of a hand. */
export function knownWords(components: CrownsComponents, seat: CrownsSeat): string {
  if (seat.seen.length === 0 && seat.unseen === 0) return '';
  const parts = seat.seen.length > 0 ? [handWords(components, seat.seen)] : [];
  if (seat.unseen > 0) parts.push(`${seat.unseen} unseen`);
  const gone = seat.gone > 0 ? ` ${count(seat.gone, 'of these has', 'of these have')} gone unseen.` : '';
  return `Known to you: ${parts.join(', ')}.${gone}`;
}

export function offerWords(
  components: CrownsComponents,
  view: CrownsView,
  seat: number,
  names: readonly string[],
): string {
  const { laid, raised, words } = view.seats[seat - 1]!;
  const said = words ? ` “${words}”` : '';
  return `${names[seat - 1]} offers ${things(components, laid, raised)}.${said}`;
}

/** "2 Castellans × 3 ravens": what a line of a worth counts. */
export function lineWords(components: CrownsComponents, line: Pick<Weighed, 'type' | 'cards' | 'counted'>): string {
  const type = components.types.find((each) => each.id === line.type);
  if (line.cards === 0) return `no ${type?.name ?? line.type}`;
  const own = line.cards === 1 ? (type?.name ?? line.type) : `${line.cards} ${type?.plural ?? line.type}`;
  const plural = (id: string) => {
    const counted = components.types.find((each) => each.id === id);
    return `${line.counted} ${(line.counted === 1 ? counted?.name : counted?.plural) ?? id}`;
  };
  switch (line.type) {
    case 'castellan':
      return `${own} × ${ravensOf(line.counted)}`;
    case 'princess':
      return `${own} × ${plural('knight')}`;
    case 'trader':
      return `${own} × ${plural('coinage')}`;
    case 'diplomat':
      return `${own} × ${count(line.counted, 'foreign card')}`;
    case 'priest':
      return `${own} × ${count(line.counted, 'set')}`;
    default:
      return own;
  }
}

/** The first decisions of each kind, explained. */
export const hints: Record<string, string> = {
  customize: 'Touch a card of yours and one of your second house to swap them, or keep all. Nobody learns of it.',
  talk: 'Deals bind for this turn. Open Bargains, or touch the seat you want to deal with; say when you are done.',
  'talk-attack': 'The last chance for a deal before all vote.',
  act: 'Touch a card to lay it for an exchange. A Coinage or a Knight can also be played on somebody: touch the card, then a seat.',
  offer:
    'Everybody must offer a card for what was laid. Touch one of yours; the panel on the right says what your hand would be worth if it is taken.',
  second: 'With a second card you give more and get more: everybody else must add one too. You may leave it at one.',
  'offer-second': 'A second card is asked for. Whoever has none is out of this exchange.',
  raise:
    'Ravens make an offer better. What you add stays until the exchange is settled, and comes back if you are not chosen.',
  choose: 'Touch an offer to accept it; pointing at one shows what your hand would be worth. You must accept one.',
  vote: 'Vote for either side, for whatever reason. Nobody sees it before all have voted, and you may change your mind.',
  spend:
    'Each raven is one more vote for the side you voted for. You are asked once. If your side wins, the defeated gets your ravens.',
  reward: 'Look into the hand of the defeated and take the card you like, or draw a guest unseen.',
  take: 'Touch the card you want. The panel says what your hand would be worth with it.',
  target: 'You have promised to spare the one you attacked: touch somebody else.',
  'hand-over': 'Your partner plays a Coinage on you: touch the card you give for it.',
};
