// Playing Blood Royale: through the page by the hints of a bot, and quickly past what a test is not about.
import type { Page } from '@playwright/test';

const scene = (page: Page) => page.locator('.scene');

/** One decision as a bot would play it; false when the game has ended. Scenes are skipped unless somebody watches. */
export async function takeHint(page: Page, watched?: (title: string) => Promise<void>): Promise<boolean> {
  if (await page.getByRole('dialog').getByText('How it went').isVisible()) return false;
  if (await scene(page).isVisible()) {
    await watched?.(await scene(page).getByRole('heading').first().innerText());
    await page.keyboard.press('Escape');
    return true;
  }
  if ((await page.locator('#prompt.mine').count()) === 0) {
    await page.waitForTimeout(60);
    return true;
  }
  await page.keyboard.press('h');
  const confirm = page.locator('.actions .fill button.main:enabled');
  try {
    await confirm.click({ timeout: 2500 });
  } catch (error) {
    // A scene has begun, or others were quicker: the next look shows it.
    if (!/Timeout|detached|not attached/.test(String(error))) throw error;
  }
  await page.waitForTimeout(40);
  return true;
}

interface Listed {
  move: string;
  most?: number;
}
interface Seen {
  year: number;
  chapter?: string;
  seats: { house: string }[];
  people: { id: number; title: string; court?: string }[];
}
export interface Match {
  seat: number;
  own: string;
  partner: string;
  /** Of the partner. */
  other: number;
  year: number;
}

/**
 * Plays a seat from within its browser, over a socket of its own, until at a court somebody of its own may be wed to somebody
 * of another seat. Nothing is done that need not be, but armies are raised in the first year and stand along the frontiers.
 * It ends for good when `stopHastening` is called there.
 */
export function hastenToMatch(page: Page): Promise<Match> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(location.href.replace(/^http/, 'ws').split('?')[0]!);
        let seat = 0;
        let view = {} as Seen;
        let listed: Listed[] = [];
        let owing: number[] = [];
        let frontier: string[] = [];
        let asked = 0;
        /** Of this court: whose sheet was asked for, and who may still be. */
        let sheets: number[] = [];
        let year = 0;
        let stopped = false;
        const end = () => {
          stopped = true;
          socket.close();
        };
        Object.assign(window, { stopHastening: end });
        const send = (method: string, params: object) =>
          socket.send(JSON.stringify({ jsonrpc: '2.0', id: ++asked, method, params }));
        const choose = () => {
          const find = (pattern: RegExp) => listed.find((each) => pattern.test(each.move));
          const raise = view.year === 1300 ? find(/^raise /) : undefined;
          if (raise) return raise.most ? `${raise.move.split(' ').slice(0, -1).join(' ')} ${raise.most}` : raise.move;
          const put = listed.filter((each) => each.move.startsWith('put-army'));
          const along = put.filter((each) => frontier.includes(each.move.split(' ')[1]!));
          const best = along[asked % along.length] ?? put[0];
          return (best ?? find(/^(enough|done)$/) ?? find(/^(send|go|take)/) ?? listed[0])?.move;
        };
        const look = () => {
          if (stopped || !owing.includes(seat) || listed.length === 0) return;
          if (view.chapter === 'court' && year !== view.year) {
            year = view.year;
            sheets = listed.flatMap(({ move }) => (move.startsWith('seek p') ? [Number(move.slice(6))] : []));
          }
          if (view.chapter === 'court' && sheets.length > 0) send('consult', { about: `p${sheets[0]}` });
          else send('play', { moves: [choose()] });
        };
        /** What is known of the one who was asked about: is there anybody at another seat? */
        const read = (matches: { id: number; money: number }[]) => {
          const own = view.people.find((each) => each.id === sheets[0]);
          sheets = sheets.slice(1);
          for (const { id, money } of matches) {
            if (money < 0) continue; // which the house may not have
            const partner = view.people.find((each) => each.id === id)!;
            const other = view.seats.findIndex((each) => each.house === partner.court) + 1;
            if (!own || other === 0 || other === seat) continue;
            stopped = true;
            return resolve({ seat, own: own.title, partner: partner.title, other, year });
          }
          look();
        };
        socket.onerror = () => reject(new Error('no socket'));
        socket.onmessage = (event) => {
          const { method, params, result } = JSON.parse(event.data as string) as {
            method?: string;
            params?: {
              seat?: number;
              status?: { pending: { owing: number[] } };
              view?: Partial<Seen>;
              dropped?: (keyof Seen)[];
              moves?: { moves: Listed[] };
            };
            result?: {
              components?: { provinces: { id: string; country: string; borders: string[] }[] };
              found?: { matches?: { id: number; money: number }[] };
            };
          };
          if (result?.components) {
            const { provinces } = result.components;
            const home = Object.fromEntries(provinces.map((each) => [each.id, each.country]));
            frontier = provinces
              .filter((each) => each.borders.some((other) => home[other] !== each.country))
              .map((each) => each.id);
            return look();
          }
          if (result?.found) return read(result.found.matches ?? []);
          if (!params || (method !== 'welcome' && method !== 'changed')) return;
          seat = params.seat ?? seat;
          owing = params.status?.pending.owing ?? owing;
          listed = params.moves?.moves ?? listed;
          view = { ...view, ...params.view };
          for (const name of params.dropped ?? []) delete view[name];
          if (method === 'welcome') send('components', {});
          else look();
        };
      }),
  );
}
