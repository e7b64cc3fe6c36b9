// The event of a round as cards: what was rolled, which provinces it strikes, who dies of it. Pure.
import type { BloodComponents, BloodEvent, LogInfo } from '../../../protocol/types';
import { counted, joined } from '../../../ui/words';
import { card, type Card, type Dice, type Part, type Sign } from './card';
import { Court } from './court';
import type { FortuneStep } from './fortunes';
import type { People } from './people';

const signs: Record<string, Sign> = {
  plague: 'plague',
  famine: 'famine',
  rebellion: 'torch',
  storms: 'ship',
  nothing: 'calm',
};
const headings: Record<string, string> = {
  plague: 'Plague',
  famine: 'Famine',
  rebellion: 'Unrest',
  storms: 'Storms',
  nothing: 'Nothing happens',
};

const struckPart = (name: string, country: string | undefined, outcome: string): Part => ({
  ...(country === undefined ? {} : { country }),
  name,
  outcome,
  bad: false,
});
const isSpared = ({ state }: FortuneStep) =>
  state.sign === 'plague' && state.parts.length === 0 && state.dice === undefined;

export class Luck {
  private readonly told: FortuneStep[] = [];
  private rolls: FortuneStep | null = null;
  /** The province that is struck, or the country whose people are restless, or the fleets that come through. */
  private struck: FortuneStep | null = null;
  private hungry: FortuneStep | null = null;
  private restless: FortuneStep | null = null;
  private afloat: FortuneStep | null = null;
  /** Who dies of it, and who follows. */
  private readonly court: Court;

  constructor(
    private readonly components: BloodComponents,
    people: People,
  ) {
    this.court = new Court(components, people);
  }

  steps(): FortuneStep[] {
    const eventful = this.told.filter((step) => !isSpared(step));
    return [...eventful, ...this.spared(), ...this.court.steps()].toSorted((a, b) => a.line - b.line);
  }

  private add(line: LogInfo, state: Card, text = line.text): FortuneStep {
    const step = { line: line.line, text, state };
    this.told.push(step);
    return step;
  }

  private join(step: FortuneStep, line: LogInfo) {
    step.text = [step.text, line.text].filter((text) => text !== '').join(' ');
    step.line = line.line;
  }

  /** Takes a line, if it is one of these. */
  take(event: BloodEvent, line: LogInfo): boolean {
    switch (event.kind) {
      case 'event-rolled':
        this.rolls ??= this.add(line, card('die', 'The event of the round', { dice: { faces: [], good: true } }), '');
        this.rolls.state.dice!.faces.push(event.dice);
        this.join(this.rolls, line);
        return true;
      case 'event-happens':
        this.happens(event.calamity, line);
        return true;
      case 'strikes-provinces':
        this.add(
          line,
          card(this.sign, counted(event.count, 'province', 'provinces'), {
            about: headings[this.calamity] ?? '',
            dice: { faces: [event.count], good: false },
            outcome: `${counted(event.count, 'province is', 'provinces are')} struck.`,
          }),
        );
        return true;
      case 'struck':
        this.strikes(event.province, event.calamity, line);
        return true;
      case 'armies-died':
        return this.armiesDied(event.country, event.armies, line);
      case 'rebellion-rolled':
        this.unrest(event.province, { faces: [event.dice], added: event.modifier, good: !event.rebels }, line);
        return true;
      case 'storm-rolled':
        this.storm(event.country, event.sea, { faces: [event.dice], good: !event.is_lost }, line);
        return true;
      default:
        return this.court.take(event, line);
    }
  }

  private calamity = '';
  private get sign(): Sign {
    return signs[this.calamity] ?? 'die';
  }

  private happens(calamity: string, line: LogInfo) {
    this.calamity = calamity;
    if (!this.rolls) return;
    this.rolls.state.sign = this.sign;
    this.rolls.state.heading = headings[calamity] ?? calamity;
    this.rolls.state.outcome = line.text;
    this.rolls.state.dice!.good = calamity === 'nothing';
    this.join(this.rolls, line);
  }

