import { describe, expect, it } from 'vitest';
import { drowns, Hearing, type Heard } from './sound_cues';

const hearing = () => new Hearing(({ kind }) => (kind === 'drew' ? 'card' : kind === 'opened' ? 'reveal' : null));
const log = (...kinds: string[]) => kinds.map((kind, i) => ({ line: i + 1, text: kind, shows: { kind } }));
const now = (parts: Partial<Heard> = {}): Heard => ({ over: false, called: false, log: [], ...parts });

describe('what is heard', () => {
  it('is nothing when the page is opened', () => {
    expect(hearing().follow(now({ called: true, log: log('drew', 'opened') }))).toBeNull();
    expect(hearing().follow(now({ over: true }))).toBeNull();
  });

  it('is what the new lines tell, as the game says', () => {
    const ears = hearing();
    ears.follow(now({ log: log('opened') }));
    expect(ears.follow(now({ log: log('opened', 'drew') }))).toBe('card');
    expect(ears.follow(now({ log: log('opened', 'drew', 'turn-ended') }))).toBeNull();
    expect(ears.follow(now({ log: log('opened', 'drew', 'turn-ended') }))).toBeNull();
  });

  it('is one sound of several, the weightiest', () => {
    const ears = hearing();
    ears.follow(now());
    expect(ears.follow(now({ log: log('drew', 'opened', 'drew') }))).toBe('reveal');
    expect(ears.follow(now({ called: true, log: log('drew', 'opened', 'drew', 'drew') }))).toBe('turn');
    expect(drowns('end', 'turn')).toBe(true);
    expect(drowns('card', 'card')).toBe(false);
  });

  it('calls once a turn', () => {
    const ears = hearing();
    ears.follow(now());
    expect(ears.follow(now({ called: true }))).toBe('turn');
    expect(ears.follow(now({ called: true }))).toBeNull();
    ears.follow(now());
    expect(ears.follow(now({ called: true }))).toBe('turn');
  });

  it('ends with the game, whatever is looked at then', () => {
    const ears = hearing();
    ears.follow(now());
    expect(ears.follow(now({ over: true, log: log('drew') }))).toBe('end');
    expect(ears.follow(now({ over: true, log: log('drew', 'drew') }))).toBeNull();
  });
});
