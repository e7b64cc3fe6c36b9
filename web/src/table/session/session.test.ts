import { beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  ChanceInfo,
  ChangedNotice,
  MoveInfo,
  PendingInfo,
  StatusReply,
  WelcomeNotice,
} from '../../protocol/types';
import { Wire } from '../../protocol/wire';
import { commitmentTo } from '../chance/fair_chance';
import { Session } from './session.svelte';

const fairly: ChanceInfo = {
  kind: 'fair',
  fair: true,
  commitment: 'tables',
  commitments: [],
  yet_to_commit: [],
  yet_to_reveal: [],
};
const status = (step: PendingInfo['step'], parts: Partial<StatusReply> = {}) =>
  ({
    names: ['Anna', 'Ben'],
    chance: fairly,
    pending: { step, owing: [1, 2], may_revise: [] },
    ...parts,
  }) as StatusReply;
const move = (text: string): MoveInfo => ({ move: text, verb: text, args: {}, does: text, touches: [] });

const welcome: WelcomeNotice = {
  seat: 1,
  step: 7,
  line: 2,
  status: status('open'),
  view: { phase: 'bargain', seats: [] },
  moves: { prompt: 'Bargain.', moves: [move('done')] },
  deals: [],
};
const lines = [1, 2].map((line) => ({ line, text: `line ${line}` }));
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A session at an open table, and the other end of its wire. */
async function arrived(parts: Partial<WelcomeNotice> = {}) {
  const session = new Session('t', { seat: 1 });
  const wire = Wire.all.at(-1)!;
  wire.open();
  wire.tell('welcome', { ...welcome, ...parts });
  const answer = (method: string, result: unknown) => {
    const call = wire.sent.findLast((each) => each.method === method)!;
    wire.say({ jsonrpc: '2.0', id: call.id, result });
  };
  const past = () =>
    wire.say({ jsonrpc: '2.0', id: wire.sent.at(-1)!.id, error: { message: 'Past.', data: { name: 'past' } } });
  const change = (changed: Partial<ChangedNotice>) =>
    wire.tell('changed', { step: 8, dropped: [], lines: [], ...changed });
  answer('components', { components: {} });
  answer('log', { lines, more: false });
  answer('chat', { lines: [], earlier: false, more: false });
  await settled();
  return { session, wire, answer, past, change };
}

beforeEach(() => {
  localStorage.clear();
  Wire.all = [];
  vi.stubGlobal('WebSocket', Wire);
});

