import { encode } from 'uqr';
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../protocol/errors';
import { codeWanted } from './code_wanted';
import QrCode from './QrCode.svelte';

describe('logging in', () => {
  it('is done where no code is wanted', async () => {
    expect(await codeWanted(() => Promise.resolve())).toBe('');
  });
  it('goes on with a code where one is wanted', async () => {
    expect(await codeWanted(() => Promise.reject(new Refusal('Type the code.', 'code_needed')))).toBe('Type the code.');
  });
  it('is refused for any other reason', async () => {
    const refused = new Refusal('Name and passphrase do not fit.', 'not_allowed');
    await expect(codeWanted(() => Promise.reject(refused))).rejects.toBe(refused);
  });
});

describe('a QR code', () => {
  const text = 'otpauth://totp/Regalia:Anna?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Regalia';
  it('is drawn dark on light, with a quiet border, and named for those who do not see it', () => {
    const shown = mount(QrCode, { target: document.body, props: { text, label: 'For your app' } });
    flushSync();
    const svg = document.querySelector('svg')!;
    const code = encode(text, { border: 4 });
    expect(svg.getAttribute('aria-label')).toBe('For your app');
    expect(svg.getAttribute('viewBox')).toBe(`0 0 ${code.size} ${code.size}`);
    const dark = new Set(
      svg
        .querySelector('path')!
        .getAttribute('d')!
        .match(/M\d+ \d+/g),
    );
    code.data.forEach((row, y) => row.forEach((on, x) => expect(dark.has(`M${x} ${y}`)).toBe(on)));
    expect(svg.querySelector('rect')!.getAttribute('fill')).toBe('white');
    expect(svg.querySelector('path')!.getAttribute('fill')).toBe('black');
    void unmount(shown);
  });
});
