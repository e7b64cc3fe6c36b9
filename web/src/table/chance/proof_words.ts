// What this browser found about the dice, in words. Pure.
import type { Proof } from './witness';

const byRules =
  'What could come of each draw is the table’s word: “regalia verify” checks that too, from the record you can download here.';
const means = {
  added:
    'This browser added to chance and noted what all had committed to before any secret was opened. So nobody could choose the dice: not the table, and not the table together with others.',
  seen: 'This browser noted the commitment when it first saw the table, so the dice were not changed since. Let somebody add to chance if you do not want to trust the table with how they were chosen.',
  never: 'This browser first saw the table when the game was over, so it cannot say when the commitment was made.',
};

export function proofWords({ draws, fault, noted, anew }: Proof): { found: string; means: string } {
  if (fault !== null)
    return {
      found: `Not proved by this browser: ${fault}.`,
      means:
        'Keep the record and ask whoever runs this table. The dice may have been chosen, or the table has a fault.',
    };
  const all = draws === 1 ? 'the one draw follows' : `all ${draws} draws follow`;
  const found = {
    added: `Proved by this browser: ${all} from what you and the table committed to before.`,
    seen: `Proved by this browser: ${all} from what the table had committed to.`,
    never: `Checked by this browser: ${all} from the secret that the table has opened.`,
  };
  const often = anew === 1 ? 'once' : `${anew} times`;
  const begun = anew > 0 ? ` The table began anew ${often} when secrets may have been opened already.` : '';
  return { found: found[noted], means: `${means[noted]}${begun} ${byRules}` };
}
