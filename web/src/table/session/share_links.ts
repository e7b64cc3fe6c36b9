// Who may look at a game, and by which link.
import { ask } from '../../protocol/lobby';
import type { TableReply } from '../../protocol/types';

/** Where others can look at a table. A private one needs an invitation, which takes the place of the one before. */
export async function linkTo({ id, listed }: Pick<TableReply, 'id' | 'listed'>): Promise<string> {
  const address = `${location.origin}/tables/${id}`;
  if (listed) return address;
  const { invitation } = await ask('invite', { table: id });
  return `${address}?watch=${invitation}`;
}

/** The record of a game that has ended: whoever looks on by an invitation reads it by the same. */
export const recordAddress = (table: string, watch?: string) =>
  `/records/${table}${watch === undefined ? '' : `?watch=${watch}`}`;

/** Whether a game that has ended is still its players' alone, as far as one of them knows. */
export const isPrivate = (table: Pick<TableReply, 'listed'> | null, seat: number | null) =>
  table?.listed === false && seat !== null;
