import type { RoyalsComponents, RoyalsEvent, RoyalsView } from '../../protocol/types';
import type { GameModule } from '../../table/game';
import Board from './Board.svelte';
import { chronicle } from './chronicle';
import { flights } from './flights';
import GoalPicture from './GoalPicture.svelte';
import Legend from './Legend.svelte';
import Overview from './Overview.svelte';
import SeatLine from './SeatLine.svelte';
import { sound } from './sounds';
import Tray from './Tray.svelte';
import { hints } from './words';

const onBoard = /^(noble:|display:|hand:|pile$|intrigue-pile$)/;

export const royals: GameModule = {
  Board,
  Tray,
  Overview,
  SeatLine,
  Legend,
  keys: [],
  GoalPicture,
  goal: 'Most points win after three periods. Pay with cards of a country to make nobles of its cities yours; the first in a city scores at once. At the end of each period whoever has most influence in a country scores.',
  railed: true,
  startZoom: (narrow, textSize) => (narrow ? 2 : textSize > 1.1 ? 1.5 : 1),
  phoneHeight: '74vw',
  isOnBoard: (id) => onBoard.test(id),
  meant(id, view) {
    const [kind, what] = id.split(':');
    if (kind === 'noble') return `${(view as RoyalsView).nobles[what!] === undefined ? 'claim' : 'takeover'} ${what}`;
    if (kind === 'display') return `draw ${what}`;
    if (kind === 'pile') return 'draw pile';
    return kind === 'intrigue-pile' ? 'draw intrigue' : null;
  },
  hint(view) {
    const { phase, claim } = view as RoyalsView;
    const id = phase === 'play' && claim ? 'pay' : phase;
    const text = hints[id];
    return text ? { id: `royals.${id}`, text } : null;
  },
  sound,
  points: (view, seat) => (view as RoyalsView).seats[seat - 1]?.points,
  chronicle,
  flights: (event, components, seat) => flights(event as RoyalsEvent, components as RoyalsComponents, seat),
};
