// Whole games through the page.
import { expect, test } from '@playwright/test';
import { finger, hand, keys, mouse, over, playToTheEnd, setUp } from './play';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => (server = await new Server().start()));
test.afterAll(() => server.remove());

const games = [
  { id: 'royals', name: 'Royals', seats: 4, few: 1, bots: ['greedy'] },
  { id: 'gambit', name: 'Gambit Royale', seats: 4, few: 1, bots: ['greedy', 'random', 'random', 'random', 'random'] },
  {
    id: 'crowns',
    name: 'Game of Crowns',
    seats: 6,
    few: 3,
    bots: ['greedy', 'random', 'random', 'random', 'greedy', 'random', 'random', 'random'],
  },
];
for (const { id, name, seats, few, bots } of games) {
  test(`a new visitor plays a whole game of ${name} against bots with the mouse`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await page.goto(server.address);
    await page
      .getByRole('article', { name, exact: true })
      .getByRole('button', { name: 'Play against bots now' })
      .click();
    await expect(hand(page)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Seats' }).getByRole('listitem')).toHaveCount(seats);
    await playToTheEnd(page, mouse);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: /win/ })).toBeVisible();
    await expect(dialog.getByText(/✓\s+Proved by this browser: .* from what the table had committed to/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Play again' }).click();
    await expect(hand(page)).toBeVisible();
    expect(faults).toEqual([]);
  });

  test(`a whole game of ${name} is played with the keyboard alone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await setUp(page, server.address, ['me', ...Array<string>(few).fill('greedy')], id);
    await expect(hand(page)).toBeVisible();
    await playToTheEnd(page, keys);
    await page.keyboard.press('Escape');
    await expect(over(page)).toBeHidden();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test(`a whole game of ${name} is played with a finger`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await setUp(page, server.address, ['me', ...bots], id, true);
      await expect(hand(page)).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      await playToTheEnd(page, finger);
      await expect(
        page.getByText(/✓\s+Proved by this browser: .* from what you and the table committed to/),
      ).toBeVisible();
    });
  });
}
