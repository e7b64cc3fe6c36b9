// Which room of the table one is in, and what is looked at there: the same for the board and for what lies beside it.
import { MediaQuery } from 'svelte/reactivity';
import type { Choice } from '../../table/choice/choice.svelte';
import type { MarchPlan } from './march/plan.svelte';

/** On a phone the court is a room too; elsewhere it stands beside the prompt. */
export type Room = 'map' | 'houses' | 'contracts' | 'court';
export const narrow = new MediaQuery('max-width: 860px');

export class Rooms {
  room = $state<Room>('map');
  /** The country whose family is shown; empty: one's own. */
  house = $state('');
  /** The id of whoever's sheet is open. */
  person = $state<number | null>(null);
  /** The place of a contract in the view. */
  contract = $state<number | null>(null);
  /** The march that is planned on the board. */
  plan = $state.raw<MarchPlan | null>(null);

  enter(room: Room) {
    // Places in the list change while one is elsewhere.
    if (room !== 'contracts') this.contract = null;
    this.room = room;
  }
  showPerson(id: number | null, house?: string) {
    this.person = id;
    if (house) this.house = house;
    if (id !== null) this.room = 'houses';
  }
  showContract(index: number | null) {
    this.contract = index;
    this.room = 'contracts';
  }
}

const all = new WeakMap<Choice, Rooms>();

export function roomsOf(choice: Choice): Rooms {
  const rooms = all.get(choice) ?? new Rooms();
  all.set(choice, rooms);
  return rooms;
}
