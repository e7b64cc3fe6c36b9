import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { NoticesReply, NotifyParams } from '../../protocol/types';
import TurnNotices from './TurnNotices.svelte';

const set: NoticesReply = {
  webhook: 'https://example.org/turn',
  key: 'abc',
  confirmed: false,
  can_mail: false,
  webhook_off: false,
};

/** A server that answers so, first and after `notify`. */
function serving(first: NoticesReply, then = first) {
  const asked: NotifyParams[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { method, params } = JSON.parse(body) as { method: string; params: NotifyParams };
    if (method === 'notify') asked.push(params);
    return Promise.resolve(Response.json({ result: method === 'notify' ? then : first }));
  });
  render(TurnNotices);
  return asked;
}

describe('a web address for turn notices', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('has nothing to say while it works', async () => {
    serving(set);
    expect(await screen.findByText('https://example.org/turn')).toBeTruthy();
    expect(screen.queryByText(/did not arrive|stopped calling/)).toBeNull();
  });
  it('says why the last message did not arrive', async () => {
    serving({ ...set, webhook_fault: 'it answered 500' });
    expect(await screen.findByText(/The last message did not arrive: it answered 500\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Switch it on again' })).toBeNull();
  });
  it('is switched on again by its owner', async () => {
    const asked = serving({ ...set, webhook_fault: 'it does not answer', webhook_off: true }, set);
    expect(await screen.findByText(/We have stopped calling this address.*it does not answer/s)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Switch it on again' }));
    await vi.waitFor(() => expect(screen.queryByText(/stopped calling/)).toBeNull());
    expect(asked).toEqual([{ resume: true }]);
  });
});
