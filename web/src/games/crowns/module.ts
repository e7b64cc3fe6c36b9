import type { CrownsComponents, CrownsEvent, CrownsView } from '../../protocol/types';
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

const onBoard = /^(hand|seat|offer|vote|taken|second):|^(ravens|look|deck)$/;

export const crowns: GameModule = {
  Board,
  Tray,
  Overview,
  SeatLine,
  Legend,
  GoalPicture,
  goal: 'The hand that is worth most after three rounds wins. Princesses count Knights, Traders count Coinage, Castellans count ravens: get what goes together, by exchange, by a Coinage slipped into a hand, or by attack. All vote on an attack.',
  seated: true,
  keys: [['Space, →, Esc', 'while the hands are scored: pause, next step, skip']],
  phoneHeight: '28.5rem',
  isOnBoard: (id) => onBoard.test(id),
  meant(id, view) {
    const { phase } = view as CrownsView;
    const [kind, what] = id.split(':');
    if (kind === 'offer') return `accept ${what}`;
    if (kind === 'vote') return `vote ${what}`;
    if (kind === 'taken') return `take ${what}`;
    if (kind === 'ravens') return phase === 'spend' ? 'spend 1' : 'raise 1';
    if (kind === 'deck') return 'guest';
    if (kind === 'look') return 'look';
    if (kind !== 'hand') return null;
    if (phase === 'offer' || phase === 'offer-second') return `offer ${what}`;
    return phase === 'second' ? `add ${what}` : `lay ${what}`;
  },
  hint(view) {
    const { phase } = view as CrownsView;
    const text = hints[phase];
    return text ? { id: `crowns.${phase}`, text } : null;
  },
  sound,
  // Nobody knows the hands of others before the end, and then the result tells.
  points: () => undefined,
  chronicle,
  flights: (event, components, seat) => flights(event as CrownsEvent, components as CrownsComponents, seat),
};
