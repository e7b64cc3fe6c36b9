// Playing through the page as people do.
import type { Locator, Page } from '@playwright/test';

/** Sets up a table by the page for new tables; `adding`: where this browser adds to chance. */
export async function setUp(page: Page, address: string, seats: string[], game = 'royals', adding = false) {
  await page.goto(`${address}/new/${game}`);
  await page.getByLabel('Players').selectOption(String(seats.length));
  for (const [i, seat] of seats.entries()) await page.getByLabel(`Seat ${i + 1}`).selectOption(seat);
  if (adding) await page.getByLabel(/browser adds to chance/).check();
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.waitForURL('**/tables/*');
}

/** Two people at one table: the first makes it, the second comes by the link. */
export async function seatTwo(anna: Page, ben: Page, address: string, game: string) {
  await anna.goto(`${address}/new/${game}`);
  await anna.getByLabel('Your name').fill('Anna');
  await anna.getByLabel('Players').selectOption('2');
  await anna.getByLabel('Seat 2').selectOption('person');
  await anna.getByText('In the list of open tables').click();
  await anna.getByRole('button', { name: 'Create the table' }).click();
  await anna.getByRole('button', { name: 'Invite by link' }).click();
  await ben.goto(await anna.getByLabel('Link for seat 2').inputValue());
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit here' }).click();
}

/** Asks the lobby as this browser. */
export function ask<T>(page: Page, method: string, params: object): Promise<T> {
  return page.evaluate(
    async ([method, params]) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
      const reply = (await (await fetch('/api', { method: 'POST', body })).json()) as { result: T };
      return reply.result;
    },
    [method, params] as const,
  );
}

/** Something that is rarely done about one's own seat or the table. */
export async function chooseMore(page: Page, name: string) {
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('button', { name }).click();
}

/** The player's own cards are on the table. */
export const hand = (page: Page): Locator => page.getByRole('heading', { name: /^Your hand/ });

export const over = (page: Page): Locator => page.getByRole('dialog').getByText('How it went');
/** The first button that plays: confirming, one of several ways to pay, or ending the turn. */
const button = (page: Page) => page.locator('.actions button.main').first();

/** The evaluation of a round of Gambit Royale, while it plays over the board. */
export const evaluation = (page: Page): Locator => page.getByRole('dialog', { name: /^Evaluation of round/ });
/** The scoring of a period of Royals, likewise. */
export const scoring = (page: Page): Locator => page.getByRole('dialog', { name: /^Scoring of the period/ });
/** The scoring of the hands of Game of Crowns, likewise. */
export const counting = (page: Page): Locator => page.getByRole('dialog', { name: 'Scoring of the hands' });
const scene = (page: Page): Locator => evaluation(page).or(scoring(page)).or(counting(page));

/** What is best to touch first, whatever the game, and what to touch when that was not enough. */
const first = [
  '.touchable[data-lit="yes"]', // a noble that can be had
  '[data-element="pile"][data-lit="yes"]',
  '[data-element^="goal:"][data-lit="yes"]',
  '.card[data-lit="yes"]',
  '[data-element^="vote:"][data-lit="yes"]',
  '.table [data-element^="offer:"][data-lit="yes"]',
  '[data-element="look"][data-lit="yes"]',
  '[data-element="ravens"][data-lit="yes"]',
];
const next = [
  '.frame:has([data-element^="column:"][data-lit="chosen"]) .card[data-lit="yes"]', // touched before a card
  '.column:not(.complete) > [data-element^="column:"][data-lit="yes"]',
  '[data-element^="column:"][data-lit="yes"]',
];

/** What there is to do on the page, seen at one glance: asking for each of these alone would take most of the time of a test. */
function glance(page: Page) {
  return page.evaluate(
    ({ first, next }) => {
      const is = (selector: string) => document.querySelector(selector) !== null;
      const shows = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
      const dialogs = [...document.querySelectorAll('[role="dialog"], dialog[open]')].filter((each) =>
        each.checkVisibility(),
      );
      const titles = dialogs.map(
        (each) => document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
      );
      const chosen = is('.frame [data-lit="chosen"], .actions .fill');
      const ready = shows('.actions button.main');
      return {
        over: dialogs.some((each) => each.textContent.includes('How it went')),
        scene: titles.some((title) => /^(Evaluation of round|Scoring of the (period|hands))/.test(title.trim())),
        empty: document.querySelector<HTMLInputElement>('.fill input[type="number"]')?.value === '',
        ready,
        touch: chosen && ready ? undefined : (chosen ? next : first).find(is),
      };
    },
    { first, next },
  );
}

