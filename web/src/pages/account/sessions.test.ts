import { describe, expect, it } from 'vitest';
import { browserInWords, lastUsed } from './sessions';

describe('a browser in words', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  const cases = [
    [`Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox on Linux'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, 'Edge on Windows'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chrome on Linux'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.0 Safari/605.1.15`, 'Safari on Mac'],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} Version/18.0 Safari/604.1`, 'Safari on iPhone'],
    [`Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${webkit} FxiOS/140.0 Safari/605.1.15`, 'Firefox on iPad'],
    ['Something (Linux)', 'A browser on Linux'],
    ['Python-urllib/3.11', 'A program: Python-urllib'],
    ['', 'A program without a name'],
  ];
  for (const [agent, words] of cases) it(words!, () => expect(browserInWords(agent!)).toBe(words));
});

describe('when a session was last used', () => {
  const now = 1_800_000_000;
  it('is now for the one that asks', () => {
    expect(lastUsed({ mine: true, seen: now - 3000 }, now)).toBe('in use now');
  });
  it('is known to the hour', () => {
    expect(lastUsed({ mine: false, seen: now - 3000 }, now)).toBe('used within the hour');
    expect(lastUsed({ mine: false, seen: now - 7200 }, now)).toBe('last used 2 h ago');
    expect(lastUsed({ mine: false, seen: now - 3 * 86_400 }, now)).toBe('last used 3 days ago');
  });
});
