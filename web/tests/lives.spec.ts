// The life of a table around its game: who is there, whose time runs, what becomes of those who stay away.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { check } from './axe';
import { chooseMore, decide, mouse } from './play';
import { Server } from './server';

let server: Server;
test.beforeAll(async () => (server = await new Server().start()));
test.afterAll(() => server.remove());

interface Person {
  token: string;
  page: Page;
}

/** Somebody known, in a browser of the own, who needs no hints. */
async function person(browser: Browser, name: string): Promise<Person> {
  const { token } = await server.ask<{ token: string }>('guest', { name });
  const context = await browser.newContext();
  await context.addCookies([{ name: 'regalia', value: token, url: server.address }]);
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('regalia.settings', '{"hints":false}'));
  return { token, page };
}

const people = (browser: Browser, ...names: string[]) => Promise.all(names.map((name) => person(browser, name)));

/** A table where the first makes room for the others; `more` are further seats. */
async function tableOf(guests: Person[], params: object, more: string[] = []): Promise<string> {
  const seats = ['me', ...guests.slice(1).map(() => 'person'), ...more];
  const made = { game: 'royals', players: seats.length, seats, ...params };
  const { id } = await server.ask<{ id: string }>('create', made, guests[0]!.token);
  for (const [i, guest] of guests.entries())
    if (i > 0) await server.ask('join', { table: id, seat: i + 1 }, guest.token);
  return id;
}

const come = (to: string, guests: Person[]) =>
  Promise.all(guests.map(({ page }) => page.goto(`${server.address}/tables/${to}`)));

const seat = (page: Page, number: number) =>
  page.getByRole('list', { name: 'Seats' }).locator(`[data-seat="${number}"]`);

test('two see each other come and go', async ({ browser }) => {
  const [anna, ben] = await people(browser, 'Anna', 'Ben');
  const id = await tableOf([anna!, ben!], {}, ['greedy']);
  await come(id, [anna!]);
  await expect(seat(anna!.page, 2).getByText('away')).toBeAttached();
  await come(id, [ben!]);
  await expect(seat(anna!.page, 2).getByText('here')).toBeAttached();
  await expect(seat(ben!.page, 1).getByText('here')).toBeAttached();
  await expect(seat(ben!.page, 3).getByText(/here|away/)).toHaveCount(0);
  await ben!.page.goto('about:blank');
  await expect(seat(anna!.page, 2).getByText('away')).toBeAttached();
});

test('seats at a round table say who is there too', async ({ browser }) => {
  const [anna, ben] = await people(browser, 'Anna', 'Ben');
  const id = await tableOf([anna!, ben!], { game: 'crowns', clock: { bank: 600, gain: 5 } }, [
    'greedy',
    'greedy',
    'greedy',
  ]);
  await come(id, [anna!]);
  await expect(anna!.page.getByLabel(/^Ben.* Away\.$/)).toBeVisible();
  await expect(
    anna!.page
      .getByRole('timer')
      .filter({ hasText: /10:0\d|9:5\d/ })
      .first(),
  ).toBeVisible();
});

test('whoever made a table fills, frees and closes it', async ({ browser }) => {
  const [anna, ben, clara] = await people(browser, 'Anna', 'Ben', 'Clara');
  const id = await tableOf([anna!, ben!], { clock: { bank: 600, gain: 5 } }, ['person', 'person']);
  await come(id, [anna!, ben!]);
  await expect(anna!.page.getByText('10 min + 5 s')).toBeVisible();
  await check(anna!.page);
  await anna!.page.getByRole('button', { name: 'Give seat 3 to a bot' }).click();
  await check(anna!.page);
  await anna!.page.getByRole('dialog').getByRole('button', { name: 'Easy bot, forgetful' }).click();
  await expect(anna!.page.getByText('easy bot', { exact: true })).toBeVisible();
  await expect(ben!.page.getByText('easy bot', { exact: true })).toBeVisible();
  await expect(ben!.page.getByRole('button', { name: /Free|Put out|Close/ })).toHaveCount(0);
  await anna!.page.getByRole('button', { name: 'Free seat 3' }).click();
  await expect(anna!.page.getByRole('button', { name: 'Give seat 3 to a bot' })).toBeVisible();

  await anna!.page.getByRole('button', { name: 'Put out Ben' }).click();
  await anna!.page.getByRole('dialog').getByRole('button', { name: 'Put out' }).click();
  await expect(ben!.page.getByText('Whoever made the table has put you out.')).toBeVisible();
  await expect(ben!.page).toHaveURL(`${server.address}/`);

  await server.ask('join', { table: id, seat: 2 }, clara!.token);
  await come(id, [clara!]);
  await anna!.page.getByRole('button', { name: 'Close the table' }).click();
  await anna!.page.getByRole('button', { name: 'Close it' }).click();
  for (const { page } of [anna!, clara!]) {
    await expect(page.getByText('The table was closed.')).toBeVisible();
    await expect(page).toHaveURL(`${server.address}/`);
  }
});

test('who leaves is not told to be put out, and the last one closes the door', async ({ browser }) => {
  const [anna, ben] = await people(browser, 'Anna', 'Ben');
  const id = await tableOf([anna!, ben!], {}, ['person']);
  await come(id, [anna!, ben!]);
  await ben!.page.getByRole('button', { name: 'Leave' }).click();
  await expect(ben!.page.getByRole('button', { name: 'Sit here' }).first()).toBeVisible();
  await expect(ben!.page.getByText('put you out')).toHaveCount(0);
  await anna!.page.getByRole('button', { name: 'Leave' }).click();
  await expect(anna!.page.getByText('The table was closed.')).toBeVisible();
});

