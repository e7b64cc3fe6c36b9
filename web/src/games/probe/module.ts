import type { GameModule } from '../../table/game';
import Board from './Board.svelte';
import Legend from './Legend.svelte';
import Overview from './Overview.svelte';
import SeatLine from './SeatLine.svelte';
import type { ProbeView } from './shape';
import Tray from './Tray.svelte';
import { hints } from './words';

const onBoard = /^(vote:|clause:|seat:|coins$)/;

export const probe: GameModule = {
  Board,
  Tray,
  Overview,
  SeatLine,
  Legend,
  keys: [],
  goal: 'Most points win. Vote on tokens, bargain for points, and turn coins into prestige.',
  phoneHeight: '92vw',
  isOnBoard: (id) => onBoard.test(id),
  meant(id) {
    const [kind, what] = id.split(':');
    if (kind === 'vote') return `vote ${what}`;
    if (kind === 'coins') return 'bid 0';
    return kind === 'seat' ? `draft ${what}` : null;
  },
  hint(view) {
    const { phase } = view as ProbeView;
    const text = hints[phase];
    return text ? { id: `probe.${phase}`, text } : null;
  },
  points: (view, seat) => (view as ProbeView).seats[seat - 1]?.points,
};
