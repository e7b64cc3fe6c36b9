// What can be touched on the page: walking through it with the arrows, and what it is called.
import { nextInDirection } from '../session/listed_moves';

export interface Place {
  element: HTMLElement;
  x: number;
  y: number;
}

export function places(): Place[] {
  return [...document.querySelectorAll<HTMLElement>('.frame [data-lit], .frame :is(.actions, .tray) .main')].map(
    (element) => {
      const box = element.getBoundingClientRect();
      return { element, x: box.left + box.width / 2, y: box.top + box.height / 2 };
    },
  );
}

export function walk(direction: 'up' | 'down' | 'left' | 'right') {
  const all = places();
  const from = all.findIndex((place) => place.element === document.activeElement);
  const next = all[nextInDirection(all, from, direction)];
  next?.element.focus();
  next?.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** What an element is called now; the one that is pointed at, if there are several. */
export function labelOf(id: string): string | null {
  const all = [...document.querySelectorAll(`[data-element="${CSS.escape(id)}"]`)];
  return (all.find((each) => each.matches(':hover, :focus')) ?? all[0])?.getAttribute('aria-label') ?? null;
}
