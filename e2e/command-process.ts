import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A command of the README, in a process session of its own, by which its descendants are found. */
export class CommandProcess {
  readonly #child: ChildProcess;
  #output = '';

  constructor(command: string, variables: Record<string, string>) {
    const [file = '', ...args] = command.split(' ');
    this.#child = spawn(file, args, {
      cwd: root,
      detached: true,
      env: { ...environment(), ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        this.#output += text;
      });
    }
  }

  /** Without colour codes, which some commands print where `CI` is set. */
  get output(): string {
    return stripVTControlCharacters(this.#output);
  }

  /** Waits for matching output, and fails if the process ends first. */
  async until(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = pattern.exec(this.output);
      if (found) return found[1] ?? found[0];
      if (this.#hasEnded) throw new Error(`The command has ended: ${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  signal(signal: NodeJS.Signals, target: 'process' | 'group'): void {
    process.kill(target === 'group' ? -this.#pid : this.#pid, signal);
  }

  /** The exit code, or the signal that ended the process. */
  async end(): Promise<number | NodeJS.Signals | null> {
    if (!this.#hasEnded) await once(this.#child, 'exit');
    return this.#child.exitCode ?? this.#child.signalCode;
  }

  /** The processes of the command that are still running. */
  survivors(): string[] {
    return this.#running().map((pid) => `${pid} ${readProcessFile(pid, 'cmdline')}`);
  }

  kill(): void {
    for (const pid of this.#running()) process.kill(pid, 'SIGKILL');
  }

  #running(): number[] {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => {
        const { state, session } = readStatus(pid);
        return session === this.#pid && state !== 'Z';
      });
  }

  get #pid(): number {
    return this.#child.pid ?? Number.NaN;
  }

  get #hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }
}

/** The environment without the variables that Vitest adds: they would put Vite in test mode. */
function environment(): NodeJS.ProcessEnv {
  const given = Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|VITEST)/.test(name));
  return Object.fromEntries(given);
}

/** The fields after the command name, which stands in parentheses and may contain some itself. */
function readStatus(pid: number): { state: string | undefined; session: number } {
  const text = readProcessFile(pid, 'stat');
  const [state, _parent, _group, session] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { state, session: Number(session) };
}

/** Empty once the process has ended. */
function readProcessFile(pid: number, name: 'stat' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
