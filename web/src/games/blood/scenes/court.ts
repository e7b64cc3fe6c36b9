// Births, deaths and crowns of a turn as cards. Crowns may also pass in a round, when a monarch dies of the plague. Pure.
import type { BloodBorn, BloodComponents, BloodEvent, BloodSurvivalRolled, LogInfo } from '../../../protocol/types';
import { counted, joined, signed } from '../../../ui/words';
import { card, titleOf, type Card, type Dice, type Part } from './card';
import type { FortuneStep } from './fortunes';
import type { People } from './people';
import { reignCard, type Reign } from './reign';

/** What goes with the crown before it, or with the death. */
const kFollows = ['left-game', 'changed-court', 'honoured', 'charisma-lost', 'scored'];

function diceOf(event: BloodSurvivalRolled): Dice {
  return { faces: [], sum: event.dice, added: event.constitution, needed: event.needed, good: event.survives };
}

export class Court {
  private readonly told: FortuneStep[] = [];
  /** A joined step that is still open, by what it joins. */
  private none: FortuneStep | null = null;
  private alive: FortuneStep | null = null;
  /** What was rolled for a birth that is told next. */
  private birth: { dice: Dice; text: string } | null = null;
  private readonly dying = new Map<number, FortuneStep>();
  /** To which what follows belongs, and whose crown it is about. */
  private last: FortuneStep | null = null;
  private crown = '';

  constructor(
    private readonly components: BloodComponents,
    private readonly people: People,
  ) {}

  steps(): FortuneStep[] {
    return this.told.toSorted((a, b) => a.line - b.line);
  }

  /** Takes a line, if it is one of these. */
  take(event: BloodEvent, line: LogInfo): boolean {
    switch (event.kind) {
      case 'tries-again':
        this.none = null;
        return event.mothers.length > 0;
      case 'birth-rolled':
        this.birthRolled(event.mother, event.dice, event.is_born, line);
        return true;
      case 'born':
        this.born(event, line);
        return true;
      case 'survival-rolled':
        this.tried(event, line);
        return true;
      case 'died':
        this.died(event.person, event.age, line);
        return true;
      case 'passed-over':
        this.crowns(
          event.country,
          line,
          card('passed', titleOf(this.people.called(event.heir, line.line)), {
            about: 'is passed over',
            outcome: `stands behind all others in ${this.country(event.country)}`,
          }),
        );
        return true;
      case 'came-forward':
      case 'family-founded':
      case 'crowned':
      case 'regent-chosen':
      case 'regency-ended':
      case 'union-made':
        this.reign(event, line);
        return true;
      default:
        return kFollows.includes(event.kind) && this.follow(event, line);
    }
  }

  private country(id: string): string {
    return this.components.countries.find((each) => each.id === id)?.name ?? 'the family that nobody plays';
  }

  private countryOf(person: number, line: number): string[] {
    const country = this.people.called(person, line)?.country;
    return country === undefined ? [] : [country];
  }

  private part(person: number, line: LogInfo, dice: Dice, outcome: string): Part {
    const called = this.people.called(person, line.line);
    const country = called?.country;
    return { ...(country === undefined ? {} : { country }), name: titleOf(called), dice, outcome, bad: false };
  }

  private add(line: LogInfo, state: Card): FortuneStep {
    const step = { line: line.line, text: line.text, state };
    this.told.push(step);
    return step;
  }

  private birthRolled(mother: number, sum: number, isBorn: boolean, line: LogInfo) {
    const dice: Dice = { faces: [], sum, needed: 7, good: isBorn };
    this.last = null;
    if (isBorn) {
      this.birth = { dice, text: line.text };
      return;
    }
    this.none ??= this.add(line, card('cradle', 'No child', { about: 'It takes 7 with two dice.' }));
    const { state } = this.none;
    state.parts.push(this.part(mother, line, dice, 'no child'));
    this.none.text = `No child for ${joined(state.parts.map(({ name }) => name))}.`;
  }

