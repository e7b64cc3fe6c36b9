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
  least?: number;
  most?: number;
}
interface Seen {
  year: number;
  chapter?: string;
  march?: { seat: number };
  seats: { house: string }[];
  people: {
    id: number;
    title: string;
    age: number;
    sex: string;
    house?: string;
    court?: string;
    spouse?: number;
    dead?: boolean;
  }[];
}

/**
 * Plays a seat from within its browser, over a socket of its own, until `until` holds or the game is over: nothing is done
 * that need not be, but armies are raised in the first year and stand along the frontiers.
 */
export function hasten(page: Page, until: 'couple' | 'march' | 'past'): Promise<{ seat: number; view: Seen }> {
  return page.evaluate(
    (until) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(location.href.replace(/^http/, 'ws').split('?')[0]!);
        let seat = 0;
        let view = {} as Seen;
        let listed: Listed[] = [];
        let owing: number[] = [];
        let frontier: string[] = [];
        let asked = 0;
        let year = 0;
        const send = (method: string, params: object) =>
          socket.send(JSON.stringify({ jsonrpc: '2.0', id: ++asked, method, params }));
        // Not of the family that nobody plays, and not by marriage.
        const isAtHome = ({ house, court }: { house?: string; court?: string }) =>
          house === court && view.seats.some((each) => each.house === house);
        const isCouple = () =>
          view.chapter === 'court' &&
          view.people.some((one) =>
            view.people.some(
              (other) =>
                one.sex === 'male' &&
                other.sex === 'female' &&
                one.house !== other.house &&
                [one, other].every(
                  (each) => !each.dead && each.age >= 15 && each.spouse === undefined && isAtHome(each),
                ),
            ),
          );
        const isThere = () =>
          (until === 'couple' && isCouple()) ||
          (until === 'march' && view.chapter === 'march') ||
          (until === 'past' && year !== 0 && view.chapter !== 'court');
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
          year ||= view.year;
          if (view.chapter === undefined || isThere()) {
            socket.close();
            resolve({ seat, view });
          } else if (owing.includes(seat) && listed.length > 0) send('play', { moves: [choose()] });
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
            result?: { components?: { provinces: { id: string; country: string; borders: string[] }[] } };
          };
          const provinces = result?.components?.provinces;
          if (provinces) {
            const home = Object.fromEntries(provinces.map((each) => [each.id, each.country]));
            frontier = provinces
              .filter((each) => each.borders.some((other) => home[other] !== each.country))
              .map((each) => each.id);
            return look();
          }
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
    until,
  );
}
