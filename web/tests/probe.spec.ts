// What every table can do when several act at once, by the small game that has all of it.
import { errors, expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { check, screens } from './axe';
import { chooseMore, over, seatTwo } from './play';
import { probeServer, Server } from './server';

let server: Server;
test.beforeAll(async () => (server = await new Server(probeServer).start()));
test.afterAll(() => server.remove());

interface Person {
  page: Page;
  /** All that this browser was sent. */
  heard(): string;
  /** The methods it has called at the table, in order. */
  called(): string[];
  faults: string[];
}

async function enter(browser: Browser, screen?: { width: number; height: number }): Promise<Person> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce', viewport: screen })).newPage();
  page.setDefaultTimeout(5_000);
  const faults: string[] = [];
  const calls: string[] = [];
  let heard = '';
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('websocket', (socket) => {
    socket.on('framereceived', (frame) => (heard += frame.payload.toString()));
    socket.on('framesent', (frame) => calls.push((JSON.parse(frame.payload.toString()) as { method: string }).method));
  });
  return { page, heard: () => heard, called: () => calls, faults };
}

const phone = { width: 390, height: 844 };
const element = (page: Page, id: string) => page.locator(`.tray [data-element="${id}"][data-lit]`);
const prompt = (page: Page) => page.locator('#prompt');
const confirm = (page: Page) => page.getByRole('button', { name: /^Confirm/ });
const done = (page: Page) => page.getByRole('button', { name: 'Done', exact: true });
const drawer = (page: Page) => page.getByRole('region', { name: 'Bargains' });
const draft = (page: Page) => drawer(page).locator('article.draft');
const clauses = (page: Page) => draft(page).locator('li:not(.empty)');
const words = (page: Page) => draft(page).getByLabel('Say with it');
const seats = (page: Page) => page.getByRole('list', { name: 'Seats' }).getByRole('listitem');

/** Adds a clause to the draft: what I give, or what I ask for. */
async function add(page: Page, which: 'give' | 'ask', amount: string) {
  const form = draft(page)
    .getByRole('group', { name: 'Clauses to add' })
    .getByRole('form')
    .nth(which === 'give' ? 0 : 1);
  await expect(form.getByRole('button', { name: 'Add' })).toBeDisabled();
  await form.getByRole('spinbutton').fill(amount);
  await form.getByRole('button', { name: 'Add' }).click();
}

async function put(page: Page) {
  await draft(page)
    .getByRole('button', { name: /^Put it to/ })
    .click();
  await expect(draft(page)).toHaveCount(0);
}

/** Wishes for the veto, whether it is held or not: the drawer does not tell. */
async function wishForVeto(page: Page) {
  await page.getByRole('button', { name: /^Wishes/ }).click();
  const wishes = page.getByRole('region', { name: 'Standing wishes' });
  await wishes.getByRole('checkbox').first().check();
  await expect(wishes.getByText('Not saved yet.')).toBeVisible();
  await wishes.getByRole('button', { name: 'Save' }).click();
  await expect(wishes.getByText('Saved.')).toBeVisible();
  await wishes.getByRole('button', { name: /^Close/ }).click();
}

async function vote(page: Page, answer: 'yes' | 'no') {
  await element(page, `vote:${answer}`).click();
  await confirm(page).click();
}

/**
 * Whatever is asked, answered in the plainest way. What the other does meanwhile may take the question away under the
 * pointer: then it is looked at again.
 */
async function goOn(page: Page) {
  try {
    await answer(page);
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    await page.keyboard.press('Escape');
  }
}

async function answer(page: Page) {
  if (await done(page).isVisible()) await done(page).click();
  else if (await element(page, 'coins').isVisible()) {
    await element(page, 'coins').click();
    await page.getByRole('spinbutton').fill('0');
    await confirm(page).click();
  } else if ((await element(page, 'vote:yes').isVisible()) && !(await prompt(page).innerText()).includes('sealed'))
    await vote(page, 'yes');
  else await page.waitForTimeout(40);
}

async function bargains(anna: Page, ben: Page) {
  await expect(done(anna)).toBeVisible();
  await expect(done(ben)).toBeVisible();

  // A draft by keys and touch; amounts are asked for, and what is half typed stays while the other acts.
  await anna.keyboard.press('b');
  await drawer(anna).getByRole('button', { name: 'New with Ben' }).click();
  await add(anna, 'give', '3');
  await expect(clauses(anna)).toHaveCount(1);
  await words(anna).fill('Three, and');

  await seats(ben).getByRole('button', { name: 'Anna' }).click();
  await confirm(ben).click();
  await expect(draft(ben)).toBeVisible();
  await element(ben, 'clause:ask').click();
  await element(ben, 'clause:ask').click(); // a second touch sends no amount that nobody chose
  await expect(confirm(ben)).toBeDisabled();
  await ben.getByRole('form', { name: 'Your choice' }).getByRole('spinbutton').fill('1');
  await ben.keyboard.press('Enter');
  await expect(clauses(ben)).toHaveCount(1);
  await put(ben);

  await expect(anna.getByText(/Ben puts a bargain to you/)).toBeVisible();
  await expect(words(anna)).toHaveValue('Three, and');
  await words(anna).pressSequentially(' friends until dusk.');
  await put(anna);
  await drawer(anna).getByRole('button', { name: 'Refuse' }).click();
  await expect(drawer(anna).getByText('refused')).toBeVisible();

  // Ben counters; what he changes is marked.
  await expect(ben.getByRole('button', { name: /^Bargains.*1 to answer/ })).toBeVisible();
  await expect(drawer(ben).getByText('Three, and friends until dusk.')).toBeVisible();
  await drawer(ben).getByRole('button', { name: 'Counter' }).click();
  await expect(clauses(ben)).toHaveCount(1);
  await draft(ben)
    .getByRole('button', { name: /^Strike/ })
    .click();
  await expect(draft(ben).locator('s')).toHaveCount(1);
  await add(ben, 'ask', '5');
  await expect(draft(ben).locator('ins')).toHaveCount(1);
  await words(ben).fill('Five, or I vote no.');
  await put(ben);

  const offer = drawer(anna).locator('article.asked');
  await expect(offer.getByText('Five, or I vote no.')).toBeVisible();
  await offer.getByRole('button', { name: 'Accept' }).click();
  await offer.getByRole('button', { name: 'Accept for good' }).click();
  for (const page of [anna, ben]) await expect(drawer(page).locator('article.accepted')).toHaveCount(1);
  for (const page of [anna, ben])
    await drawer(page)
      .getByRole('button', { name: /^Close/ })
      .click();
}

