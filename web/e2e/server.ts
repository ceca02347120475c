// A server of one's own for a test, which can be killed and started again on the same file.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BINARY = process.env.WHITEOUT ?? join(import.meta.dirname, '../../target/debug/whiteout');

export class Server {
  #child: ChildProcess | null = null;
  #folder = mkdtempSync(join(tmpdir(), 'whiteout-'));
  #listen = '127.0.0.1:0';
  url = '';

  constructor(private readonly more: readonly string[] = []) {}

  async start(): Promise<void> {
    const where = ['--listen', this.#listen, '--db', join(this.#folder, 'test.db')];
    const child = spawn(BINARY, ['serve', ...where, ...this.more], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    this.url = await new Promise<string>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', () => reject(new Error('the server ended')));
      child.stdout.on('data', (data: Buffer) => {
        const address = /http:\/\/(\S+)/.exec(data.toString());
        if (address) resolve(address[0]);
      });
    });
    // A restart must be found under the same address.
    this.#listen = this.url.replace('http://', '');
  }

  /** The plug is pulled. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    this.#child = null;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
