// What is asked of whom, in words. Pure: knows no page.
import type { ChatInfo, MovesReply, PendingInfo, StatusReply } from '../../protocol/types';
import { joined } from '../../ui/words';
import { isRange, moveOf, sentence } from '../session/listed_moves';

/** What a seat does in the step that is under way, as far as it may be known. */
export type Part = 'to move' | 'thinking' | 'sealed' | 'acting' | 'done';

export function partOf(pending: PendingInfo, seat: number): Part | null {
  const owes = pending.owing.includes(seat);
  if (pending.step === 'sealed') return owes ? 'thinking' : pending.may_revise.includes(seat) ? 'sealed' : null;
  // Whom an open step waits for may be hidden; then nobody is said to be done.
  if (pending.step === 'open') return owes ? 'acting' : pending.owing.length > 0 ? 'done' : null;
  return owes ? 'to move' : null;
}

/** What a choice belongs to. Where several act at once, the words of the question change with what others do. */
export function questionOf(step: string | undefined, prompt: string | undefined): string {
  return step === 'open' || step === 'sealed' ? step : `${step} ${prompt ?? ''}`;
}

/** The answer that was given under seal, as a phrase. */
export function givenPhrase({ given, moves }: MovesReply): string {
  if (given === undefined) return '';
  const move = moveOf(moves, given);
  if (!move) return given;
  return isRange(move) ? `${move.does}: ${given.slice(given.lastIndexOf(' ') + 1)}` : move.does;
}

/** What is asked now, or what all wait for. */
export function asks(now: {
  status: StatusReply | null;
  moves: MovesReply;
  asked: boolean;
  owing: readonly number[];
  names: readonly string[];
}): string {
  if (now.status?.chance?.yet_to_reveal.length) return 'Waiting until every player has added to chance.';
  if (now.moves.given !== undefined) return sentence(`Your answer is sealed: ${givenPhrase(now.moves)}`);
  if (now.asked) return now.moves.prompt ?? 'It is for you to choose.';
  const names = now.owing.map((seat) => now.names[seat - 1] ?? '');
  if (names.length > 0) return `Waiting for ${joined(names)}.`;
  // An offer is a secret of two: somebody is awaited all the same.
  return now.status?.pending.step === 'open' ? 'Waiting for a player. Who it is stays secret.' : 'Waiting.';
}

/** What goes on beside what is asked: who still thinks, who is done. */
export function aside(pending: PendingInfo, moves: MovesReply, seat: number | null, names: readonly string[]): string {
  const others = names.map((_, i) => i + 1).filter((each) => each !== seat);
  const who = (part: Part) =>
    others.filter((each) => partOf(pending, each) === part).map((each) => names[each - 1] ?? '');
  const parts: string[] = [];
  if (pending.step === 'sealed') {
    if (moves.given !== undefined && moves.moves.length > 0) parts.push('You may change it until the last is in.');
    const thinking = who('thinking');
    if (thinking.length > 0) parts.push(`Still thinking: ${joined(thinking)}.`);
  } else if (pending.step === 'open') {
    if (seat !== null && partOf(pending, seat) === 'done') parts.push('You are done.');
    const done = who('done');
    const acting = who('acting');
    if (done.length > 0) parts.push(`Done: ${joined(done)}.`);
    if (acting.length > 0) parts.push(`Still busy: ${joined(acting)}.`);
  }
  return parts.join(' ');
}

/** To whom something was whispered, oneself last. The speaker may read it too, but is not spoken to. */
export function listeners(line: ChatInfo, seat: number | null, names: readonly string[]): string[] {
  const seats = (line.to ?? []).filter((each): each is number => typeof each === 'number');
  const others = seats.filter((each) => each !== seat).map((each) => names[each - 1] ?? '');
  const spokenTo = seat !== null && seats.includes(seat) && names[seat - 1] !== line.from;
  return [...others.filter((name) => name !== line.from), ...(spokenTo ? ['you'] : [])];
}
