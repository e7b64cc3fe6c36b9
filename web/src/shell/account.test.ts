import { beforeEach, describe, expect, it, vi } from 'vitest';

interface Asked {
  method: string;
  params: { name?: string };
}
type Answer = { result: unknown } | { error: { message: string; data: { name: string } } };

const refused = (name: string): Answer => ({ error: { message: `It is ${name}.`, data: { name } } });
const known = (name: string, guest = true): Answer => ({
  result: { id: 7, name, guest, bot: false, recovery_codes: 0, two_factor: false },
});
const unknown = refused('not_allowed');

/** A server that answers so, and the account and messages of a page that has just been opened. */
async function opened(answer: (asked: Asked) => Answer | 'silence') {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const request = JSON.parse(body) as Asked;
    asked.push(request);
    const reply = answer(request);
    return reply === 'silence' ? Promise.reject(new TypeError()) : Promise.resolve(Response.json(reply));
  });
  const { account } = await import('./account.svelte');
  const { settings } = await import('./settings.svelte');
  const { toasts } = await import('../ui/toasts.svelte');
  const names = () => asked.filter(({ method }) => method === 'guest').map(({ params }) => params.name);
  return { account, settings, toasts, names };
}

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

describe('a guest', () => {
  const taken = (...names: string[]) =>
    opened(({ method, params }) => {
      if (method !== 'guest') return unknown;
      return names.includes(params.name!) ? refused('invalid_params') : known(params.name!);
    });

  it('is called as last time', async () => {
    const { account, settings, names } = await taken();
    settings.name = 'Anna';
    expect((await account.ensure()).name).toBe('Anna');
    await account.ensure();
    expect(names()).toEqual(['Anna']);
  });
  it('is called Guest if somebody has signed up by that name', async () => {
    const { account, settings, names } = await taken('Anna');
    settings.name = 'Anna';
    expect((await account.ensure()).name).toBe('Guest');
    expect(names()).toEqual(['Anna', 'Guest']);
  });
  it('is told apart by a number if that is not to be had either', async () => {
    const { account } = await taken('Guest');
    expect((await account.ensure()).name).toMatch(/^Guest \d{4}$/);
  });
  it('is told why a name that was typed is refused', async () => {
    const { account, names } = await taken('Anna');
    await expect(account.ensure('Anna')).rejects.toMatchObject({
      kind: 'invalid_params',
      message: 'It is invalid_params.',
    });
    expect([account.me, names()]).toEqual([null, ['Anna']]);
  });
  it('is not tried by another name when there are too many', async () => {
    const { account, names } = await opened(({ method }) => (method === 'me' ? unknown : refused('too_often')));
    await expect(account.ensure()).rejects.toMatchObject({ kind: 'too_often' });
    expect(names()).toEqual(['Guest']);
  });
});

describe('after a connection was lost', () => {
  const told = 'You have been logged out here.';

  it('it is said that one is logged out, until one logs in', async () => {
    let answer = known('Anna', false);
    const { account, toasts } = await opened(({ method }) => (method === 'login' ? known('Anna', false) : answer));
    await account.find();
    answer = unknown;
    await account.lookAgain();
    expect(account.me).toBe(null);
    expect(toasts.list.map(({ text }) => text)).toEqual([told]);
    await account.lookAgain();
    expect(toasts.list).toHaveLength(1);
    await account.logIn('Anna', 'correct horse');
    expect(toasts.list).toEqual([]);
  });
  it('nothing is said while the server cannot be reached', async () => {
    let answer: Answer | 'silence' = known('Anna', false);
    const { account, toasts } = await opened(() => answer);
    await account.find();
    answer = 'silence';
    await account.lookAgain();
    expect([account.me?.name, toasts.list]).toEqual(['Anna', []]);
  });
  it('nothing is said to whoever has just logged out', async () => {
    let answer = known('Anna', false);
    const { account, toasts } = await opened(({ method }) => (method === 'logout' ? { result: {} } : answer));
    await account.find();
    answer = unknown;
    const leaving = account.leave();
    await account.lookAgain();
    await leaving;
    expect([account.me, toasts.list]).toEqual([null, []]);
  });
});
