// What has been touched so far, and what is left to choose, for the page.
import type { MoveInfo, PlanReply } from '../../protocol/types';
import { inviting, isRange, keyOf, moveOf, textOf, wordsLeft } from '../session/listed_moves';
import { gone, isBegun, kept, meant, nothing, ready, type Draft } from './choice_draft';
import { changed, changeable, laid, less, more, textsOf } from './plan';

export interface ChoiceOptions {
  moves(): readonly MoveInfo[];
  /** What is asked; what was touched belongs to one question. */
  question?(): string;
  /** The text of the answer that was given under seal, while it may be changed. */
  given?(): string | undefined;
  /** One looks elsewhere: what was touched waits, and nothing can be touched. */
  away?(): boolean;
  /** Plays the texts of moves, as a whole; false: they were not taken. */
  play(texts: string[], words: string): Promise<boolean>;
  /** Thinks an act of several moves through that these begin; nothing: it cannot be done so. */
  plan?(texts: string[]): Promise<PlanReply | null>;
  /** Whether a move is asked about once more before it is played. */
  confirms(): boolean;
  /** Somebody touches what cannot be touched now, and may wonder why. */
  wonder?(id: string): void;
  /** Something has to be filled in before the move can be played. */
  lacking?(): void;
  /** Something is to be said about the choice. */
  tell?(text: string): void;
}

/** What a board needs to light its elements and to be touched. */
export type Touchable = Pick<Choice, 'lit' | 'touched' | 'element'>;

export class Choice {
  private draft = $state.raw<Draft>(nothing);
  /** What the pointer or the focus is on, in words. */
  hint = $state('');
  /** Which element that is; empty: none. */
  pointed = $state('');
  /** The move that is under way. What is touched until it has been answered would be meant for a question that is gone. */
  sending = $state.raw<MoveInfo | null>(null);
  /** An act of several moves as it would be completed, and what it was thought through for. */
  plan = $state.raw<PlanReply | null>(null);
  private planned = '';
  private thinking: Promise<void> | null = null;
  /** The moves and the question that the draft was last held against. */
  private known: readonly MoveInfo[] = [];
  private question = '';

  constructor(private readonly options: ChoiceOptions) {
    this.known = options.moves();
    this.question = options.question?.() ?? '';
  }

  private moves = $derived.by(() => (this.options.away?.() ? [] : this.options.moves()));
  /** All that may be played now, for parts of a game that show some of it their own way. */
  get listed(): readonly MoveInfo[] {
    return this.moves;
  }
  left: MoveInfo[] = $derived.by(() => meant(this.moves, this.draft));
  /** What can be touched: what narrows further, and what could be touched in place of the last. */
  lit: Set<string> = $derived.by(() => {
    const before = this.touched.slice(0, -1);
    const others = inviting(meant(this.moves, { ...nothing, touched: before }), before);
    for (const id of this.touched) others.delete(id);
    return new Set([
      ...inviting(this.left, this.touched),
      ...others,
      ...(this.plan && !this.options.away?.() ? changeable(this.plan) : []),
    ]);
  });
  /** The one move that is meant, once something was touched. */
  ready: MoveInfo | null = $derived.by(() => ready(this.moves, this.draft));

  /** What the answer that was given under seal is about. */
  private sealed: string[] = $derived.by(() => moveOf(this.moves, this.options.given?.() ?? '')?.touches ?? []);

  get touched(): string[] {
    return this.draft.touched;
  }
  get begun(): boolean {
    return isBegun(this.draft);
  }
  /** Whether touching more can lead further. */
  get open(): boolean {
    return inviting(this.left, this.touched).size > 0;
  }
  get amount(): number | undefined {
    return this.draft.amount;
  }
  set amount(amount: number | undefined) {
    this.draft = { ...this.draft, amount };
  }
  get words(): string {
    return this.draft.words;
  }
  set words(words: string) {
    this.draft = { ...this.draft, words };
  }
  /** Whether all is filled in that the move needs. */
  get complete(): boolean {
    const move = this.ready;
    return move !== null && textOf(move, this.amount) !== null && wordsLeft(move, this.words) >= 0;
  }

  touch(id: string) {
    if (this.sending) return;
    if (this.plan && changeable(this.plan).has(id)) return void this.replan(id);
    // A second touch of what led here confirms.
    if (this.touched.includes(id)) return this.ready ? void this.confirm() : this.back();
    if (!this.lit.has(id)) return;
    const further = inviting(this.left, this.touched).has(id);
    this.lead({ touched: [...(further ? this.touched : this.touched.slice(0, -1)), id], picked: null });
    const move = this.ready;
    if (move && !this.options.confirms() && !needsFilling(move)) void this.confirm();
  }

  /** How many of an element the act uses up that is planned. */
  used(id: string): number {
    return this.plan?.uses.find((use) => use.element === id)?.count ?? 0;
  }

  /** Thinks through what was begun, on the page or before: the rest of it is proposed. */
  private consider() {
    const move = this.ready;
    const goesOn = !this.begun && this.moves.length > 0 && this.moves.every((each) => each.role === 'part');
    const texts = move?.role === 'begin' ? [move.move] : goesOn ? [] : null;
    const about = texts === null ? '' : [this.question, ...texts, ...this.moves.map((each) => each.move)].join('|');
    if (about === this.planned) return;
    this.planned = about;
    this.plan = null;
    this.thinking = texts === null ? null : this.think([texts]);
  }

