import { describe, expect, it } from 'vitest';
import type { LogInfo } from '../../protocol/types';
import type { Chronicle } from '../game';
import { chronicled, isOpen, opensAt, scores } from './chronicle';

const names = ['Anna', 'Bot', 'Bot 2'];
interface Event {
  kind: string;
  seat?: number;
}
const log = (...lines: [text: string, kind?: string, seat?: number][]): LogInfo[] =>
  lines.map(([text, kind, seat], i) => {
    const about = names.findLastIndex((name) => text.startsWith(name)) + 1;
    const rest = text
      .slice((names[about - 1] ?? '').length)
      .replace('’s', '')
      .trimStart();
    const said = about > 0 && !text.includes(':') ? { about, rest: rest.charAt(0).toUpperCase() + rest.slice(1) } : {};
    return { line: i + 1, text, ...said, shows: kind ? { kind, seat } : undefined };
  });
const game: Chronicle = {
  turn: (event) => (event as Event).seat ?? null,
  table: (event) => ((event as Event).kind === 'scored' ? 'The period is scored' : null),
  minor: (event) => (event as Event).kind === 'ended',
  summary: (events) => `${events.length} done`,
};
const outline = (lines: LogInfo[], by?: Chronicle) =>
  chronicled(lines, names, null, by).map((entry) => [entry.heading, ...entry.lines.map((told) => told.text)]);

describe('a chronicle', () => {
  it('has an entry a turn, with what follows from it', () => {
    const lines = log(
      ['Anna draws a card.', 'drew', 1],
      ['A card is turned face up.', 'revealed'],
      ['Bot 2 draws a card.', 'drew', 3],
      ['Anna draws a card.', 'drew', 1],
    );
    expect(outline(lines, game)).toEqual([
      ['Anna', 'Draws a card.', 'A card is turned face up.'],
      ['Bot 2', 'Draws a card.'],
      ['Anna', 'Draws a card.'],
    ]);
  });
  it('gives what is about the whole table a heading, and goes on with the turn after it', () => {
    const lines = log(
      ['Anna draws a card.', 'drew', 1],
      ['The period ends.', 'scored'],
      ['Bot takes a marker.', 'scored', 2],
      ['Anna’s turn is over.', 'ended', 1],
    );
    expect(outline(lines, game)).toEqual([
      ['Anna', 'Draws a card.'],
      ['The period is scored', 'The period ends.', 'Bot takes a marker.'],
      ['Anna', 'Turn is over.'],
    ]);
  });
  it('keeps what others do in a turn there, with their names', () => {
    const lines = log(['Anna places a card.', 'placed', 1], ['Bot hides a card.', 'hid']);
    expect(outline(lines, game)).toEqual([['Anna', 'Places a card.', 'Bot hides a card.']]);
  });
  it('keeps lines that show nothing where they come', () => {
    const lines = log(['Anna draws a card.', 'drew', 1], ['Bot: well drawn']);
    expect(outline(lines, game)).toEqual([['Anna', 'Draws a card.', 'Bot: well drawn']]);
  });
  it('goes by the names that lines begin with where a game does not say', () => {
    const lines = log(['It begins.'], ['Anna bids.'], ['Anna pays.'], ['Bot bids.']);
    expect(outline(lines)).toEqual([
      ['', 'It begins.'],
      ['Anna', 'Bids.', 'Pays.'],
      ['Bot', 'Bids.'],
    ]);
  });
  it('tells in a lighter hand what goes without saying', () => {
    const [entry] = chronicled(log(['Anna draws.', 'drew', 1], ['Anna’s turn ends.', 'ended', 1]), names, null, game);
    expect(entry!.lines.map((told) => told.minor)).toEqual([false, true]);
  });
  it('does not sum up what was taken back', () => {
    const lines = log(['Anna draws.', 'drew', 1], ['Anna draws.', 'drew', 1], ['Anna takes back the last draw.']);
    lines[2]!.undone_from = 2;
    const [entry] = chronicled(lines, names, null, game);
    expect(entry!.lines.map((told) => told.undone)).toEqual([false, true, false]);
    expect(entry!.summary).toBe('1 done');
  });
  it('shows the lines of the last few entries, of those in sight, and of the one that is looked back at', () => {
    const lines = log(...[1, 2, 3, 1, 2, 3].map((seat) => ['draws', 'drew', seat] as [string, string, number]));
    const entries = chronicled(lines, names, null, game);
    const open = (moment?: number, inSight?: number) =>
      entries.map((entry) => isOpen(entry, opensAt(entries, inSight), moment));
    expect(open()).toEqual([false, false, false, true, true, true]);
    expect(open(2)).toEqual([false, true, false, true, true, true]);
    expect(open(undefined, 2)).toEqual([false, false, true, true, true, true]);
    expect(open(undefined, 5)).toEqual([false, false, false, true, true, true]);
  });
});

describe('scores', () => {
  it('are added up for each name, in the order of the seats', () => {
    const won: [number, number][] = [[3, 2], [1, 4], [3, 5]]; // prettier-ignore
    expect(scores(won, names)).toBe('Anna 4, Bot 2 7');
  });
});
