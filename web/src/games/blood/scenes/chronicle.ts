// How the log of Blood Royale is told: court, Interphase and the end of a round are about the whole table, a move in a round is somebody's.
import type { BloodComponents, BloodEvent } from '../../../protocol/types';
import type { Chronicle } from '../../../table/game';
import { summary } from './summary';

type Kind = BloodEvent['kind'];

/** Happens at court and nowhere else. */
const court: Kind[] = [
  'year-began',
  'birth-rolled',
  'tries-again',
  'hand-offered',
  'proposed',
  'proposal-ended',
  'deal-offered',
  'deal-struck',
  'betrothal-offered',
  'betrothed',
  'contract-signed',
  'contract-shown',
  'named',
  'house-named',
  'wed',
];
const interphase: Kind[] = [
  'armies-returned',
  'taxed',
  'item-placed',
  'famine-ended',
  'rebellion-paid-off',
  'disbanded',
  'upkeep-paid',
  'raised',
  'levied',
  'places-first',
  'unit-placed',
];
/** A move in a round begins with one of these, or goes on with it; all else belongs to what it comes in. */
const moves: Kind[] = [
  'marker-drawn',
  'marched',
  'sailed',
  'leave-asked',
  'troops-asked',
  'armies-lent',
  'goods-confiscated',
];

/** What goes without saying: rolls that changed nothing, and what follows from the board. */
const minor: Kind[] = [
  'answered',
  'scored',
  'marker-drawn',
  'event-rolled',
  'strikes-provinces',
  'piece-placed',
  'item-placed',
  'unit-placed',
  'places-first',
  'upkeep-paid',
  'armies-returned',
  'survival-rolled',
];

function goesWithoutSaying(event: BloodEvent): boolean {
  switch (event.kind) {
    case 'birth-rolled':
      return true; // a birth has a line of its own
    case 'tries-again':
      return event.mothers.length === 0;
    case 'rebellion-rolled':
      return !event.rebels;
    case 'storm-rolled':
      return !event.is_lost;
    case 'event-happens':
      return event.calamity === 'nothing';
    case 'battle-rolled':
      return event.hits === 0;
    case 'battle-losses':
      return event.armies + event.castle === 0;
    default:
      return minor.includes(event.kind);
  }
}

/** What an event does not tell and its heading does: the year and the round that it comes in. */
interface When {
  year?: number;
  round?: number;
}

/**
 * A log is read from its first line on, and again whenever it has grown, so the year of a line is that of the last year that began before
 * it. It is remembered for each table, and for each event that was read. Numbers of people are never used again: if the first event comes
 * a second time, the log is read anew.
 */
class Calendar {
  private now: When = {};
  private first = '';
  private known = new WeakMap<object, When & { opens: boolean }>();

  /** `opens`: it is the first of its round. */
  of(event: BloodEvent): When & { opens: boolean } {
    const before = this.known.get(event);
    if (before) return before;
    const text = JSON.stringify(event);
    if (this.first === '') this.first = text;
    else if (this.first === text) this.now = {};
    let opens = false;
    if (event.kind === 'year-began') this.now = { year: event.year };
    if (event.kind === 'marker-drawn' && event.round !== this.now.round) {
      this.now = { ...this.now, round: event.round };
      opens = true;
    }
    const when = { ...this.now, opens };
    this.known.set(event, when);
    return when;
  }
}

const calendars = new WeakMap<object, Calendar>();
function calendarOf(components: object): Calendar {
  const there = calendars.get(components) ?? new Calendar();
  calendars.set(components, there);
  return there;
}

function heading(event: BloodEvent, components: BloodComponents): string | null {
  const { year, round, opens } = calendarOf(components).of(event);
  if (event.kind === 'game-ended' || event.kind === 'target-reached') return 'The end';
  if (year === undefined) return 'The game begins';
  if (opens) return `${year} · Round ${round}`;
  if (court.includes(event.kind)) return `${year} · Court`;
  if (interphase.includes(event.kind)) return `${year} · Interphase`;
  if (event.kind === 'marker-put') return `${year} · End of round ${round}`;
  return event.kind === 'cashed' ? `${year} · Goods are sold` : null;
}

export const chronicle: Chronicle = {
  turn(event) {
    const told = event as BloodEvent;
    return moves.includes(told.kind) && 'seat' in told ? (told.seat ?? null) : null;
  },
  table: (event, components) => heading(event as BloodEvent, components as BloodComponents),
  minor: (event) => goesWithoutSaying(event as BloodEvent),
  summary: (events, components, names) => summary(events as BloodEvent[], components as BloodComponents, names),
};