  private born(event: BloodBorn, line: LogInfo) {
    const child = titleOf(this.people.called(event.person, line.line));
    const word = event.sex === 'male' ? 'son' : 'daughter';
    if (event.age > 0) {
      // Of a family that is found with its children.
      if (this.last?.state.sign !== 'founded' || this.crown !== event.house)
        this.crowns(event.house, line, card('founded', `The house of ${this.country(event.house)}`));
      else this.join(line);
      this.last!.state.parts.push({
        country: event.house,
        name: child,
        outcome: `a ${word} of ${event.age}`,
        bad: false,
      });
      return;
    }
    const parents = [event.father, event.mother].map((person) => titleOf(this.people.called(person, line.line)));
    this.last = this.add(
      line,
      card('cradle', child, {
        countries: [event.house],
        about: `${word} of ${joined(parents)}`,
        ...(this.birth ? { dice: this.birth.dice } : {}),
        outcome: `A ${word} is born.`,
        touches: [event.house],
      }),
    );
    this.birth = null;
  }

  private tried(event: BloodSurvivalRolled, line: LogInfo) {
    const dice = diceOf(event);
    this.last = null;
    if (!event.survives) {
      const countries = this.countryOf(event.person, line.line);
      const heading = titleOf(this.people.called(event.person, line.line));
      const state = card('cross', heading, { countries, dice, outcome: 'does not live on', touches: countries });
      this.dying.set(event.person, this.add(line, state));
      return;
    }
    this.alive ??= this.add(line, card('heart', 'These live on', { about: 'Two dice and the Constitution.' }));
    this.alive.state.parts.push(this.part(event.person, line, dice, `needs ${event.needed}`));
    this.alive.text = `${counted(this.alive.state.parts.length, 'person lives', 'people live')} on.`;
  }

  private died(person: number, age: number, line: LogInfo) {
    const countries = this.countryOf(person, line.line);
    const heading = titleOf(this.people.called(person, line.line));
    const step = this.dying.get(person) ?? this.add(line, card('cross', heading, { countries, touches: countries }));
    if (step.line !== line.line) step.text = `${step.text} ${line.text}`;
    step.line = line.line;
    step.state.about = `${counted(age, 'year', 'years')} old`;
    step.state.monarch = this.people.reigns(person, line.line);
    step.state.outcome = step.state.monarch ? 'The crown passes on.' : 'is dead';
    this.last = step;
    this.crown = '';
  }

  /** A step about a crown. */
  private crowns(country: string, line: LogInfo, state: Card) {
    this.last = this.add(line, { ...state, countries: [country], touches: [country] });
    this.crown = country;
  }

  /** The line goes with the step before it. */
  private join(line: LogInfo) {
    this.last!.text = `${this.last!.text} ${line.text}`;
    this.last!.line = line.line;
  }

  private reign(event: Reign, line: LogInfo) {
    const called = (person: number) => titleOf(this.people.called(person, line.line));
    // Who comes forward does so to reign or to act as regent, which is told at once.
    const isFor = this.last && this.crown === event.country && ['founded', 'regent'].includes(this.last.state.sign);
    if (isFor && ['family-founded', 'crowned', 'regent-chosen'].includes(event.kind)) {
      this.join(line);
      if (event.kind === 'family-founded') this.last!.state.sign = 'founded';
      if (event.kind === 'crowned') this.last!.state.outcome = `${called(event.monarch)} is crowned.`;
      return;
    }
    this.crowns(
      event.country,
      line,
      reignCard(event, (id) => this.country(id), called),
    );
    const { state } = this.last!;
    if (event.kind === 'crowned' && event.ruler !== event.country) state.touches.push(event.ruler);
    const other = event.kind === 'union-made' ? this.people.called(event.king, line.line)?.country : undefined;
    if (other === undefined) return;
    state.countries = [other, event.country];
    state.touches.push(other);
  }

  /** What a death or a crown brings with it. */
  private follow(event: BloodEvent, line: LogInfo): boolean {
    if (!this.last) return false;
    if (event.kind === 'scored') {
      const { strength, constitution, charisma } = event;
      const scores = `${event.is_man ? 'Strength' : 'Guile'} ${signed(strength)}, Constitution ${signed(constitution)}, Charisma ${signed(charisma)}`;
      if (this.last.state.sign === 'cradle') this.last.state.outcome = scores;
      this.last.line = line.line;
      return true;
    }
    // It stands on the card; the sentence below is that of the death or crown.
    this.last.line = line.line;
    const outcome = line.text.replace(`${this.last.state.heading} `, '');
    this.last.state.parts.push({ name: '', outcome, bad: false });
    return true;
  }
}
