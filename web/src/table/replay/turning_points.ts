// The moments that made a game what it was, found in the course of its points. Pure: knows no page.
import type { CoursePoint, LogInfo } from '../../protocol/types';

export interface TurningPoint {
  /** Of the log that the course counts. */
  line: number;
  /** Whom it is about, from 1. */
  seat: number;
  /** What that seat had then. */
  points: number;
  /** A sentence. */
  text: string;
}

/** Turning points at most, and so few that the least of them are worth telling too. */
const most = 5;
const few = 3;
/** Whoever was this part of the final points behind has come back, and whoever came nearer than that was a threat. */
const farBehind = 0.15;
/** A lead that lasted for this part of the game was one. */
const lasting = 0.05;

/** How things stood, and what changed a moment before. */
interface Standing {
  line: number;
  points: number[];
  gains: number[];
  /** Who was alone in front, from 1; 0: nobody. */
  leader: number;
}

const counted = (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`;

function leaderOf(points: readonly number[]): number {
  const top = Math.max(...points);
  return points.filter((each) => each === top).length === 1 ? points.indexOf(top) + 1 : 0;
}

function standings(course: readonly CoursePoint[]): Standing[] {
  return course.map(({ line, points }, i) => ({
    line,
    points,
    gains: points.map((each, seat) => each - course[Math.max(i - 1, 0)]!.points[seat]!), // the first is where it began
    leader: leaderOf(points),
  }));
}

class Story {
  private readonly told: TurningPoint[] = [];

  constructor(
    private readonly course: Standing[],
    private readonly winner: number | undefined,
    private readonly names: readonly string[],
  ) {}

  /** Of several at one moment the first that is told stands. */
  private tell({ line, points }: Standing, seat: number, text: string) {
    if (this.told.length < most && !this.told.some((each) => each.line === line))
      this.told.push({ line, seat, points: points[seat - 1]!, text });
  }

  private name(seat: number): string {
    return this.names[seat - 1] ?? `Seat ${seat}`;
  }

  /** The best of the others. */
  private rival(standing: Standing, seat: number): number {
    const others = standing.points.map((points, i) => (i + 1 === seat ? -Infinity : points));
    return others.indexOf(Math.max(...others)) + 1;
  }

  /** What the winner was ahead by; less than nothing: behind. */
  private margin(standing: Standing, winner: number): number {
    return standing.points[winner - 1]! - standing.points[this.rival(standing, winner) - 1]!;
  }

  /** Where the winner went ahead for good. */
  private get decided(): number {
    return this.course.findLastIndex((each) => each.leader !== this.winner) + 1;
  }

  /** After this the winner was never caught. It may be that somebody else fell back. */
  decision() {
    const { winner, decided } = this;
    const standing = this.course[decided];
    if (winner === undefined || decided === 0 || !standing) return;
    const own = standing.points[winner - 1]!;
    const other = (seat: number) => `${this.name(seat)}’s ${standing.points[seat - 1]}`;
    if (standing.gains[winner - 1]! > 0) {
      const rival = this.rival(standing, winner);
      const ahead = `${this.name(winner)} goes ahead with ${own} to ${other(rival)}`;
      this.tell(standing, winner, `${ahead} and is never caught again.`);
    } else {
      const loss = Math.min(...standing.gains);
      const loser = standing.gains.indexOf(loss) + 1;
      const behind = `${this.name(loser)} loses ${counted(-loss)}`;
      this.tell(standing, loser, `${behind}: ${this.name(winner)} is ahead with ${own} and is never caught again.`);
    }
  }

  /** When somebody came nearest to the winner after all was decided. */
  pursuit() {
    const { winner } = this;
    if (winner === undefined) return;
    const later = this.course.slice(this.decided + 1, -1).filter((each) => each.gains.some((gain) => gain !== 0));
    const nearest = Math.min(...later.map((each) => this.margin(each, winner)));
    const standing = later.find((each) => this.margin(each, winner) === nearest);
    if (!standing || nearest > farBehind * this.course.at(-1)!.points[winner - 1]!) return;
    const rival = this.rival(standing, winner);
    if (standing.gains[rival - 1]! > 0)
      this.tell(standing, rival, `${this.name(rival)} comes within ${counted(nearest)} of ${this.name(winner)}.`);
  }

  winnersBest() {
    const { winner } = this;
    if (winner === undefined) return;
    const gain = Math.max(...this.course.map((each) => each.gains[winner - 1]!));
    const standing = this.course.find((each) => each.gains[winner - 1] === gain)!;
    if (gain > 0) this.tell(standing, winner, `The best moment of ${this.name(winner)}: ${counted(gain)} at once.`);
  }

  largestGain() {
    const gain = Math.max(...this.course.flatMap((each) => each.gains));
    const standing = this.course.find((each) => each.gains.includes(gain));
    if (!standing || gain <= 0) return;
    const seat = standing.gains.indexOf(gain) + 1;
    this.tell(standing, seat, `${this.name(seat)} gains ${counted(gain)} at once, the most of the game.`);
  }

  /** When the winner was furthest behind. */
  comeback() {
    const { winner } = this;
    if (winner === undefined) return;
    const deepest = -Math.min(...this.course.map((each) => this.margin(each, winner)));
    const standing = this.course.find((each) => this.margin(each, winner) === -deepest)!;
    if (deepest <= 0 || deepest < farBehind * this.course.at(-1)!.points[winner - 1]!) return;
    const rival = this.rival(standing, winner);
    this.tell(
      standing,
      rival,
      `${this.name(rival)} leads ${this.name(winner)} by ${counted(deepest)}, and still does not win.`,
    );
  }

  /** The leads that were taken from another, those that lasted longest first; short ones where there is little else. */
  leads(worth: 'lasting' | 'any') {
    const last = this.course.at(-1)!.line;
    const reigns: { from: Standing; former: number; lasted: number }[] = [];
    let former = 0;
    for (const [i, each] of this.course.entries()) {
      if (each.leader === 0 || each.leader === former) continue;
      const lost = this.course.slice(i).find((later) => later.leader !== each.leader && later.leader !== 0);
      if (former !== 0) reigns.push({ from: each, former, lasted: (lost?.line ?? last) - each.line });
      former = each.leader;
    }
    reigns.sort((a, b) => b.lasted - a.lasted);
    for (const { from, former: before, lasted } of reigns) {
      if (worth === 'lasting' ? lasted < lasting * last : this.told.length >= few) break;
      const score = `${from.points[from.leader - 1]} to ${from.points[before - 1]}`;
      this.tell(from, from.leader, `${this.name(from.leader)} takes the lead from ${this.name(before)}, ${score}.`);
    }
  }

  firstPoints() {
    const standing = this.course.find((each) => each.gains.some((gain) => gain > 0));
    if (!standing || this.told.length >= few) return;
    const seat = standing.gains.indexOf(Math.max(...standing.gains)) + 1;
    this.tell(standing, seat, `${this.name(seat)} is the first to score: ${counted(standing.points[seat - 1]!)}.`);
  }

  inOrder(): TurningPoint[] {
    return this.told.sort((a, b) => a.line - b.line);
  }
}

/** Three to five, oldest first; fewer where less happened. `gone` are lines that were taken back. */
export function turningPoints(
  course: readonly CoursePoint[],
  winners: readonly number[],
  names: readonly string[],
  gone: (line: number) => boolean = () => false,
): TurningPoint[] {
  const standing = standings(course.filter((each) => !gone(each.line)));
  if (standing.length === 0 || standing[0]!.points.length < 2) return [];
  const story = new Story(standing, winners.length === 1 ? winners[0] : undefined, names);
  story.decision();
  story.largestGain();
  story.comeback();
  story.leads('lasting');
  story.pursuit();
  story.winnersBest();
  story.leads('any');
  story.firstPoints();
  return story.inOrder();
}

/**
 * Of the lines that were told of one step, the one that says most of what a seat gained: what brings it the most points, or
 * else what came of the step for it. The first line is what was done, often something quite ordinary.
 */
export function tellingLine(lines: readonly LogInfo[], seat: number): LogInfo | undefined {
  const gained = (line: LogInfo) => line.gains?.find((gain) => gain.seat === seat)?.points ?? 0;
  const [best] = lines.filter((line) => gained(line) > 0).sort((a, b) => gained(b) - gained(a));
  const later = lines.slice(1).filter((line) => line.speaker === undefined); // what was said tells little
  return (
    best ?? later.find((line) => line.about === seat) ?? later.find((line) => line.named?.includes(seat)) ?? lines[0]
  );
}
