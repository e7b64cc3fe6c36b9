// What only Blood Royale has: a map that is marched over, families, contracts that bind, scenes; by mouse, by keys, on a phone.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { check, screens } from './axe';
import { hastenToMatch, takeHint, type Match } from './blood';
import { ask, over } from './play';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => (server = await new Server().start()));
test.afterAll(() => server.remove());

/** A table against four bots. */
async function begin(page: Page, turns: string) {
  await page.goto(`${server.address}/new/blood`);
  await page.getByLabel('Players').selectOption('5');
  for (let seat = 2; seat <= 5; seat++) await page.getByLabel(`Seat ${seat}`).selectOption('greedy');
  await page.getByLabel('Turns').selectOption(turns);
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.waitForURL('**/tables/*');
  await expect(page.getByRole('group', { name: 'The map' })).toBeVisible();
}

const prompt = (page: Page) => page.locator('#prompt');
const element = (page: Page, id: string) => page.locator(`[data-element="${id}"]`).first();
const lit = (page: Page) => page.locator('[data-element^="province:"][data-lit="yes"]');

/** By hints, until something is asked. */
async function playUntil(page: Page, asked: RegExp, watched?: (title: string) => Promise<void>) {
  while (!asked.test(await prompt(page).innerText()) || (await page.locator('.scene').isVisible()))
    if (!(await takeHint(page, watched))) return false;
  return true;
}

test('a whole game of five turns against bots', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await begin(page, '5');
  const told = new Set<string>();
  while (await takeHint(page, async (title) => void told.add(title.replace(/\d+/g, 'N'))));
  await expect(over(page)).toBeVisible();
  await page.getByRole('button', { name: 'Look at the game' }).click();
  await expect(page.locator('.ribbon')).toContainText('1320');
  expect([...told]).toContain('The court in N');
  expect(faults).toEqual([]);
});

