import type { RoyalsComponents, RoyalsView } from '../../protocol/types';
import type { GameModule } from '../../table/game';
import Board from './Board.svelte';
import Legend from './Legend.svelte';
import Overview from './Overview.svelte';
import SeatLine from './SeatLine.svelte';
import Tray from './Tray.svelte';
import { hints, periodWords } from './words';

const onBoard = /^(noble:|display:|hand:|pile$|intrigue-pile$)/;

export const royals: GameModule = {
  Board,
  Tray,
  Overview,
  SeatLine,
  Legend,
  keys: [],
  goal: 'Most points win after three periods. Pay with cards of a country to make nobles of its cities yours: being the first in a city, in every city of a country or with every title scores at once. Whoever has most influence in a country scores at the end of each period, so watch where your rivals gather.',
  startZoom: (narrow, textSize) => (narrow ? 2.5 : textSize > 1.1 ? 1.5 : 1),
  phoneHeight: '62vw',
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
  milestone: (components, before, now, names) =>
    periodWords(components as RoyalsComponents, before as RoyalsView, now as RoyalsView, names),
  points: (view, seat) => (view as RoyalsView).seats[seat - 1]?.points,
};
