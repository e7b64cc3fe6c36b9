// A real server for a test, on a port of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const build = join(import.meta.dirname, '../../build/release');
export const regalia = process.env.REGALIA ?? join(build, 'cli/regalia');
/** A server that knows the probe besides. */
export const probeServer = process.env.REGALIA_PROBE ?? join(build, 'tests/regalia_probe');
const web = join(import.meta.dirname, '../dist');

export class Server {
  address = '';
  private process: ChildProcess | undefined;
  private port = 0;
  private readonly folder = mkdtempSync(join(tmpdir(), 'regalia-web-'));

  constructor(private readonly command = regalia) {}

  async start(): Promise<this> {
    this.process = spawn(this.command, [
      'serve', '--port', String(this.port), '--data', join(this.folder, 'regalia.db'), '--web', web,
      '--log', 'warning', '--bots-pause', '0', '--newcomers', '100000', '--requests', '100000', '--pace', '10000',
    ]); // prettier-ignore
    this.process.stderr!.pipe(process.stderr);
    const line = await new Promise<string>((resolve, reject) => {
      this.process!.stdout!.once('data', (data: Buffer) => resolve(data.toString()));
      this.process!.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
    this.address = /http:\/\/\S+/.exec(line)![0];
    this.port = Number(new URL(this.address).port);
    return this;
  }

  async end(signal: NodeJS.Signals = 'SIGTERM') {
    const process = this.process;
    if (!process || process.exitCode !== null || process.signalCode !== null) return;
    const gone = new Promise((resolve) => process.once('exit', resolve));
    process.kill(signal);
    await gone;
  }

  async remove() {
    await this.end();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A request to the lobby, by a program. */
  async ask<T>(method: string, params: object, token = ''): Promise<T> {
    const response = await fetch(`${this.address}/api`, {
      method: 'POST',
      headers: token ? { Authorization: `Bearer ${token}` } : {},
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const reply = (await response.json()) as { result?: T; error?: { message: string } };
    if (reply.error) throw new Error(reply.error.message);
    return reply.result as T;
  }
}
