// What only Gambit Royale has: the evaluation of a round, and its reference of cards.
import { expect, test, type Page } from '@playwright/test';
import { decide, evaluation, hand, mouse, setUp } from './play';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => (server = await new Server().start()));
test.afterAll(() => server.remove());

const step = (page: Page) => evaluation(page).locator('.where');

/** Plays until a round has been decided. */
async function playARound(page: Page) {
  const watching = { ...mouse, skip: () => Promise.resolve() };
  while (!(await evaluation(page).isVisible()) && (await decide(page, watching)));
}

test('the evaluation of a round is played, paused, stepped through, skipped and shown again', async ({ page }) => {
  await setUp(page, server.address, ['me', 'random', 'random'], 'gambit');
  await expect(hand(page)).toBeVisible();
  await playARound(page);
  await expect(step(page)).not.toHaveText(/^1 \//); // it goes on by itself

  const button = (name: RegExp) => evaluation(page).getByRole('button', { name });
  await button(/^Pause/).click();
  await expect(button(/^Play/)).toBeVisible();
  const stopped = await step(page).innerText();
  await page.waitForTimeout(2000);
  await expect(step(page)).toHaveText(stopped);
  await button(/^Back/).click();
  while (await button(/^Back/).isEnabled()) await page.keyboard.press('ArrowLeft');
  await expect(step(page)).toHaveText(/^1 \//);
  await page.keyboard.press('ArrowRight');
  await button(/^Next/).click();
  await expect(step(page)).toHaveText(/^3 \//);

  // The log tells no more than has been played.
  const newest = page.locator('.log li').last();
  const sentence = evaluation(page).locator('.sentence');
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowRight');
  await expect(newest).toHaveText(await sentence.innerText());

  while (await button(/^Next/).isEnabled()) await page.keyboard.press('ArrowRight');
  await expect(evaluation(page).getByText(/ wins$|Nobody wins/)).toHaveCount(3);
  const points = page.getByRole('list', { name: 'Seats' }).locator('.points');
  const before = await points.allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(evaluation(page)).toBeHidden();
  expect(await points.allInnerTexts()).not.toEqual(before);

  await page.getByRole('button', { name: /evaluation of round \d again/ }).click();
  await button(/^Skip/).click();
  await expect(evaluation(page)).toBeHidden();

  // Who comes later is not shown what is past; who goes on playing has seen enough.
  await page.reload();
  await expect(hand(page)).toBeVisible();
  await page.waitForTimeout(500);
  await expect(evaluation(page)).toBeHidden();
  await page.getByRole('button', { name: /evaluation of round \d again/ }).click();
  await expect(page.locator('#prompt.mine')).toBeVisible();
  await page.locator('.frame .card[data-lit]').first().click();
  await expect(evaluation(page)).toBeHidden();
});

test('looking back shows no evaluation by itself', async ({ page }) => {
  await setUp(page, server.address, ['me', 'random', 'random'], 'gambit');
  await expect(hand(page)).toBeVisible();
  await playARound(page);
  await page.locator('.log .head[aria-expanded="false"]').first().click();
  await page.locator('.log [data-line="1"]').click();
  await expect(evaluation(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /evaluation of round \d again/ })).toBeHidden();

  // At a line of the evaluation it can be asked for, and stands there.
  const line = page.getByRole('button', { name: /^Column 2, / }).last();
  await line.click();
  await expect(evaluation(page)).toBeHidden();
  await expect(page.getByRole('group', { name: 'Column 2' }).getByRole('img').first()).toBeVisible();
  await page.getByRole('button', { name: /evaluation of round \d again/ }).click();
  await expect(evaluation(page).locator('.sentence')).toHaveText((await line.innerText()).trim());
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(evaluation(page)).toBeHidden();
});

test('the conspirators can be looked up and searched', async ({ page }) => {
  await setUp(page, server.address, ['me', 'random'], 'gambit');
  await expect(hand(page)).toBeVisible();
  await page.keyboard.press('k');
  const dialog = page.getByRole('dialog', { name: 'Conspirators' });
  await expect(dialog.getByRole('term')).toHaveCount(31);
  await dialog.getByLabel('Search the conspirators').fill('juliet');
  await expect(dialog.getByRole('term')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText('all conspirators')).toBeVisible();
});

test('several players share one screen, and the next sees the evaluation', async ({ page }) => {
  await setUp(page, server.address, ['me', 'me'], 'gambit');
  const ready = page.getByRole('button', { name: /show my cards/ });
  await expect(ready.or(hand(page))).toBeVisible();
  const decided = page.locator('.log').getByText(/Round 1 is over/);
  // Whoever ends the round may have to pass the screen on at once; whoever comes next sees how it was decided.
  for (let passedOn = false; !passedOn || (await decided.count()) === 0;) {
    passedOn = await ready.isVisible();
    if (passedOn) {
      await ready.click();
      await expect(hand(page)).toBeVisible();
    } else await decide(page, mouse);
  }
  await expect(evaluation(page).getByRole('heading', { name: 'Evaluation of round 1' })).toBeVisible();
});
