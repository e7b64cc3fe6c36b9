// Who is who in the log, as he was called then. Events name people by a number that is never used again, and the sentence beside it
// has the title of that day: "Prince Otto of Germany" of one line is "King Otto of Germany" of a later one. Pure: knows no page.
import type { BloodComponents, BloodEvent, LogInfo } from '../../../protocol/types';

export interface Called {
  /** `King Otto of Germany`. */
  title: string;
  /** `King`, `Queen`, `Prince`, `Princess`, `Lord` or `Lady`. */
  rank: string;
  /** `Otto`. */
  name: string;
  /** The id of the country of the title, if it has one. */
  country?: string;
}

/** A title of its own, in front of what its bearer does. */
const begins =
  /^((?:King|Queen|Prince|Princess|Lord|Lady) .+?) (?:rolls|dies|falls|drowns|is|flees|stands|goes|leaves|comes|weds)\b/;

/** Whom a line is about, and by what title. */
function subject(event: BloodEvent, text: string): [person: number, title: string] | null {
  const at = (person: number, form: RegExp) => {
    const title = form.exec(text)?.[1];
    return title === undefined ? null : ([person, title] as [number, string]);
  };
  switch (event.kind) {
    case 'born':
      return at(event.person, /: (.+)\.$/);
    case 'named':
      return at(event.person, / names (.+)\.$/);
    case 'scored':
      return at(event.person, /^(.+?): (?:Strength|Guile)/);
    case 'birth-rolled':
      return at(event.mother, begins);
    case 'crowned':
    case 'regency-ended':
      return at(event.monarch, begins);
    case 'regent-chosen':
      return at(event.regent, begins);
    case 'survival-rolled':
    case 'died':
    case 'left-game':
    case 'changed-court':
    case 'came-forward':
    case 'piece-placed':
    case 'fled':
    case 'captured':
      return at(event.person, begins);
    default:
      return null;
  }
}

export class People {
  private readonly titles = new Map<number, [line: number, called: Called][]>();
  private readonly crowned = new Map<number, number>();
  private readonly pieces = new Map<number, [line: number, piece: number][]>();
  private readonly countries: Map<string, string>;

  constructor(log: readonly LogInfo[], components: Pick<BloodComponents, 'countries'>) {
    this.countries = new Map(components.countries.map(({ id, name }) => [name, id]));
    for (const line of log) this.learn(line);
  }

  private learn({ line, text, shows }: LogInfo) {
    const event = shows as BloodEvent | undefined;
    if (!event) return;
    if (event.kind === 'crowned' && !this.crowned.has(event.monarch)) this.crowned.set(event.monarch, line);
    if (event.kind === 'piece-placed') push(this.pieces, event.person, [line, event.piece]);
    const found = text === '' ? null : subject(event, text);
    if (!found) return;
    const [, rank, name, land] = /^(\w+) (.+?)(?: of (.+))?$/.exec(found[1]) ?? [];
    if (rank === undefined || name === undefined) return;
    const country = this.countries.get(land ?? '');
    push(this.titles, found[0], [line, { title: found[1], rank, name, ...(country === undefined ? {} : { country }) }]);
  }

  /** How somebody was called at that line of the log; before the first time he is named, as he is then. */
  called(person: number, line: number): Called | undefined {
    const known = this.titles.get(person);
    return (known?.findLast(([since]) => since <= line) ?? known?.[0])?.[1];
  }

  /** Whether somebody reigned then. A king's wife is a queen too, but was never crowned. */
  reigns(person: number, line: number): boolean {
    return this.called(person, line)?.rank === 'King' || (this.crowned.get(person) ?? Infinity) <= line;
  }

  /** Whether it is the king's piece that stands for him: of a king, or of a regent. */
  leads(person: number, line: number): boolean {
    if (this.called(person, line)?.rank === 'King') return true;
    return this.pieces.get(person)?.findLast(([since]) => since <= line)?.[1] === 0;
  }
}

function push<V>(map: Map<number, V[]>, key: number, value: V) {
  const there = map.get(key);
  if (there) there.push(value);
  else map.set(key, [value]);
}
