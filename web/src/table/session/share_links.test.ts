import { afterEach, describe, expect, it, vi } from 'vitest';
import { isPrivate, linkTo, recordAddress } from './share_links';

describe('sharing a game', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A server that answers every request with an invitation; what it was asked. */
  function server() {
    const asked: { method: string; params: object }[] = [];
    vi.stubGlobal('location', { origin: 'https://games.example.org' });
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      asked.push(JSON.parse(body) as (typeof asked)[0]);
      return Promise.resolve(new Response('{"jsonrpc":"2.0","id":1,"result":{"invitation":"inv"}}'));
    });
    return asked;
  }

  it('needs an invitation to a private game only', async () => {
    const asked = server();
    expect(await linkTo({ id: 'abc', listed: true })).toBe('https://games.example.org/tables/abc');
    expect(asked).toEqual([]);
    expect(await linkTo({ id: 'abc', listed: false })).toBe('https://games.example.org/tables/abc?watch=inv');
    expect(asked.map(({ method, params }) => ({ method, params }))).toEqual([
      { method: 'invite', params: { table: 'abc' } },
    ]);
  });

  it('opens the record by the invitation to look on', () => {
    expect(recordAddress('abc')).toBe('/records/abc');
    expect(recordAddress('abc', 'inv')).toBe('/records/abc?watch=inv');
  });

  it('tells players that their game is private', () => {
    expect(isPrivate({ listed: false }, 2)).toBe(true);
    expect(isPrivate({ listed: false }, null)).toBe(false);
    expect(isPrivate({ listed: true }, 2)).toBe(false);
    expect(isPrivate(null, 2)).toBe(false);
  });
});
