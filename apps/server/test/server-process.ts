import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** The real server in a process of its own. */
export class ServerProcess {
  readonly #child: ChildProcess;
  #output = '';
  #errors = '';

  constructor(variables: Record<string, string>, main = server) {
    this.#child = spawn(process.execPath, ['--conditions=@wordhoard/source', main], {
      env: { ...process.env, DATABASE_URL: '', PORT: '0', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child.stdout?.setEncoding('utf8').on('data', (text) => {
      this.#output += text;
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text) => {
      this.#errors += text;
    });
  }

  get output(): string {
    return this.#output;
  }

  get errors(): string {
    return this.#errors;
  }

  /** Waits for the ready line and gives the address in it. */
  ready(): Promise<string> {
    return this.until(() => /ready at (http:\S+)\n/.exec(this.#output)?.[1]);
  }

  /** Waits until the process has done something that can be seen, and fails if it ends before. */
  async until<Seen>(look: () => Seen | undefined): Promise<Seen> {
    for (;;) {
      const seen = look();
      if (seen !== undefined) return seen;
      if (this.#hasEnded) throw new Error(`The server has ended: ${this.#errors}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  async end(): Promise<number | null> {
    if (!this.#hasEnded) await once(this.#child, 'close');
    return this.#child.exitCode;
  }

  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.end();
  }

  get #hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }
}
