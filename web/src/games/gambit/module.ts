import type { GambitView } from '../../protocol/types';
import type { GameModule } from '../../table/game';
import Board from './Board.svelte';
import Legend from './Legend.svelte';
import Overview from './Overview.svelte';
import SeatLine from './SeatLine.svelte';
import Tray from './Tray.svelte';
import { hints } from './words';

const onBoard = /^(hand|column|goal):/;

export const gambit: GameModule = {
  Board,
  Tray,
  Overview,
  SeatLine,
  Legend,
  goal: 'Most points win after six rounds. There is a goal above every column: put your conspirators below it, face down, and the highest sum in a column wins its goal. What lies hidden turns up one by one and has its say, and a goal of every discipline makes the best of each count double.',
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
  points: (view, seat) => (view as GambitView).seats[seat - 1]?.points,
};
