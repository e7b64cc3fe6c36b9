// A march that is being planned: who goes, where to, and what would come of it. Nothing is played before it is sent.
import { untrack } from 'svelte';
import type { BloodBarred, BloodReach, BloodReached, BloodView } from '../../../protocol/types';
import type { BoardProps } from '../../../table/game';
import type { Touchable } from '../../../table/choice/choice.svelte';
import { countryName, parts } from '../parts';
import { stacks, textsOf, usual, whereIs, type Selection, type Stack } from './stacks';
import { reachedWords } from './words';

export class MarchPlan {
  selection = $state.raw<Selection | null>(null);
  reach = $state.raw<BloodReach | null>(null);
  /** Where the group is to go: the id of a place. */
  goal = $state<string | null>(null);
  /** A place that was touched and is closed. */
  bar = $state.raw<BloodBarred | null>(null);
  private asked = 0;

  constructor(private readonly props: () => BoardProps) {
    // What others do, and what was sent, changes what there is.
    $effect(() => {
      void this.stacks;
      void this.view.march;
      untrack(() => this.follow());
    });
  }

  private get view(): BloodView {
    return parts(this.props()).view;
  }
  /** Whether it is for this seat to march. */
  get isOn(): boolean {
    const { march } = this.view;
    const { seat, moment } = this.props();
    return march !== undefined && march.seat === seat && march.asked === undefined && moment === null;
  }
  stacks: Map<string, Stack> = $derived.by(() =>
    this.isOn ? stacks(this.props().choice.listed, this.view) : new Map<string, Stack>(),
  );
  get stack(): Stack | undefined {
    return this.selection ? this.stacks.get(this.selection.spot) : undefined;
  }
  /** A group that was put together before, on another page or move by move. */
  get begun() {
    return this.isOn ? this.view.march?.group : undefined;
  }
  get from(): string | undefined {
    return this.selection?.spot ?? this.begun?.where;
  }
  get goes(): BloodReached | undefined {
    return this.reach?.reached.find((each) => each.spot === this.goal);
  }

  private follow() {
    if (this.props().moment !== null) return; // one looks back, and the plan waits
    if (this.selection && !this.stacks.has(this.selection.spot)) this.drop();
    else if (this.selection || this.begun) void this.look();
    else this.reach = null;
  }

  /** Asks where the group could go. */
  private async look() {
    const texts = this.selection ? textsOf(this.selection) : [];
    const number = ++this.asked;
    if (this.selection && texts.length === 0) {
      this.reach = null;
      this.goal = null;
      return;
    }
    const reach = (await this.props().consult?.('march', texts)) as BloodReach | null | undefined;
    if (number !== this.asked) return;
    this.reach = reach ?? null;
    if (this.goal && !this.reach?.reached.some((each) => each.spot === this.goal)) this.goal = null;
  }

  select(selection: Selection) {
    this.selection = selection;
    this.bar = null;
    void this.look();
  }

  begin(spot: string) {
    const stack = this.stacks.get(spot);
    if (!stack) return;
    this.goal = null;
    this.select(usual(stack));
  }

  drop() {
    this.selection = null;
    this.goal = null;
    this.bar = null;
    this.asked += 1;
    this.reach = null;
    if (this.begun) void this.look();
  }

  back(): boolean {
    if (this.bar) this.bar = null;
    else if (this.goal) this.goal = null;
    else if (this.selection) this.drop();
    else return false;
    return true;
  }

  /** Sends the group where it is to go; `asks` for leave to go on from there. */
  async send(asks = false): Promise<void> {
    const goes = this.goes;
    if (!goes) return;
    const ends = goes.how === 'ask' ? [] : [asks ? 'ask' : 'send'];
    const texts = [...(this.selection ? textsOf(this.selection) : []), ...goes.way.map((step) => step.move), ...ends];
    if (await this.props().choice.act(texts)) this.drop();
  }

  private spotOf(id: string): string {
    const [kind, name] = [id.slice(0, id.indexOf(':')), id.slice(id.indexOf(':') + 1)];
    return kind === 'person' ? (whereIs(this.view, Number(name)) ?? '') : name;
  }
  private isReached(id: string): boolean {
    return !id.startsWith('person:') && (this.reach?.reached.some((each) => each.spot === this.spotOf(id)) ?? false);
  }
  private isBarred(id: string): BloodBarred | undefined {
    return id.startsWith('province:') ? this.reach?.barred.find((each) => each.spot === this.spotOf(id)) : undefined;
  }

  touch(id: string) {
    const spot = this.spotOf(id);
    const bar = this.isBarred(id);
    this.bar = bar ?? null;
    if (bar) return;
    if (this.isReached(id)) {
      // A second touch sends it.
      if (this.goal === spot) void this.send();
      else this.goal = spot;
    } else if (this.selection?.spot === spot) this.drop();
    else if (this.stacks.has(spot) && !(this.begun && !this.selection)) this.begin(spot);
  }

  /** The board as it is touched while a march is planned. */
  touchable(): Touchable {
    const { choice } = this.props();
    const lit = new Set<string>();
    const add = (spot: string) => {
      for (const kind of ['province', 'sea', 'fleet']) lit.add(`${kind}:${spot}`);
    };
    if (!this.begun || this.selection) for (const spot of this.stacks.keys()) add(spot);
    for (const each of this.reach?.reached ?? []) add(each.spot);
    for (const each of this.reach?.barred ?? []) lit.add(`province:${each.spot}`);
    const chosen = [this.from, ...this.way(), this.goal].flatMap((spot) =>
      spot ? [`province:${spot}`, `sea:${spot}`, `fleet:${spot}`] : [],
    );
    const { components } = parts(this.props());
    return {
      lit,
      touched: chosen,
      element: (id, label) => {
        const isLit = lit.has(id);
        const isChosen = chosen.includes(id);
        const reached = this.reach?.reached.find((each) => each.spot === this.spotOf(id));
        const bar = this.isBarred(id);
        const more = bar
          ? ` Closed: ${bar.reason}`
          : isLit && reached && !id.startsWith('person:')
            ? ` ${reachedWords(reached, (country) => countryName(components, country))}`
            : '';
        return {
          ...choice.element(id, label + more),
          'data-lit': isChosen ? 'chosen' : isLit && !bar ? 'yes' : undefined,
          role: isLit || isChosen ? 'button' : 'img',
          tabindex: isLit ? 0 : undefined,
          'aria-pressed': isLit ? isChosen : undefined,
          onclick: () => this.touch(id),
          onkeydown: isLit
            ? (event: KeyboardEvent) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                event.stopPropagation();
                this.touch(id);
              }
            : undefined,
        };
      },
    };
  }

  /** The places on the way to the goal. */
  way(): string[] {
    return (this.goes?.way ?? []).map(({ verb, args }) => {
      const fleet = this.view.fleets.find((each) => each.id === this.from);
      return verb === 'land' ? (fleet?.province ?? '') : String(Object.values(args)[0]);
    });
  }
}
