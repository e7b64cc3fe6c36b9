// The battles that the log tells of, step by step: which lines belong to one, and which of them are told together. Pure: knows no
// page. What a step looks like is in field_changes.ts.
import type { BloodBattleBegan, BloodComponents, BloodEvent, LogInfo } from '../../../protocol/types';
import { takenBack } from '../../../table/session/taken_back';
import type { Field } from './field';
import { after, atFirst } from './field_changes';
import { People } from './people';

export interface Battle {
  kind: 'battle';
  /** The number of its first line. */
  from: number;
  title: string;
  /** The two powers, by their countries: who attacks, and whom. */
  powers: [string, string];
  /** Whether a monarch takes part. */
  royal: boolean;
  /** Whether somebody has the field, or nobody. */
  over: boolean;
  /** The number of the last line that belongs to it. */
  to: number;
  steps: BattleStep[];
}

export interface BattleStep {
  line: number;
  text: string;
  state: Field;
}

/** Lines that are told together. */
export interface Beat {
  tag: string;
  lines: LogInfo[];
}

const eventOf = (line: LogInfo) => line.shows as BloodEvent | undefined;

/** What follows from a battle before anything else happens. */
const kAfterwards = ['land-ceded', 'capital-moved', 'land-lost', 'captured'];
/** Words that say in every sentence what is seen anyway. */
const kRound = /^Battle round \d+: /;

function begins(line: LogInfo): BloodBattleBegan | undefined {
  const event = eventOf(line);
  return event?.kind === 'battle-began' ? event : undefined;
}

/** Whether a line that follows the end of a battle is still about it. */
function isAftermath(line: LogInfo, province: string): boolean {
  const event = eventOf(line);
  if (event?.kind === 'marker-put') return event.province === province;
  return event !== undefined && kAfterwards.includes(event.kind);
}

/** The lines of each battle, without those that say nothing. */
function runs(log: readonly LogInfo[]): LogInfo[][] {
  const gone = takenBack(log);
  const found: LogInfo[][] = [];
  let open: LogInfo[] | undefined;
  let isOver = false;
  for (const line of log) {
    if (gone(line.line) || line.text === '') continue;
    if (begins(line)) {
      open = [line];
      found.push(open);
      isOver = false;
    } else if (open && (!isOver || isAftermath(line, begins(open[0]!)!.province))) {
      open.push(line);
      isOver ||= eventOf(line)?.kind === 'battle-won';
    } else open = undefined;
  }
  return found;
}

/** How a line is told, if not with the lines before it. */
function tagOf(event: BloodEvent | undefined): string {
  switch (event?.kind) {
    case 'captured':
    case 'died':
      return 'taken';
    case 'paid':
    case 'offer-answered':
      return 'answer';
    case 'battle-began':
    case 'stands-inside':
    case 'fled':
    case 'free-rolls':
    case 'battle-rolled':
    case 'battle-losses':
    case 'survival-rolled':
    case 'fell-back':
    case 'surrender-offered':
    case 'ransom-offered':
    case 'battle-won':
      return event.kind;
    default:
      return 'other';
  }
}

/** Whether a line goes with those before it: both dice of a round, what falls by them, what an answer brings about. */
function joins(beat: Beat, event: BloodEvent | undefined): boolean {
  const tag = tagOf(event);
  const last = eventOf(beat.lines.at(-1)!);
  if (event?.kind === 'battle-rolled') {
    if (last?.kind === 'free-rolls') return true;
    return (
      last?.kind === 'battle-rolled' && event.round > 0 && last.round === event.round && last.power !== event.power
    );
  }
  if (event?.kind === 'battle-losses') return ['battle-rolled', 'free-rolls', 'answer'].includes(beat.tag);
  if (event?.kind === 'offer-answered') return false;
  if (tag === 'taken') return beat.tag === 'taken' || beat.tag === 'answer';
  if (tag === 'answer') return beat.tag === 'answer';
  return tag === beat.tag && ['fled', 'fell-back', 'other'].includes(tag);
}

export function beatsOf(lines: readonly LogInfo[]): Beat[] {
  const beats: Beat[] = [];
  for (const line of lines) {
    const last = beats.at(-1);
    if (last && joins(last, eventOf(line))) last.lines.push(line);
    else beats.push({ tag: tagOf(eventOf(line)), lines: [line] });
  }
  return beats;
}

/** The sentences of a beat as one text; "Battle round 2" is said once. */
function textOf({ lines }: Beat): string {
  return lines.map(({ text }, i) => (i > 0 ? text.replace(kRound, '') : text)).join(' ');
}

function battleOf(lines: LogInfo[], components: BloodComponents, people: People): Battle {
  const began = begins(lines[0]!)!;
  const from = lines[0]!.line;
  const province = components.provinces.find(({ id }) => id === began.province)?.name ?? began.province;
  let state = atFirst(began, from, components, people);
  const steps = beatsOf(lines).map((beat): BattleStep => {
    state = after(state, beat, components, people);
    return { line: beat.lines.at(-1)!.line, text: textOf(beat), state };
  });
  return {
    kind: 'battle',
    from,
    title: `The battle of ${province}`,
    powers: [began.attacker, began.defender],
    royal: began.royals.flat().some((person) => people.reigns(person, from)),
    over: lines.some((line) => eventOf(line)?.kind === 'battle-won'),
    to: lines.at(-1)!.line,
    steps,
  };
}

/** All battles, oldest first; the last may still be fought. */
export function battles(
  log: readonly LogInfo[],
  components: BloodComponents,
  people = new People(log, components),
): Battle[] {
  return runs(log).map((lines) => battleOf(lines, components, people));
}
