// The coats of arms of the seats at a table: those of the game, where it has its own, and otherwise those of all games.
import { getContext, setContext } from 'svelte';
import { seatBlazon, type Blazon } from '../heraldry/shields';

const key = Symbol('coats');
type CoatOf = (seat: number) => Blazon;

export function provideCoats(coatOf: CoatOf) {
  setContext(key, coatOf);
}

export function coats(): CoatOf {
  return getContext<CoatOf | undefined>(key) ?? seatBlazon;
}
