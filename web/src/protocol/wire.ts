// A WebSocket for tests: what goes out is kept, and what comes in is said by hand.

export interface Sent {
  id: number;
  method: string;
  params: Record<string, unknown>;
}

export class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Sent);
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  tell(method: string, params: unknown) {
    this.say({ jsonrpc: '2.0', method, params });
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
}
