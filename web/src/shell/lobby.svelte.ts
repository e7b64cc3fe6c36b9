// A connection to the lobby that tells when tables have changed.
import { untrack } from 'svelte';
import { Socket } from '../protocol/socket';
import { account } from './account.svelte';

/**
 * For a page: calls back at once, whenever tables have changed, when the connection comes back, and when the visitor has
 * become somebody else, until the page is left.
 */
export function watchTables(changed: () => void) {
  $effect(() => {
    if (!account.known) return;
    void account.me?.id; // the lobby tells each account of its own tables
    untrack(changed);
    let first = true;
    const socket = new Socket('/lobby', {
      opened: () => {
        if (!first) {
          void account.lookAgain();
          changed();
        }
        first = false;
      },
      notice: (method) => {
        if (method === 'tables_changed') changed();
      },
      changed: () => {},
    });
    return () => socket.close();
  });
}

/** For a page without tables: it hears when the session has been ended from elsewhere. */
export const watchSession = () => watchTables(() => {});
