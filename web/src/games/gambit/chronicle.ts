// How the log of Gambit Royale is told: a turn is a card placed and what comes of it; rounds and evaluations are everybody's.
import type { GambitComponents, GambitEvent } from '../../protocol/types';
import type { Chronicle } from '../../table/game';
import { scores } from '../../table/log/chronicle';
import { conspirator, goalParts } from './shape';

function heading(event: GambitEvent): string | null {
  if (event.kind === 'started') return 'The game begins';
  if (event.kind === 'round-began') return `Round ${event.round}`;
  if (event.kind === 'round-over') return `Evaluation of round ${event.round}`;
  return event.kind === 'game-over' ? 'The end' : null;
}

/** What others do about their own cards meanwhile is part of the turn, so only these begin one. */
function turn(event: GambitEvent): number | null {
  const begins = event.kind === 'placed' || event.kind === 'passed' || event.kind === 'draw-skipped';
  return begins ? event.seat! : null;
}

/** "column 2, turns up the Queen"; of an evaluation who won what. */
function summary(events: GambitEvent[], components: GambitComponents, names: readonly string[]): string {
  const won = events.filter((event) => event.kind === 'won');
  if (won.length > 0)
    return scores(
      won.map(({ seat, goal }) => [seat!, goalParts(goal).value]),
      names,
    );
  const placed = events.find((event) => event.kind === 'placed');
  if (!placed) return events.some((event) => event.kind === 'passed') ? 'passes' : '';
  const turned = events.find((event) => event.kind === 'turned-up');
  const name = turned && conspirator(components, turned.card)?.short_name;
  return `column ${placed.column}${name ? `, ${name} up` : ''}`;
}

export const chronicle: Chronicle = {
  turn: (event) => turn(event as GambitEvent),
  table: (event) => heading(event as GambitEvent),
  minor: (event) => ['drew', 'draw-skipped', 'shuffled'].includes((event as GambitEvent).kind),
  summary: (events, components, names) => summary(events as GambitEvent[], components as GambitComponents, names),
};
