import { describe, expect, it } from 'vitest';
import type { CrownsEvent, LogInfo } from '../../protocol/types';
import { chronicled } from '../../table/log/chronicle';
import { chronicle } from './chronicle';
import { components } from './fixture';
import { sound } from './sounds';

const names = ['Anna', 'Ben', 'Chiara'];
const tell = (...told: [string, CrownsEvent][]): LogInfo[] =>
  told.map(([text, shows], i) => ({ line: i + 1, text, shows }));

describe('the log of Game of Crowns', () => {
  const log = tell(
    ['Anna begins every round.', { kind: 'started', seat: 1 }],
    ['Round 1 begins.', { kind: 'round-began', round: 1 }],
    ['It is the turn of Anna.', { kind: 'turn-began', seat: 1 }],
    ['Anna attacks Ben with the Knight of Lyre.', { kind: 'attacked', seat: 1, target: 2, card: 'knight.lyre' }],
    ['Chiara has voted.', { kind: 'voted', seat: 3 }],
    ['Ben spends no ravens.', { kind: 'spent', seat: 2, vote: 'defender', ravens: 0 }],
    ['Chiara spends 2 ravens for the attacker.', { kind: 'spent', seat: 3, vote: 'attacker', ravens: 2 }],
    ['Anna is victorious over Ben, 4 to 1.', { kind: 'attack-decided', victor: 1, defeated: 2, votes: 4, against: 1 }],
    ['It is the turn of Ben.', { kind: 'turn-began', seat: 2 }],
    ['Ben offers the Feud of Lyre.', { kind: 'laid', seat: 2, card: 'feud.lyre', second: false }],
    ['Chiara answers with the Jester.', { kind: 'offered', seat: 3, card: 'jester', second: false }],
    [
      'Ben gives the Feud of Lyre to Chiara and gets the Jester and 1 raven.',
      {
        kind: 'exchanged',
        seat: 2,
        partner: 3,
        gave: ['feud.lyre'],
        gave_ravens: 0,
        got: ['jester'],
        got_ravens: 1,
      },
    ],
    ['The game ends.', { kind: 'game-ended', reason: 'rounds' }],
    ['Anna has 9 points.', { kind: 'seat-scored', seat: 1, points: 9 }],
  );
  const entries = chronicled(log, names, components, chronicle);

  it('is told by turns, whoever takes part in them', () => {
    expect(entries.map((entry) => [entry.seat, entry.heading, entry.lines.length])).toEqual([
      [0, 'The game begins', 1],
      [0, 'Round 1', 1],
      [1, 'Anna', 6],
      [2, 'Ben', 4],
      [0, 'The end', 2],
    ]);
  });
  it('sums a turn up', () => {
    expect(entries.map((entry) => entry.summary)).toEqual([
      '',
      '',
      'attacks Ben: Anna wins 4 to 1',
      'Feud for Jester, 1 raven',
      'Anna 9',
    ]);
  });
  it('passes lightly over votes and ravens that are kept', () => {
    const minor = entries[2]!.lines.filter((line) => line.minor).map((line) => line.text);
    expect(minor).toEqual(['It is the turn of Anna.', 'Chiara has voted.', 'Ben spends no ravens.']);
  });
  it('is heard where cards move and votes come to light', () => {
    expect(sound({ kind: 'laid' })).toBe('card');
    expect(sound({ kind: 'votes-shown' })).toBe('reveal');
    expect(sound({ kind: 'sentinels-shown', used: [] } as { kind: string })).toBeNull();
    expect(sound({ kind: 'voted' })).toBeNull();
  });
});
