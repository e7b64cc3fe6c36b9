// What only Royals has: the scoring of a period.
import { expect, test, type Page } from '@playwright/test';
import { check, screens } from './axe';
import { decide, hand, mouse, scoring, setUp } from './play';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => (server = await new Server().start()));
test.afterAll(() => server.remove());

/** Plays until the scoring of a period is shown, and says which. A slow page lets a touch pass the scoring by: then it is the next one. */
async function playAPeriod(page: Page): Promise<string> {
  const watching = { ...mouse, skip: () => Promise.resolve() };
  while (!(await scoring(page).isVisible()) && (await decide(page, watching)));
  const title = await scoring(page)
    .getByRole('heading', { name: /^Scoring of the period/ })
    .innerText();
  return /\d{4}/.exec(title)![0];
}

for (const { theme, size, viewport } of screens)
  test(`the scoring of a period is played, stepped through, skipped and shown again, ${theme}, ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await setUp(page, server.address, ['me', 'greedy', 'greedy']);
    await expect(hand(page)).toBeVisible();
    const year = await playAPeriod(page);

    const button = (name: RegExp) => scoring(page).getByRole('button', { name });
    const headline = scoring(page).getByRole('heading', { name: /^Who holds/ });
    const step = scoring(page).locator('.where');
    await expect(headline).toHaveText('Who holds France?');
    await expect(step).toHaveText('2 / 4'); // it goes on by itself
    await button(/^Pause/).click();
    await expect(headline).toHaveText('Who holds the German States?');
    await check(page);
    await button(/^Back/).click();
    await expect(headline).toHaveText('Who holds France?');
    await check(page);

    // Neither the log nor the seats tell more than has been played.
    const points = page.getByRole('list', { name: 'Seats' }).locator('.points');
    const before = await points.allInnerTexts();
    for (const country of ['the German States', 'Britain', 'Spain']) {
      await page.keyboard.press('ArrowRight');
      await expect(headline).toHaveText(`Who holds ${country}?`);
    }
    expect(await points.allInnerTexts()).toEqual(before);
    await expect(page.locator('.log li').last()).toHaveText(new RegExp(` Spain.* for ${year}`));
    await page.keyboard.press('Escape');
    await expect(scoring(page)).toBeHidden();
    expect(await points.allInnerTexts()).not.toEqual(before);

    // Who comes later is not shown what is past, but can ask for it; who goes on playing has seen enough.
    await page.reload();
    await expect(hand(page)).toBeVisible();
    const again = page.getByRole('button', { name: `Scoring of ${year} again` });
    await again.click();
    await button(/^Skip/).click();
    await expect(scoring(page)).toBeHidden();
    if (size === 'phone') return; // there it covers all that could be touched
    await again.click();
    await expect(page.locator('#prompt.mine')).toBeVisible();
    await page.locator('.frame .tray [data-lit]').first().click();
    await expect(scoring(page)).toBeHidden();
  });
