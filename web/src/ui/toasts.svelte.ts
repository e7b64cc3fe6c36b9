// Short messages that go away by themselves.
import { Refusal } from '../protocol/errors';

export interface Toast {
  id: number;
  text: string;
  rule?: string;
  /** Something was refused; otherwise it is only told. */
  refused: boolean;
  /** Where to go from it. */
  link?: { href: string; text: string };
  /** Stays until it is dropped. */
  lasting?: boolean;
}

class Toasts {
  list = $state<Toast[]>([]);
  private count = 0;

  show(text: string, rule?: string, refused = true) {
    const passing = this.list.filter((each) => each.text !== text && !each.lasting);
    // Two at most: they cover the board.
    this.list = [...this.list.filter((each) => each.lasting), ...passing.slice(-1)];
    const toast = { id: ++this.count, text, rule, refused };
    this.list.push(toast);
    setTimeout(() => this.drop(toast.id), 8000);
  }
  /** What must not be missed: it stays until it is dismissed or dropped. */
  keep(text: string, link: Toast['link']): number {
    this.list.unshift({ id: ++this.count, text, refused: false, link, lasting: true });
    return this.count;
  }
  tell(text: string, rule?: string) {
    this.show(text, rule, false);
  }
  drop(id: number) {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** Runs what may be refused, and says why if it was. */
  async attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.show(error.message, error.rule);
      return undefined;
    }
  }
}

export const toasts = new Toasts();
