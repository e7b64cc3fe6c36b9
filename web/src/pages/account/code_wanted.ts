// Logging in where the server may want a code besides: it says so when all the rest is right.
import { Refusal } from '../../protocol/errors';

/** Does it. What the server says if it wants a code; empty: it was done. */
export async function codeWanted(send: () => Promise<void>): Promise<string> {
  try {
    await send();
    return '';
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== 'code_needed') throw error;
    return error.message;
  }
}
