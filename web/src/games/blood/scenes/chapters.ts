// All that the board can tell as a scene, in the order of the log, and what of it plays by itself for whom. Pure: knows no page.
import type { BloodComponents, BloodSeat, BloodView, LogInfo } from '../../../protocol/types';
import { battles, type Battle } from './battle';
import { fortunes, type Fortune } from './fortunes';
import { People } from './people';

export type SceneChapter = Battle | Fortune;

export function chaptersOf(log: readonly LogInfo[], components: BloodComponents): SceneChapter[] {
  const people = new People(log, components);
  return [...battles(log, components, people), ...fortunes(log, components, people)].toSorted(
    (a, b) => a.from - b.from,
  );
}

/** The step that tells a line, or the first after it; to begin with it. */
export function stepAt(chapter: SceneChapter, line: number): number {
  const at = (chapter.steps as { line: number }[]).findIndex((step) => step.line >= line);
  return at < 0 ? chapter.steps.length - 1 : at;
}

/** Whose house and countries a seat has. */
export function housesOf(view: { seats: Pick<BloodSeat, 'house' | 'countries'>[] }, seat: number | null): string[] {
  const mine = seat === null ? undefined : view.seats[seat - 1];
  return mine ? [mine.house, ...mine.countries] : [];
}

/** Whether it plays by itself, from that line on: others' battles and fortunes can be replayed, but do not come in between. */
export function concerns(chapter: SceneChapter, houses: readonly string[], since: number): boolean {
  if (chapter.to <= since) return false;
  if (chapter.kind === 'battle') return chapter.royal || chapter.powers.some((power) => houses.includes(power));
  return chapter.steps.some(
    ({ line, state }) => line > since && (state.monarch || state.touches.some((house) => houses.includes(house))),
  );
}

/** Whether somebody who last saw this view has not seen that chapter. */
export function isAfter(chapter: SceneChapter, before: Pick<BloodView, 'year' | 'round'>): boolean {
  if (chapter.kind === 'battle') return false;
  if (chapter.year !== before.year) return chapter.year > before.year;
  return (chapter.round ?? 0) > (before.round?.number ?? 0);
}

/** What a button says that plays it again. */
export function replaying(chapter: SceneChapter): string {
  const title = chapter.title.replace(/^The /, 'the ').replace(/^Fortune,/, 'the fortune of');
  return `Replay ${title.replace(/^(Births|Deaths)/, (word) => word.toLowerCase())}`;
}
