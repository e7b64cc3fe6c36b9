// What of the news of a table is heard: one sound at a time, the weightiest. Pure: knows no audio.
import type { LogInfo } from '../../protocol/types';

/** From the lightest to the weightiest. */
export const sounds = ['card', 'reveal', 'turn', 'end'] as const;
export type Sound = (typeof sounds)[number];

/** Whether a sound is worth breaking off another one. */
export function drowns(sound: Sound, other: Sound): boolean {
  return sounds.indexOf(sound) > sounds.indexOf(other);
}

export interface Heard {
  over: boolean;
  /** It is for the player to move. */
  called: boolean;
  log: readonly LogInfo[];
}

export class Hearing {
  private before: Heard | null = null;

  /** `soundOf` is the game's: what an event sounds like. */
  constructor(private readonly soundOf: (event: { kind: string }) => Sound | null) {}

  /** What is new since the last time, as a sound; nothing when a page is opened, nor after the end. */
  follow(now: Heard): Sound | null {
    const before = this.before;
    this.before = now;
    if (!before || before.over) return null;
    if (now.over) return 'end';
    const heard = this.ofLines(now.log, before.log.at(-1)?.line ?? 0);
    if (now.called && !before.called) heard.push('turn');
    return heard.reduce<Sound | null>((most, each) => (!most || drowns(each, most) ? each : most), null);
  }

  private ofLines(log: readonly LogInfo[], since: number): Sound[] {
    return log
      .slice(log.findLastIndex((line) => line.line <= since) + 1)
      .map((line) => (line.shows ? this.soundOf(line.shows as { kind: string }) : null))
      .filter((sound) => sound !== null);
  }
}
