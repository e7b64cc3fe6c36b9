// Moves by their verb and arguments, as each game names them.
import type { MoveInfo } from './types';

/** A listed move of a game: `moves as Listed<BloodMove>[]` tells what goes with each verb. */
export type Listed<Move extends { verb: string; args: object }> = MoveInfo & Move;

/** The listed moves of one verb. */
export function ofVerb<Move extends { verb: string; args: object }, Verb extends Move['verb']>(
  moves: readonly MoveInfo[],
  verb: Verb,
): Listed<Extract<Move, { verb: Verb }>>[] {
  return moves.filter((move) => move.verb === verb) as Listed<Extract<Move, { verb: Verb }>>[];
}

/** The listed move of a verb with these arguments, whatever others it has. */
export function findMove(
  moves: readonly MoveInfo[],
  verb: string,
  args: Record<string, string | number | undefined> = {},
): MoveInfo | undefined {
  return moves.find(
    (move) => move.verb === verb && Object.entries(args).every(([name, value]) => move.args[name] === value),
  );
}
