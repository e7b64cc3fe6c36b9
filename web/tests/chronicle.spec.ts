// The log as a chronicle, and what travels over the table.
import { expect, test, type Page } from '@playwright/test';
import { check } from './axe';
import { decide, hand, mouse, playSome, setUp } from './play';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => (server = await new Server().start()));
test.afterAll(() => server.remove());

/** Counts what sets out to travel from now on. */
async function countTravels(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { travels: number };
    counted.travels = 0;
    new MutationObserver((changes) => {
      for (const change of changes) counted.travels += change.addedNodes.length;
    }).observe(document.querySelector('.travel')!, { childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { travels: number }).travels);
}

test('earlier turns are shut to a line, and open by mouse, keys and looking back', async ({ page }) => {
  await setUp(page, server.address, ['me', 'greedy']);
  await expect(hand(page)).toBeVisible();
  await playSome(page, mouse, 45);
  await page.keyboard.press('Escape');
  const heads = page.locator('.log .head');
  const line = page.locator('.log [data-line="8"]');
  await expect(heads.last()).toHaveAttribute('aria-expanded', 'true');
  await expect(heads.first()).toHaveAttribute('aria-expanded', 'false');
  await expect(line).toBeHidden();
  await heads.first().click();
  await expect(page.locator('.log [data-line="1"]')).toBeVisible();

  // The arrows walk from the one stop of the Tab key over what is in sight.
  await expect(page.locator('.log [tabindex="0"]')).toHaveCount(1);
  await page.locator('.log [tabindex="0"]').focus();
  while (!(await page.evaluate(() => document.activeElement!.matches('[aria-expanded="false"]'))))
    await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.locator('.log .head:focus')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.log [data-line]:focus')).toBeVisible();
  await check(page);

  await page.goto(`${page.url()}?line=8`);
  await expect(line).toBeVisible();
  await expect(line).toHaveClass(/now/);
});

test('things travel when they are told, and not for whoever wants no motion', async ({ page }) => {
  await setUp(page, server.address, ['me', 'greedy'], 'gambit');
  await expect(hand(page)).toBeVisible();
  const travels = await countTravels(page);
  while ((await travels()) === 0) await decide(page, mouse);
  await expect(page.locator('.travel > *')).toHaveCount(0);

  // Nothing travels for who comes later, nor without motion.
  await page.reload();
  await expect(hand(page)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const further = await countTravels(page);
  await playSome(page, mouse, 4);
  expect(await further()).toBe(0);
});
