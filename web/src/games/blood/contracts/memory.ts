// What a page remembers by name. Kept for the tab, so that it outlives a reload.
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

export class Memory<T> {
  private readonly kept: Record<string, T>;

  /** `place` is where in the store it is. */
  constructor(
    private readonly store: Store | undefined,
    private readonly place: string,
  ) {
    this.kept = this.read();
  }

  get(key: string): T | undefined {
    return this.kept[key];
  }

  /** A full or forbidden store is no reason to show nothing: then it is remembered until the page is left. */
  set(key: string, value: T) {
    this.kept[key] = value;
    try {
      this.store?.setItem(this.place, JSON.stringify(this.kept));
    } catch {
      return;
    }
  }

  private read(): Record<string, T> {
    try {
      const read: unknown = JSON.parse(this.store?.getItem(this.place) ?? '{}');
      return typeof read === 'object' && read !== null ? (read as Record<string, T>) : {};
    } catch {
      return {};
    }
  }
}
