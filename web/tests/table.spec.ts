// What a table does besides the game itself.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { chooseMore, decide, evaluation, hand, keys, mouse, playSome, seatTwo, setUp } from './play';
import { Server } from './server';

let server: Server;
test.beforeEach(async () => {
  server = await new Server().start();
});
test.afterEach(() => server.remove());

interface Known {
  token: string;
}
interface Made {
  id: string;
}

/** A game between bots that has ended. */
async function endedGame(): Promise<string> {
  const { token } = await server.ask<Known>('guest', { name: 'Anna' });
  const seats = ['random', 'random'];
  const { id } = await server.ask<Made>('create', { game: 'royals', players: 2, seats }, token);
  await ended(id);
  return id;
}

async function ended(table: string) {
  await expect
    .poll(async () => (await server.ask<{ stage: string }>('table', { table })).stage, { timeout: 30_000 })
    .toBe('over');
}

/** All lines as whole sentences, those of shut turns too. */
async function logOf(page: Page): Promise<string[]> {
  return page
    .locator('.log [data-line]')
    .evaluateAll((lines) => lines.map((line) => line.getAttribute('aria-label') ?? line.textContent!.trim()));
}

test('the page comes back by itself when the server was killed and started again', async ({ page }) => {
  await setUp(page, server.address, ['me', 'greedy']);
  await playSome(page, mouse, 3);
  const before = await logOf(page);
  await server.end('SIGKILL');
  await expect(page.getByText('The connection was lost.')).toBeVisible();
  await server.start();
  await expect(page.getByText('The connection was lost.')).toBeHidden({ timeout: 30_000 });
  expect((await logOf(page)).slice(0, before.length)).toEqual(before);
  await playSome(page, mouse, 2);
});

for (const game of ['royals', 'gambit'])
  test(`two browsers play ${game} at one table, and neither ever holds the other’s secret`, async ({ browser }) => {
    const open = async () => {
      const page = await (await browser.newContext()).newPage();
      let heard = '';
      page.on('websocket', (socket) => socket.on('framereceived', (frame) => (heard += frame.payload.toString())));
      return { page, heard: () => heard };
    };
    const anna = await open();
    const ben = await open();
    await seatTwo(anna.page, ben.page, server.address, game);
    await expect(hand(anna.page)).toBeVisible();
    await expect(hand(ben.page)).toBeVisible();

    await anna.page.getByRole('tab', { name: 'Chat' }).click();
    await anna.page.getByLabel('What to say').fill('Good luck!');
    await anna.page.getByLabel('What to say').press('Enter');
    await ben.page.getByRole('tab', { name: /Chat/ }).click();
    await expect(ben.page.getByText('Good luck!', { exact: true })).toBeVisible();
    for (const each of [anna, ben]) await each.page.getByRole('tab', { name: 'Log' }).click();

    for (let i = 0; i < 70; i++)
      for (const { page } of [anna, ben]) if (await page.locator('#prompt.mine').isVisible()) await decide(page, mouse);
    // The log tells all of a round once its evaluation has been seen.
    for (const { page } of [anna, ben]) if (await evaluation(page).isVisible()) await mouse.skip(page);
    let secrets = 0;
    for (const [one, other] of [
      [anna, ben],
      [ben, anna],
    ] as const) {
      const told = new Set(await logOf(one.page));
      for (const line of await logOf(other.page)) {
        if (told.has(line)) continue;
        secrets += 1;
        expect(one.heard()).not.toContain(line);
      }
    }
    expect(secrets).toBeGreaterThan(3);

    await chooseMore(ben.page, 'Let a bot play');
    await ben.page.getByRole('button', { name: 'A bot shall play' }).click();
    await expect(ben.page.getByRole('button', { name: 'Take my seat back' })).toBeVisible();
    await ben.page.getByRole('button', { name: 'Take my seat back' }).click();
    await ben.page.getByRole('button', { name: /^More/ }).click();
    await expect(ben.page.getByRole('button', { name: 'Let a bot play' })).toBeVisible();
  });

