// The games there are and their bots: asked for once, as they do not change while a page is open.
import { ask } from '../protocol/lobby';
import type { GameInfo } from '../protocol/types';
import { toasts } from '../ui/toasts.svelte';

class Catalogue {
  games = $state.raw<GameInfo[]>([]);
  private loading: Promise<void> | null = null;

  /** For a page that needs it. */
  load(): Promise<void> {
    this.loading ??= this.fetch();
    return this.loading;
  }

  private async fetch() {
    const reply = await toasts.attempt(() => ask('games', {}));
    if (reply) this.games = reply.games;
    else this.loading = null; // the next page tries again
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }
  nameOf(id: string): string {
    return this.game(id)?.name ?? id;
  }
}

export const catalogue = new Catalogue();
