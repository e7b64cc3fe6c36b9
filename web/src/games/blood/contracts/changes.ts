// One wording of a contract held against another: what was struck, added or changed, and in which words.
import type { BloodClause } from '../../../protocol/types';

/** What of a clause is compared, and kept. */
export type Wording = Pick<BloodClause, 'matter' | 'verb' | 'who' | 'whom' | 'text'>;

export const wordingOf = ({ matter, verb, who, whom, text }: BloodClause): Wording => ({
  matter,
  verb,
  who,
  whom,
  text,
});

export interface Change {
  fate: 'kept' | 'added' | 'struck' | 'changed';
  /** The clause as it stands; of what was struck, as it stood. */
  clause: Wording;
  /** Where it stands now, from 0; nothing: it was struck. */
  index?: number;
  /** What a changed clause said before. */
  was?: string;
}

const same = (a: Wording, b: Wording) => a.text === b.text && a.who === b.who && a.matter === b.matter;
const alike = (a: Wording, b: Wording) => a.who === b.who && a.matter === b.matter;

export function sameWording(a: readonly Wording[], b: readonly Wording[]): boolean {
  return a.length === b.length && a.every((clause, i) => same(clause, b[i]!));
}

/**
 * Of what was struck and what is new, those of one matter that bind the same country are one clause that was changed. A
 * clause that only stands elsewhere is kept: changing one moves it to the end. What was struck comes last.
 */
export function changesOf(before: readonly Wording[] | null, now: readonly Wording[]): Change[] {
  if (before === null) return now.map((clause, index) => ({ clause, index, fate: 'kept' }));
  const left = [...before];
  const take = (fits: (clause: Wording) => boolean) => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  // All that is kept is found first, so that nothing is taken for a change of it.
  const kept = now.map((clause) => take((each) => same(each, clause)) !== undefined);
  const changes = now.map((clause, index): Change => {
    if (kept[index]) return { clause, index, fate: 'kept' };
    const was = take((each) => alike(each, clause));
    return was ? { clause, index, fate: 'changed', was: was.text } : { clause, index, fate: 'added' };
  });
  return [...changes, ...left.map((clause): Change => ({ clause, fate: 'struck' }))];
}

export interface Run {
  text: string;
  fate: 'kept' | 'out' | 'in';
}

/** The words that two sentences share, and those that went and came. */
export function runsOf(before: string, now: string): Run[] {
  const a = before.split(' ');
  const b = now.split(' ');
  // The longest common part, from the end; sentences are short.
  const longest = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      longest[i]![j] = a[i] === b[j] ? longest[i + 1]![j + 1]! + 1 : Math.max(longest[i + 1]![j]!, longest[i]![j + 1]!);
  const runs: Run[] = [];
  const add = (fate: Run['fate'], word: string) => {
    const last = runs.at(-1);
    if (last?.fate === fate) last.text += ` ${word}`;
    else runs.push({ fate, text: word });
  };
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      add('kept', b[j]!);
      i++;
      j++;
    } else if (i < a.length && (j === b.length || longest[i + 1]![j]! >= longest[i]![j + 1]!)) add('out', a[i++]!);
    else add('in', b[j++]!);
  }
  return runs;
}
