// The form of a draft: which clauses can be added, and what can be said in the last one. Only what is listed is shown.
import { findMove, ofVerb } from '../../../protocol/moves';
import type { BloodClause, BloodComponents, BloodMove, MoveInfo, MoveStep } from '../../../protocol/types';
import { matterName, verbs, type Verb } from './words';

export interface Form {
  matter: string;
  name: string;
  gist: string;
  /** A move for each country that it could bind. */
  binds: { country: string; move: MoveInfo }[];
}

/** The clauses that can be added, by verb; `wanted` leaves those out that do not have all its words. */
export function formsOf(
  components: BloodComponents,
  listed: readonly MoveInfo[],
  wanted = '',
): { verb: Verb; forms: Form[] }[] {
  const moves = new Map<string, Form['binds']>();
  for (const move of ofVerb<BloodMove, 'clause'>(listed, 'clause')) {
    const { matter, who } = move.args;
    moves.set(matter, [...(moves.get(matter) ?? []), { country: who, move }]);
  }
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return verbs.flatMap((verb) => {
    const forms = components.matters
      .filter((each) => each.verb === verb && moves.has(each.id))
      .map(({ id, gist }) => ({ matter: id, name: matterName(components, id), gist, binds: moves.get(id)! }))
      .filter(({ name, gist }) => words.every((word) => `${verb} ${name} ${gist}`.toLowerCase().includes(word)));
    return forms.length > 0 ? [{ verb, forms }] : [];
  });
}

/** Something that can be chosen, by its move. */
export interface Option {
  /** What the move names: a province, a country, a person's number, a good, a year. */
  id: string;
  move: MoveInfo;
  isChosen: boolean;
}

/** Something that takes a number, by its move. */
export interface Range {
  move: MoveInfo;
  value?: number;
}

export interface Condition {
  /** The strokes that write it, in order. */
  strokes: MoveStep[];
  /** As it reads: "while France holds Anjou". */
  text: string;
}

/** What the last clause of a draft can say besides who is bound. */
export interface Fields {
  provinces: Option[];
  thirds: Option[];
  persons: Option[];
  goods: Option[];
  returns: Option[];
  every: Option[];
  sum?: Range;
  sumBack?: Range;
  from?: Range;
  until?: Range;
  conditions: Condition[];
  /** Conditions that can be added, by what they begin with. */
  holds: Option[];
  wars: Option[];
  lives: Option[];
  reigns: Option[];
  unless?: MoveInfo;
}

export function fieldsOf(listed: readonly MoveInfo[], clause: BloodClause): Fields {
  const strokes = clause.strokes ?? [];
  const options = (word: string): Option[] =>
    ofVerb(listed, word).map((move) => ({
      id: Object.values(move.args).join(' '),
      move,
      isChosen: strokes.some((stroke) => stroke.move === move.move),
    }));
  const range = (word: string): Range | undefined => {
    const move = findMove(listed, word);
    const said = strokes.find((stroke) => stroke.verb === word);
    const value = said && Number(Object.values(said.args)[0]);
    // Of what must be said nothing is written as 0.
    return move && { move, value: value !== undefined && value >= (move.least ?? 0) ? value : undefined };
  };
  return {
    provinces: options('at'),
    thirds: options('third'),
    persons: options('about'),
    goods: options('good'),
    returns: options('good-back'),
    every: options('every'),
    sum: range('sum'),
    sumBack: range('sum-back'),
    from: range('from'),
    until: range('until'),
    conditions: conditionsOf(clause),
    holds: options('while-holds'),
    wars: [...options('while-war'), ...options('while-any-war')],
    lives: options('while-lives'),
    reigns: options('while-reigns'),
    unless: findMove(listed, 'unless'),
  };
}

export function isEmpty(fields: Fields): boolean {
  return Object.values(fields).every((field) => field === undefined || (Array.isArray(field) && field.length === 0));
}

const conditions = ['while-holds', 'while-war', 'while-any-war', 'while-lives', 'while-reigns'];

/** The conditions of a clause, each with what turns it round. */
function conditionsOf(clause: BloodClause): Condition[] {
  const found: Condition[] = [];
  for (const stroke of clause.strokes ?? []) {
    if (conditions.includes(stroke.verb))
      found.push({ strokes: [stroke], text: clause.conditions?.[found.length] ?? '' });
    else if (stroke.verb === 'unless') found.at(-1)?.strokes.push(stroke);
  }
  return found;
}

/** The strokes that write a clause anew and can be played: what is still to be said is left out. */
export function writable(clause: BloodClause): MoveStep[] {
  const isUnsaid = ({ verb, args }: MoveStep) =>
    (verb === 'sum' || verb === 'sum-back') && Object.values(args)[0] === 0;
  return (clause.strokes ?? []).filter((stroke) => !isUnsaid(stroke));
}

/** A clause is taken out and written again as the last, where it can be changed, by strokes of these. */
function anew(number: number, strokes: readonly MoveStep[]): string[] {
  return [`strike-out ${number}`, ...strokes.map((stroke) => stroke.move)];
}

/** The moves that make a clause the last, which can be changed. `number` counts from 1. */
export function reopened(clause: BloodClause, number: number): string[] {
  return anew(number, writable(clause));
}

/** The same without something that it says: a year, an interval. */
export function without(clause: BloodClause, number: number, word: string): string[] {
  return anew(
    number,
    writable(clause).filter((stroke) => stroke.verb !== word),
  );
}

/** The same without one of its conditions, from 0. */
export function withoutCondition(clause: BloodClause, number: number, condition: number): string[] {
  const gone = conditionsOf(clause)[condition]?.strokes ?? [];
  return anew(
    number,
    writable(clause).filter((stroke) => !gone.includes(stroke)),
  );
}

/** Options by the first of what they name: of provinces that somebody holds, by country. */
export function byFirst(options: readonly Option[]): { first: string | number; options: Option[] }[] {
  const rows = new Map<string | number, Option[]>();
  for (const option of options) {
    const first = Object.values(option.move.args)[0]!;
    rows.set(first, [...(rows.get(first) ?? []), option]);
  }
  return [...rows].map(([first, row]) => ({ first, options: row }));
}
