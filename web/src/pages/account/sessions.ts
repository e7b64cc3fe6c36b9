// Where somebody is logged in, in words.
import type { SessionInfo } from '../../protocol/types';
import { ago } from '../phrases';

/** The first that fits: browsers also name those they are like. */
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

/** "Firefox on Linux"; of what is no browser the name that it gives itself. */
export function browserInWords(agent: string): string {
  const first = (list: [RegExp, string][]) => list.find(([sign]) => sign.test(agent))?.[1];
  const browser = first(browsers);
  const system = first(systems);
  if (browser) return system ? `${browser} on ${system}` : browser;
  if (system) return `A browser on ${system}`;
  const name = /^[^\s/]+/.exec(agent)?.[0];
  return name ? `A program: ${name}` : 'A program without a name';
}

/** The server notes it to the hour. Both times in seconds since 1970. */
export function lastUsed({ mine, seen }: Pick<SessionInfo, 'mine' | 'seen'>, now = Date.now() / 1000): string {
  if (mine) return 'in use now';
  return now - seen < 3600 ? 'used within the hour' : `last used ${ago(seen, now)}`;
}
