// How the log of Game of Crowns is told: a turn is an exchange, a Coinage or an attack, whoever takes part in it.
import type { CrownsComponents, CrownsEvent } from '../../protocol/types';
import type { Chronicle } from '../../table/game';
import { scores } from '../../table/log/chronicle';
import { cardName } from './shape';
import { ravensOf } from './words';

/** What goes without saying. */
const minor = [
  'turn-began',
  'voted',
  'added-none',
  'raising-again',
  'done',
  'talks-opened',
  'talks-closed',
  'swap-chosen',
];

/** Events that begin a turn; all others belong to the turn they come in. */
const beginnings = ['turn-began', 'turn-skipped', 'laid', 'coinage-played', 'attacked', 'passed'];

function heading(event: CrownsEvent): string | null {
  switch (event.kind) {
    case 'started':
    case 'agenda-dealt':
    case 'swap-chosen':
    case 'swaps-done':
      return 'The game begins';
    case 'round-began':
      return `Round ${event.round}`;
    case 'game-ended':
    case 'hand-shown':
    case 'cards-scored':
    case 'seat-scored':
      return 'The end';
    default:
      return null;
  }
}

function goesWithoutSaying(event: CrownsEvent): boolean {
  if (event.kind === 'raised' || event.kind === 'spent') return event.ravens === 0;
  return minor.includes(event.kind) || (event.kind === 'sentinels-shown' && event.used.length === 0);
}

/** "attacks Ben: wins 5 to 5"; "gives a Feud for a Princess"; of the end what everybody has. */
function summary(events: CrownsEvent[], components: CrownsComponents, names: readonly string[]): string {
  const scored = events.flatMap((event) =>
    event.kind === 'seat-scored' ? [[event.seat!, event.points] as const] : [],
  );
  if (scored.length > 0) return scores(scored, names);

  const name = (seat: number | undefined) => (seat === undefined ? '' : (names[seat - 1] ?? ''));
  const type = (card: string) => cardName(components, card).split(' of ')[0]!;
  let said = '';
  for (const event of events) {
    if (event.kind === 'laid' && !event.second) said = `offers a ${type(event.card)}`;
    else if (event.kind === 'exchanged') {
      const got = [...event.got.map(type), ...(event.got_ravens > 0 ? [ravensOf(event.got_ravens)] : [])];
      said = `${event.gave.map(type).join(', ')} for ${got.join(', ')}`;
    } else if (event.kind === 'coinage-played') said = `Coinage on ${name(event.target)}`;
    else if (event.kind === 'attacked' || event.kind === 'attack-turned') said = `attacks ${name(event.target)}`;
    else if (event.kind === 'attack-decided') {
      const order = `${event.votes} to ${event.against}`;
      said = `${said}: ${name(event.victor)} wins ${order}`;
    } else if (event.kind === 'passed') said = 'passes';
    else if (event.kind === 'turn-skipped') said = 'is skipped';
  }
  return said;
}

export const chronicle: Chronicle = {
  turn(event) {
    const told = event as CrownsEvent;
    return beginnings.includes(told.kind) && 'seat' in told && told.seat !== undefined ? told.seat : null;
  },
  table: (event) => heading(event as CrownsEvent),
  minor: (event) => goesWithoutSaying(event as CrownsEvent),
  summary: (events, components, names) => summary(events as CrownsEvent[], components as CrownsComponents, names),
};
