// The guided first games, followed as a learner does: by touching what is pointed at.
import { expect, test, type Page } from '@playwright/test';
import { check, screens } from './axe';
import { evaluation, hand, mouse, playSome } from './play';
import { Server } from './server';

let server: Server;
test.beforeEach(async () => {
  server = await new Server().start();
});
test.afterEach(() => server.remove());

const coach = (page: Page) => page.getByRole('region', { name: 'Lesson' });
const said = (page: Page) => coach(page).locator('.say').innerText();
const done = (page: Page) => coach(page).getByRole('button', { name: 'Play a real game against bots' });

async function begin(page: Page, game: string) {
  await page.goto(`${server.address}/learn/${game}`);
  await expect(coach(page)).toBeVisible();
}

/** Where the ring is, once it rests there. */
async function pointedAt(page: Page) {
  let box = await page.locator('.pointer').boundingBox({ timeout: 3000 });
  for (;;) {
    await page.waitForTimeout(120);
    const now = await page.locator('.pointer').boundingBox({ timeout: 3000 });
    if (box && JSON.stringify(now) === JSON.stringify(box)) return box;
    box = now;
  }
}

/** One touch: of Next, of what is pointed at, or of what closes an evaluation. Nothing, while others play. */
async function follow(page: Page) {
  const next = coach(page).getByRole('button', { name: 'Next' });
  try {
    if (await evaluation(page).isVisible()) await mouse.skip(page);
    else if (await next.isVisible()) await next.click({ timeout: 3000 });
    else if (await page.locator('.pointer').isVisible()) {
      const { x, y, width, height } = await pointedAt(page);
      await page.mouse.click(x + width / 2, y + height / 2);
    } else await page.waitForTimeout(100);
  } catch (error) {
    if (!/Timeout/.test(String(error))) throw error; // the lesson went on meanwhile
  }
}

/** Follows the lesson until it says this, or to its end. */
async function followUntil(page: Page, words?: RegExp) {
  for (let touches = 0; touches < 400; touches += 1) {
    if (words ? words.test(await said(page)) : await done(page).isVisible()) return;
    await follow(page);
  }
  throw new Error(`The lesson does not go on from: ${await said(page)}`);
}

for (const game of ['royals', 'gambit'])
  for (const { theme, size, viewport } of screens)
    test(`the lesson of ${game} is followed to its end, ${theme}, ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: theme });
      await begin(page, game);
      await check(page);
      await followUntil(page);
      await check(page);
      await expect(coach(page).getByRole('alert')).toBeHidden();
      await done(page).click();
      await page.waitForURL('**/tables/*');
      await expect(page.locator('.frame')).toBeVisible();
      await page.goto(server.address);
      await expect(page.locator('main li a')).toHaveCount(1); // the lesson's own table is nobody's any more
    });

test('another move than the lesson wants is not played, and one is told so', async ({ page }) => {
  await begin(page, 'royals');
  await followUntil(page, /take the France card/);
  await page.locator('[data-element="display:german"]').click();
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await expect(coach(page).getByRole('alert')).toContainText('the lesson has prepared another');
  await expect(page.getByRole('heading', { name: /0 of 12 Country/ })).toBeVisible();
  await follow(page); // what was touched instead is cancelled first
  await expect(page.locator('[data-lit="chosen"]')).toHaveCount(0);
  await followUntil(page, /Claim the Marshal of Bordeaux/);
  await page.keyboard.press('Escape'); // what was touched goes back first
  await page.getByRole('button', { name: /^Take back/ }).click();
  await expect(page.getByText('In a lesson nothing is taken back.')).toBeVisible();
  await expect(coach(page).getByRole('alert')).toBeHidden();
});

test('a lesson is left, and the game goes on freely against bots', async ({ page }) => {
  await begin(page, 'gambit');
  await followUntil(page, /Crown is one/);
  await page.locator('[data-element="hand:queen"]').click();
  await page.locator('[data-element="column:2"]').click();
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await page.getByRole('button', { name: 'Leave the lesson and play on freely' }).click();
  await page.waitForURL('**/tables/*');
  await expect(coach(page)).toBeHidden();
  await expect(hand(page)).toBeVisible();
  await playSome(page, mouse, 12);
  await expect(page.getByText('steady bot')).toBeVisible();
});

test('a lesson goes on where it was left, and can be skipped', async ({ page }) => {
  await begin(page, 'royals');
  await followUntil(page, /Claim the Marshal of Bordeaux/);
  await page.reload();
  await expect(coach(page).getByText(/Claim the Marshal of Bordeaux/)).toBeVisible();
  await followUntil(page, /From now on you draw three cards/);
  await coach(page).getByRole('button', { name: 'Skip lesson' }).click();
  await expect(page.getByRole('heading', { name: 'Games of crowns and intrigue' })).toBeVisible();
  await expect(page.getByText('your turn')).toBeHidden();
  await begin(page, 'royals');
  await expect(coach(page).getByText('Step 1 of')).toBeVisible();
});
