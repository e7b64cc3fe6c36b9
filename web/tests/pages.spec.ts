// What remains of a game: on the front page, among one's own games, and on the page that others see.
import { expect, test, type Page } from '@playwright/test';
import { check, screens } from './axe';
import { hand, mouse, playToTheEnd, setUp } from './play';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => (server = await new Server().start()));
test.afterAll(() => server.remove());

interface Known {
  id: number;
  token: string;
}
interface Made {
  id: string;
}

/** A request to the lobby as the visitor of this page. */
async function ask<T>(page: Page, method: string, params: object): Promise<T> {
  const data = { jsonrpc: '2.0', id: 1, method, params };
  const reply = await page.request.post(`${server.address}/api`, { data });
  return ((await reply.json()) as { result: T }).result;
}

const rows = (page: Page, game: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: game }) });
const result = /you won, \d+ : \d+|you shared the win, \d+ : \d+|2nd of 2, \d+ points?/;

test('a game that has ended is found with its result, by others only when its player allows it', async ({
  page,
  browser,
}) => {
  await page.goto(server.address);
  const anna = await ask<Known>(page, 'guest', { name: 'Anna' });
  const table = { game: 'gambit', players: 2, seats: ['me', 'random'], listed: true };
  const { id } = await ask<Made>(page, 'create', table);
  await page.goto(`${server.address}/tables/${id}`);
  await expect(hand(page)).toBeVisible();
  const bot = page.getByRole('list', { name: 'Seats' }).getByRole('listitem').nth(1);
  await expect(bot.getByText('easy bot')).toBeVisible();
  await playToTheEnd(page, mouse);

  await page.goto(server.address);
  const mine = page.getByRole('heading', { name: 'My tables' });
  await expect(mine).toBeVisible();
  await expect(rows(page, 'Gambit Royale').getByText(result)).toBeVisible();
  await page.getByRole('link', { name: 'All my games' }).click();
  await expect(page).toHaveTitle('My games · Regalia');
  await expect(rows(page, 'Gambit Royale').getByText(result)).toBeVisible();
  const line = /Gambit Royale easy bots [01] of 1/;
  await expect(page.getByRole('row', { name: line })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  const shownTo = async () => {
    await other.goto(`${server.address}/players/${anna.id}`);
    await expect(other.getByRole('heading', { name: 'Anna', exact: true })).toBeVisible();
  };
  await shownTo();
  await expect(other).toHaveTitle('Anna · Regalia');
  await expect(other.getByText('Anna shows nothing of the games played.')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Results' })).toBeHidden();

  await page.getByRole('radio', { name: /^Results How many/ }).check();
  await expect(page.getByText('Saved.')).toBeVisible();
  await shownTo();
  await expect(other.getByRole('row', { name: line })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Games' })).toBeHidden();

  await page.getByRole('radio', { name: /^Results and games/ }).check();
  await expect(page.getByText('Saved.')).toBeVisible();
  await shownTo();
  await rows(other, 'Gambit Royale').getByRole('link', { name: 'Gambit Royale' }).click();
  await expect(other).toHaveURL(`${server.address}/tables/${id}`);
});

test('names lead to the pages of people', async ({ page }) => {
  const ben = await server.ask<Known>('guest', { name: 'Ben' });
  const table = { game: 'royals', players: 3, seats: ['me', 'person', 'greedy'], listed: true };
  await server.ask<Made>('create', table, ben.token);
  await page.goto(server.address);
  await expect(rows(page, 'Royals').getByText(/[A-Z][a-z]+ \(steady bot\), a free seat/)).toBeVisible();
  await page.getByRole('link', { name: 'Ben', exact: true }).click();
  await expect(page).toHaveURL(`${server.address}/players/${ben.id}`);
  await page.goBack();
  // Beside the name the row leads to the table.
  await rows(page, 'Royals').click({ position: { x: 20, y: 10 } });
  await expect(page).toHaveTitle('Royals: gathering · Regalia');
  await page.getByRole('link', { name: 'Ben', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ben', exact: true })).toBeVisible();
});

test('a table is friendly among friends until it is said otherwise', async ({ page }) => {
  await page.goto(`${server.address}/new/royals`);
  const friendly = page.getByRole('checkbox', { name: /^Friendly table/ });
  await expect(friendly).toBeChecked();
  await page.getByLabel('Seat 2').selectOption('person');
  await expect(friendly).not.toBeChecked();
  await page.getByText('In the list of open tables').click();
  await expect(friendly).toBeChecked();
  await friendly.uncheck();
  await page.getByText('In the list of open tables').click();
  await page.getByLabel('Seat 2').selectOption('random');
  await expect(friendly).not.toBeChecked();
  await expect(page.getByText('Easy bot, careless: Plays whatever comes to hand')).toBeVisible();
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.waitForURL('**/tables/*');
  const table = page.url().split('/').at(-1)!;
  expect(await ask<{ friendly: boolean }>(page, 'table', { table })).toMatchObject({ friendly: false });
});

for (const { theme, size, viewport } of screens)
  test(`pages of players, ${theme}, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto(`${server.address}/games`);
    await expect(page.getByText('Nobody is known here yet')).toBeVisible();
    await check(page);
    const ben = await server.ask<Known>('guest', { name: 'Ben' });
    await server.ask('create', { game: 'royals', players: 2, seats: ['me', 'person'], listed: true }, ben.token);
    await page.goto(`${server.address}/players/${ben.id}`);
    await expect(page.getByText('shows nothing')).toBeVisible();
    await check(page);
    await setUp(page, server.address, ['me', 'greedy']);
    await expect(hand(page)).toBeVisible();
    const me = await ask<Known>(page, 'me', {});
    await ask(page, 'create', { game: 'royals', players: 2, seats: ['me', 'random'], seed: 1 });
    for (const path of ['/', '/games', `/players/${me.id}`]) {
      await page.goto(server.address + path);
      await expect(page.getByText('lesson', { exact: true })).toBeVisible();
      await check(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    }
  });