describe('a session', () => {
  it('takes in a long log and chat page by page', async () => {
    const session = new Session('abc');
    const wire = Wire.all.at(-1)!;
    wire.open();
    wire.tell('welcome', welcome);
    const answer = (method: string, result: unknown) => {
      const call = wire.sent.findLast((each) => each.method === method)!;
      wire.say({ jsonrpc: '2.0', id: call.id, result });
    };
    const said = (number: number) => ({ number, from: 'Ben', text: `${number}`, time: 0 });
    await settled();
    answer('components', { components: {} });
    answer('log', { lines: [{ line: 1, text: 'a' }], more: true });
    answer('chat', { lines: [said(3), said(4)], earlier: true, more: false });
    await settled();
    expect(wire.sent.findLast((each) => each.method === 'log')?.params).toEqual({ since: 1 });
    answer('log', { lines: [{ line: 2, text: 'b' }], more: false });
    await settled();
    expect(session.log.map((line) => line.line)).toEqual([1, 2]);
    expect(session.saidEarlier).toBe(true);
    const loading = session.loadEarlierChat();
    expect(wire.sent.at(-1)?.params).toEqual({ before: 3 });
    answer('chat', { lines: [said(1), said(2)], earlier: false, more: false });
    await loading;
    expect(session.chat.map((line) => line.number)).toEqual([1, 2, 3, 4]);
    expect(session.saidEarlier).toBe(false);
  });

  it('asks on arrival for what never changes and what it missed, and for nothing more', async () => {
    const { session, wire } = await arrived();
    expect(wire.sent.map((each) => each.method).sort()).toEqual(['chat', 'components', 'log']);
    expect(session.log).toEqual(lines);
    expect(session.seat).toBe(1);
    expect(session.now).toEqual({ seat: 1, pending: welcome.status.pending, view: welcome.view });
  });

  it('knows who is at the table, and offers nothing once the game was ended before its time', async () => {
    const { session, wire } = await arrived();
    const seats = [1, 2].map(() => ({ here: true, runs: false, late: false }));
    wire.tell('company', { seats, votes: [] });
    expect(session.attendance?.seats).toEqual(seats);
    expect(session.asked).toBe(true);
    wire.tell('company', { seats, votes: [], ended: 'The time of Ben was up.' });
    expect(session.ended).toBe('The time of Ben was up.');
    expect(session.asked).toBe(false);
    expect(session.owing).toEqual([]);
  });

  it('votes for all seats at this screen but the one that is late', async () => {
    const { session, wire, answer } = await arrived();
    const other = await arrived();
    other.session.seat = 2;
    session.company = [other.session];
    const late = session.vote(2, 'bot');
    answer('vote', {});
    await late;
    expect(wire.sent.at(-1)).toMatchObject({ method: 'vote', params: { seat: 2, what: 'bot' } });
    expect(other.wire.sent.some((each) => each.method === 'vote')).toBe(false);
  });

  it('hears who waits for it, and reminds others once', async () => {
    const { session, wire, answer } = await arrived();
    wire.tell('nudged', { by: 2 });
    expect(session.nudged).toEqual({ by: 2 });
    const reminding = session.remind(2);
    answer('nudge', {});
    await reminding;
    expect(session.reminded).toEqual([2]);
  });

  it('follows a change without a question', async () => {
    const { session, wire, change } = await arrived();
    change({
      view: { phase: 'vote' },
      moves: { given: 'vote yes', moves: [move('vote no')] },
      lines: [{ line: 3, text: 'x' }],
    });
    expect(session.now?.view).toEqual({ phase: 'vote', seats: [] });
    expect(session.moves.given).toBe('vote yes');
    expect(session.log.map((each) => each.line)).toEqual([1, 2, 3]);
    expect(wire.sent).toHaveLength(3);
  });

  it('needs one question for a decision, and says which step it answers', async () => {
    const { session, wire, answer, change } = await arrived();
    const played = session.play(['done'], 'farewell');
    expect(wire.sent.at(-1)).toMatchObject({
      method: 'play',
      params: { moves: ['done'], words: ['farewell'], step: 7 },
    });
    change({ view: { phase: 'vote' }, lines: [{ line: 3, text: 'Anna is done.' }] });
    answer('play', { step: 8, pending: welcome.status.pending, lines: [{ line: 3, text: 'Anna is done.' }] });
    await played;
    expect(session.before).toEqual({ phase: 'vote', seats: [] });
    expect(session.log).toHaveLength(3);
    expect(wire.sent).toHaveLength(4);
  });

  it('has lines in order though a change comes before what it asked for', async () => {
    const session = new Session('t', { seat: 1 });
    const wire = Wire.all.at(-1)!;
    wire.open();
    wire.tell('welcome', welcome);
    wire.tell('changed', { step: 8, dropped: [], lines: [{ line: 3, text: 'line 3' }] });
    for (const [i, result] of [{ components: {} }, { lines }, { lines: [] }].entries())
      wire.say({ jsonrpc: '2.0', id: i + 1, result });
    await settled();
    expect(session.log.map((each) => each.line)).toEqual([1, 2, 3]);
  });

  it('asks after a lost connection only for the lines it has not', async () => {
    const { session, wire } = await arrived();
    vi.useFakeTimers();
    wire.close();
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    const again = Wire.all.at(-1)!;
    again.open();
    again.tell('welcome', { ...welcome, step: 12 });
    expect(again.sent.find((each) => each.method === 'log')?.params).toEqual({ since: 2 });
    expect(again.sent.map((each) => each.method)).not.toContain('components');
    void session.play(['done']).catch(() => {});
    expect(again.sent.at(-1)?.params['step']).toBe(12);
  });
});

describe('a move that comes too late', () => {
  it('is sent again in an open step while it is still listed', async () => {
    const { session, wire, answer, past, change } = await arrived();
    const played = session.play(['done']);
    change({ step: 9 });
    past();
    await settled();
    expect(wire.sent.at(-1)).toMatchObject({ method: 'play', params: { moves: ['done'], step: 9 } });
    answer('play', { step: 10, pending: welcome.status.pending, lines: [] });
    await played;
  });
  it('is not sent again when it is no longer listed', async () => {
    const { session, wire, past, change } = await arrived();
    const played = session.play(['done']);
    change({ step: 9, moves: { moves: [move('pass')] } });
    past();
    await expect(played).rejects.toMatchObject({ message: 'Something happened meanwhile: look again.' });
    expect(wire.sent).toHaveLength(4);
  });
  it('is not sent again where answers are not open', async () => {
    const { session, wire, past } = await arrived({ status: status('sealed') });
    const played = session.play(['done']);
    past();
    await expect(played).rejects.toMatchObject({ kind: 'past' });
    expect(wire.sent).toHaveLength(4);
  });
  it('is given up in the end', async () => {
    const { session, wire, past } = await arrived();
    const played = session.play(['done']);
    played.catch(() => {});
    for (let i = 0; i < 6; i += 1) {
      past();
      await settled();
    }
    await expect(played).rejects.toMatchObject({ kind: 'past' });
    expect(wire.sent.filter((each) => each.method === 'play')).toHaveLength(6);
  });
});

