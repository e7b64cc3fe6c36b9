// Who the visitor is.
import { ask } from '../protocol/lobby';
import { Refusal } from '../protocol/errors';
import type { MeReply } from '../protocol/types';
import { toasts } from '../ui/toasts.svelte';
import { settings } from './settings.svelte';

const is = (error: unknown, kind: string) => error instanceof Refusal && error.kind === kind;

/** What a guest is called who has typed no name: as last time, if that name is still free. */
const names = () => [settings.name.trim(), 'Guest', `Guest ${1000 + Math.floor(9000 * Math.random())}`].filter(Boolean);

/** By the first of these names that is to be had. */
async function guestBy([name, ...others]: string[]): Promise<MeReply> {
  try {
    return await ask('guest', { name: name! });
  } catch (error) {
    if (others.length === 0 || !is(error, 'invalid_params')) throw error;
    return guestBy(others);
  }
}

class Account {
  me = $state<MeReply | null>(null);
  known = $state(false); // whether the question has been answered
  private leaving = false; // it is no news then that nobody is known
  private notice = 0; // that one has been logged out

  async find() {
    try {
      this.become(await ask('me', {}));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (is(error, 'not_allowed')) this.me = null; // a server that cannot be reached has said nothing
    }
    this.known = true;
  }

  /** After a connection was lost: perhaps because the session has been ended from elsewhere. */
  async lookAgain() {
    if (!this.me || this.leaving) return;
    await this.find();
    if (!this.me && !this.leaving)
      this.notice = toasts.keep('You have been logged out here.', { href: '/account', text: 'Log in' });
  }

  /** A guest, if nobody is known yet. A name that was typed is taken or refused; otherwise one is found. */
  async ensure(typed?: string): Promise<MeReply> {
    if (!this.known) await this.find();
    if (!this.me) this.become(await guestBy(typed ? [typed] : names()));
    return this.me!;
  }

  /** A guest keeps the tables; the session he had as a guest ends. */
  async signUp(name: string, passphrase: string) {
    const wasGuest = this.me?.guest;
    const me = await ask('signup', { name, passphrase });
    if (wasGuest) await toasts.attempt(() => ask('end_sessions', {}));
    this.become(me);
  }
  /** With a code where there is two-factor log-in; without one the server says that it wants one. */
  async logIn(name: string, passphrase: string, code = '') {
    this.become(await ask('login', { name, passphrase, code }));
  }
  async recover(name: string, code: string, passphrase: string, app_code = '') {
    this.become(await ask('recover', { name, code, passphrase, app_code }));
  }
  async leave() {
    await this.goAway(() => ask('logout', {}));
  }
  /** For good; a guest has nothing to prove it by. */
  async remove(proof: { passphrase?: string; code?: string }) {
    await this.goAway(() => ask('delete_account', proof));
    settings.name = '';
  }

  private become(me: MeReply) {
    this.me = me;
    toasts.drop(this.notice);
  }
  private async goAway(ways: () => Promise<unknown>) {
    this.leaving = true;
    try {
      await ways();
      this.me = null;
    } finally {
      this.leaving = false;
    }
  }
}

export const account = new Account();
