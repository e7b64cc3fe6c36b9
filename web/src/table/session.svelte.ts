// One seat at a table, or an onlooker: what is known there, kept up to date over a socket.
import { Socket, type Connection } from '../protocol/socket';
import { Refusal } from '../protocol/errors';
import type {
  ChangedNotice,
  ChatInfo,
  ChatReply,
  ComponentsReply,
  CourseReply,
  LogInfo,
  LogReply,
  MovesReply,
  PlayReply,
  ProtocolMethods,
  StatusReply,
  TableMethods,
  ViewReply,
  WelcomeNotice,
} from '../protocol/types';
import { Contribution } from './contribution';

type Methods = ProtocolMethods & TableMethods;

export class Session {
  connection = $state<Connection>('connecting');
  status = $state.raw<StatusReply | null>(null);
  components = $state.raw<unknown>(null);
  now = $state.raw<ViewReply | null>(null);
  /** One's own seat; nothing: one looks on. */
  seat = $state<number | null>(null);
  moves = $state.raw<MovesReply>({ moves: [] });
  log = $state.raw<LogInfo[]>([]);
  chat = $state.raw<ChatInfo[]>([]);
  unread = $state(0);
  course = $state.raw<CourseReply | null>(null);
  /** What was seen after one's own last decision: what is different now, others have done. */
  before = $state.raw<unknown>(undefined);

  /** A moment that is looked back at: its line, and the view of then. */
  moment = $state.raw<{ line: number; view: ViewReply } | null>(null);
  /** When the game has ended: through whose eyes it is looked at; nothing: one's own. */
  eyes = $state<number | undefined>(undefined);

  /** One's own request to take back, and the last line of the log when it was made. */
  asking = $state.raw<{ request: number | undefined; since: number } | null>(null);

  /** The last thing that happened, for whoever cannot see the board. */
  announcement = $state('');

  private readonly socket: Socket;
  private readonly contribution: Contribution;
  private lastLine = 0;

  constructor(
    readonly table: string,
    readonly chair: { seat?: number; watch?: string } = {},
  ) {
    const query = chair.seat ? `?seat=${chair.seat}` : chair.watch ? `?watch=${chair.watch}` : '';
    this.contribution = new Contribution(`${table}.${chair.seat ?? 1}`);
    this.socket = new Socket(`/tables/${table}${query}`, {
      notice: (method, params) => void this.hear(method, params),
      changed: (connection) => (this.connection = connection),
    });
  }

  close() {
    this.socket.close();
  }

  call<M extends keyof Methods>(method: M, params: Methods[M]['params']): Promise<Methods[M]['reply']> {
    return this.socket.call(method, params);
  }

  // --- what is shown ---

  get view(): ViewReply | null {
    return this.moment?.view ?? this.now;
  }
  get over(): boolean {
    return this.status?.pending.step === 'over';
  }
  get asked(): boolean {
    return this.moves.moves.length > 0;
  }
  get names(): string[] {
    return this.status?.names ?? [];
  }
  /** Whose answer the game waits for, by number; or waited for, at an earlier moment. */
  get owing(): number[] {
    return (this.moment?.view.pending.owing ?? this.status?.pending.owing ?? []).filter(
      (seat): seat is number => typeof seat === 'number',
    );
  }

  // --- keeping up ---

  private async hear(method: string, params: unknown) {
    try {
      if (method === 'welcome') await this.arrive(params as WelcomeNotice);
      else if (method === 'changed') await this.follow(params as ChangedNotice);
      else if (method === 'said') this.listen(params as ChatInfo);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // lost again: the next welcome makes up for it
    }
  }

  private async arrive(welcome: WelcomeNotice) {
    this.status = welcome.status;
    const [components, log, chat] = await Promise.all([
      this.components ?? this.socket.call<ComponentsReply>('components').then((reply) => reply.components),
      this.socket.call<LogReply>('log', { since: this.lastLine }),
      this.socket.call<ChatReply>('chat', { since: this.chat.at(-1)?.number ?? 0 }),
      this.refresh(),
    ]);
    this.components = components;
    this.append(log.lines);
    this.chat = [...this.chat, ...chat.lines];
  }

