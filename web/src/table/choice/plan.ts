// An act of several moves, such as a claim with its payments, and how another way to do it is found. Pure: knows no game.
import type { PlannedMove, PlanReply } from '../../protocol/types';

/** What stands before the id of an element that is to be used up: touching it keeps it. */
export const laid = 'laid:';

/** A step that is played otherwise. */
export interface Change {
  step: number;
  move: string;
}

export const textsOf = (plan: PlanReply): string[] => plan.steps.map((step) => step.move);

const touches = (step: PlannedMove, id: string) => step.touches.includes(id);

/** What can be touched to do it otherwise: what could be used in place of something, and what could be kept. */
export function changeable(plan: PlanReply): Set<string> {
  const ids = new Set<string>();
  for (const step of plan.steps) {
    for (const other of step.others) for (const id of other.touches) if (more(plan, id)) ids.add(id);
    for (const id of step.touches) if (less(plan, id)) ids.add(laid + id);
  }
  return ids;
}

/** Uses one more of an element, in place of what would be used last. */
export function more(plan: PlanReply, id: string): Change | null {
  for (let step = plan.steps.length - 1; step >= 0; step -= 1) {
    const planned = plan.steps[step]!;
    const other = planned.others.find((each) => each.touches.includes(id));
    if (other && !touches(planned, id)) return { step, move: other.move };
  }
  return null;
}

/** Uses one less of an element. */
export function less(plan: PlanReply, id: string): Change | null {
  for (let step = plan.steps.length - 1; step >= 0; step -= 1) {
    const planned = plan.steps[step]!;
    const other = planned.others.find((each) => !each.touches.includes(id));
    if (other && touches(planned, id)) return { step, move: other.move };
  }
  return null;
}

/** What to try: all else as it was, or all that follows as it is proposed then. */
export function changed(plan: PlanReply, change: Change | null): string[][] {
  if (!change) return [];
  const whole = textsOf(plan).with(change.step, change.move);
  return [whole, whole.slice(0, change.step + 1)];
}
