// Folders stand in an order; what they import must not lead back.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = import.meta.dirname;

/** The rooms of the table, lowest first, and what each imports from the others. */
const rooms: Record<string, string[]> = {
  'table/chance': [],
  'table/session': ['table/chance'],
  'table/choice': ['table/session'],
  table: ['table/choice', 'table/session'],
  'table/bargain': ['table', 'table/choice', 'table/session'],
  'table/log': ['table', 'table/choice', 'table/session'],
  'table/notices': ['table', 'table/session'],
  'table/replay': ['table', 'table/session'],
  'table/seats': ['table', 'table/choice', 'table/session'],
  'table/end': ['table', 'table/chance', 'table/replay', 'table/session'],
  'table/frame': [
    'table',
    'table/bargain',
    'table/choice',
    'table/end',
    'table/log',
    'table/notices',
    'table/replay',
    'table/seats',
    'table/session',
  ],
};

/** Of a file: its folder; each game and each room of the table has one of its own. */
function folderOf(file: string): string {
  const parts = relative(source, file).split('/').slice(0, -1);
  return parts.slice(0, ['games', 'table'].includes(parts[0]!) ? 2 : 1).join('/') || '.';
}

const isOfTable = (folder: string) => folder.split('/')[0] === 'table';

const imported = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"](\.[^'"]*)['"]/g;

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => join(source, name));

/** What each folder imports from, with a file that does so. */
const needs = new Map<string, Map<string, string>>();
for (const file of files)
  for (const [, path] of readFileSync(file, 'utf8').matchAll(imported)) {
    const from = folderOf(file);
    const to = folderOf(resolve(dirname(file), path!));
    if (from === to) continue;
    if (!needs.has(from)) needs.set(from, new Map());
    needs.get(from)!.set(to, relative(source, file));
  }

/** A way from a folder back to itself, if there is one. */
function circle(from: string, path: string[] = [from]): string[] | null {
  for (const to of needs.get(path.at(-1)!)?.keys() ?? []) {
    if (to === from) return [...path, to];
    const found = path.includes(to) ? null : circle(from, [...path, to]);
    if (found) return found;
  }
  return null;
}

describe('imports', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(60);
    expect(needs.get('pages')?.has('table')).toBe(true);
    expect(needs.get('games')?.has('games/royals')).toBe(true); // loaded when it is needed
  });
  it('form no circle between folders', () => {
    for (const folder of needs.keys()) expect(circle(folder)?.join(' → ') ?? '').toBe('');
  });
  it('of the table know no page, no game and no lesson', () => {
    const known = [...needs]
      .filter(([from]) => isOfTable(from))
      .flatMap(([, to]) => [...to].filter(([folder]) => /^(pages|games|lessons)/.test(folder)));
    expect(known).toEqual([]);
  });
  it('between rooms of the table are those that are listed', () => {
    const found = [...new Set(files.map(folderOf))]
      .filter(isOfTable)
      .map((room) => [room, [...(needs.get(room)?.keys() ?? [])].filter(isOfTable).sort()]);
    expect(Object.fromEntries(found)).toEqual(rooms);
  });
  it('of a game know no other game', () => {
    for (const [from, to] of needs)
      if (from.startsWith('games/')) expect([...to.keys()].filter((each) => each.startsWith('games'))).toEqual([]);
  });
});
