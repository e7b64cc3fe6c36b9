// One seat at a table, or an onlooker: what is known there, kept up to date over a socket.
import { Refusal } from '../../protocol/errors';
import { Socket, type Connection } from '../../protocol/socket';
import type {
  BotReply,
  ChangedNotice,
  ChatInfo,
  ChatReply,
  CompanyNotice,
  ComponentsReply,
  CourseReply,
  DealInfo,
  DeclinedNotice,
  DrawsReply,
  LogInfo,
  LogReply,
  MovesReply,
  NudgedNotice,
  PlayParams,
  ProtocolMethods,
  ReviewReply,
  StatusReply,
  TableMethods,
  ViewReply,
  WelcomeNotice,
  WishesInfo,
} from '../../protocol/types';
import { Witness, type Proof } from '../chance/witness';
import type { Attendance, Wanted } from './attendance';
import { isListed } from './listed_moves';
import { followed, joined, pictureOf, toldUpTo, type Picture } from './picture';

type Methods = ProtocolMethods & TableMethods;

/** How often a move is sent again because others have acted meanwhile. */
const patience = 5;
/** How long somebody is left in peace who was reminded. */
const nudgesApart = 10 * 60_000;

export class Session {
  connection = $state<Connection>('connecting');
  components = $state.raw<unknown>(null);
  chat = $state.raw<ChatInfo[]>([]);
  /** More was said before what is in `chat`. */
  saidEarlier = $state(false);
  unread = $state(0);
  course = $state.raw<CourseReply | null>(null);
  /** Of a fair game that has ended: what this browser found when it drew everything again. */
  proof = $state.raw<Proof | null>(null);
  /** What was seen after one's own last decision: what is different now, others have done. */
  before = $state.raw<unknown>(undefined);

  /** A moment that is looked back at: its line, and the view of then. */
  moment = $state.raw<{ line: number; view: ViewReply } | null>(null);

  /** One's own request to take back, and the last line of the log when it was made. */
  asking = $state.raw<{ request: number | undefined; since: number } | null>(null);

  /** Who declined to take back last. */
  declined = $state<number | null>(null);
  /** What a bot would play here, once it was asked. */
  advice = $state.raw<BotReply | null>(null);

  /** What a bot thinks of the game that has ended, once it was asked. */
  review = $state.raw<ReviewReply | null>(null);
  /** It thinks. */
  reviewing = $state(false);

  /** Who is at the table, and for whom time runs. */
  attendance = $state.raw<Attendance | null>(null);
  /** Who has reminded this seat last. */
  nudged = $state.raw<{ by: number } | null>(null);
  /** It is by one's own wish that a bot plays this seat. */
  handedOver = $state(false);
  /** Whom one has reminded a short while ago. */
  reminded = $state.raw<readonly number[]>([]);

  /** The last thing that happened, for whoever cannot see the board. */
  announcement = $state('');

  /** One's own seat; nothing: one looks on. */
  seat = $state<number | null>(null);
  private picture = $state.raw<Picture | null>(null);
  private lines = $state.raw<LogInfo[]>([]);
  /** When the game has ended: what another seat saw. */
  private through = $state.raw<{ seat: number; view: ViewReply; log: LogInfo[] } | null>(null);

  /** The other seats at this screen: whoever sits here answers for them too. */
  company: Session[] = [];

  private readonly socket: Socket;
  private readonly witness: Witness;
  /** What was added to chance over this connection. */
  private added = new Set<string>();

