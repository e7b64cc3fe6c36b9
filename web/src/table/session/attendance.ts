// Who is at the table, how much time is left, and what the others say about somebody who does not come. Pure: knows no page.
import type { CompanyNotice, SeatInfo, TableReply } from '../../protocol/types';

export interface Attendance extends CompanyNotice {
  /** When it was told, in milliseconds by the clock of this browser. */
  at: number;
}

/** What is shown of a seat that a person keeps. */
export interface SeatMark {
  here: boolean;
  /** There is a clock at this table: it has its place even while none runs for this seat. */
  clocked: boolean;
  /** Time left, in milliseconds; nothing: none is counted now. */
  left?: number;
  runs: boolean;
  late: boolean;
}

/** From so little time on it is marked. */
const short = 30_000;

export const isShort = (mark: SeatMark) => mark.runs && mark.left !== undefined && mark.left < short;

/** "0:09", "12:05", "5 h 12 m", "2 d 4 h". */
export function timeText(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (minutes < 100) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  if (hours < 24) return `${hours} h ${minutes % 60} m`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

/** Whether somebody's time runs: only then the marks change by themselves. */
export const anyRuns = (attendance: Attendance | null) => attendance?.seats.some((seat) => seat.runs) ?? false;

/** Of each seat; of bots and free seats nothing. A bot that stands in has all the time it likes. */
export function marksOf(
  attendance: Attendance | null,
  now: number,
  { seats, clock }: Pick<TableReply, 'seats' | 'clock'>,
): (SeatMark | null)[] {
  const clocked = clock !== undefined;
  return seats.map((info, i) => {
    const told = attendance?.seats[i];
    if (!told || info.player === undefined) return null;
    const { here, late, left } = told;
    const plays = info.bot === undefined;
    const runs = plays && told.runs;
    if (left === undefined || !plays) return { here, runs, late, clocked };
    return { here, runs, late, clocked, left: runs ? Math.max(0, left - Math.max(0, now - attendance.at)) : left };
  });
}

export type Wanted = 'bot' | 'end' | 'wait';

export interface Late {
  seat: number;
  /** How many votes decide. */
  needed: number;
  /** How many want what. */
  votes: Record<Wanted, number>;
  /** What one has said oneself. */
  own: string | undefined;
}

/** Of each seat whose time is up: how the votes of the other people stand. */
export function lateSeats(attendance: Attendance | null, seats: readonly SeatInfo[], own: number | null): Late[] {
  const people = seats.filter((info) => info.player !== undefined && info.bot === undefined).length;
  return (attendance?.seats ?? []).flatMap((told, i) => {
    if (!told.late) return [];
    const votes = attendance!.votes.filter((vote) => vote.seat === i + 1);
    const count = (what: Wanted) => votes.filter((vote) => vote.what === what).length;
    return {
      seat: i + 1,
      needed: Math.floor((people - 1) / 2) + 1,
      votes: { bot: count('bot'), end: count('end'), wait: count('wait') },
      own: votes.find((vote) => vote.by === own)?.what,
    };
  });
}

/** The seats one can remind: the game waits for people there, who are not at this screen. */
export function remindable(owing: readonly number[], seats: readonly SeatInfo[]): number[] {
  return owing.filter((seat) => {
    const info = seats[seat - 1];
    return info?.player !== undefined && info.bot === undefined && !info.mine;
  });
}
