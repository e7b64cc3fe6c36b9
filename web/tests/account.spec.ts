// The life of an account: signed up, logged in elsewhere, kept safe, found again and deleted.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { check, screens } from './axe';
import { hand, setUp } from './play';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => (server = await new Server().start()));
test.afterAll(() => server.remove());

const passphrase = 'correct horse';
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const sessions = (page: Page) => part(page, 'Where you are logged in').getByRole('listitem');
const loggedOut = (page: Page) => page.getByText('You have been logged out here.');

async function signUp(page: Page, name: string) {
  await page.goto(`${server.address}/account`);
  const form = part(page, 'Sign up');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Passphrase').fill(passphrase);
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText(`Welcome, ${name}`)).toBeInViewport();
}

async function logIn(page: Page, name: string, by = passphrase) {
  await page.goto(`${server.address}/account`);
  const form = part(page, 'Log in');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Passphrase').fill(by);
  await form.getByRole('button', { name: 'Log in' }).click();
}

/** Another browser that has logged in. */
async function elsewhere(browser: Browser, name: string, by = passphrase): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, name, by);
  await expect(page.getByRole('link', { name })).toBeVisible();
  return page;
}

test('a session is ended from elsewhere, and whoever sat there is told', async ({ page, browser }) => {
  await signUp(page, 'Anna');
  await expect(sessions(page)).toHaveText([/Chrome on Linux this one 127\.0\.0\.1 · logged in just now · in use now/]);
  const other = await elsewhere(browser, 'Anna');
  await setUp(other, server.address, ['me', 'greedy']);
  await expect(hand(other)).toBeVisible();

  await page.reload();
  await expect(sessions(page)).toHaveCount(2);
  await sessions(page).getByRole('button', { name: 'End Chrome on Linux, 127.0.0.1' }).click();
  await expect(page.getByText('Chrome on Linux is logged out.')).toBeVisible();
  await expect(sessions(page)).toHaveCount(1);
  await expect(loggedOut(other)).toBeVisible();
  // The game was not open to all.
  await expect(other.getByRole('heading', { name: /^This table/ })).toBeVisible();
  await expect(other.getByText('The connection was lost.')).toBeHidden();
  await other.getByRole('link', { name: 'Log in', exact: true }).click();
  await logIn(other, 'Anna');
  await expect(other.getByRole('heading', { name: 'My tables' })).toBeVisible();
  await expect(loggedOut(other)).toBeHidden();

  const third = await elsewhere(browser, 'Anna');
  await third.goto(`${server.address}/account`);
  await expect(sessions(third)).toHaveCount(3);
  await page.reload();
  await page.getByRole('button', { name: 'End all others' }).click();
  await expect(sessions(page)).toHaveCount(1);
  for (const each of [other, third]) await expect(loggedOut(each)).toBeVisible();
  await expect(part(third, 'Log in')).toBeVisible();
  await expect(loggedOut(page)).toBeHidden();
});

test('whoever logs out of his own will is not told so', async ({ page }) => {
  await signUp(page, 'Ottilie');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(part(page, 'Log in')).toBeVisible();
  await page.waitForTimeout(600);
  await expect(loggedOut(page)).toBeHidden();
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toContain('regalia_device'); // no stranger when logging in again
});

test('a passphrase is changed, and others are logged out', async ({ page, browser }) => {
  await signUp(page, 'Ben');
  const other = await elsewhere(browser, 'Ben');
  const form = part(page, 'Passphrase');
  const fill = async (old: string, next: string, again: string) => {
    await form.getByLabel('Passphrase now', { exact: true }).fill(old);
    await form.getByLabel('New passphrase', { exact: true }).fill(next);
    await form.getByLabel('New passphrase again', { exact: true }).fill(again);
    await form.getByRole('button', { name: 'Change the passphrase' }).click();
  };
  await fill(passphrase, 'battery staple', 'battery stable');
  await expect(form.getByText('not the same both times')).toBeVisible();
  await fill('wrong horse', 'battery staple', 'battery staple');
  await expect(form.getByText('The passphrase does not fit.')).toBeVisible();
  await fill(passphrase, 'battery staple', 'battery staple');
  await expect(form.getByText('Your new passphrase holds.')).toBeVisible();
  await expect(loggedOut(other)).toBeVisible();
  await expect(sessions(page)).toHaveCount(1);
  await logIn(other, 'Ben');
  await expect(other.getByText('Name and passphrase do not fit.')).toBeVisible();
  await logIn(other, 'Ben', 'battery staple');
  await expect(loggedOut(other)).toBeHidden();
});

