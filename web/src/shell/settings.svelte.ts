// What a person has chosen for this browser.
import { MediaQuery } from 'svelte/reactivity';

export interface Settings {
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'on' | 'off';
  textSize: number;
  sound: boolean;
  /** Whether a move is asked about once more before it is played. */
  confirm: boolean;
  hints: boolean;
  hintsSeen: string[];
  name: string;
}

const standard: Settings = {
  theme: 'system',
  motion: 'system',
  textSize: 1,
  sound: false,
  confirm: true,
  hints: true,
  hintsSeen: [],
  name: '',
};

const key = 'regalia.settings';

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...standard, ...stored() });

const dark = new MediaQuery('prefers-color-scheme: dark');
const still = new MediaQuery('prefers-reduced-motion: reduce');

export function moves(): boolean {
  return settings.motion === 'system' ? !still.current : settings.motion === 'on';
}

/** How long a motion of so many milliseconds takes here. */
export function motion(milliseconds: number): number {
  return moves() ? milliseconds : 0;
}

/** Call once: keeps the page and the browser's storage as the settings say. */
export function applySettings() {
  $effect(() => {
    localStorage.setItem(key, JSON.stringify(settings));
    const root = document.documentElement;
    const isDark = settings.theme === 'system' ? dark.current : settings.theme === 'dark';
    root.dataset.theme = isDark ? 'dark' : 'light';
    root.dataset.motion = moves() ? 'on' : 'off';
    root.style.setProperty('--text-size', String(settings.textSize));
  });
}