  private async follow(changed: ChangedNotice) {
    this.status = changed.status;
    this.append(changed.lines);
    await this.refresh();
  }

  private listen(line: ChatInfo) {
    this.chat = [...this.chat, line];
    this.unread += 1;
    this.announcement = `${line.from} says: ${line.text}`;
  }

  private append(lines: readonly LogInfo[]) {
    const fresh = lines.filter((line) => line.line > this.lastLine);
    if (fresh.length === 0) return;
    this.lastLine = fresh.at(-1)!.line;
    this.log = [...this.log, ...fresh];
    this.announcement = fresh
      .slice(-3)
      .map((line) => line.text)
      .join(' ');
  }

  private async refresh() {
    const [view, moves] = await Promise.all([
      this.socket.call<ViewReply>('view'),
      this.socket.call<MovesReply>('moves').catch((error: Refusal) => {
        if (error.kind === 'not_allowed') return { moves: [] } as MovesReply; // looking on
        throw error;
      }),
    ]);
    this.now = view;
    this.seat = typeof view.seat === 'number' ? view.seat : null;
    this.moves = moves;
    if (this.eyes !== undefined) await this.lookThrough(this.eyes);
    await this.contribute();
    if (this.over && !this.course) this.course = await this.socket.call<CourseReply>('course');
  }

  /** Adds to fair chance, where the table waits for it. */
  private async contribute() {
    const chance = this.status?.chance;
    if (!chance || this.seat === null) return;
    if (chance.yet_to_commit.includes(this.seat))
      await this.socket.call('commit', { commitment: this.contribution.commitment(this.seat) });
    else if (chance.yet_to_commit.length === 0 && chance.yet_to_reveal.includes(this.seat))
      await this.socket.call('reveal', { secret: this.contribution.secret });
    else return;
    this.status = await this.socket.call<StatusReply>('status');
    await this.refresh();
  }

  // --- doing ---

  async play(move: string, words?: string) {
    const reply = await this.socket.call<PlayReply>('play', words ? { moves: [move], words } : { moves: [move] });
    await this.settle(reply.lines);
    this.before = this.now?.view;
  }

  async takeBack() {
    const since = this.lastLine;
    const reply = await this.call('undo', {});
    await this.settle([]);
    this.asking = reply.done ? null : { request: reply.request, since };
  }

  async consent(request: number, agree: boolean) {
    if (this.asking?.request === request) this.asking = null; // withdrawn
    await this.call('consent', { request, agree });
    await this.settle([]);
  }

  async say(text: string, to?: number[]) {
    this.chat = [...this.chat, await this.call('say', to ? { text, to } : { text })];
  }

  private async settle(lines: readonly LogInfo[]) {
    this.append(lines);
    const [status, log] = await Promise.all([
      this.socket.call<StatusReply>('status'),
      this.socket.call<LogReply>('log', { since: this.lastLine }),
    ]);
    this.status = status;
    this.append(log.lines);
    await this.refresh();
  }

  // --- looking back ---

  /** Shows the board as it was when a line was told; nothing: as it is. */
  async lookAt(line: number | null) {
    if (line === null) {
      this.moment = null;
      if (this.eyes !== undefined) await this.lookThrough(this.eyes);
      return;
    }
    const view = await this.call('view', this.eyes === undefined ? { line } : { line, seat: this.eyes });
    this.moment = { line, view };
  }

  /** When the game has ended: through the eyes of a seat. */
  async lookThrough(seat: number | undefined) {
    this.eyes = seat;
    const params = seat === undefined ? {} : { seat };
    const [log, view] = await Promise.all([this.call('log', params), this.call('view', params)]);
    this.log = log.lines;
    this.lastLine = log.lines.at(-1)?.line ?? 0;
    this.now = view;
    this.moment = null;
  }
}
