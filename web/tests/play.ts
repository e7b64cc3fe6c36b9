// Playing through the page as people do.
import { expect, type Locator, type Page } from '@playwright/test';

/** Sets up a table by the page for new tables. */
export async function setUp(page: Page, address: string, seats: string[]) {
  await page.goto(`${address}/new/royals`);
  await page.getByLabel('Players').selectOption(String(seats.length));
  for (const [i, seat] of seats.entries()) await page.getByLabel(`Seat ${i + 1}`).selectOption(seat);
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.waitForURL('**/tables/*');
}

/** The player's own cards are on the table. */
export const hand = (page: Page): Locator => page.getByRole('heading', { name: /^Your hand/ });

export const over = (page: Page): Locator => page.getByRole('dialog').getByText('How it went');
/** The first button that plays: confirming, one of several ways to pay, or ending the turn. */
const button = (page: Page) => page.locator('.actions button.main').first();

/** What is best to touch: a noble that can be had, otherwise the pile, otherwise a card. */
async function target(page: Page): Promise<Locator | null> {
  const nobles = page.locator('.frame .touchable[data-lit="yes"]');
  if ((await nobles.count()) > 0) return nobles.first();
  const pile = page.locator('.frame [data-element="pile"][data-lit="yes"]');
  if ((await pile.count()) > 0) return pile;
  const cards = page.locator('.frame .card[data-lit="yes"]');
  return (await cards.count()) > 0 ? cards.first() : null;
}

export interface Hands {
  touch(page: Page, element: Locator): Promise<void>;
  press(page: Page, button: Locator): Promise<void>;
}

export const mouse: Hands = {
  touch: (_, element) => element.click({ timeout: 3000 }),
  press: (_, button) => button.click({ timeout: 3000 }),
};

export const finger: Hands = {
  touch: (_, element) => element.tap({ timeout: 3000 }),
  press: (_, button) => button.tap({ timeout: 3000 }),
};

/** Whether the focus is on something of this kind. */
const focused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Only keys: the arrows walk to an element or button, Enter takes it. */
export const keys: Hands = {
  async touch(page) {
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight']) {
      if (await focused(page, '[data-lit]')) break;
      await page.keyboard.press(key);
    }
    await page.keyboard.press('Enter');
  },
  async press(page) {
    // What was touched still has the focus, and a second Enter confirms. Otherwise a button is walked to.
    const confirms = (await page.locator('.actions .main').count()) === 1;
    if (!confirms || !(await focused(page, '[data-lit="chosen"]')))
      for (const key of [
        'ArrowDown',
        'ArrowDown',
        'ArrowUp',
        'ArrowUp',
        'ArrowUp',
        'ArrowLeft',
        'ArrowDown',
        'ArrowDown',
      ])
        if (!(await focused(page, '.actions .main'))) await page.keyboard.press(key);
    if (await focused(page, '.actions .main, [data-lit]')) await page.keyboard.press('Enter');
  },
};

/** One decision, if one is asked for; false when the game has ended. */
export async function decide(page: Page, hands: Hands): Promise<boolean> {
  if (await over(page).isVisible()) return false;
  try {
    const chosen = (await page.locator('.frame [data-lit="chosen"]').count()) > 0;
    const element = chosen ? null : await target(page);
    if (element) await hands.touch(page, element);
    else if (await button(page).isVisible()) await hands.press(page, button(page));
    else await page.waitForTimeout(40);
  } catch (error) {
    // Bots move on meanwhile, so what was there may be gone; the next look shows what is.
    if (!/Timeout|detached|not attached/.test(String(error))) throw error;
  }
  return true;
}

export async function playToTheEnd(page: Page, hands: Hands) {
  const start = Date.now();
  while (await decide(page, hands)) expect(Date.now() - start).toBeLessThan(200_000);
}

/** Some decisions of one's own. */
export async function playSome(page: Page, hands: Hands, lines: number) {
  const log = page.locator('.log li');
  const until = (await log.count()) + lines;
  const start = Date.now();
  while ((await log.count()) < until && (await decide(page, hands))) expect(Date.now() - start).toBeLessThan(60_000);
}
