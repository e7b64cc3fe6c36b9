import { describe, expect, it } from 'vitest';
import type { BloodClause } from '../../../protocol/types';
import { clause, components, contract, court, peace, pension } from './fixture';
import { headingOf, lineOf, readingOf } from './readings';
import { glossOf, lacks, matterName, piecesOf } from './words';

const of = (matter: string, verb: BloodClause['verb'], text: string, more: Partial<BloodClause> = {}) =>
  clause(text, { matter, verb, ...more });

describe('a clause in few words', () => {
  it.each([
    [peace, 'england', 'attack France'],
    [peace, 'france', 'England does not attack France'],
    [of('march', 'grants', 'Armies of France may march through Kent.'), 'france', 'march through Kent'],
    [
      of('march', 'grants', 'Armies of France may march through Kent.'),
      'england',
      'armies of France to march through Kent',
    ],
    [
      of('command', 'grants', 'France commands up to 2 armies of England.'),
      'england',
      'France commands up to 2 armies of England',
    ],
    [
      of('fleets', 'grants', 'Fleets of England let those of France pass, until 1340.'),
      'france',
      'sail past fleets of England, until 1340',
    ],
    [
      of(
        'no-leave',
        'forbids',
        'England grants Spain no way for armies or goods, no passing of fleets and no port, until 1340.',
      ),
      'england',
      'give Spain leave, until 1340',
    ],
    [pension(40), 'france', '40 Crowns in every turn'],
    [of('exchange', 'owes', 'England gives France 2 food for 1 cloth once.'), 'england', '2 food for 1 cloth once'],
    [of('land-later', 'owes', 'England cedes Kent to France, from 1340.'), 'france', 'Kent, from 1340'],
    [
      of('fief', 'owes', 'England leaves the taxes and new items of Kent to the house of France once.'),
      'france',
      'the taxes and new items of Kent once',
    ],
    [of('dowry', 'settles', 'England pays France 30 Crowns at once.'), 'england', 'you pay 30 Crowns'],
    [of('dowry', 'settles', 'England pays France 30 Crowns at once.'), 'france', 'you get 30 Crowns'],
    [of('unheard-of', 'owes', 'England sings.'), 'france', 'England sings'],
  ])('%#', (one, house, line) => expect(lineOf(one, house)).toBe(line));
});

describe('a reading', () => {
  it('tells what is gained before what it costs, and who leaves', () => {
    const draft = contract({ clauses: [peace, pension(40)] });
    expect(readingOf(components, court([draft]), draft, 'france').map(({ sort, lines }) => [sort, lines])).toEqual([
      ['receive', ['40 Crowns in every turn']],
      ['promised', ['England does not attack France']],
      ['settled', ['Agnès leaves you for the court of England']],
    ]);
    const joins = contract({ clauses: [of('groom-joins', 'settles', 'The groom joins the court of the bride.')] });
    expect(readingOf(components, court([joins]), joins, 'france')[0]?.lines).toEqual(['Godfrey comes to your court']);
  });

  it('leaves out what is not said yet', () => {
    const unfinished = pension(0, { text: 'England pays France 0 Crowns once.', warning: 'It does not say all.' });
    expect(lacks(unfinished)).toBe(true);
    const draft = contract({ clauses: [unfinished] });
    expect(readingOf(components, court([draft]), draft, 'france').map((row) => row.sort)).toEqual(['settled']);
  });

  it('says of a contract in force when something is due, and speaks of others as others', () => {
    const dowry = of('dowry', 'settles', 'England pays France 30 Crowns at once.');
    const force = contract({ status: 'in-force', clauses: [{ ...pension(40), standing: 'due this turn' }, dowry] });
    const rows = readingOf(components, court([force]), force, 'france', false);
    expect(rows.map((row) => row.lines)).toEqual([['40 Crowns in every turn (due this turn)'], ['gets 30 Crowns']]);
    expect(headingOf('receive', true, false)).toBe('You receive');
    expect(headingOf('receive', false, false)).toBe('Receives');
    expect(headingOf('settled', true, true)).toBe('At once');
  });
});

describe('the words of a clause', () => {
  it('set choices apart', () => {
    expect(
      piecesOf('England cedes Kent to France, from 1340.', ['Kent']).filter((piece) => piece.kind === 'slot'),
    ).toEqual([
      { text: 'Kent', kind: 'slot' },
      { text: '1340', kind: 'slot' },
    ]);
    const whole = piecesOf('Armies may march through Kentish Kent.', ['Kent']);
    expect(whole.map((piece) => piece.text).join('')).toBe('Armies may march through Kentish Kent.');
    expect(whole.filter((piece) => piece.kind === 'slot')).toHaveLength(1);
  });

  it('ask for what is missing', () => {
    const pieces = piecesOf('Somebody who has died renounces the crown of somebody.', [], true);
    expect(pieces.filter((piece) => piece.kind === 'missing').map((piece) => piece.text)).toEqual([
      'choose a person',
      'choose a country',
    ]);
  });

  it('have a name and a gloss for what is known, and a gist for what is not', () => {
    expect(matterName(components, 'peace')).toBe('Peace');
    expect(matterName({ ...components, matters: [{ id: 'song', verb: 'owes', gist: 'sings' }] }, 'song')).toBe('Sings');
    expect(glossOf(components, peace)).toContain('refuses England');
    const command = of('command', 'grants', '…');
    expect(glossOf(components, command, true)).not.toBe(glossOf(components, command));
  });
});