test('a recovery code lets in whoever has lost the passphrase, once', async ({ page, browser }) => {
  await signUp(page, 'Clara');
  await page.getByRole('link', { name: 'make recovery codes' }).click();
  const section = part(page, 'Recovery codes');
  await expect(section).toBeInViewport();
  await section.getByLabel('Your passphrase', { exact: true }).fill(passphrase);
  await section.getByRole('button', { name: 'Make codes' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(sheet.getByRole('listitem')).toHaveCount(8);
  const codes = await sheet.getByRole('listitem').allInnerTexts();
  const saving = page.waitForEvent('download');
  await sheet.getByRole('link', { name: 'Save as text' }).click();
  const saved = await readFile(await (await saving).path(), 'utf8');
  for (const code of codes) expect(saved).toContain(code);
  await sheet.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section.getByText('You have 8 left.')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${server.address}/account`);
  await other.getByRole('link', { name: 'I have lost my passphrase' }).click();
  const recover = async () => {
    await other.getByLabel('Name').fill('Clara');
    await other.getByLabel('Recovery code').fill(codes[3]!.toUpperCase());
    await other.getByLabel('New passphrase').fill('battery staple');
    await other.getByRole('button', { name: 'Let me in' }).click();
  };
  await recover();
  await expect(other.getByText('You are in again')).toBeVisible();
  await expect(part(other, 'Recovery codes').getByText('You have 7 left.')).toBeVisible();
  await expect(loggedOut(page)).toBeVisible();
  await other.getByRole('button', { name: 'Log out' }).click();
  await other.getByRole('link', { name: 'I have lost my passphrase' }).click();
  await recover();
  await expect(other.getByText('Name and recovery code do not fit.')).toBeVisible();
});

/** The code of an authenticator app, from its secret, `later` steps of thirty seconds from now. */
function appCode(secret: string, later = 0): string {
  const bits = [...secret.replace(/\s/g, '')].map((sign) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)!
      .map((byte) => parseInt(byte, 2)),
  );
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const digest = createHmac('sha1', key).update(step).digest();
  const number = digest.readUInt32BE(digest[19]! & 15) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

test('two-factor log-in is set up, used, and switched off', async ({ page, browser }) => {
  await signUp(page, 'Tamar');
  const other = await elsewhere(browser, 'Tamar');
  const section = part(page, 'Two-factor log-in');
  await section.getByLabel('Your passphrase', { exact: true }).fill(passphrase);
  await section.getByRole('button', { name: 'Set it up' }).click();
  await expect(section.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const link = (await section.getByRole('link', { name: 'open it in the app' }).getAttribute('href'))!;
  const secret = await section.locator('code').innerText();
  expect(link).toContain('otpauth://totp/Regalia');
  expect(link).toContain(`secret=${secret.replace(/\s/g, '')}&`);
  await section.getByLabel('Code', { exact: true }).fill('12345');
  await section.getByRole('button', { name: 'Switch it on' }).click();
  await expect(section.getByRole('alert')).toContainText('six digits');
  await section.getByLabel('Code', { exact: true }).fill(appCode(secret, -1));
  await section.getByRole('button', { name: 'Switch it on' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(sheet.getByRole('listitem')).toHaveCount(8);
  const codes = await sheet.getByRole('listitem').allInnerTexts();
  await sheet.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section.getByText('It is on.')).toBeVisible();
  await expect(loggedOut(other)).toBeVisible();
  await expect(sessions(page)).toHaveCount(1);

  await logIn(other, 'Tamar');
  const form = part(other, 'Log in');
  await expect(form.getByText('Type the code of your authenticator app')).toBeVisible();
  await expect(form.getByLabel('Code', { exact: true })).toBeFocused();
  await form.getByLabel('Code', { exact: true }).fill('aaaa bbbb cccc dddd');
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(form.getByText('This code does not fit, or has been used.')).toBeVisible();
  await form.getByLabel('Code', { exact: true }).fill(appCode(secret));
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(other.getByRole('link', { name: 'Tamar' })).toBeVisible();

  // Whatever asks for the passphrase asks for a code; a recovery code stands in for the app.
  await page.reload();
  const changing = part(page, 'Passphrase');
  await changing.getByLabel('Passphrase now', { exact: true }).fill(passphrase);
  await changing.getByLabel('Code', { exact: true }).fill(codes[0]!);
  await changing.getByLabel('New passphrase', { exact: true }).fill('battery staple');
  await changing.getByLabel('New passphrase again', { exact: true }).fill('battery staple');
  await changing.getByRole('button', { name: 'Change the passphrase' }).click();
  await expect(changing.getByText('Your new passphrase holds.')).toBeVisible();

  // A lost passphrase takes a recovery code, and the app.
  await other.goto(`${server.address}/account/recover`);
  await other.getByLabel('Name').fill('Tamar');
  await other.getByLabel('Recovery code').fill(codes[1]!);
  await other.getByLabel('New passphrase').fill(passphrase);
  await other.getByRole('button', { name: 'Let me in' }).click();
  await expect(other.getByLabel('Code of your authenticator app')).toBeFocused();
  await other.getByLabel('Code of your authenticator app').fill(appCode(secret, 1));
  await other.getByRole('button', { name: 'Let me in' }).click();
  await expect(other.getByText('You are in again')).toBeVisible();

  const there = part(other, 'Two-factor log-in');
  await there.getByLabel('Your passphrase', { exact: true }).fill(passphrase);
  await there.getByLabel('Code', { exact: true }).fill(codes[2]!);
  await there.getByRole('button', { name: 'Switch it off' }).click();
  await expect(there.getByText('Two-factor log-in is off.')).toBeVisible();
  await expect(there.getByRole('button', { name: 'Set it up' })).toBeVisible();
});

test('an account is taken along as a file, and deleted', async ({ page }) => {
  await setUp(page, server.address, ['me', 'random']);
  await signUp(page, 'Dora');
  await expect(sessions(page)).toHaveCount(1); // the guest is no more
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('regalia.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { account: object; tables: object[] };
  expect(data.account).toMatchObject({ name: 'Dora', guest: false });
  expect(data.tables).toHaveLength(1);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your passphrase', { exact: true }).fill('wrong horse');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('The passphrase does not fit.')).toBeVisible();
  await dialog.getByLabel('Your passphrase', { exact: true }).fill(passphrase);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My tables' })).toBeHidden();
  await logIn(page, 'Dora');
  await expect(page.getByText('Name and passphrase do not fit.')).toBeVisible();
});

test('a guest deletes what is his', async ({ page }) => {
  await setUp(page, server.address, ['me', 'random']);
  await page.goto(`${server.address}/account`);
  await page.getByRole('button', { name: 'Delete what is mine' }).click();
  await page.getByRole('button', { name: 'Delete it all' }).click();
  await expect(page.getByRole('dialog')).toBeVisible(); // nothing was confirmed
  await page.getByLabel('Yes, I want all of it deleted.').check();
  await page.getByRole('button', { name: 'Delete it all' }).click();
  await expect(page.getByText('What was yours is deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
});

test('a guest who may not be called so is told why, and marked where others see him', async ({ page, browser }) => {
  await signUp(page, 'Emil');
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${server.address}/new/royals`);
  await other.getByLabel('Your name').fill('EmiI'); // it only looks like it
  await other.getByLabel('Players').selectOption('2');
  await other.getByLabel('Seat 2').selectOption('person');
  await other.getByRole('button', { name: 'Create the table' }).click();
  await expect(other.getByText('Somebody has signed up by this name')).toBeVisible();
  await expect(other.getByLabel('Your name')).toBeFocused();
  // Where no name is asked for the game begins all the same.
  await other.goto(server.address);
  await other.getByRole('button', { name: 'Play against bots now' }).first().click();
  await expect(other.getByRole('link', { name: 'Guest' })).toBeVisible();
  await setUp(other, server.address, ['me', 'person']);

  await page.goto(server.address);
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /Guest \(guest\), a free seat/ }) });
  await expect(row.getByText('guest', { exact: true })).toBeVisible();
  await row.click({ position: { x: 20, y: 10 } });
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Guest' }).getByText('guest', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Sit here' }).click();
  const seat = page.getByRole('list', { name: 'Seats' }).getByRole('listitem').first();
  await expect(seat.getByText('guest', { exact: true })).toBeVisible();
});

