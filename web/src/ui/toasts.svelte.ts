// Short messages that go away by themselves.
import { Refusal } from '../protocol/errors';

export interface Toast {
  id: number;
  text: string;
  rule?: string;
  /** Something was refused; otherwise it is only told. */
  refused: boolean;
}

class Toasts {
  list = $state<Toast[]>([]);
  private count = 0;

  show(text: string, rule?: string, refused = true) {
    this.list = this.list.filter((each) => each.text !== text).slice(-1); // two at most: they cover the board
    const toast = { id: ++this.count, text, rule, refused };
    this.list.push(toast);
    setTimeout(() => this.drop(toast.id), 8000);
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
