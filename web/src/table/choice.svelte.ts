// What has been touched so far, and what is left to choose, for the page.
import type { MoveInfo } from '../protocol/types';
import { inviting, isRange, narrowed } from './choosing';

export class Choice {
  touched = $state<string[]>([]);
  /** What the pointer or the focus is on, in words. */
  hint = $state('');
  amount = $state<number | undefined>(undefined);
  words = $state('');
  /** A move is under way. What is touched until it has been answered would be meant for a question that is gone. */
  private sending = false;

  constructor(
    private readonly moves: () => readonly MoveInfo[],
    private readonly play: (move: MoveInfo) => Promise<void>,
    private readonly confirms: () => boolean,
    /** Somebody touches what cannot be touched now, and may wonder why. */
    private readonly wonder: (id: string) => void = () => {},
  ) {}

  left: MoveInfo[] = $derived.by(() => narrowed(this.moves(), this.touched));
  /** What can be touched: what narrows further, and what could be touched in place of the last. */
  lit: Set<string> = $derived.by(() => {
    const before = this.touched.slice(0, -1);
    const others = inviting(narrowed(this.moves(), before), before);
    for (const id of this.touched) others.delete(id);
    return new Set([...inviting(this.left, this.touched), ...others]);
  });
  /** Whether touching more can lead further. */
  get open(): boolean {
    return inviting(this.left, this.touched).size > 0;
  }

  /** The one move that is meant, once something was touched. */
  get ready(): MoveInfo | null {
    return this.touched.length > 0 && this.left.length === 1 ? this.left[0]! : null;
  }

  touch(id: string) {
    if (this.sending) return;
    // A second touch of what led here confirms.
    if (this.touched.includes(id)) return this.ready ? this.confirm() : this.back();
    if (!this.lit.has(id)) return;
    const further = inviting(this.left, this.touched).has(id);
    this.touched = [...(further ? this.touched : this.touched.slice(0, -1)), id];
    this.settle();
  }

  /** A move by its own button: it says all there is to say, unless something is to be filled in. */
  pick(move: MoveInfo) {
    if (isRange(move) || move.words !== undefined) {
      this.touched = [...move.touches];
      this.settle();
      if (this.ready) return;
    }
    void this.send(move);
  }

  private settle() {
    const move = this.ready;
    if (!move) return;
    this.amount = isRange(move) ? move.least : undefined;
    if (!this.confirms() && !isRange(move) && move.words === undefined) this.confirm();
  }

  confirm() {
    if (this.ready) void this.send(this.ready);
  }

  private async send(move: MoveInfo) {
    if (this.sending) return;
    this.sending = true;
    try {
      await this.play(move);
    } finally {
      this.sending = false;
    }
  }

  back() {
    this.touched = this.touched.slice(0, -1);
  }

  clear() {
    this.touched = [];
    this.words = '';
    this.amount = undefined;
  }

  /** The attributes of an element of the board: what it is, and whether it can be touched now. */
  element(id: string, label: string) {
    const chosen = this.touched.includes(id);
    const lit = this.lit.has(id) || chosen;
    return {
      'data-element': id,
      'data-lit': lit ? (chosen ? 'chosen' : 'yes') : undefined,
      'aria-label': label,
      role: lit ? 'button' : 'img',
      tabindex: lit ? 0 : undefined,
      'aria-pressed': lit ? chosen : undefined,
      onclick: () => (lit ? this.touch(id) : this.wonder(id)),
      onkeydown: lit
        ? (event: KeyboardEvent) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            event.stopPropagation();
            this.touch(id);
          }
        : undefined,
      onmouseenter: () => (this.hint = label),
      onmouseleave: () => (this.hint = ''),
      onfocus: () => (this.hint = label),
      onblur: () => (this.hint = ''),
    };
  }
}
