// @vitest-environment node
// `regalia schema` says what is true: a validator checks what whole games over `regalia rpc` receive against it.
import * as openrpc from '@open-rpc/meta-schema';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import type { GamesReply, MovesReply, PositionReply, StatusReply } from '../src/protocol/types';
import { regalia } from './server';

type Ref = { $ref: string };
type Method = { name: string; params: unknown[]; result: { schema: Ref }; 'x-params': Ref; 'x-where': string[] };
interface Document {
  methods: Method[];
  components: { schemas: Record<string, object>; errors: Record<string, { code: number }> };
  'x-notices': { name: string; params: Ref }[];
  'x-error-data': Ref;
  'x-games': Record<string, Record<'components' | 'view' | 'event' | 'position' | 'facts', Ref>>;
}
interface Failure {
  code: number;
  message: string;
  data: { name: string; rule?: string };
}

const missing = !existsSync(regalia);
if (missing) console.warn(`skipped: there is no ${regalia}; build it, or name another in REGALIA`);
const print = () => execFileSync(regalia, ['schema'], { encoding: 'utf8', maxBuffer: 1 << 26 });
const schema = missing ? ({} as Document) : (JSON.parse(print()) as Document);

const id = 'https://regalia.invalid/schema';
const ajv = new Ajv2020({ strict: true, strictTypes: false });
ajv.addKeyword('components');
if (!missing) ajv.addSchema({ $id: id, components: schema.components });

function check(ref: Ref, value: unknown) {
  const validate: ValidateFunction | undefined = ajv.getSchema(id + ref.$ref);
  if (!validate) throw new Error(`${ref.$ref} is not in the document`);
  if (!validate(value))
    throw new Error(`${ref.$ref}: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(value).slice(0, 2000)}`);
}

/** A table of one's own; everything sent and received is checked. */
class Owner {
  private readonly process = spawn(regalia, ['rpc']);
  private readonly lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();

  private async send(method: string, params: object) {
    this.process.stdin.write(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }) + '\n');
    const line = await this.lines.next();
    return JSON.parse(line.value as string) as { result?: unknown; error?: Failure };
  }

  async ask<T>(name: string, params: object = {}): Promise<T> {
    const method = schema.methods.find((each) => each.name === name)!;
    check(method['x-params'], params);
    const { result, error } = await this.send(name, params);
    if (error) throw new Error(`${name}: ${error.message}`);
    check(method.result.schema, result);
    return result as T;
  }

  async fail(name: string, params: object): Promise<string> {
    const { error } = await this.send(name, params);
    if (!error) throw new Error(`${name} was to fail`);
    check(schema['x-error-data'], error.data);
    expect(schema.components.errors[error.data.name]?.code).toBe(error.code);
    return error.data.name;
  }

  end() {
    this.process.stdin.end();
  }
}