/** Where to touch: of a column the line below its goal, which no card covers. */
async function spot(element: Locator): Promise<{ timeout: number; position?: { x: number; y: number } }> {
  const timeout = 3000;
  if (!(await element.getAttribute('data-element', { timeout }))?.startsWith('column:')) return { timeout };
  const position = await element.evaluate((column) => {
    const line = column.parentElement!.querySelector('.state')!.getBoundingClientRect();
    return { x: line.width / 2, y: line.top + line.height / 2 - column.getBoundingClientRect().top };
  });
  return { timeout, position };
}

export interface Hands {
  touch(page: Page, element: Locator): Promise<void>;
  press(page: Page, button: Locator): Promise<void>;
  /** Fills in an amount that is asked for. */
  fill(page: Page, field: Locator): Promise<void>;
  skip(page: Page): Promise<void>;
}

const skipButton = (page: Page) => scene(page).getByRole('button', { name: /^(Skip|Close)/ });

export const mouse: Hands = {
  touch: async (_, element) => element.click(await spot(element)),
  press: (_, button) => button.click({ timeout: 3000 }),
  fill: (_, field) => field.fill('0', { timeout: 3000 }),
  skip: (page) => skipButton(page).click({ timeout: 3000 }),
};

export const finger: Hands = {
  touch: async (_, element) => element.tap(await spot(element)),
  press: (_, button) => button.tap({ timeout: 3000 }),
  fill: (_, field) => field.fill('0', { timeout: 3000 }),
  skip: (page) => skipButton(page).tap({ timeout: 3000 }),
};

/** Whether the focus is on something of this kind. */
const focused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Only keys: the arrows walk to an element or button, Enter takes it. */
export const keys: Hands = {
  async touch(page, element) {
    // Of the same kind as what was meant, or else whatever is reached.
    const kind = (await element.getAttribute('data-element', { timeout: 3000 }))!.split(':')[0]!;
    const down = ['ArrowDown', 'ArrowDown', 'ArrowDown'];
    for (const key of ['', ...down, 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowRight']) {
      if (key) await page.keyboard.press(key);
      if (await focused(page, `[data-element^="${kind}"][data-lit="yes"]`)) break;
    }
    if (await focused(page, '[data-lit]')) await page.keyboard.press('Enter');
  },
  async press(page) {
    // From what is filled in Enter confirms.
    if (await focused(page, '.fill input')) return page.keyboard.press('Enter');
    // What was touched still has the focus, and a second Enter confirms. Otherwise a button is walked to.
    const confirms = (await page.locator('.actions .main', { hasText: /^Confirm/ }).count()) === 1;
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
  async fill(page) {
    // A second Enter leads to the field that is still empty.
    await page.keyboard.press('Enter');
    if (await focused(page, '.fill input')) await page.keyboard.type('0');
  },
  skip: (page) => page.keyboard.press('Escape'),
};

/** One decision, if one is asked for; false when the game has ended. */
export async function decide(page: Page, hands: Hands): Promise<boolean> {
  const { over, scene, empty, ready, touch } = await glance(page);
  if (over) return false;
  try {
    if (scene) await hands.skip(page);
    else if (empty) await hands.fill(page, page.locator('.fill input[type="number"]'));
    else if (touch) await hands.touch(page, page.locator(touch).first());
    else if (ready) await hands.press(page, button(page));
    await page.waitForTimeout(40); // for what comes of it
  } catch (error) {
    // Bots move on meanwhile, so what was there may be gone; the next look shows what is.
    if (!/Timeout|detached|not attached/.test(String(error))) throw error;
  }
  return true;
}

export async function playToTheEnd(page: Page, hands: Hands) {
  while (await decide(page, hands));
}

/** Decisions of one's own, until the log has so many lines more. */
export async function playSome(page: Page, hands: Hands, lines: number) {
  // Those of shut turns are not on the page, so they are not counted.
  const shown = page.locator('.log [data-line]');
  const last = async () =>
    Math.max(0, ...(await shown.evaluateAll((all) => all.map((each) => Number(each.dataset.line)))));
  const until = (await last()) + lines;
  while ((await last()) < until && (await decide(page, hands)));
}