  constructor(
    readonly table: string,
    readonly chair: { seat?: number; watch?: string } = {},
  ) {
    const query = chair.seat ? `?seat=${chair.seat}` : chair.watch ? `?watch=${chair.watch}` : '';
    this.witness = new Witness(`${table}.${chair.seat ?? 0}`);
    this.socket = new Socket(`/tables/${table}${query}`, {
      notice: (method, params) => this.hear(method, params),
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

  status: StatusReply | null = $derived(this.picture?.status ?? null);
  /** Nothing once the game was ended before its time. */
  moves: MovesReply = $derived((this.ended === null ? this.picture?.moves : undefined) ?? { moves: [] });
  deals: DealInfo[] = $derived(this.picture?.deals ?? []);
  /** Nothing once the game has ended: there is nothing left to wish for. */
  wishes: WishesInfo | null = $derived(this.over || this.ended !== null ? null : (this.picture?.wishes ?? null));
  /** What is seen now, through one's own eyes unless the game has ended and others were chosen. */
  now: ViewReply | null = $derived.by(() => {
    if (this.through || !this.picture) return this.through?.view ?? null;
    return {
      ...(this.seat === null ? {} : { seat: this.seat }),
      pending: this.picture.status.pending,
      view: this.picture.view,
    };
  });
  get log(): LogInfo[] {
    return this.through?.log ?? this.lines;
  }
  get view(): ViewReply | null {
    return this.moment?.view ?? this.now;
  }
  /** When the game has ended: through whose eyes it is looked at; nothing: one's own. */
  get eyes(): number | undefined {
    return this.through?.seat;
  }
  get over(): boolean {
    return this.status?.pending.step === 'over';
  }
  /** Why the game was ended before its time; nothing: it was not. */
  get ended(): string | null {
    return this.attendance?.ended ?? null;
  }
  get asked(): boolean {
    return this.moves.moves.length > 0;
  }
  /** Whether the game waits for this seat: an answer under seal may be changed, but nobody waits for that. */
  get awaited(): boolean {
    if (!this.asked || this.moves.given !== undefined) return false;
    return this.status?.pending.step !== 'open' || (this.seat !== null && this.owing.includes(this.seat));
  }
  get names(): string[] {
    return this.status?.names ?? [];
  }
  /** Whose answer the game waits for, by number; or waited for, at an earlier moment. */
  get owing(): number[] {
    if (this.ended !== null && !this.moment) return [];
    return (this.moment?.view.pending.owing ?? this.status?.pending.owing ?? []).filter(
      (seat): seat is number => typeof seat === 'number',
    );
  }

  // --- keeping up ---

  private hear(method: string, params: unknown) {
    if (method === 'welcome') void this.unlessLost(this.arrive(params as WelcomeNotice));
    else if (method === 'changed') this.follow(params as ChangedNotice);
    else if (method === 'said') this.listen(params as ChatInfo);
    else if (method === 'company') this.attendance = { ...(params as CompanyNotice), at: Date.now() };
    else if (method === 'nudged') this.nudged = { by: Number((params as NudgedNotice).by) };
    else if (method === 'hint') this.advice = params as BotReply;
    else if (method === 'review') {
      this.review = params as ReviewReply;
      this.reviewing = false;
    } else if (method === 'declined') this.declined = Number((params as DeclinedNotice).seat);
  }

  /** What is lost with the connection the next welcome makes up for; what is refused here nobody misses. */
  private async unlessLost(work: Promise<unknown>) {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  private async arrive(welcome: WelcomeNotice) {
    this.seat = typeof welcome.seat === 'number' ? welcome.seat : null;
    this.added.clear();
    this.see(pictureOf(welcome));
    const [components, log, chat] = await Promise.all([
      this.components ?? this.socket.call<ComponentsReply>('components').then((reply) => reply.components),
      this.wholeLog({}, toldUpTo(this.lines)),
      this.newChat(),
    ]);
    this.components = components;
    this.append(log);
    this.addChat(chat);
  }

  /** All pages of a log behind a line. */
  private async wholeLog(whose: { seat?: number }, since: number): Promise<LogInfo[]> {
    const reply = await this.socket.call<LogReply>('log', { ...whose, since });
    const last = reply.lines.at(-1);
    return reply.more && last ? [...reply.lines, ...(await this.wholeLog(whose, last.line))] : reply.lines;
  }

  /** The last page of the chat, or all that was said since one was here. */
  private async newChat(since = this.chat.at(-1)?.number): Promise<ChatInfo[]> {
    const reply = await this.socket.call<ChatReply>('chat', since === undefined ? {} : { since });
    if (since === undefined) this.saidEarlier = reply.earlier;
    const last = reply.lines.at(-1);
    return reply.more && last ? [...reply.lines, ...(await this.newChat(last.number))] : reply.lines;
  }

  /** A page of what was said before what is here. */
  async loadEarlierChat() {
    const first = this.chat[0];
    const reply = await this.call('chat', first ? { before: first.number } : {});
    this.saidEarlier = reply.earlier;
    this.addChat(reply.lines);
  }

  private addChat(lines: ChatInfo[]) {
    const known = new Set(this.chat.map((line) => line.number));
    const fresh = lines.filter((line) => !known.has(line.number));
    this.chat = [...this.chat, ...fresh].sort((a, b) => a.number - b.number);
  }

  private follow(changed: ChangedNotice) {
    if (this.picture) this.see(followed(this.picture, changed));
    this.append(changed.lines);
  }

  private see(picture: Picture) {
    if (picture.step !== this.picture?.step) this.advice = null;
    this.picture = picture;
    this.witness.note(picture.status.chance);
    void this.unlessLost(this.contribute());
    if (this.over && !this.course) void this.unlessLost(this.askCourse());
  }

  private listen(line: ChatInfo) {
    this.chat = [...this.chat, line];
    this.unread += 1;
    this.announcement = `${line.from} says: ${line.text}`;
  }

  private append(lines: readonly LogInfo[]) {
    const known = this.lines.length;
    this.lines = lines.length > 0 ? joined(this.lines, lines) : this.lines;
    const fresh = Math.min(3, this.lines.length - known);
    if (fresh === 0) return;
    this.announcement = this.lines
      .slice(-fresh)
      .map((line) => line.text)
      .join(' ');
  }

  private async askCourse() {
    this.course = await this.call('course', {});
    const chance = this.status!.chance;
    if (!chance.fair || !chance.secret) return;
    const draws: DrawsReply = { secrets: [], draws: [], more: true };
    while (draws.more) {
      const page = await this.call('draws', { since: draws.draws.length });
      Object.assign(draws, { ...page, draws: [...draws.draws, ...page.draws] });
    }
    this.proof = this.witness.prove(chance, this.seat, draws.secrets, draws.draws);
  }

  /** Adds to fair chance, where the table waits for it; a change tells when it has been added. */
  private async contribute() {
    const chance = this.status?.chance;
    if (!chance || this.seat === null) return;
    const commits = chance.yet_to_commit.includes(this.seat);
    const reveals = chance.yet_to_commit.length === 0 && chance.yet_to_reveal.includes(this.seat);
    const what = commits ? 'commit' : reveals ? 'reveal' : null;
    const once = `${what} ${chance.commitment}`;
    if (!what || this.added.has(once)) return;
    this.added.add(once);
    const secret = this.witness.opening(chance, this.seat);
    if (what === 'commit') await this.call('commit', { commitment: this.witness.commitment(this.seat) });
    else if (secret) await this.call('reveal', { secret });
  }

  // --- doing ---

  /** Plays moves, as a whole, as the answer to what is seen now. What comes of it is told before this returns. */
  async play(moves: string[], words = '') {
    for (let tries = 0; ; tries += 1)
      try {
        const params: PlayParams = { moves, step: this.picture?.step };
        if (words !== '') params.words = [words];
        await this.call('play', params);
        this.before = this.now?.view;
        return;
      } catch (error) {
        if (!(error instanceof Refusal) || error.kind !== 'past') throw error;
        // Where all act at once somebody always has; what is still possible is still meant.
        const meant = this.status?.pending.step === 'open' && isListed(this.moves.moves, moves[0]!);
        if (!meant || tries === patience) throw new Refusal('Something happened meanwhile: look again.', 'past');
      }
  }

  /** What the table shall answer for this seat from now on, the most wanted first. */
  async wish(moves: string[]) {
    await this.call('wish', { moves });
  }

  /** Asks a bot what it would play here; it answers in its own time. */
  async askAdvice() {
    await this.call('hint', {});
  }

  /** Asks a bot what it thinks of the game that has ended. */
  async askReview() {
    this.reviewing = true;
    try {
      await this.call('review', {});
    } catch (error) {
      this.reviewing = false;
      throw error;
    }
  }

  async takeBack() {
    const since = toldUpTo(this.lines);
    const reply = await this.call('undo', {});
    this.asking = reply.done ? null : { request: reply.request, since };
    if (!reply.done && reply.request !== undefined) await this.companyAgrees(reply.request);
  }

  async consent(request: number, agree: boolean) {
    if (this.asking?.request === request) this.asking = null; // withdrawn
    await this.call('consent', { request, agree });
    if (agree) await this.companyAgrees(request);
  }

  /** A request that has gone meanwhile needs no answer. */
  private async companyAgrees(request: number) {
    for (const other of this.company) await this.unlessLost(other.call('consent', { request, agree: true }));
  }

  /** What is to happen to a seat whose time is up; whoever sits at this screen says so for all seats here. */
  async vote(seat: number, what: Wanted) {
    await this.call('vote', { seat, what });
    for (const other of this.company)
      if (other.seat !== seat) await this.unlessLost(other.call('vote', { seat, what }));
  }

  async remind(seat: number) {
    await this.call('nudge', { seat });
    this.reminded = [...this.reminded, seat];
    setTimeout(() => (this.reminded = this.reminded.filter((each) => each !== seat)), nudgesApart);
  }

  async say(text: string, to?: number[]) {
    this.chat = [...this.chat, await this.call('say', to ? { text, to } : { text })];
  }

  // --- looking back ---

  private viewAt(line: number): Promise<ViewReply> {
    return this.call('view', this.eyes === undefined ? { line } : { line, seat: this.eyes });
  }

  /** Shows the board as it was when a line was told; nothing: as it is. */
  async lookAt(line: number | null) {
    this.moment = line === null ? null : { line, view: await this.viewAt(line) };
  }

  /** Whether the lines of the course are those of the log that is shown: it counts one's own, not those of other eyes. */
  get courseIsOfLog(): boolean {
    return this.log.length > 0 && this.course?.course.at(-1)?.line === this.log.length;
  }

  /** What was told of the same step of the game, from this line on. */
  async toldFrom(line: number): Promise<LogInfo[]> {
    const { line: last = line } = await this.viewAt(line);
    return this.log.filter((each) => each.line >= line && each.line <= last);
  }

  /** The line of the moment that is shown. */
  get line(): number {
    return this.moment?.line ?? toldUpTo(this.log);
  }
  /** To another moment, not before the first nor behind the last. */
  async goTo(line: number) {
    const last = toldUpTo(this.log);
    const to = Math.max(0, Math.min(last, line));
    await this.lookAt(to === last ? null : to);
  }

  /** When the game has ended: through the eyes of a seat; nothing: one's own. */
  async lookThrough(seat: number | undefined) {
    const step = this.moment?.view.step;
    const whose = seat === undefined ? {} : { seat };
    const [log, view, then] = await Promise.all([
      seat === undefined ? null : this.wholeLog({ seat }, 0),
      seat === undefined ? null : this.call('view', { seat }),
      step === undefined ? null : this.call('view', { ...whose, step }),
    ]);
    this.through = seat === undefined ? null : { seat, view: view!, log: log! };
    // Every viewer counts lines alone: the moment is the same, and its line another.
    this.moment = then && { line: then.line ?? 0, view: then };
  }
}
