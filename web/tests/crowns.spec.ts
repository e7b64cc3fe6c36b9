// What only Game of Crowns has: a table with nine seats, votes, wishes with an amount, the scoring of the hands, and deals
// between people at a table of bots.
import { expect, test, type Page } from '@playwright/test';
import { check, screens } from './axe';
import { ask, counting, decide, hand, mouse, over, setUp } from './play';
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

const bargains = (page: Page) => page.getByRole('region', { name: 'Bargains' });
const log = (page: Page) => page.locator('.log');
const confirm = (page: Page) => page.getByRole('button', { name: /^Confirm/ });

test('cards are swapped with the second house, in any order of touches', async ({ page }) => {
  await page.goto(server.address);
  await ask(page, 'guest', { name: 'Anna' });
  const { id } = await ask<{ id: string }>(page, 'create', {
    game: 'crowns',
    players: 4,
    seats: ['me', 'random', 'random', 'random'],
    options: { customized: 'on' },
  });
  await page.goto(`${server.address}/tables/${id}`);
  const feud = page.locator('.tray [data-element="hand:feud.lyre"]');
  const knight = page.locator('.tray [data-element^="second:knight"]');
  const prompt = page.locator('#prompt');
  await feud.click({ position: { x: 8, y: 60 } });
  await knight.click({ position: { x: 8, y: 60 } });
  await confirm(page).click();
  await expect(prompt).toHaveText(/^Swap 2 of 3/);
  await knight.click({ position: { x: 8, y: 60 } });
  await feud.click({ position: { x: 8, y: 60 } });
  await confirm(page).click();
  await expect(prompt).toHaveText(/^Swap 3 of 3/);
  await expect(feud).toHaveCount(0);
  await page.getByRole('button', { name: 'Keep all cards' }).click();
  await expect(prompt).not.toHaveText(/^Swap/);
  await expect(page.locator('.tray [data-element^="second:"]')).toHaveCount(0);
});

/** Anna and Ben with four bots. With this seed the first guest to be drawn is a Sentinel, whoever draws it. */
async function seatWithBots(anna: Page, ben: Page) {
  await anna.goto(server.address);
  await ask(anna, 'guest', { name: 'Anna' });
  const table = await ask<{ id: string }>(anna, 'create', {
    game: 'crowns',
    seats: ['me', 'person', 'greedy', 'greedy', 'greedy', 'greedy'],
    options: { negotiations: 'on', start: '1' },
    seed: 4,
  });
  await anna.goto(`${server.address}/tables/${table.id}`);
  await anna.getByRole('button', { name: 'Invite by link' }).click();
  await ben.goto(await anna.getByLabel('Link for seat 2').inputValue());
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit here' }).click();
}

/** A raven of Anna's for a Princess of Ben's, with words, accepted as it was put. */
async function strikeDeal(anna: Page, ben: Page) {
  await anna.keyboard.press('b');
  await bargains(anna).getByRole('button', { name: 'New with Ben' }).click();
  const draft = bargains(anna).locator('article.draft');
  const ravens = draft.getByRole('form', { name: /^Add that you give Ben . to . ravens/ });
  await ravens.getByRole('spinbutton').fill('1');
  await ravens.getByRole('button', { name: 'Add' }).click();
  await expect(draft.locator('li:not(.empty)')).toHaveCount(1);
  await draft.getByRole('button', { name: 'Add that Ben gives you a Princess' }).click();
  await expect(draft.locator('li:not(.empty)')).toHaveCount(2);
  await draft.getByLabel('Say with it').fill('And later I leave you alone.');
  await draft.getByRole('button', { name: 'Put it to Ben' }).click();
  await expect(draft).toHaveCount(0);

  await ben.keyboard.press('b');
  await expect(bargains(ben)).toContainText('And later I leave you alone.');
  await bargains(ben).getByLabel('Say with it').fill('I count on it.');
  await bargains(ben).getByRole('button', { name: 'Accept', exact: true }).click();
  await bargains(ben).getByRole('button', { name: 'Accept for good' }).click();
  for (const page of [anna, ben]) {
    await expect(log(page)).toContainText('Ben and Anna have a deal');
    await expect(log(page)).toContainText('I count on it.');
    await page.keyboard.press('Escape');
    await expect(bargains(page)).toBeHidden();
  }
}

/** Offers of bots wait even for those who have said that they are done. */
async function refuseOffers(page: Page) {
  const waiting = page.getByRole('button', { name: /to answer/ });
  if (!(await waiting.isVisible())) return;
  try {
    if (!(await bargains(page).isVisible())) await waiting.click({ timeout: 3000 });
    await bargains(page).getByRole('button', { name: 'Refuse' }).first().click({ timeout: 3000 });
    await page.keyboard.press('Escape');
  } catch (error) {
    if (!/Timeout/.test(String(error))) throw error; // the talks are over
    await page.keyboard.press('Escape');
  }
}

/** Uses a Sentinel against anyone who has a raven, once there is one. */
async function wishForSentinel(page: Page) {
  await page.keyboard.press('w');
  await page.getByRole('listitem').filter({ hasText: 'against anyone' }).getByRole('spinbutton').fill('1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Anna attacks the fourth seat; Ben and she vote for the attacker, and what she wins is a guest. */
async function attack(anna: Page, ben: Page) {
  const act = anna.getByRole('button', { name: 'Close the talks and act' });
  const vote = (page: Page) => page.locator('[data-element="vote:attacker"][data-lit="yes"]');
  await act.click();
  await anna.locator('.tray [data-element^="hand:knight"][data-lit]').first().click();
  await anna.locator('.table [data-element="seat:4"][data-lit]').click();
  await confirm(anna).click();
  await expect(log(anna)).toContainText('attacks');
  await anna.getByRole('button', { name: /^Close the talks/ }).click();
  for (const page of [anna, ben]) {
    await vote(page).click();
    await confirm(page).click();
  }
  const guest = anna.locator('[data-element="deck"][data-lit="yes"]').first();
  while (!(await guest.isVisible())) for (const page of [anna, ben]) await decide(page, mouse);
  await guest.click();
  await confirm(anna).click();
}

test('two people and four bots: a deal, a vote, a Sentinel, and the end', async ({ browser }) => {
  test.setTimeout(600_000);
  const open = async () => {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    page.setDefaultTimeout(10_000);
    return page;
  };
  const [anna, ben] = [await open(), await open()];
  const faults: string[] = [];
  for (const page of [anna, ben]) page.on('pageerror', (error) => faults.push(error.message));
  await seatWithBots(anna, ben);
  await expect(hand(anna)).toBeVisible();
  await expect(hand(ben)).toBeVisible();

  await wishForSentinel(anna);
  await strikeDeal(anna, ben);
  await attack(anna, ben);
  await expect(log(anna)).toContainText('Sentinel');
  while (!(await over(anna).isVisible()))
    for (const page of [anna, ben]) {
      await refuseOffers(page);
      await decide(page, mouse);
    }
  await expect(over(ben)).toBeVisible();
  expect(faults).toEqual([]);
});