for (const { theme, size, viewport } of screens)
  test(`every screen of the table, ${theme}, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await begin(page, '2');
    await check(page);
    const seen = new Set<string>();
    const watched = async (title: string) => {
      const kind = title.split(' ').slice(0, 2).join(' ');
      if (seen.has(kind)) return;
      seen.add(kind);
      await page.getByRole('button', { name: /^Pause|^Again/ }).click();
      await check(page);
    };
    await playUntil(page, /^Court is held/, watched);
    await check(page);
    await page.getByRole('button', { name: /^Houses/ }).click();
    await check(page);
    await page.locator('.room [data-element^="person:"]').first().click();
    await expect(page.getByText(/died today/)).toBeVisible();
    await check(page);
    if (size === 'phone') await page.getByRole('button', { name: /^Court/ }).click();
    await page
      .getByRole('region', { name: 'At court' })
      .getByRole('button', { name: /^(France|Germany)/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Contracts/ })).toHaveAttribute('aria-pressed', 'true');
    await check(page);
    await page.getByRole('button', { name: /Add a clause/ }).click();
    await page
      .getByRole('group', { name: 'Goods at once' })
      .getByRole('button', { name: /^England/ })
      .click();
    const reading = page.getByRole('button', { name: 'How you read it' });
    await reading.evaluate((button) => button.scrollIntoView({ block: 'center' })); // not half under the prompt
    await check(page);
    await page.getByRole('button', { name: 'Drop the draft' }).click();
    await page.getByRole('button', { name: /^Map/ }).click();
    await playUntil(page, /^Your move/, watched);
    await expect(async () => {
      await lit(page).first().focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('group', { name: 'Who goes' })).toBeVisible({ timeout: 1500 });
    }).toPass();
    await check(page);
    await page.keyboard.press('Escape');
    while (await takeHint(page, watched));
    await check(page);
  });

test('a march is planned and sent by keys alone', async ({ page }) => {
  await begin(page, '1');
  await playUntil(page, /^Your move/);
  const panel = page.getByRole('region', { name: 'Planning a march' });
  await lit(page).first().focus(); // as the button for what can be played does
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('group', { name: 'Who goes' })).toBeVisible();
  await expect(panel).toContainText('Touch a place with a number');
  const from = await page.evaluate(() => document.activeElement?.getAttribute('data-element'));
  const there = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  expect(there).not.toBe('');
  // Somewhere beside it.
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(key);
    if (await page.evaluate(() => / In reach for /.test(document.activeElement?.getAttribute('aria-label') ?? '')))
      break;
  }
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: /^(Go to|Sail)/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('button', { name: /^(Go to|Sail)/ })).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('.log')).toContainText(/from/);
  await expect(element(page, from!)).not.toHaveAttribute('data-lit', 'chosen');
});

/** Answers what is asked, if anything is, by what ends it soonest. */
async function pass(page: Page) {
  if (await page.locator('.scene').isVisible()) return page.keyboard.press('Escape');
  if ((await page.locator('#prompt.mine').count()) === 0) return page.waitForTimeout(30);
  const main = page.locator('.actions button.main:enabled').last();
  try {
    if ((await main.count()) > 0) return await main.click({ timeout: 1500 });
    // Where something must be touched, a second touch confirms.
    await lit(page).first().focus({ timeout: 1500 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  } catch (error) {
    if (!/Timeout|detached|not attached/.test(String(error))) throw error; // others were quicker
  }
}

/** Somebody in a browser of his own, and all that comes to it. */
async function guest(browser: Browser, name: string) {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', (frame) => heard.push(frame.payload.toString())));
  await page.goto(`${server.address}/`);
  return { page, name, heard };
}

test('two sign a secret contract, it stops a march, and the third hears nothing of it', async ({ browser }) => {
  const people = [await guest(browser, 'Anna'), await guest(browser, 'Ben'), await guest(browser, 'Cleo')];
  const made = {
    game: 'blood',
    players: 3,
    seats: ['me', 'person', 'person'],
    options: { three: 'france-germany-italy' },
  };
  for (const { page, name } of people) await ask(page, 'guest', { name });
  // Years go by until somebody may be wed: at some table that is soon, before armies are gone for want of money.
  let match: Match;
  do {
    const { id: table } = await ask<{ id: string }>(people[0]!.page, 'create', made);
    for (const { page, name } of people) {
      if (name !== 'Anna') await ask(page, 'join', { table });
      await page.goto(`${server.address}/tables/${table}`);
    }
    for (const { page } of people) await expect(page.getByRole('group', { name: 'The map' })).toBeVisible();
    match = await Promise.race(people.map(({ page }) => hastenToMatch(page)));
    for (const { page } of people)
      await page.evaluate(() => (window as unknown as { stopHastening(): void }).stopHastening());
  } while (match.year > 1310);
  for (const { page } of people) await page.keyboard.press('Escape'); // past a scene
  const suitor = people[match.seat - 1]!;
  const asked = people[match.other - 1]!;
  const third = people.find((each) => each !== suitor && each !== asked)!;
  const countries = ['France', 'Germany', 'Italy'];
  const [his, hers] = [countries[match.seat - 1]!, countries[match.other - 1]!];

  // One drafts: his house shall not attack hers.
  const court = suitor.page.getByRole('region', { name: 'At court' });
  await court.locator('.seek button', { hasText: match.own }).click();
  await court
    .getByRole('listitem')
    .filter({ hasText: match.partner })
    .getByRole('button', { name: 'With a contract' })
    .click();
  await suitor.page.getByRole('button', { name: /Add a clause/ }).click();
  await suitor.page
    .getByRole('group', { name: 'Peace' })
    .getByRole('button', { name: new RegExp(`^${his}`) })
    .click();
  await expect(suitor.page.locator('.room').first()).toContainText(`${his} does not attack`);
  await suitor.page.getByRole('button', { name: /^Put it to/ }).click();
  const wording = `${his} does not attack ${hers}`;

  // The other reads it, and seals it.
  const answering = asked.page.getByRole('region', { name: 'At court' });
  await answering.getByRole('button', { name: 'Read it' }).click();
  await expect(asked.page.locator('.room').first()).toContainText(wording);
  await check(asked.page);
  await asked.page.getByRole('button', { name: /^Seal/ }).click();
  await asked.page.getByRole('button', { name: /for good$/ }).click();
  await expect(asked.page.locator('.log')).toContainText('weds');

  // Then the table refuses what it forbids, and says so before anything is sent.
  const isToMove = async () => /^Your move/.test(await prompt(suitor.page).innerText());
  while (!(await isToMove()))
    for (const { page } of people) if (page !== suitor.page || !(await isToMove())) await pass(page);
  await suitor.page.keyboard.press('Escape'); // past a scene
  await suitor.page.keyboard.press('1');
  const closed = suitor.page.locator('[data-element^="province:"][aria-label*="Closed: Clause"]').first();
  const stacks = await lit(suitor.page).evaluateAll((all) => all.map((each) => each.getAttribute('data-element')!));
  for (const stack of stacks) {
    await element(suitor.page, stack).focus();
    await suitor.page.keyboard.press('Enter');
    await expect(suitor.page.getByRole('region', { name: 'Planning a march' })).toContainText(/number|nowhere/);
    if ((await closed.count()) > 0) break;
    await suitor.page.keyboard.press('Escape');
  }
  await closed.focus();
  await suitor.page.keyboard.press('Enter');
  await expect(suitor.page.getByRole('alert').filter({ hasText: 'is closed' })).toContainText(wording);
  await check(suitor.page);
  expect(people.every(({ heard }) => heard.length > 0)).toBe(true);
  expect(third.heard.join('')).not.toContain(wording);
  expect(suitor.heard.join('')).toContain(wording);
});
