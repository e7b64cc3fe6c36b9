import { describe, expect, it } from 'vitest';
import type { PlanReply } from '../../protocol/types';
import { changeable, changed, less, more, textsOf } from './plan';

const other = (move: string, id: string) => ({ move, verb: move, args: {}, does: move, touches: [id] });
const step = (move: string, id: string, others: [string, string][] = []) => ({
  move,
  does: move,
  touches: [id],
  others: others.map(([text, element]) => other(text, element)),
});

/** One card that matches, then three of Spain in place of the second; Britain could be laid instead. */
const plan: PlanReply = {
  does: 'claim the Baron',
  uses: [],
  complete: true,
  steps: [
    step('claim', 'noble'),
    step('pay france', 'france', [
      ['wild spain', 'spain'],
      ['wild britain', 'britain'],
    ]),
    step('wild spain', 'spain', [['wild britain', 'britain']]),
    step('wild spain', 'spain', [['wild britain', 'britain']]),
    step('wild spain', 'spain', [['wild britain', 'britain']]),
  ],
};

describe('an act that is planned', () => {
  it('uses what is touched in place of what comes last', () => {
    expect(more(plan, 'britain')).toEqual({ step: 4, move: 'wild britain' });
    const next = { ...plan, steps: plan.steps.with(4, step('wild britain', 'britain', [['wild spain', 'spain']])) };
    expect(more(next, 'britain')).toEqual({ step: 3, move: 'wild britain' });
  });
  it('keeps what is touched, if there is something else', () => {
    expect(less(plan, 'spain')).toEqual({ step: 4, move: 'wild britain' });
    expect(less(plan, 'france')).toEqual({ step: 1, move: 'wild spain' });
    expect(less(plan, 'noble')).toBeNull();
  });
  it('says what can be touched', () => {
    expect([...changeable(plan)].sort()).toEqual(['britain', 'laid:france', 'laid:spain', 'spain']);
  });
  it('is tried with all else as it was, then as it is proposed from there', () => {
    expect(changed(plan, { step: 1, move: 'wild britain' })).toEqual([
      ['claim', 'wild britain', 'wild spain', 'wild spain', 'wild spain'],
      ['claim', 'wild britain'],
    ]);
    expect(changed(plan, null)).toEqual([]);
    expect(textsOf(plan)).toHaveLength(5);
  });
});
