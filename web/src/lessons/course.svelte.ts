// Going through a lesson at a table where all seats are the learner's: the first is played, the others play by script.
import type { Session } from '../table/session/session.svelte';
import { toasts } from '../ui/toasts.svelte';
import { isAsked, isWatched, progress, type Lesson, type Step, type Watched } from './lesson';
import { nextPlace, placeOf, type Place } from './targets';

/** Between moves of other seats, in milliseconds, so that one can follow. */
const pause = 1100;

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

export class Course {
  at = $state(0);
  /** The learner wanted to play something else. */
  strayed = $state(false);
  /** A move of another seat did not arrive. */
  stuck = $state(false);
  private closed = false;

  constructor(
    readonly lesson: Lesson,
    readonly sessions: Session[],
    at: number,
    /** Keeps how far one is. */
    private readonly keep: (at: number) => void,
  ) {
    this.at = at;
    void this.goOn();
  }

  /** Nothing: all is done. */
  get step(): Step | null {
    return this.lesson.steps[this.at] ?? null;
  }
  get progress() {
    return progress(this.lesson.steps, this.at);
  }
  /** Where on the page the lesson points now. */
  place = (): Place | null => {
    const step = this.step;
    if (!step || isWatched(step)) return null;
    if (isAsked(step)) return nextPlace(step.point);
    return step.point === undefined ? null : placeOf(step.point);
  };

  /** Plays what the learner chose if it is what the lesson wants. */
  plays = async (texts: string[], words: string): Promise<boolean> => {
    const step = this.step;
    if (!step || !isAsked(step) || texts.length !== 1 || texts[0] !== step.play) {
      this.strayed = true;
      return false;
    }
    await this.sessions[0]!.play(texts, words);
    this.next();
    return true;
  };

  next() {
    this.at += 1;
    this.strayed = false;
    this.keep(this.at);
    void this.goOn();
  }

  /** Lets another seat play, if it is its turn. */
  async goOn() {
    const step = this.step;
    if (!step || !isWatched(step)) return;
    this.stuck = false;
    await wait(pause);
    if (this.closed) return;
    if (await toasts.attempt(() => this.playFor(step))) this.next();
    else this.stuck = true;
  }

  private async playFor(step: Watched): Promise<boolean> {
    const session = this.sessions[step.seat - 1]!;
    while (!session.asked && !this.closed) await wait(50);
    if (this.closed) return false;
    await session.play([step.play]);
    return true;
  }

  /** Gives seats to bots for good: those of the others, or all. */
  async giveAway(seats: 'others' | 'all') {
    this.close();
    for (const each of this.sessions.slice(seats === 'all' ? 0 : 1))
      await toasts.attempt(() => each.call('resign', {}));
  }

  close() {
    this.closed = true;
  }
}
