// What befalls houses and countries at the beginning of a turn and of a round, step by step: births, deaths and crowns; plague, famine,
// unrest and storms. Rolls that changed nothing are told together. Pure: knows no page.
import type { BloodComponents, BloodEvent, LogInfo } from '../../../protocol/types';
import { takenBack } from '../../../table/session/taken_back';
import { Court } from './court';
import type { Card } from './card';
import { Luck } from './luck';
import { People } from './people';

export interface Fortune {
  kind: 'fortune';
  /** The number of its first line. */
  from: number;
  title: string;
  year: number;
  /** Left out: at court. */
  round?: number;
  /** The number of the last line that belongs to it. */
  to: number;
  steps: FortuneStep[];
}

export interface FortuneStep {
  line: number;
  text: string;
  state: Card;
}

/** More are too many for one scene. */
const kMost = 15;
/** How a house begins. */
const kFounding = ['family-founded', 'crowned', 'born', 'scored', 'piece-placed'];
/** When the crowns have passed, court is held, which is not told here. */
const kCourtIsHeld = ['wed', 'proposed', 'hand-offered', 'deal-offered', 'armies-returned', 'taxed', 'marker-drawn'];
/** Happens beside other things, and neither belongs to a fortune nor ends one. */
const kBeside = [
  'piece-placed',
  'named',
  'house-named',
  'answered',
  'contract-ended',
  'betrothal-ended',
  'tries-again',
];

/** What an event of a round may bring about. */
const kOfRound = [
  'event-rolled',
  'event-happens',
  'strikes-provinces',
  'struck',
  'armies-died',
  'rebellion-rolled',
  'storm-rolled',
  'survival-rolled',
  'died',
  'passed-over',
  'crowned',
  'charisma-lost',
  'union-made',
  'came-forward',
  'family-founded',
  'born',
  'scored',
  'regent-chosen',
  'regency-ended',
  'left-game',
  'changed-court',
  'honoured',
];

/** One that is being read. */
interface Open {
  teller: Court | Luck;
  title: string;
  year: number;
  round?: number;
  /** Before the first year. */
  founding: boolean;
  /** 0: nothing has been taken yet. */
  from: number;
  to: number;
}

/** All that is worth telling, oldest first; the last may still go on. */
export function fortunes(
  log: readonly LogInfo[],
  components: BloodComponents,
  people = new People(log, components),
): Fortune[] {
  const gone = takenBack(log);
  const found: Fortune[] = [];
  let year = components.first_year;
  let round = 0;
  const atCourt = (title: string, from: number): Open => ({
    teller: new Court(components, people),
    title: `${title} in ${year}`,
    year,
    founding: from === 0,
    from,
    to: from,
  });
  // Before the first year begins the houses are founded.
  let open: Open | null = atCourt('The houses', 0);
  const finish = () => {
    if (open) found.push(...told(open));
    open = null;
  };
  for (const line of log) {
    const event = line.shows as BloodEvent | undefined;
    if (!event || gone(line.line)) continue;
    if (event.kind === 'marker-drawn') round = event.round;
    if (event.kind === 'year-began') {
      finish();
      year = event.year;
      open = atCourt('The court', line.line);
    } else if (event.kind === 'event-rolled' && open?.round === undefined) {
      finish();
      const title = `Fortune, round ${round} of ${year}`;
      open = {
        teller: new Luck(components, people),
        title,
        year,
        round,
        founding: false,
        from: line.line,
        to: line.line,
      };
    }
    if (open && ends(open, event, line)) finish();
    if (open?.teller.take(event, line)) {
      open.from ||= line.line;
      open.to = line.line;
    }
  }
  finish();
  return found.filter(({ steps }) => steps.length > 0);
}

/** Of a turn it is over when court is held; of a round and of the first houses, with the first thing that is no part of it. */
function ends(open: Open, event: BloodEvent, line: LogInfo): boolean {
  if (open.founding) return !kFounding.includes(event.kind);
  if (open.round === undefined) return kCourtIsHeld.includes(event.kind);
  return line.text !== '' && !kOfRound.includes(event.kind) && !kBeside.includes(event.kind);
}

/** A long one is told in two parts: who was born, and who died and reigns. */
function told({ teller, title, year, round, from, to }: Open): Fortune[] {
  const steps = teller.steps();
  const when = round === undefined ? {} : { round };
  const whole: Fortune = { kind: 'fortune', from, title, year, ...when, to, steps };
  const cut = steps.findIndex(({ state }) => state.sign !== 'cradle');
  if (steps.length <= kMost || cut <= 0) return [whole];
  const second = steps.slice(cut);
  return [
    { ...whole, title: `Births in ${year}`, to: second[0]!.line - 1, steps: steps.slice(0, cut) },
    { ...whole, title: `Deaths and crowns in ${year}`, from: second[0]!.line, steps: second },
  ];
}
