// Who the visitor is.
import { ask } from '../protocol/lobby';
import { Refusal } from '../protocol/errors';
import type { MeReply } from '../protocol/types';
import { settings } from './settings.svelte';

class Account {
  me = $state<MeReply | null>(null);
  known = $state(false); // whether the question has been answered

  async find() {
    try {
      this.me = await ask('me', {});
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.me = null;
    }
    this.known = true;
  }

  /** A guest by the name that was used here last, if nobody is signed in. */
  async ensure(name = settings.name || 'Guest'): Promise<MeReply> {
    if (!this.known) await this.find();
    this.me ??= await ask('guest', { name });
    return this.me;
  }

  async signUp(name: string, passphrase: string) {
    this.me = await ask('signup', { name, passphrase });
  }
  async logIn(name: string, passphrase: string) {
    this.me = await ask('login', { name, passphrase });
  }
  async leave() {
    await ask('logout', {});
    this.me = null;
  }
}

export const account = new Account();