  private place(id: string) {
    const province = this.components.provinces.find((each) => each.id === id);
    return { name: province?.name ?? id, countries: province ? [province.country] : [] };
  }

  /** Of famine all provinces are on one card; of the plague each where somebody dies has its own. */
  private strikes(id: string, calamity: string, line: LogInfo) {
    const { name, countries } = this.place(id);
    if (calamity !== 'famine') {
      const rest = { countries, about: headings[calamity] ?? '', touches: countries };
      this.struck = this.add(line, card(signs[calamity] ?? this.sign, name, rest));
      return;
    }
    this.hungry ??= this.add(line, card('famine', 'Famine', { outcome: 'They pay no tax and yield nothing.' }));
    const { state } = this.hungry;
    state.parts.push(struckPart(name, countries[0], 'famine'));
    state.touches.push(...countries);
    this.hungry.text = `There is famine in ${joined(state.parts.map((part) => part.name))}.`;
  }

  /** Provinces with the plague where nobody dies, as one step. */
  private spared(): FortuneStep[] {
    const empty = this.told.filter(isSpared);
    if (empty.length < 2) return empty;
    const parts = empty.map(({ state }) => struckPart(state.heading, state.countries[0], 'nobody there'));
    const text = `The plague is in ${joined(parts.map(({ name }) => name))}.`;
    return [{ line: empty[0]!.line, text, state: card('plague', 'Nobody dies there', { about: 'Plague', parts }) }];
  }

  private armiesDied(country: string, armies: number, line: LogInfo): boolean {
    if (!this.struck) return false;
    this.join(this.struck, line);
    const { state } = this.struck;
    const outcome = counted(armies, 'army dies', 'armies die');
    state.parts.push({
      country,
      name: this.components.countries.find(({ id }) => id === country)?.name ?? '',
      outcome,
      bad: true,
    });
    if (!state.touches.includes(country)) state.touches.push(country);
    return true;
  }

  /** A die for each province of a country, in one step. */
  private unrest(id: string, dice: Dice, line: LogInfo) {
    const { name, countries } = this.place(id);
    const country = this.components.countries.find((each) => each.id === countries[0])?.name ?? '';
    if (this.restless?.state.countries[0] !== countries[0])
      this.restless = this.add(
        line,
        card('torch', country, { countries, about: 'A province with 1 or less rises.' }),
        '',
      );
    const { state } = this.restless!;
    state.parts.push({ name, dice, outcome: dice.good ? 'is quiet' : 'rises', bad: !dice.good });
    const risen = state.parts.filter(({ bad }) => bad).map((part) => part.name);
    if (risen.length > 0) state.touches = countries;
    state.outcome =
      risen.length > 0 ? `${counted(risen.length, 'province rises', 'provinces rise')}.` : 'All is quiet.';
    this.restless!.line = line.line;
    this.restless!.text = risen.length > 0 ? `The people rise in ${joined(risen)}.` : `All is quiet in ${country}.`;
  }

  private storm(country: string, sea: string, dice: Dice, line: LogInfo) {
    const where = this.components.seas.find(({ id }) => id === sea)?.name ?? sea;
    const name = this.components.countries.find(({ id }) => id === country)?.name ?? country;
    if (!dice.good) {
      const outcome = 'It goes down with all aboard.';
      this.add(
        line,
        card('ship', `A fleet of ${name}`, { countries: [country], about: where, dice, outcome, touches: [country] }),
      );
      return;
    }
    this.afloat ??= this.add(line, card('ship', 'These come through', { about: 'A fleet is lost with 1 or 2.' }), '');
    this.afloat.state.parts.push({ country, name: `${name}, ${where}`, dice, outcome: 'is safe', bad: false });
    this.afloat.text = `${counted(this.afloat.state.parts.length, 'fleet comes', 'fleets come')} through.`;
  }
}