async function votes(anna: Page, ben: Page) {
  const tag = (page: Page, seat: number): Locator => seats(page).nth(seat).locator('.tags');
  await vote(anna, 'yes');
  await expect(prompt(anna)).toContainText('Your answer is sealed');
  await expect(anna.getByText('Still thinking: Ben.')).toBeVisible();
  await expect(tag(ben, 0)).toContainText('sealed');
  const first = await prompt(anna).innerText();
  await vote(anna, 'no'); // thinks better of it, and then again
  await expect(prompt(anna)).not.toHaveText(first);
  await vote(anna, 'yes');
  await expect(prompt(anna)).toHaveText(first);
  await vote(ben, 'yes');
  // It would count, but somebody has wished for the veto.
  for (const page of [anna, ben]) await expect(page.locator('.tray').getByText(/is spent/)).toBeVisible();
}

/** The active seat spends two coins and writes into the chronicle; the other reads it. */
async function spends(anna: Page, ben: Page) {
  const asked = (page: Page) => element(page, 'coins').count();
  await expect.poll(async () => (await asked(anna)) + (await asked(ben))).toBe(1);
  const [active, other] = (await asked(anna)) > 0 ? [anna, ben] : [ben, anna];
  await element(active, 'coins').click();
  await element(active, 'coins').click();
  await expect(confirm(active)).toBeDisabled();
  await active.keyboard.type('2'); // the field has the focus
  await active.getByLabel('Words').fill('Not by luck alone');
  await active.keyboard.press('Enter');
  await expect(other.locator('.board').getByText('Not by luck alone')).toBeVisible();
  const told = other.locator('.log li').filter({ hasText: 'Not by luck alone' });
  await expect(told).toHaveCount(1);
  expect((await told.innerText()).split('Not by luck alone')).toHaveLength(2);
}

test('a whole game of the probe on a phone and at a desk, both acting at once', async ({ browser }) => {
  const [anna, ben, onlooker] = [await enter(browser, phone), await enter(browser), await enter(browser)];
  await seatTwo(anna.page, ben.page, server.address, 'probe');
  await expect(anna.page.locator('.frame')).toBeVisible();
  await chooseMore(anna.page, 'Invite to watch');
  await onlooker.page.goto(await anna.page.getByLabel('Link to watch').inputValue());
  await anna.page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(onlooker.page.locator('.frame')).toBeVisible();

  await Promise.all([wishForVeto(anna.page), wishForVeto(ben.page)]);
  await bargains(anna.page, ben.page);
  await Promise.all([done(anna.page).click(), done(ben.page).click()]);
  await votes(anna.page, ben.page);
  await spends(anna.page, ben.page);
  while (!(await over(anna.page).isVisible())) for (const { page } of [anna, ben]) await goOn(page);
  await expect(over(ben.page)).toBeVisible();

  // What two say to each other in secret, nobody else is ever sent.
  for (const secret of ['friends until dusk', 'or I vote no']) {
    expect(ben.heard()).toContain(secret);
    expect(onlooker.heard()).not.toContain(secret);
  }
  for (const person of [anna, ben, onlooker]) {
    expect(person.faults).toEqual([]);
    // A change tells all; nothing is asked for again. Only the turning points at the end look back.
    expect(person.called().filter((method) => ['status', 'moves'].includes(method))).toEqual([]);
    expect(person.called().filter((method) => method === 'log')).toHaveLength(1);
  }
});

for (const { theme, size, viewport } of screens)
  test(`bargains and wishes, ${theme}, ${size}`, async ({ browser }) => {
    const [anna, ben] = [await enter(browser, viewport), await enter(browser)];
    await seatTwo(anna.page, ben.page, server.address, 'probe');
    const page = anna.page;
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(done(page)).toBeVisible();
    await check(page);
    await page.keyboard.press('b');
    await drawer(page)
      .getByRole('button', { name: /^New with/ })
      .click();
    await add(page, 'give', '2');
    await expect(clauses(page)).toHaveCount(1);
    await check(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Wishes/ }).click();
    await check(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  });
