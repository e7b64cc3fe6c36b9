import { describe, expect, it } from 'vitest';
import type { SeatCompany, SeatInfo, VoteInfo } from '../../protocol/types';
import { anyRuns, isShort, lateSeats, marksOf, remindable, timeText, type Attendance } from './attendance';

const person = (player: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  player,
  mine: false,
  guest: false,
  ...more,
});
const bot: SeatInfo = { bot: 'greedy', mine: false, guest: false };
const told = (more: Partial<SeatCompany> = {}): SeatCompany => ({ here: true, runs: false, late: false, ...more });
const attendance = (seats: SeatCompany[], votes: VoteInfo[] = []): Attendance => ({ seats, votes, at: 1000 });

describe('time left', () => {
  it('is told by minutes and seconds, hours, or days', () => {
    expect(timeText(9_000)).toBe('0:09');
    expect(timeText(725_000)).toBe('12:05');
    expect(timeText(60 * 60_000)).toBe('60:00');
    expect(timeText((5 * 60 + 12) * 60_000)).toBe('5 h 12 m');
    expect(timeText((2 * 24 + 4) * 3_600_000)).toBe('2 d 4 h');
  });
  it('is up only when nothing is left', () => {
    expect(timeText(1)).toBe('0:01');
    expect(timeText(0)).toBe('0:00');
    expect(timeText(-5)).toBe('0:00');
  });
});

describe('what is shown of a seat', () => {
  it('is whether its person is here; of bots nothing', () => {
    const seats = attendance([told(), told({ here: false }), told({ here: false })]);
    const marks = marksOf(seats, 1000, { seats: [person(1), person(2), bot] });
    expect(marks.map((mark) => mark?.here)).toEqual([true, false, undefined]);
  });
  it('is nothing before the table has told', () => {
    expect(marksOf(null, 0, { seats: [person(1)] })).toEqual([null]);
  });
  it('counts down where time runs, and only there', () => {
    const seats = attendance([told({ runs: true, left: 60_000 }), told({ left: 60_000 })]);
    const two = { seats: [person(1), person(2)], clock: { bank: 60 } };
    expect(marksOf(seats, 6000, two).map((mark) => mark?.left)).toEqual([55_000, 60_000]);
    expect(marksOf(seats, 900_000, two)[0]?.left).toBe(0);
    expect(anyRuns(seats)).toBe(true);
    expect(anyRuns(attendance([told({ left: 5 })]))).toBe(false);
  });
  it('has no time while a bot stands in', () => {
    const table = { seats: [person(1, { bot: 'greedy' })], clock: { bank: 60 } };
    const [mark] = marksOf(attendance([told({ left: 60_000 })]), 1000, table);
    expect(mark).toEqual({ here: true, runs: false, late: false, clocked: true });
  });
  it('is marked when little of it is left and it runs', () => {
    expect(isShort({ here: true, late: false, clocked: true, runs: true, left: 29_999 })).toBe(true);
    expect(isShort({ here: true, late: false, clocked: true, runs: true, left: 30_000 })).toBe(false);
    expect(isShort({ here: true, late: false, clocked: true, runs: false, left: 5 })).toBe(false);
  });
});

describe('about a seat whose time is up', () => {
  const vote = (by: number, what: string): VoteInfo => ({ by, seat: 2, what });
  const late = [told(), told({ late: true }), told(), told(), told()];
  it('more than half of the other people decide', () => {
    const needed = (seats: SeatInfo[]) => lateSeats(attendance(late), seats, 1)[0]?.needed;
    expect(needed([person(1), person(2)])).toBe(1);
    expect(needed([person(1), person(2), bot])).toBe(1);
    expect(needed([person(1), person(2), person(3)])).toBe(2);
    expect(needed([person(1), person(2), person(3), person(4)])).toBe(2);
    expect(needed([person(1), person(2), person(3), person(4), person(5)])).toBe(3);
    expect(needed([person(1), person(2), person(3, { bot: 'greedy' })])).toBe(1);
  });
  it('the votes are counted, and one’s own is known', () => {
    const seats = [person(1), person(2), person(3), person(4)];
    const [about] = lateSeats(attendance(late, [vote(1, 'wait'), vote(3, 'bot')]), seats, 1);
    expect(about).toEqual({ seat: 2, needed: 2, votes: { bot: 1, end: 0, wait: 1 }, own: 'wait' });
  });
  it('nothing is asked while nobody is late', () => {
    expect(lateSeats(attendance([told()]), [person(1)], 1)).toEqual([]);
    expect(lateSeats(null, [person(1)], 1)).toEqual([]);
  });
});

describe('whom one reminds', () => {
  it('are people elsewhere whom the game waits for', () => {
    const seats = [person(1, { mine: true }), person(2), bot, person(3, { bot: 'greedy' }), person(4)];
    expect(remindable([1, 2, 3, 4], seats)).toEqual([2]);
  });
});
