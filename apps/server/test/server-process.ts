import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('../src/main.ts', import.meta.url));

const rootPackage = new URL('../../../package.json', import.meta.url);
const { scripts } = JSON.parse(readFileSync(rootPackage, 'utf8'));
/** The options of Node with which `pnpm start` runs the server. */
const nodeOptions = scripts.start.split(' ').filter((part: string) => part.startsWith('--'));

/** To optimize the code of the embedded database takes longer than the little that tests do with it. */
const fastStart = '--liftoff-only';

/** The real server in a separate process. */
export class ServerProcess {
  readonly #child: ChildProcess;
  #output = '';
  #errors = '';

  constructor(variables: Record<string, string>, main = server) {
    const options = variables['DATABASE_URL'] ? nodeOptions : [...nodeOptions, fastStart];
    this.#child = spawn(process.execPath, [...options, main], {
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

  get pid(): number {
    if (this.#child.pid === undefined)
      throw new Error(`The server has not started: ${this.#errors}`);
    return this.#child.pid;
  }

  get output(): string {
    return this.#output;
  }

  get errors(): string {
    return this.#errors;
  }

  /** Waits until the server is ready, and returns its address. */
  ready(): Promise<string> {
    return this.until(() => /ready at (http:\S+)\n/.exec(this.#output)?.[1]);
  }

  /** Waits until `check` returns a value. Fails if the process exits first. */
  async until<Value>(check: () => Value | undefined): Promise<Value> {
    for (;;) {
      const value = check();
      if (value !== undefined) return value;
      if (this.#hasExited) throw new Error(`The server has exited: ${this.#errors}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  async exit(): Promise<number | null> {
    if (!this.#hasExited) await once(this.#child, 'close');
    return this.#child.exitCode;
  }

  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.exit();
  }

  get #hasExited(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }
}
