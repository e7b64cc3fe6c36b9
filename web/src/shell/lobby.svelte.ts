// A connection to the lobby that tells when tables have changed.
import { Socket } from '../protocol/socket';

/** Calls back at once, whenever tables have changed, and when the connection comes back. Returns what ends it. */
export function watchTables(changed: () => void): () => void {
  changed();
  let first = true;
  const socket = new Socket('/lobby', {
    opened: () => {
      if (!first) changed();
      first = false;
    },
    notice: (method) => {
      if (method === 'tables_changed') changed();
    },
    changed: () => {},
  });
  return () => socket.close();
}