test('a clock is chosen, told in words, and runs down', async ({ browser }) => {
  const [anna, ben] = await people(browser, 'Anna', 'Ben');
  const page = anna!.page;
  await page.goto(`${server.address}/new/royals`);
  await page.getByLabel('Players').selectOption('2');
  await page.getByLabel('Seat 2').selectOption('person');
  await page.getByLabel('Clock').selectOption('10 min + 5 s');
  await page.getByLabel('When time is up').selectOption('a bot makes this one move');
  await check(page);
  await page.getByRole('button', { name: 'Create the table' }).click();
  await expect(page.getByText('When time is up, a bot makes this one move.')).toBeVisible();
  await ben!.page.goto(server.address);
  await ben!.page
    .getByRole('listitem')
    .filter({ hasText: '10 min + 5 s' })
    .getByRole('link', { name: /Royals/ })
    .click();
  await ben!.page.getByRole('button', { name: 'Sit here' }).click();
  const running = page.locator('.clock.runs');
  await expect(running).toHaveText(/(10:00|9:5\d)$/);
  await expect(running).toHaveText(/9:5\d$/);
  await expect(page.locator('.clock:not(.runs)')).toHaveText(/10:00$/);
});

test('the others decide about somebody whose time is up, who takes the seat back', async ({ browser }) => {
  const all = await people(browser, 'Anna', 'Ben', 'Clara');
  const id = await tableOf(all, { clock: { bank: 10 } });
  await come(id, all);
  // Nobody does anything; who begins is late first.
  const isLate = ({ page }: Person) => page.getByText('Your time is up');
  await expect(async () =>
    expect(await Promise.all(all.map((each) => isLate(each).isVisible()))).toContain(true),
  ).toPass();
  const lateness = await Promise.all(all.map((each) => isLate(each).isVisible()));
  const late = all[lateness.indexOf(true)]!;
  const [first, second] = all.filter((each) => each !== late);
  const bot = ({ page }: Person) => page.getByRole('button', { name: /Let a bot play/ });
  await check(first!.page);
  await expect(bot(first!)).toHaveText(/0 of 2 needed/);
  await bot(first!).click();
  await expect(bot(first!)).toHaveAttribute('aria-pressed', 'true');
  await expect(bot(second!)).toHaveText(/1 of 2 needed/);
  await bot(second!).click();
  const back = late.page.getByRole('button', { name: 'Take your seat back' });
  await expect(back).toBeVisible();
  await back.click();
  await expect(back).toBeHidden();
});

test('a game is ended when enough want it, and offers nothing more', async ({ browser }) => {
  const [anna, ben] = await people(browser, 'Anna', 'Ben');
  const id = await tableOf([anna!, ben!], { clock: { bank: 10 } });
  await come(id, [anna!, ben!]);
  const end = ({ page }: Person) => page.getByRole('button', { name: 'End the game' });
  await expect(end(anna!).or(anna!.page.getByText('Your time is up'))).toBeVisible({ timeout: 15_000 });
  const asked = (await end(anna!).isVisible()) ? anna! : ben!;
  await end(asked).click();
  await asked.page.getByRole('dialog').getByRole('button', { name: 'End the game' }).click();
  for (const { page } of [anna!, ben!]) {
    await expect(page.getByText(/ended before its time\. The time of/)).toBeVisible();
    await expect(page.locator('[data-lit]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  }
  await check(asked.page);
  await asked.page.getByRole('link', { name: 'All tables' }).click();
  await expect(asked.page.getByText('ended early').first()).toBeVisible();
});

test('somebody is reminded, once', async ({ browser }) => {
  const [anna, ben] = await people(browser, 'Anna', 'Ben');
  const id = await tableOf([anna!, ben!], {});
  await come(id, [anna!, ben!]);
  const remind = ({ page }: Person) => page.getByRole('button', { name: /^Remind (Anna|Ben)$/ });
  await expect(anna!.page.locator('#prompt')).toBeVisible();
  await expect(ben!.page.locator('#prompt')).toBeVisible();
  const [waits, asked] = (await remind(anna!).isVisible()) ? [anna!, ben!] : [ben!, anna!];
  await remind(waits).click();
  await expect(asked.page.getByText('waits for you.')).toBeVisible();
  await expect(waits.page.getByRole('button', { name: /^Reminded/ })).toBeDisabled();
  await decide(asked.page, mouse);
});

test('who plays with bots only ends the game alone', async ({ browser }) => {
  const [anna] = await people(browser, 'Anna');
  const id = await tableOf([anna!], {}, ['greedy']);
  await come(id, [anna!]);
  await chooseMore(anna!.page, 'End the game');
  await anna!.page.getByRole('dialog').getByRole('button', { name: 'End the game' }).click();
  await expect(anna!.page.getByText('It was closed by Anna.')).toBeVisible();
});

test('what was put away has a page', async ({ browser }) => {
  const [anna] = await people(browser, 'Anna');
  await anna!.page.goto(`${server.address}/games`);
  await anna!.page.getByRole('link', { name: /^Put away/ }).click();
  await expect(anna!.page.getByText('None is put away.')).toBeVisible();
  await check(anna!.page);
});
