import { describe, expect, it } from 'vitest';
import { steps } from '../fixture';
import { clause, components, move, pension, range } from './fixture';
import { byFirst, fieldsOf, formsOf, isEmpty, reopened, without, withoutCondition } from './fields';

const listed = [
  move('clause peace england'),
  move('clause peace france'),
  move('clause pension england'),
  move('clause groom-joins england'),
  move('at kent'),
  move('at essex'),
  range('sum', 1, 999),
  range('from', 1335, 1435),
  move('every 5'),
  move('every 10'),
  move('while-holds england kent'),
  move('while-holds france anjou'),
  move('while-lives p1'),
  move('unless'),
];
const conditional = pension(40, {
  text: 'England pays France 40 Crowns in every turn, from 1340, while England holds Kent, unless Prince Godfrey lives.',
  conditions: ['while England holds Kent', 'unless Prince Godfrey lives'],
  strokes: steps(
    'clause pension england',
    'sum 40',
    'from 1340',
    'every 5',
    'while-holds england kent',
    'while-lives p1',
    'unless',
  ),
});

describe('the forms', () => {
  it('stand by verb, with a move for each house that could be bound', () => {
    const groups = formsOf(components, listed);
    expect(groups.map((group) => group.verb)).toEqual(['forbids', 'owes', 'settles']);
    expect(groups[0]!.forms[0]!.binds.map((each) => each.country)).toEqual(['england', 'france']);
    expect(groups[2]!.forms[0]!.binds.map((each) => each.country)).toEqual(['england']);
  });

  it('are filtered by every word', () => {
    expect(
      formsOf(components, listed, 'crowns turns')
        .flatMap((group) => group.forms)
        .map((form) => form.matter),
    ).toEqual(['pension']);
    expect(formsOf(components, listed, 'cathedral')).toEqual([]);
  });
});

describe('the fields of the last clause', () => {
  it('are there while their moves are listed, with what is said already', () => {
    const fields = fieldsOf(listed, clause('…', { strokes: steps('clause peace england', 'at kent') }));
    expect(fields.provinces.map(({ id, isChosen }) => [id, isChosen])).toEqual([
      ['kent', true],
      ['essex', false],
    ]);
    expect(fields.sumBack).toBeUndefined();
    expect(fields.thirds).toEqual([]);
    expect(isEmpty(fieldsOf([], clause('…')))).toBe(true);
    expect(isEmpty(fields)).toBe(false);
  });

  it('have the numbers that are written, and none for what is still to be said', () => {
    expect(fieldsOf(listed, pension(40)).sum?.value).toBe(40);
    expect(fieldsOf(listed, pension(0)).sum?.value).toBeUndefined();
    expect(fieldsOf(listed, conditional).from?.value).toBe(1340);
    expect(
      fieldsOf(listed, pension(40))
        .every.filter((option) => option.isChosen)
        .map(({ id }) => id),
    ).toEqual(['5']);
  });

  it('have each condition with its strokes', () => {
    expect(fieldsOf(listed, conditional).conditions).toEqual([
      { strokes: steps('while-holds england kent'), text: 'while England holds Kent' },
      { strokes: steps('while-lives p1', 'unless'), text: 'unless Prince Godfrey lives' },
    ]);
    expect(byFirst(fieldsOf(listed, conditional).holds).map((row) => row.first)).toEqual(['england', 'france']);
  });
});

describe('writing a clause anew', () => {
  it('takes it out first, and leaves out what cannot be said', () => {
    expect(reopened(pension(40), 2)).toEqual(['strike-out 2', 'clause pension england', 'sum 40', 'every 5']);
    expect(reopened(pension(0), 1)).toEqual(['strike-out 1', 'clause pension england', 'every 5']);
  });

  it('can do without a year, an interval or a condition', () => {
    expect(without(pension(40), 1, 'every')).not.toContain('every 5');
    expect(withoutCondition(conditional, 3, 0)).toEqual([
      'strike-out 3',
      'clause pension england',
      'sum 40',
      'from 1340',
      'every 5',
      'while-lives p1',
      'unless',
    ]);
    expect(withoutCondition(conditional, 3, 1).at(-1)).toBe('while-holds england kent');
  });
});