/** Small whole numbers, the same in every run. */
function chooser(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Plays a game to its end, at random, and looks at everything on the way. */
async function playThrough(owner: Owner, setup: { game: string; seed: number; [option: string]: unknown }) {
  const shapes = schema['x-games'][setup.game]!;
  const choose = chooser(setup.seed);
  const { seed, ...others } = setup;
  let status = await owner.ask<StatusReply>('new', setup['chance'] === 'manual' ? others : { ...others, seed });
  check(shapes.components, (await owner.ask<{ components: unknown }>('components')).components);
  const lines = new Map<number, number>();
  const kinds = new Set<string>();
  let steps = 0;
  for (; status.pending.step !== 'over'; ++steps) {
    const { step, owing } = status.pending;
    const seat = step === 'chance' ? 'chance' : owing[choose(owing.length)]!;
    const { moves } = await owner.ask<MovesReply>('moves', { seat });
    const move = moves[choose(moves.length)]!;
    await owner.ask('play', { seat, moves: [move.move] });
    const viewer = 1 + choose(status.players);
    check(shapes.view, (await owner.ask<{ view: unknown }>('view', { seat: viewer })).view);
    const since = lines.get(viewer) ?? 0;
    const log = await owner.ask<{ lines: { line: number; shows?: { kind: string } }[] }>('log', {
      seat: viewer,
      since,
    });
    for (const line of log.lines) {
      lines.set(viewer, line.line);
      if (line.shows) check(shapes.event, line.shows);
      if (line.shows) kinds.add(line.shows.kind);
    }
    check(shapes.position, (await owner.ask<PositionReply>('position')).position);
    status = await owner.ask<StatusReply>('status', { seat: viewer });
  }
  check(shapes.view, (await owner.ask<{ view: unknown }>('view')).view);
  return { status, steps, kinds };
}

describe.skipIf(missing)('the schema', () => {
  it('is the same every time', () => {
    expect(print()).toBe(print());
  });

  it('is an OpenRPC document', () => {
    const meta = new Ajv2020({ strict: false, formats: { uri: true } });
    // The schemas within are compiled one by one below.
    for (const $id of ['https://meta.json-schema.tools', 'https://meta.json-schema.tools/'])
      meta.addSchema({
        $id,
        type: ['object', 'boolean'],
        definitions: { JSONSchemaObject: { properties: { $ref: { type: 'string' } } } },
      });
    const { $schema: _, ...document } = (openrpc as unknown as { openrpcDocument: Record<string, unknown> })
      .openrpcDocument;
    const valid = meta.validate(document, schema);
    expect(valid, meta.errorsText()).toBe(true);
  });

  it('holds valid schemas, each method once, and nothing that is not defined', () => {
    for (const name of Object.keys(schema.components.schemas))
      expect(ajv.getSchema(`${id}#/components/schemas/${name}`), name).toBeTypeOf('function');
    const names = schema.methods.map((method) => method.name);
    expect(new Set(names).size).toBe(names.length);
    for (const notice of schema['x-notices']) expect(ajv.getSchema(id + notice.params.$ref)).toBeTypeOf('function');
  });

  it('refuses what is not there', () => {
    const { view, facts } = schema['x-games']['royals']!;
    expect(() => check(view, {})).toThrow('required');
    expect(() => check(facts, { titles: { king: { influence: 4.5 } } })).toThrow('integer');
    expect(() => check(facts, { titles: { emperor: { influence: 4 } } })).toThrow('additional');
    expect(() => check(schema['x-games']['gambit']!.event, { kind: 'sneezed', seat: 1 })).toThrow();
  });

  it('tells errors as they come', async () => {
    const owner = new Owner();
    expect(await owner.fail('status', {})).toBe('no_table');
    expect(await owner.fail('dance', {})).toBe('unknown_method');
    expect(await owner.fail('new', { game: 'chess' })).toBe('bad_setup');
    expect(await owner.fail('new', { game: 'royals', colour: 'red' })).toBe('invalid_params');
    await owner.ask('new', { game: 'royals', players: 2, options: { start: '1' }, seed: 7 });
    expect(await owner.fail('play', { seat: 1, moves: ['sing'] })).toBe('not_a_move');
    expect(await owner.fail('play', { seat: 1, moves: ['end'] })).toBe('refused');
    expect(await owner.fail('play', { seat: 1, moves: ['draw pile'], step: 0 })).toBe('past');
    expect(await owner.fail('moves', { seat: 9 })).toBe('no_such_seat');
    const position = await owner.ask<PositionReply>('position');
    expect(await owner.fail('load', { position: { ...position, position: {} } })).toBe('bad_position');
    expect(await owner.fail('load', { record: '{}' })).toBe('bad_record');
    owner.end();
  });

  const games: { game: string; seed: number; [option: string]: unknown }[] = [
    { game: 'royals', players: 2, seed: 1 },
    { game: 'royals', players: 5, seed: 2, preset: '2014', facts: { titles: { king: { influence: 4 } } } },
    { game: 'royals', players: 3, seed: 3, chance: 'manual', options: { markers: 'secret', draw: 'announced' } },
    { game: 'gambit', players: 3, seed: 1 },
    { game: 'gambit', players: 6, seed: 2, facts: { cards: { jester: { name: 'Fool', value: 4.5 } } } },
    { game: 'gambit', players: 2, seed: 3, chance: 'manual' },
  ];
  it.each(games)('tells all of a game of $game for $players', { timeout: 120_000 }, async (setup) => {
    const owner = new Owner();
    const { games: known } = await owner.ask<GamesReply>('games');
    expect(Object.keys(schema['x-games'])).toEqual(known.map((game) => game.id));
    await owner.ask('rules', { game: setup.game });
    const { status, steps, kinds } = await playThrough(owner, setup);
    expect(status.result).toHaveLength(status.players);
    expect(steps).toBeGreaterThan(50);
    expect(kinds.size).toBeGreaterThan(10);
    const position = await owner.ask<PositionReply>('position');
    if (setup['facts']) check(schema['x-games'][setup.game]!.facts, status.facts);
    await owner.ask('deals', { seat: 1 });
    await owner.ask('course');
    const { record } = await owner.ask<{ record: string }>('record');
    await owner.ask('verify', { record });
    await owner.ask('load', { position });
    owner.end();
  });
});
