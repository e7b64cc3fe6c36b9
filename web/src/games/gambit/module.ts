import type { GambitEvent, GambitView } from '../../protocol/types';
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

const onBoard = /^(hand|column|goal):/;

export const gambit: GameModule = {
  Board,
  Tray,
  Overview,
  SeatLine,
  Legend,
  GoalPicture,
  goal: 'Most points win after six rounds. Put your conspirators face down below a goal: the highest sum in a column wins it. With goals of all six disciplines, the best of each counts double.',
  keys: [
    ['k', 'all conspirators'],
    ['Space, →, Esc', 'while a round is evaluated: pause, next step, skip'],
  ],
  phoneHeight: '25rem',
  isOnBoard: (id) => onBoard.test(id),
  meant(id, view) {
    const { phase, hand } = view as GambitView;
    const [kind, what] = id.split(':');
    if (kind === 'column' && phase === 'place' && hand.length > 0) return `place ${hand[0]} ${what}`;
    return kind === 'goal' && phase === 'swap' ? `swap ${what}` : null;
  },
  hint(view) {
    const { phase } = view as GambitView;
    const text = hints[phase];
    return text ? { id: `gambit.${phase}`, text } : null;
  },
  sound,
  points: (view, seat) => (view as GambitView).seats[seat - 1]?.points,
  chronicle,
  flights: (event, _, seat) => flights(event as GambitEvent, seat),
};