for (const { theme, size, viewport } of screens)
  test(`the account page, ${theme}, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const fits = async () => {
      await check(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    };
    await page.goto(`${server.address}/account/recover`);
    await expect(part(page, 'I have lost my passphrase')).toBeVisible();
    await fits();
    await signUp(page, `Fulk ${size}`);
    await expect(sessions(page)).toHaveCount(1);
    await fits();
    const codes = part(page, 'Recovery codes');
    await codes.getByLabel('Your passphrase', { exact: true }).fill('wrong horse');
    await codes.getByRole('button', { name: 'Make codes' }).click();
    await expect(codes.getByText('The passphrase does not fit.')).toBeVisible();
    await fits();
    await codes.getByLabel('Your passphrase', { exact: true }).fill(passphrase);
    await codes.getByRole('button', { name: 'Make codes' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await fits();
    await page.keyboard.press('Escape');
    const twoFactor = part(page, 'Two-factor log-in');
    await twoFactor.getByLabel('Your passphrase', { exact: true }).fill(passphrase);
    await twoFactor.getByRole('button', { name: 'Set it up' }).click();
    await expect(twoFactor.getByRole('img')).toBeVisible();
    await fits();
    await twoFactor.getByLabel('Code', { exact: true }).fill(appCode(await twoFactor.locator('code').innerText()));
    await twoFactor.getByRole('button', { name: 'Switch it on' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await fits();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await fits();
  });
