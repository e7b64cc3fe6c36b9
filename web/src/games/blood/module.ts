import type { BloodComponents, BloodView } from '../../protocol/types';
import type { GameModule } from '../../table/game';
import Board from './Board.svelte';
import { coatOf } from './coats';
import { isOfCourt } from './court/agenda';
import { isOfMarch } from './march/stacks';
import Legend from './Legend.svelte';
import Overview from './Overview.svelte';
import { chronicle } from './scenes/chronicle';
import { sound } from './scenes/sounds';
import { seating } from './seating';
import SeatLine from './SeatLine.svelte';
import Tray from './Tray.svelte';
import { hints } from './words';

const onMap = /^(province|sea|fleet):/;

export const blood: GameModule = {
  Board,
  Tray,
  Overview,
  SeatLine,
  Legend,
  goal: 'The richest house at the end wins. Wed your children for money, heirs and peace; write contracts that the table enforces; take provinces, and bring goods to your capital to sell them in sets.',
  spread: true,
  keys: [
    ['1, 2, 3', 'map, houses, contracts'],
    ['+, −, 0', 'larger, smaller, the whole map; Shift with arrows moves it'],
    ['Space, →, Esc', 'while a battle or an event is told: pause, next step, skip'],
  ],
  phoneHeight: '58dvh',
  seating,
  coat: (seat, components) =>
    coatOf((components as BloodComponents | null)?.countries.find((country) => country.seat === seat)?.id),
  isOnBoard: (id) => onMap.test(id),
  hasPlace(move, view) {
    const { chapter } = view as BloodView;
    if (chapter === 'court') return isOfCourt(move);
    return chapter === 'march' && isOfMarch(move);
  },
  ownDeals: true,
  namesDone: true,
  warning(move, view) {
    if (move.verb !== 'done') return null;
    const { chapter, contracts } = view as BloodView;
    if (chapter === 'march') return 'Then nothing more of yours moves in this round.';
    return contracts?.some(({ status }) => status === 'drafted')
      ? 'Your draft is not put yet, and would be lost.'
      : null;
  },
  meant(id, view) {
    const { chapter } = view as BloodView;
    const [kind, what] = id.split(':');
    if (kind !== 'province') return null;
    if (chapter === 'marking') return `mark ${what}`;
    if (chapter === 'paying-off') return `pay-off ${what}`;
    return null;
  },
  hint(view) {
    const { chapter } = view as BloodView;
    const text = hints[chapter ?? ''];
    return text ? { id: `blood.${chapter}`, text } : null;
  },
  sound: (event) => sound(event as Parameters<typeof sound>[0]),
  points: (view, seat) => (view as BloodView).seats[seat - 1]?.crowns,
  chronicle,
};
