// A board that tells how something came about, chapter by chapter: by itself when it has just come, and again when asked.
import { untrack } from 'svelte';
import type { BoardProps } from './game';

/** A part of the log that belongs together. */
export interface Chapter {
  /** The number of its first line. */
  from: number;
}

export class Telling<C extends Chapter> {
  /** Whether it is being told now. */
  open = $state(false);
  /** Those up to the moment that is shown, the newest last. */
  chapters: C[] = $derived.by(() => {
    const { moment } = this.props();
    return this.all().filter((chapter) => moment === null || chapter.from <= moment);
  });
  newest: C | undefined = $derived(this.chapters.at(-1));

  /** How many have been told, or were there before. */
  private told: number;
  /** The line it has come to, the first time; what follows from it is not shown before it. */
  private line: number | null = null;

  /** `endsIn` says whether the last decision, after which this view was seen, came before the end of that chapter. */
  constructor(
    private readonly props: () => BoardProps,
    private readonly all: () => C[],
    endsIn: (view: unknown, chapter: C) => boolean,
  ) {
    // On arriving it is told only to somebody whose last decision was before it: where a screen is passed on, that is
    // everybody but the last.
    const { before } = untrack(props);
    const there = untrack(all);
    const last = there.at(-1);
    this.told = there.length - (last && before && endsIn(before, last) ? 1 : 0);

    // Whoever goes on playing, or looks at another moment, has seen enough.
    const moment = $derived(props().moment);
    $effect(() => {
      void moment;
      this.open = false;
    });
    $effect(() => {
      if (props().choice.touched.length > 0) this.open = false;
    });
    $effect(() => {
      const chapters = this.all();
      if (chapters.length < this.told) {
        this.told = chapters.length; // it was taken back
        this.open = false;
      }
      if (chapters.length === this.told || props().moment !== null) return;
      this.told = chapters.length;
      this.open = true;
      this.reach(chapters.at(-1)!.from);
    });
    $effect(() => {
      if (!this.open && this.line !== null) this.reach(null);
    });
    $effect(() => () => props().shows?.(null));
  }

  /** It has come to this line; the first time, later ones wait for it. */
  come(line: number) {
    if (this.line !== null && line > this.line) this.reach(line);
  }

  private reach(line: number | null) {
    this.line = line;
    untrack(this.props).shows?.(line);
  }
}