test('the strong bot says what it would have played in a game that has ended', async ({ page }) => {
  await page.goto(`${server.address}/tables/${await endedGame()}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'What would the strong bot have played?' }).click();
  const costliest = dialog.getByRole('button', { name: /chose to .* Better: .* to win rather than/ }).first();
  await expect(costliest).toBeVisible({ timeout: 60_000 });
  await costliest.click();
  await expect(page.getByRole('group', { name: 'Replay' }).getByText(/chose to .* Better: /)).toBeVisible();
});

test('a game that has ended is replayed, linked to, and gone on with', async ({ page, context }) => {
  const id = await endedGame();
  await page.goto(`${server.address}/tables/${id}`);
  await expect(page.getByRole('dialog').getByRole('heading', { name: /win/ })).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/✓\s+Checked by this browser: all \d+ draws/)).toBeVisible();
  await page.getByRole('button', { name: 'Look at the game' }).click();
  await page.getByRole('slider', { name: 'Moment' }).fill('40');
  await expect(page).toHaveURL(/line=40/);
  await expect(page.locator('.scrubber .where')).toHaveText(/^40 \//);
  const moment = await page.getByText(/^period [IVX]+, until/).innerText();
  await page.getByLabel('Through whose eyes').selectOption({ index: 2 });
  await expect(hand(page)).toBeVisible();
  // Another viewer counts other lines; the moment stays.
  await expect(page).toHaveURL(/line=\d+&as=2/);
  await expect(page.locator('.scrubber .where')).not.toHaveText(/^0 \//);
  await expect(page.getByText(moment)).toBeVisible();
  await page.getByRole('slider', { name: 'Moment' }).fill('60');
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(page).toHaveURL(/line=59&as=2/);
  await page.locator('body').press('ArrowLeft');
  await expect(page).toHaveURL(/line=58&as=2/);
  await page.locator('body').press('ArrowRight');
  await expect(page).toHaveURL(/line=59&as=2/);
  const board = await page.locator('.board svg').innerHTML();

  const again = await context.newPage();
  await again.goto(page.url());
  await expect(again.locator('.scrubber .where')).toHaveText(/^59 \//);
  expect(strip(await again.locator('.board svg').innerHTML())).toBe(strip(board));

  await page.getByRole('button', { name: /What if/ }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(hand(page)).toBeVisible();
  await expect(page).toHaveTitle(/What if/);
  await playSome(page, mouse, 1);
  await page.getByRole('link', { name: 'Back to that game' }).click();
  await expect(page).toHaveURL(new RegExp(`${id}.*line=59&as=2`));
});

test('a game that has ended is shared by a link with whoever has no part in it', async ({ page, browser }) => {
  await setUp(page, server.address, ['me', 'random'], 'gambit');
  await expect(hand(page)).toBeVisible();
  await chooseMore(page, 'Let a bot play');
  await page.getByRole('button', { name: 'A bot shall play' }).click();
  await ended(page.url().split('/').at(-1)!);
  await page.reload(); // who comes later is shown no evaluation
  await page.getByRole('button', { name: 'Look at the game' }).click();
  await chooseMore(page, 'Share this game');
  const link = await page.getByLabel('Link to watch').inputValue();
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url().replace(/\?.*/, ''));
  await expect(other.getByText('This table is not open to you')).toBeVisible();
  await other.goto(link);
  await expect(other.getByRole('dialog').getByText('How it went')).toBeVisible();
});

/** A card of the hand that could be paid with in place of one of another kind; nothing: there is none. */
async function spare(page: Page) {
  const kinds = async (cards: Locator) =>
    (await cards.allInnerTexts()).map((text) => /[A-Z][a-z]+( States)?/.exec(text)?.[0] ?? '');
  const all = page.locator('.hand .card[data-lit="yes"]:not(.raised)');
  const raised = await kinds(page.locator('.hand .card.raised'));
  const at = (await kinds(all)).findIndex((kind) => !raised.includes(kind));
  return at < 0 ? null : all.nth(at);
}

/** Plays until a noble can be claimed, whose payment can be changed if that is wanted, and touches it. */
async function untilClaim(page: Page, changeable = false) {
  const noble = page.locator('.touchable[data-lit="yes"]').first();
  const brief = { timeout: 2000 };
  await expect(async () => {
    if (await noble.isVisible()) {
      await noble.click(brief);
      await expect(page.locator('.card.raised').first()).toBeVisible(brief);
      if (!changeable || (await spare(page))) return;
      await page.getByRole('button', { name: /^Cancel/ }).click(brief);
      await page.getByRole('button', { name: 'End the turn' }).click(brief);
    } else await decide(page, mouse);
    throw new Error('not yet');
  }).toPass({ intervals: [10], timeout: 90_000 });
}

test('a claim takes two touches: the noble, and the payment that is proposed', async ({ page }) => {
  await setUp(page, server.address, ['me', 'greedy']);
  await untilClaim(page);
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await expect(
    page
      .locator('.log')
      .getByText(/claims the/i)
      .last(),
  ).toBeVisible();
  // At a table that is not in the list it is taken back until the turn ends, without asking.
  await page.getByRole('button', { name: /^Take back/ }).click();
  await expect(page.locator('.log li').filter({ hasText: /takes? back/i })).toBeVisible();
});

test('a payment is changed by touching cards, and confirmed once', async ({ page }) => {
  await setUp(page, server.address, ['me', 'greedy', 'greedy', 'greedy']);
  await untilClaim(page, true);
  const proposed = await page.locator('#prompt').innerText();
  await (await spare(page))!.click();
  await expect(page.locator('#prompt')).not.toHaveText(proposed);
  // Elsewhere than on a card, which Enter would touch.
  await page.locator('#prompt').click();
  await page.keyboard.press('Enter');
  // The turn is folded up when others have played on.
  const log = page.locator('.log');
  const folded = log.locator('.head', { hasText: 'Guest' }).filter({ hasText: /takes (a|\d)/ });
  await expect(
    log
      .getByText(/Guest claims the|takes over/i)
      .or(folded)
      .last(),
  ).toBeVisible();
});

test('a bot gives advice at a friendly table', async ({ page }) => {
  await setUp(page, server.address, ['me', 'greedy']);
  await expect(page.locator('#prompt.mine')).toBeVisible();
  await page.getByRole('button', { name: /^Hint/ }).click();
  await expect(page.getByText(/A bot would/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Confirm/ })).toBeVisible();
});

/** Without the ids that each drawing makes for itself. */
function strip(html: string): string {
  return html.replace(/(id="|url\(#)[^")]*/g, '$1');
}

test('whoever sits at a shared screen agrees for all seats there to take back', async ({ page }) => {
  await setUp(page, server.address, ['me', 'me']);
  const ready = page.getByRole('button', { name: /show my cards/ });
  await expect(ready.or(page.locator('#prompt.mine'))).toBeVisible();
  if (await ready.isVisible()) await ready.click();
  await playSome(page, mouse, 1);
  if (await ready.isVisible()) await ready.click();
  // What was only touched goes back first.
  await expect(async () => {
    await page.getByRole('button', { name: /^Take back/ }).click();
    await expect(page.locator('.log li').filter({ hasText: /takes? back/i })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

for (const game of ['royals', 'gambit'])
  test(`nothing pushes the board of ${game} about while a game is played`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await setUp(page, server.address, ['me', 'greedy'], game);
    await expect(hand(page)).toBeVisible();
    await page.evaluate(() => {
      type Source = { node?: Node; previousRect: DOMRect; currentRect: DOMRect };
      const shifts: string[] = ((window as unknown as { shifts: string[] }).shifts = []);
      // The log is scrolled as it grows, and cards close up as their column does; what one plays with stays.
      const stays = ({ node }: Source) => node?.isConnected && !node.parentElement?.closest('.log, .column');
      const weight = ({ previousRect: was, currentRect: is }: Source) =>
        (Math.max(was.width * was.height, is.width * is.height) / (innerWidth * innerHeight)) *
        (Math.max(Math.abs(was.x - is.x), Math.abs(was.y - is.y)) / innerWidth);
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as unknown as { sources: Source[] }[])
          for (const source of sources.filter(stays))
            if (weight(source) > 0.005) shifts.push(`${source.node!.nodeName} ${source.node!.textContent}`);
      }).observe({ type: 'layout-shift' });
    });
    const box = async () => JSON.stringify(await page.getByRole('region', { name: 'Board' }).boundingBox());
    const before = await box();
    await playSome(page, mouse, 30);
    expect(await box()).toBe(before);
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
  });

test('several players share one screen and pass it on', async ({ page }) => {
  await setUp(page, server.address, ['me', 'me']);
  const ready = page.getByRole('button', { name: /show my cards/ });
  await expect(ready.or(hand(page))).toBeVisible();
  let passed = 0;
  for (let i = 0; i < 60 && passed < 3; i++) {
    if (await ready.isVisible()) {
      await expect(page.locator('.frame')).toBeHidden();
      await ready.click();
      await expect(hand(page)).toBeVisible();
      passed += 1;
    } else await decide(page, mouse);
  }
  expect(passed).toBe(3);
});

test('what others have not heard of is taken back', async ({ page }) => {
  await setUp(page, server.address, ['me', 'greedy']);
  // Until a claim can be paid in several ways it is played at once; touching and thinking better of it is always free.
  await expect(page.locator('.frame [data-lit]').first()).toBeVisible();
  await page.locator('.frame .card[data-lit]').first().click();
  await expect(page.getByRole('button', { name: /^Confirm/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Confirm/ })).toBeHidden();
  await playSome(page, keys, 1);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'How to play here' });
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(page.locator('.frame [data-lit]').first()).toBeVisible(); // it is one's turn again
  await page.keyboard.press('m');
  await expect(page.getByRole('list', { name: 'All moves' })).toBeVisible();
});

test('it is said when taking back is not agreed to', async ({ page }) => {
  await setUp(page, server.address, ['me', 'greedy'], 'gambit');
  // What chance has decided since is not taken back by bots.
  while ((await page.locator('.log [aria-label^="Guest draws"]').count()) === 0) await decide(page, mouse);
  await page.keyboard.press('Escape'); // a card that was touched meanwhile
  await page.getByRole('button', { name: /^Take back/ }).click();
  await expect(page.getByText(/Nothing is taken back: .* does not agree/)).toBeVisible();
});

test('the rules are searched beside the board', async ({ page }) => {
  await setUp(page, server.address, ['me', 'greedy']);
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByLabel('Search the rules').fill('wild intrigue');
  await expect(page.getByRole('link', { name: 'royals.wild.intrigue' })).toBeVisible();
  await page.getByLabel('Search the rules').fill('zeppelin');
  await expect(page.getByText('No rule has all these words.')).toBeVisible();
});

test('what cannot be done says why, and names the rule', async ({ page }) => {
  await setUp(page, server.address, ['me', 'greedy']);
  await expect(page.locator('.frame [data-lit]').first()).toBeVisible();
  await page.locator('[data-element="noble:paris.king"]').click();
  await expect(page.getByText('Cards are played after drawing')).toBeVisible();
  await page.getByRole('link', { name: 'The rule' }).click();
  await expect(page.locator('[id="royals.turn.steps"]')).toBeInViewport();
});

test('browsers add to chance where the table wants it', async ({ page }) => {
  await page.goto(`${server.address}/new/royals`);
  await page.getByLabel('Players').selectOption('2');
  await page.getByText('Every player’s browser adds to chance').click();
  await page.getByRole('button', { name: 'Create the table' }).click();
  await playSome(page, mouse, 3);
});

test('a guest becomes an account and finds the tables again elsewhere', async ({ page, browser }) => {
  await setUp(page, server.address, ['me', 'person']);
  await page.goto(`${server.address}/account`);
  const signUp = page.getByRole('region', { name: 'Sign up' });
  await signUp.getByLabel('Name').fill('Anna of Cleves');
  await signUp.getByLabel('Passphrase').fill('correct horse');
  await signUp.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('link', { name: 'to the tables' }).click();
  await expect(page.getByRole('heading', { name: 'My tables' })).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${server.address}/account`);
  const logIn = other.getByRole('region', { name: 'Log in' });
  await logIn.getByLabel('Name').fill('Anna of Cleves');
  await logIn.getByLabel('Passphrase').fill('correct horse');
  await logIn.getByRole('button', { name: 'Log in' }).click();
  await expect(other.getByRole('heading', { name: 'My tables' })).toBeVisible();
});