describe('a table', () => {
  it('is added to once where chance waits for it', async () => {
    const waiting = status('turn', { chance: { ...fairly, yet_to_commit: [1, 2], yet_to_reveal: [1, 2] } });
    const { wire, change } = await arrived({ status: waiting });
    const { commitment } = wire.sent.find((each) => each.method === 'commit')!.params;
    const added = { ...fairly, commitments: [{ seat: 1, commitment: String(commitment) }] };
    change({ status: status('turn', { chance: { ...added, yet_to_commit: [2], yet_to_reveal: [1, 2] } }) });
    change({ status: status('turn', { chance: { ...added, yet_to_commit: [], yet_to_reveal: [1, 2] } }) });
    change({ status: status('turn', { chance: { ...added, yet_to_commit: [], yet_to_reveal: [2] } }) });
    const sent = wire.sent.map((each) => each.method).filter((each) => each === 'commit' || each === 'reveal');
    expect(sent).toEqual(['commit', 'reveal']);
  });
  it('has its dice drawn again, page by page, when it has opened its secret', async () => {
    const secret = 'ab'.repeat(32);
    const chance = { ...fairly, commitment: commitmentTo(secret, 'table') };
    const { session, wire, answer, change } = await arrived({ status: status('turn', { chance }) });
    change({ status: status('over', { chance: { ...chance, secret } }) });
    answer('course', { course: [], sound: true, verdict: '', dice: 'proved' });
    await settled();
    const draw = { scope: 'table.start', possible: [{ move: 'start 1', weight: 1 }], drawn: 'start 1' };
    answer('draws', { secrets: [], draws: [draw, draw], more: true });
    await settled();
    expect(wire.sent.at(-1)).toMatchObject({ method: 'draws', params: { since: 2 } });
    answer('draws', { secrets: [], draws: [draw], more: false });
    await settled();
    expect(session.proof).toEqual({ draws: 3, fault: null, noted: 'seen', anew: 0 });
  });
  it('is asked once how it went, when it is over', async () => {
    const { session, wire, answer, change } = await arrived();
    change({ status: status('over') });
    answer('course', { course: [], sound: true, verdict: '' });
    await settled();
    change({ status: status('over') });
    expect(session.course?.sound).toBe(true);
    expect(wire.sent.filter((each) => each.method === 'course')).toHaveLength(1);
  });
  it('has the lines of its course only where onlookers heard as much', async () => {
    const { session, answer } = await arrived({ status: status('over') });
    answer('course', { course: [{ line: 2, points: [1, 0] }], sound: true, verdict: '' });
    await settled();
    expect(session.courseIsOfLog).toBe(true);
    const looked = session.lookThrough(2);
    answer('log', { lines: [...lines, { line: 3, text: 'Ben alone knows.' }] });
    answer('view', { seat: 2, pending: welcome.status.pending, view: {} });
    await looked;
    expect(session.courseIsOfLog).toBe(false);
  });
  it('knows which lines were told of one step', async () => {
    const { session, wire, answer } = await arrived({ status: status('over') });
    const told = session.toldFrom(1);
    expect(wire.sent.at(-1)).toMatchObject({ method: 'view', params: { line: 1 } });
    answer('view', { seat: 1, line: 2, step: 5, pending: welcome.status.pending, view: {} });
    expect(await told).toEqual(lines);
  });
  it('is looked at through other eyes when it is over, and through one’s own without a question', async () => {
    const { session, wire, answer } = await arrived({ status: status('over') });
    const looked = session.lookThrough(2);
    answer('log', { lines: [{ line: 1, text: 'Ben alone knows.' }] });
    answer('view', { seat: 2, pending: welcome.status.pending, view: { phase: 'other' } });
    await looked;
    expect([session.eyes, session.log.length, session.now?.view]).toEqual([2, 1, { phase: 'other' }]);
    const asked = wire.sent.length;
    await session.lookThrough(undefined);
    expect([session.eyes, session.log.length, session.now?.view]).toEqual([undefined, 2, welcome.view]);
    expect(wire.sent).toHaveLength(asked);
  });
  it('waits for nobody who has answered under seal', async () => {
    const { session, change } = await arrived({ status: status('sealed') });
    expect(session.awaited).toBe(true);
    change({ moves: { given: 'done', moves: [move('done')] } });
    expect([session.asked, session.awaited]).toEqual([true, false]);
  });

  it('answers for the other seats at its screen when something is to be taken back', async () => {
    const { session, answer } = await arrived();
    const { session: other, wire } = await arrived({ seat: 2 });
    session.company = [other];
    const asked = session.takeBack();
    answer('undo', { done: false, request: 4, missing: [2] });
    await settled();
    expect(wire.sent.at(-1)).toMatchObject({ method: 'consent', params: { request: 4, agree: true } });
    wire.say({ jsonrpc: '2.0', id: wire.sent.at(-1)!.id, error: { message: 'It no longer stands.' } });
    await asked;
  });
});
