/** What the server refused, in words for people. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly kind: string,
    readonly rule?: string,
  ) {
    super(message);
  }
}

export interface RpcError {
  message: string;
  data?: { name?: string; rule?: string };
}

export function refusal(error: RpcError): Refusal {
  return new Refusal(error.message, error.data?.name ?? 'internal_error', error.data?.rule);
}
