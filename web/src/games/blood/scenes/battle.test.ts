import { describe, expect, test } from 'vitest';
import type { LogInfo } from '../../../protocol/types';
import { battles } from './battle';
import { standing, termsInWords, units } from './field';
import { besieged, ceded, components, outside, ransomed, surrendered } from './slices';

const only = (log: LogInfo[]) => battles(log, components)[0]!;
const last = (log: LogInfo[]) => only(log).steps.at(-1)!.state;

describe('battles of a log', () => {
  test('Each begins with its own line and ends where somebody has the field', () => {
    const found = battles(outside, components);
    expect(found.map(({ from, to, title, over }) => [from, to, title, over])).toEqual([
      [1342, 1356, 'The battle of Champagne', true],
      [1357, 1361, 'The battle of Champagne', true],
      [1363, 1363, 'The battle of Franconia', false],
    ]);
    expect(found[0]!.powers).toEqual(['germany', 'france']);
  });

  test('Both dice of a round and what falls by them are one step, whose round is named once', () => {
    const round = only(outside).steps[4]!;
    expect(round.line).toBe(1353);
    expect(round.text).toBe('Battle round 1: Jonas rolls 2: 2 fall. Tomas rolls 5: nobody falls. Tomas loses 1 army.');
    expect(round.state.rolls.map(({ die, hits, kind, units: counted }) => [die, hits, kind, counted])).toEqual([
      [2, 2, 'round', 3],
      [5, 0, 'round', 2],
    ]);
  });

  test('A roll of no round is free as long as free rolls are left, and else at those who retreat', () => {
    const [first, second] = battles(outside, components);
    expect(first!.steps[3]!.state.rolls[0]!.kind).toBe('free');
    expect(second!.steps[1]!.state.rolls[0]!.kind).toBe('retreat');
    expect(first!.steps.at(-1)!.state.rows.map(({ label }) => label)).toEqual(['Free rolls', 'Round 1']);
    expect(second!.steps.at(-1)!.state.rows.map(({ label }) => label)).toEqual(['Retreat']);
  });

  test('What falls now is told from what has fallen before', () => {
    const { steps } = only(outside);
    const side = (step: number) => steps[step]!.state.sides[1];
    expect([side(3).fallen, side(3).falls, standing(side(3))]).toEqual([0, 1, 1]);
    expect([side(4).fallen, side(4).falls, standing(side(4))]).toEqual([1, 1, 0]);
    expect([side(5).fallen, side(5).falls]).toEqual([2, 0]);
  });

  test('Princes have names, and what becomes of them is kept', () => {
    const [foulques, thibaut] = last(outside.slice(0, -7)).sides[1].royals;
    expect(foulques).toMatchObject({ name: 'Foulques', isKing: false, fate: 'captive', where: 'Germany' });
    expect(foulques!.trial).toEqual({ dice: 7, added: 0, needed: 4, lives: true });
    expect(thibaut).toMatchObject({ name: 'Thibaut', fate: 'fled', where: 'Normandy' });
  });

  test('A castle counts only if its armies are inside, or if there are none', () => {
    const [first, second] = battles(outside, components);
    expect(units(first!.steps[1]!.state, 1)).toBe(4);
    expect(units(second!.steps[0]!.state, 1)).toBe(10);
    const siege = last(besieged);
    expect(siege.castle).toMatchObject({ inside: true, trail: [10, 7] });
    expect(siege.rows[0]!.took).toEqual([
      { armies: 0, castle: 3 },
      { armies: 3, castle: 0 },
    ]);
    expect(siege.winner).toBe(1);
  });

  test('Armies that fall back leave the field, and are not fallen', () => {
    const { steps } = battles(outside, components)[1]!;
    expect(steps[2]!.state.sides[0]).toMatchObject({ leaves: 3, fallen: 0 });
    expect(steps[3]!.state).toMatchObject({ winner: 1 });
  });

  test('Of two offers to surrender the first is answered first, and if it is accepted there is no other', () => {
    const { steps } = only(surrendered);
    expect(steps[3]!.state.offers.map(({ side }) => side)).toEqual([0, 1]);
    expect(steps[4]!.state.offers).toEqual([
      { kind: 'surrender', side: 0, terms: ['the armies are killed'], accepted: true },
    ]);
    expect(steps[4]!.text).toBe('Jonas accepts. Tomas loses 1 army.');
    expect(steps[4]!.state.rows).toHaveLength(1);
  });

  test('A ransom is offered, paid, and the king is free', () => {
    const { steps, royal } = only(ransomed);
    expect(royal).toBe(true);
    const offered = steps.find(({ line }) => line === 1934)!.state;
    expect(offered.offers).toEqual([{ kind: 'ransom', person: 'King Gaston of France', crowns: 60, terms: [] }]);
    const paid = steps.find(({ line }) => line === 1937)!;
    expect(paid.text).toBe('Bot accepts. Tomas pays Bot 60 Crowns. King Gaston of France is free, and at home.');
    expect(paid.state.sides[1].royals[0]).toMatchObject({ fate: 'free', isKing: true });
  });

  test('A province that is given up is told with the battle', () => {
    const battle = only(ceded);
    expect(battle.to).toBe(1044);
    expect(battle.steps.at(-1)!.text).toBe('Germany cedes Venice to Italy.');
  });

  test('Lines that were taken back are not told', () => {
    const undone = [...outside, { line: 1400, text: 'Taken back.', undone_from: 1357 }];
    expect(battles(undone, components).map(({ from }) => from)).toEqual([1342]);
  });

  test('Steps have lines of their own, in order', () => {
    for (const { steps } of battles(outside, components)) {
      const lines = steps.map(({ line }) => line);
      expect(lines).toEqual([...new Set(lines)].toSorted((a, b) => a - b));
    }
  });
});

test('Terms in words', () => {
  expect(termsInWords('march-off+captives+land')).toEqual([
    'the armies march off',
    'royals are captives',
    'the province is given up',
  ]);
  expect(termsInWords('march-off', 2, 30)).toEqual([
    '2 armies are killed',
    'the others march off',
    '30 Crowns are paid',
  ]);
});
