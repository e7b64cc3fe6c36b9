// A game against bots, at once.
import { ask } from '../protocol/lobby';
import type { GameInfo } from '../protocol/types';
import { toasts } from '../ui/toasts.svelte';
import { account } from './account.svelte';
import { router } from './router.svelte';

/** `options`: those that suit a first game, where they are not the usual ones. */
export async function playNow(game: GameInfo, options: Record<string, string> = {}) {
  const table = await toasts.attempt(async () => {
    await account.ensure();
    const seats = ['me', ...Array.from({ length: game.usual_players - 1 }, () => game.bots[0]!.id)];
    return ask('create', { game: game.id, players: game.usual_players, seats, options, listed: false });
  });
  if (table) router.go(`/tables/${table.id}`);
}
