// What the dice do in a battle (blood.battle.table, blood.battle.princes), for the table that is drawn beside it and to say why
// nobody fell. Who falls is told by the events alone.

/** Columns and rows: so many units, and what the die shows. The last column is for six and more. */
export const numbers = [1, 2, 3, 4, 5, 6] as const;

/** Casualties of a round by the die and the number of units, apart from who must lead them; nothing: none. */
export function falls(die: number, units: number): number {
  return die <= units ? die : 0;
}

/** Who must be there for a high die to count: `*` a king or prince, `†` a king. */
export const needs: Record<number, string> = { 5: '*', 6: '†' };

/** Why a die did nothing, in a few words. */
export function whyNobody(die: number, units: number, isFree: boolean): string {
  if (isFree) return die > 4 ? 'a free roll counts up to 4' : 'more than its armies';
  if (die > units) return `only ${units} ${units === 1 ? 'unit' : 'units'}`;
  if (die === 6) return 'a 6 needs a king';
  return die === 5 ? 'a 5 needs a king or prince' : '';
}
