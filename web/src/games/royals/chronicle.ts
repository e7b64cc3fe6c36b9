// How the log of Royals is told: a turn is drawing and claiming; periods, titles and shuffles are everybody's.
import type { RoyalsComponents, RoyalsEvent } from '../../protocol/types';
import type { Chronicle } from '../../table/game';
import { scores } from '../../table/log/chronicle';
import { markerPoints } from './markers';

const draws = ['drew-country', 'took-display', 'drew-intrigue'];
const discards = ['discarded', 'dropped-intrigue'];
const minor = ['revealed', 'turn-ended', 'pile-shuffled'];

function heading(event: RoyalsEvent, components: RoyalsComponents): string | null {
  switch (event.kind) {
    case 'started':
      return 'The game begins';
    case 'period-ending':
    case 'period-marker':
    case 'marker-removed':
      return `The period of ${components.periods[event.period - 1]?.year ?? event.period}`;
    case 'intrigue-shuffled':
      return 'Shuffle';
    case 'title-full':
    case 'title-half':
    case 'title-removed':
      return 'The titles';
    case 'game-over':
      return 'The end';
    default:
      return null;
  }
}

/** "takes a Duke", "takes 3 nobles", "draws 3"; of a scoring what everybody got. */
function summary(events: RoyalsEvent[], components: RoyalsComponents, names: readonly string[]): string {
  const scored = events.flatMap((event) =>
    event.kind === 'period-marker' || event.kind === 'title-full' || event.kind === 'title-half'
      ? [[event.seat!, markerPoints(event, components)] as const]
      : [],
  );
  if (scored.length > 0) return scores(scored, names);

  const claimed = events.filter((event) => event.kind === 'claimed');
  if (claimed.length > 1) return `takes ${claimed.length} nobles`;
  if (claimed[0]) return `takes a ${titleOf(claimed[0].noble, components)}`;
  const count = (kinds: string[]) => events.filter((event) => kinds.includes(event.kind)).length;
  if (count(draws) > 0) return `draws ${count(draws)}`;
  return count(discards) > 0 ? `discards ${count(discards)}` : '';
}

function titleOf(noble: string, components: RoyalsComponents): string {
  const title = noble.split('.')[1];
  return components.titles.find((each) => each.id === title)?.name ?? 'noble';
}

export const chronicle: Chronicle = {
  turn(event) {
    const told = event as RoyalsEvent;
    return 'seat' in told && told.seat !== undefined ? told.seat : null;
  },
  table: (event, components) => heading(event as RoyalsEvent, components as RoyalsComponents),
  minor: (event) => minor.includes((event as RoyalsEvent).kind),
  summary: (events, components, names) => summary(events as RoyalsEvent[], components as RoyalsComponents, names),
};
