// Walking with the arrows: through what can be touched, and the buttons that play.
import { nextInDirection } from './choosing';

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
