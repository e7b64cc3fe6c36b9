// Every screen without a violation that axe finds: light and large, dark and small.
import { expect, test } from '@playwright/test';
import { check, screens } from './axe';
import { chooseMore, decide, evaluation, hand, mouse, playSome, setUp } from './play';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => (server = await new Server().start()));
test.afterAll(() => server.remove());

for (const { theme, size, viewport } of screens)
  test(`every screen, ${theme}, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const path of [
      '/',
      '/new/royals',
      '/rules/royals',
      '/new/gambit',
      '/rules/gambit',
      '/new/crowns',
      '/rules/crowns',
      '/account',
      '/settings',
    ]) {
      await page.goto(server.address + path);
      await expect(page.locator('main')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await check(page);
    }
    await setUp(page, server.address, ['me', 'person']);
    await expect(page.getByText('The game begins when every seat is taken.')).toBeVisible();
    await check(page);
    await setUp(page, server.address, ['me', 'greedy']);
    await expect(hand(page)).toBeVisible();
    await check(page);
    await playSome(page, mouse, 8);
    await check(page);
    await page.getByRole('button', { name: /^Help/ }).click();
    await check(page);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    for (const tab of ['Chat', 'Rules']) {
      await page.getByRole('tab', { name: tab }).click();
      await check(page);
    }
    await chooseMore(page, 'Let a bot play');
    await check(page);
    await page.getByRole('button', { name: 'A bot shall play' }).click();
  });

for (const { theme, size, viewport } of screens)
  test(`a table of Gambit Royale, ${theme}, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await setUp(page, server.address, ['me', 'random', 'random', 'random', 'random', 'random'], 'gambit');
    await expect(hand(page)).toBeVisible();
    await check(page);
    await playSome(page, mouse, 30);
    await page.keyboard.press('Escape');
    await check(page);
    await page.getByText(/^Still to come/).click();
    await check(page);
    await page.getByText(/^Still to come/).click();
    await page.getByRole('button', { name: /^Conspirators/ }).click();
    await check(page);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: /^Help/ }).click();
    await check(page);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    const watching = { ...mouse, skip: () => Promise.resolve() };
    while (!(await evaluation(page).isVisible())) await decide(page, watching);
    await check(page);
    await evaluation(page)
      .getByRole('button', { name: /^Pause/ })
      .click();
    for (let i = 0; i < 8; i++) await page.keyboard.press('ArrowRight');
    await check(page);
    await page.keyboard.press('Escape');
    if (size === 'phone') await page.getByRole('tab', { name: 'Overview' }).click();
    await check(page);
  });

for (const [game, players] of [
  ['royals', 3],
  ['gambit', 3],
  ['crowns', 9],
] as const)
  test(`the end of a game of ${game}`, async ({ page }) => {
    const { token } = await server.ask<{ token: string }>('guest', { name: 'Anna' });
    const made = { game, players, seats: Array<string>(players).fill('random') };
    const { id } = await server.ask<{ id: string }>('create', made, token);
    await expect
      .poll(async () => (await server.ask<{ stage: string }>('table', { table: id })).stage, { timeout: 30_000 })
      .toBe('over');
    await page.goto(`${server.address}/tables/${id}`);
    await expect(page.getByText('How it went')).toBeVisible();
    await check(page);
    await page.getByRole('button', { name: 'Look at the game' }).click();
    await check(page);
  });

test('the screen is passed on', async ({ page }) => {
  await setUp(page, server.address, ['me', 'me']);
  const ready = page.getByRole('button', { name: /show my cards/ });
  await expect(ready.or(hand(page))).toBeVisible();
  while (!(await ready.isVisible())) await decide(page, mouse);
  await check(page);
});
