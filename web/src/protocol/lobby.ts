// The lobby: a request at a time.
import { Refusal, refusal, type RpcError } from './errors';
import type { LobbyMethods, ProtocolMethods } from './types';

type Methods = LobbyMethods & Pick<ProtocolMethods, 'games' | 'rules'>;

export async function ask<M extends keyof Methods>(
  method: M,
  params: Methods[M]['params'],
): Promise<Methods[M]['reply']> {
  let response: Response;
  try {
    response = await fetch('/api', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
  } catch {
    throw new Refusal('The server cannot be reached. Try again in a moment.', 'unreachable');
  }
  if (!response.ok) throw new Refusal((await response.text()).trim(), 'http');
  const reply = (await response.json()) as { result?: Methods[M]['reply']; error?: RpcError };
  if (reply.error) throw refusal(reply.error);
  return reply.result as Methods[M]['reply'];
}
