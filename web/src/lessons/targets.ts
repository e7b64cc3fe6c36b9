// Where on the page something is that a lesson points at.

export type Place = HTMLElement | SVGElement;

/** Parts of a table by name. Of several places the first that is shown: on a phone the overview may be behind its tab. */
const parts: Record<string, string[]> = {
  seats: ['.frame .seats'],
  overview: ['.frame .rail', '.frame .overview', '.frame .only-narrow'],
  log: ['.frame .right .log', '.frame .right'],
  hand: ['.frame .hand .cards'],
  actions: ['.frame .actions .main'],
  cancel: ['.frame .actions button:not(.main)'],
  conspirators: ['.frame header .buttons button:last-child'],
};

const isShown = (element: Element) => element.getClientRects().length > 0;

export function placeOf(point: string): Place | null {
  const selectors = parts[point] ?? [`.frame [data-element="${CSS.escape(point)}"]`];
  for (const selector of selectors) {
    const found = [...document.querySelectorAll<Place>(selector)].find(isShown);
    if (found) return found;
  }
  return null;
}

/** What is to be touched next: the first that has not been yet, and then what confirms; what else was touched goes first. */
export function nextPlace(points: readonly string[]): Place | null {
  const places = points.map(placeOf);
  const chosen = [...document.querySelectorAll<HTMLElement>('.frame [data-lit="chosen"]')];
  if (chosen.some((each) => !points.includes(each.dataset['element']!))) return placeOf('cancel');
  return places.find((place) => place?.getAttribute('data-lit') !== 'chosen') ?? placeOf('actions');
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where the page can be seen: on a phone the lesson's words stick to its top, and the bar with the cards to its foot. */
function clear(element: Element): Box {
  const sticks = (selector: string) =>
    [...document.querySelectorAll(selector)].find(
      (each) => !each.contains(element) && getComputedStyle(each).position === 'sticky',
    );
  const top = sticks('.frame > .coach')?.getBoundingClientRect().bottom ?? 0;
  const foot = sticks('.frame > .bottom')?.getBoundingClientRect();
  // Further up it lies in the page like all else.
  const bottom = foot && foot.bottom >= innerHeight - 1 ? foot.top : innerHeight;
  return { left: 0, top, right: innerWidth, bottom };
}

/** What is seen of an element; nothing: it is out of sight. */
export function seenOf(element: Element): Box | null {
  let { left, top, right, bottom }: Box = element.getBoundingClientRect();
  const cut = (window: Box) => {
    left = Math.max(left, window.left);
    top = Math.max(top, window.top);
    right = Math.min(right, window.right);
    bottom = Math.min(bottom, window.bottom);
  };
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
    if (getComputedStyle(around).overflow !== 'visible') cut(around.getBoundingClientRect());
  cut(clear(element));
  return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
}

/** Scrolls to an element, unless all of it is seen; a tab that it is behind is opened. */
export function bringIntoSight(element: Place) {
  if (element instanceof HTMLElement && element.matches('[role="tab"]')) element.click();
  const box = element.getBoundingClientRect();
  const seen = seenOf(element);
  if (seen && seen.right - seen.left > box.width - 2 && seen.bottom - seen.top > box.height - 2) return;
  element.scrollIntoView({ block: 'center', inline: 'center' });
  const { top, bottom } = element.getBoundingClientRect();
  const window = clear(element);
  scrollBy(0, (top + bottom) / 2 - Math.max((window.top + window.bottom) / 2, window.top + (bottom - top) / 2));
}
