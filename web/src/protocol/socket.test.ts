import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from './errors';
import { Socket, type Connection } from './socket';
import { Wire } from './wire';

describe('a socket', () => {
  let states: Connection[] = [];
  let heard: unknown[] = [];
  let opened = 0;
  const make = () =>
    new Socket(
      '/tables/t',
      {
        opened: () => opened++,
        changed: (state) => states.push(state),
        notice: (method, params) => heard.push([method, params]),
      },
      (url) => new Wire(url) as unknown as WebSocket,
    );

  beforeEach(() => {
    vi.useFakeTimers();
    Wire.all = [];
    states = [];
    heard = [];
    opened = 0;
  });
  afterEach(() => vi.useRealTimers());

  it('answers calls, in whatever order they come back', async () => {
    const socket = make();
    const wire = Wire.all[0]!;
    wire.open();
    const first = socket.call('view');
    const second = socket.call('moves');
    wire.say({ jsonrpc: '2.0', id: 2, result: 'moves' });
    wire.say({ jsonrpc: '2.0', id: 1, result: 'view' });
    expect(await first).toBe('view');
    expect(await second).toBe('moves');
  });

  it('gives refusals with their rule', async () => {
    const socket = make();
    const wire = Wire.all[0]!;
    wire.open();
    const call = socket.call('play');
    wire.say({ jsonrpc: '2.0', id: 1, error: { message: 'No.', data: { name: 'refused', rule: 'royals.x' } } });
    await expect(call).rejects.toMatchObject({ message: 'No.', kind: 'refused', rule: 'royals.x' });
  });

  it('passes on what it is told unasked', () => {
    make();
    Wire.all[0]!.open();
    Wire.all[0]!.say({ jsonrpc: '2.0', method: 'changed', params: 7 });
    expect(heard).toEqual([['changed', 7]]);
  });

  it('comes back by itself, and says what was lost', async () => {
    const socket = make();
    Wire.all[0]!.open();
    const call = socket.call('view');
    Wire.all[0]!.close();
    await expect(call).rejects.toBeInstanceOf(Refusal);
    await expect(socket.call('view')).rejects.toMatchObject({ kind: 'lost' });
    vi.advanceTimersByTime(5000);
    Wire.all.at(-1)!.open();
    expect(opened).toBe(2);
    expect(states).toEqual(['connecting', 'open', 'lost', 'lost', 'open']);
  });

  it('waits longer and longer, and knows when it was never let in', () => {
    make();
    for (let i = 0; i < 6; i++) {
      Wire.all.at(-1)!.close();
      vi.advanceTimersByTime(4000);
    }
    expect(Wire.all.length).toBe(7);
    expect(states).toContain('refused');
    expect(opened).toBe(0);
  });

  it('stays closed once it is closed', () => {
    const socket = make();
    Wire.all[0]!.open();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(Wire.all.length).toBe(1);
  });
});