  /** Takes the first of several beginnings that can be gone on with. */
  private async think(beginnings: string[][]) {
    const about = this.planned;
    for (const texts of beginnings) {
      const plan = (await this.options.plan?.(texts)) ?? null;
      if (about !== this.planned) return;
      if (!plan || plan.steps.length === 0) continue;
      this.plan = plan;
      return;
    }
    if (this.plan) this.options.tell?.('There is no other way with these cards.');
  }

  /** Pays otherwise: with one more of what was touched, or with one less. */
  private async replan(id: string) {
    const plan = this.plan!;
    const change = id.startsWith(laid) ? less(plan, id.slice(laid.length)) : more(plan, id);
    this.thinking = this.think(changed(plan, change));
    await this.thinking;
  }

  /** A move by its own button: it says all there is to say, unless something is to be filled in. */
  pick(move: MoveInfo) {
    if (this.sending) return;
    if (needsFilling(move) || move.role === 'begin') this.lead({ touched: [...move.touches], picked: keyOf(move) });
    else void this.send(move);
  }

  /** Shows a move as if its elements had been touched; nothing is played. */
  suggest(text: string) {
    const move = moveOf(this.moves, text);
    if (this.sending || !move || move.role === 'part') return;
    this.lead({ touched: [...move.touches], picked: keyOf(move) });
    if (isRange(move)) this.amount = Number(text.slice(text.lastIndexOf(' ') + 1));
  }

  /** What was filled in belongs to one move, and goes with it. */
  private lead(to: Pick<Draft, 'touched' | 'picked'>) {
    const from = this.ready;
    const next: Draft = { ...this.draft, ...to };
    const move = ready(this.moves, next);
    const same = from !== null && move !== null && keyOf(from) === keyOf(move);
    this.draft = same ? next : { ...nothing, ...to };
    this.consider();
  }

  async confirm() {
    if (this.thinking) await this.thinking;
    const move = this.ready;
    if (this.plan) await this.deliver(move ?? this.moves[0]!, textsOf(this.plan), '');
    else if (!move) return;
    else if (this.complete) await this.send(move, this.amount, move.words === undefined ? '' : this.words);
    else this.options.lacking?.();
  }

  /** Plays a move, filled in elsewhere or needing nothing; false: it was not taken, and the draft stays. */
  async send(move: MoveInfo, amount?: number, words = ''): Promise<boolean> {
    const text = textOf(move, amount);
    return text === null ? false : this.deliver(move, [text], words);
  }

  /** Plays several moves as a whole, the first of which is listed. */
  async act(texts: string[]): Promise<boolean> {
    const first = moveOf(this.moves, texts[0] ?? '');
    return first ? this.deliver(first, texts, '') : false;
  }

  private async deliver(move: MoveInfo, texts: string[], words: string): Promise<boolean> {
    if (this.sending) return false;
    const own = this.begun && this.left.some((each) => keyOf(each) === keyOf(move));
    this.sending = move;
    let taken = false;
    try {
      taken = await this.options.play(texts, words);
    } finally {
      this.sending = null;
      if (taken && own) this.clear();
      this.follow();
    }
    return taken;
  }

  /** Others have acted, or oneself: keeps what is still possible, and says what is not. */
  follow() {
    if (this.sending) return;
    const now = this.options.moves();
    const question = this.options.question?.() ?? '';
    const before = this.known;
    const { draft, told } =
      question === this.question || !this.begun
        ? kept(this.draft, before, now)
        : { draft: nothing, told: gone(meant(before, this.draft)) };
    this.known = now;
    this.question = question;
    this.draft = draft;
    this.consider();
    if (told) this.options.tell?.(told);
  }

  back() {
    this.lead({ touched: this.draft.picked === null ? this.touched.slice(0, -1) : [], picked: null });
  }

  private pointAt(id: string, label: string) {
    this.pointed = id;
    this.hint = label;
  }
  /** What is pointed at may be something else by now, or gone without the pointer having left it. */
  lookAgain(labelOf: (id: string) => string | null) {
    if (this.pointed === '') return;
    const label = labelOf(this.pointed);
    this.pointAt(label === null ? '' : this.pointed, label ?? '');
  }

  clear() {
    this.draft = nothing;
    this.consider();
  }

  /** The attributes of an element of the board: what it is, and whether it can be touched now. */
  element(id: string, label: string) {
    const chosen = this.touched.includes(id);
    const lit = this.lit.has(id) || chosen;
    const sealed = this.sealed.includes(id);
    return {
      'data-element': id,
      'data-lit': lit ? (chosen ? 'chosen' : 'yes') : undefined,
      'data-sealed': sealed ? 'yes' : undefined,
      'aria-label': sealed ? `${label} (your sealed answer)` : label,
      role: lit ? 'button' : 'img',
      tabindex: lit ? 0 : undefined,
      'aria-pressed': lit ? chosen : undefined,
      onclick: () => (lit ? this.touch(id) : this.options.wonder?.(id)),
      onkeydown: lit
        ? (event: KeyboardEvent) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            event.stopPropagation();
            this.touch(id);
          }
        : undefined,
      onmouseenter: () => this.pointAt(id, label),
      onmouseleave: () => this.pointAt('', ''),
      onfocus: () => this.pointAt(id, label),
      onblur: () => this.pointAt('', ''),
    };
  }
}

function needsFilling(move: MoveInfo): boolean {
  return isRange(move) || move.words !== undefined;
}
