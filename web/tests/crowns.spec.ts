// What only Game of Crowns has: a table with nine seats, votes, wishes with an amount, and the scoring of the hands.
import { expect, test, type Page } from '@playwright/test';
import { check, screens } from './axe';
import { counting, decide, hand, mouse, setUp } from './play';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => (server = await new Server().start()));
test.afterAll(() => server.remove());

const nine = ['me', ...Array<string>(8).fill('random')];
const watching = { ...mouse, skip: () => Promise.resolve() };

/** Plays until something is asked; false: the game ended before. */
async function playUntil(page: Page, asked: RegExp): Promise<boolean> {
  const prompt = page.locator('#prompt.mine');
  while (!asked.test((await prompt.count()) > 0 ? await prompt.innerText() : '')) {
    if (await counting(page).isVisible()) return false;
    if (!(await decide(page, watching))) return false;
  }
  return true;
}

for (const { theme, size, viewport } of screens)
  test(`nine seats exchange, vote and are scored, ${theme}, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await setUp(page, server.address, nine, 'crowns');
    await expect(hand(page)).toBeVisible();
    await expect(page.locator('.table .seats > li')).toHaveCount(9);
    await check(page);

    // All that is there is in sight, and nothing lies outside.
    const board = (await page.getByRole('region', { name: 'Board' }).boundingBox())!;
    if (size === 'desktop')
      for (const seat of await page.locator('.table [data-seat]').all()) {
        const box = (await seat.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(board.x);
        expect(box.y).toBeGreaterThanOrEqual(board.y);
        expect(box.x + box.width).toBeLessThanOrEqual(board.x + board.width);
        expect(box.y + box.height).toBeLessThanOrEqual(board.y + board.height);
      }

    for (const asked of [/for whom do you vote/, /^It stands/, /^Offer a card/])
      if (await playUntil(page, asked)) await check(page);
    while (!(await counting(page).isVisible()) && (await decide(page, watching)));

    const button = (name: RegExp) => counting(page).getByRole('button', { name });
    await button(/^Pause/).click();
    await check(page);
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
    await expect(counting(page).locator('h3')).toBeVisible();
    await check(page);
    await page.keyboard.press('Escape');
    await expect(counting(page)).toBeHidden();
    await page.getByRole('button', { name: 'Look at the game' }).click();
    await expect(page.locator('.table .points')).toHaveCount(9);
    await check(page);
    await page.getByRole('tab', { name: 'Overview' }).click();
    await check(page);
    await page.getByRole('button', { name: 'Scoring again' }).click();
    await expect(counting(page)).toBeVisible();
  });

test('a card is laid or played on somebody, as one likes', async ({ page }) => {
  await setUp(page, server.address, ['me', 'random', 'random', 'random'], 'crowns');
  await expect(hand(page)).toBeVisible();
  await playUntil(page, /^Your turn/);
  const knight = page.locator('.tray [data-element^="hand:knight"][data-lit]').first();
  await knight.click();
  await expect(page.getByRole('button', { name: /^Begin an exchange with the Knight/ })).toBeVisible();
  await page.locator('.table [data-element^="seat:"][data-lit="yes"]').last().click();
  await expect(page.locator('.about.ready')).toHaveText(/^Attack /);
  await page.getByLabel('Words').fill('For the crown!');
  await page.keyboard.press('Enter');
  await expect(page.locator('#prompt')).toHaveText(/for whom do you vote/);
  await expect(page.locator('.log')).toContainText('For the crown!');
  await page.locator('[data-element="vote:attacker"]').click();
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await expect(page.locator('#prompt')).not.toHaveText(/for whom do you vote/);
});

test('a wish for a Sentinel says from how many ravens on', async ({ page }) => {
  await setUp(page, server.address, ['me', 'random', 'random', 'random'], 'crowns');
  await expect(hand(page)).toBeVisible();
  await page.keyboard.press('w');
  const anyone = page.getByRole('listitem').filter({ hasText: 'against anyone' });
  const amount = anyone.getByRole('spinbutton');
  const save = page.getByRole('button', { name: 'Save' });
  await amount.fill('99');
  await expect(save).toBeDisabled();
  await amount.fill('6');
  await expect(anyone.getByRole('checkbox')).toBeChecked();
  await check(page);
  await save.click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(hand(page)).toBeVisible();
  await page.keyboard.press('w');
  await expect(amount).toHaveValue('6');
});
