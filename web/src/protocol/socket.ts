// JSON-RPC over a WebSocket that comes back by itself when it was lost.
import { Refusal, refusal, type RpcError } from './errors';

export type Connection = 'connecting' | 'open' | 'lost' | 'refused';

export interface Listener {
  /** The connection is there, for the first time or again. */
  opened?(): void;
  notice(method: string, params: unknown): void;
  changed(connection: Connection): void;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(reason: Refusal): void;
}

const shortest = 250;
const longest = 4000;

export class Socket {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private calls = 0;
  private pause = shortest;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private everOpen = false;

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
    private readonly make: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    this.connect();
  }

  private connect() {
    if (this.closed) return;
    this.listener.changed(this.everOpen ? 'lost' : 'connecting');
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = this.make(`${scheme}//${location.host}${this.path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.everOpen = true;
      this.pause = shortest;
      this.listener.changed('open');
      this.listener.opened?.();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.receive(event.data);
    socket.onclose = () => this.dropped();
  }

  private dropped() {
    for (const call of this.waiting.values())
      call.reject(new Refusal('The connection was lost; it is being taken up again.', 'lost'));
    this.waiting.clear();
    if (this.closed) return;
    // A server that never let us in will not do so by asking on and on at once.
    this.listener.changed(this.everOpen ? 'lost' : 'refused');
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(longest, this.pause * 2);
  }

  private receive(text: string) {
    const message = JSON.parse(text) as {
      id?: number;
      method?: string;
      params?: unknown;
      result?: unknown;
      error?: RpcError;
    };
    if (message.method !== undefined) return this.listener.notice(message.method, message.params);
    const call = this.waiting.get(message.id ?? -1);
    if (!call) return;
    this.waiting.delete(message.id ?? -1);
    if (message.error) call.reject(refusal(message.error));
    else call.resolve(message.result);
  }

  call<Reply>(method: string, params: object = {}): Promise<Reply> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN)
      return Promise.reject(new Refusal('There is no connection just now.', 'lost'));
    const id = ++this.calls;
    return new Promise<Reply>((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (result: unknown) => void, reject });
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    });
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
