import { setTimeout } from 'node:timers/promises';
import { ServerProcess } from '../test/server-process.ts';
import { countViolations } from './invariants.ts';
import { Learner, RequestError } from './learner.ts';

const learnerCount = 4;
const maxUnavailableMilliseconds = 30_000;

/** The environment variables of a server. */
export type Variables = Record<string, string>;

/** The effects of injected faults. */
export class Tally {
  faults = 0;
  acknowledged = 0;
  lost = 0;
  twice = 0;
  inconsistencies = 0;
  /** The codes of the requests that failed meanwhile. */
  readonly codes = new Set<string>();
  /** The time from the start of a process, or from the fault, until the server is ready. */
  slowestRecoverySeconds = 0;

  recovered(seconds: number): void {
    this.slowestRecoverySeconds = Math.max(this.slowestRecoverySeconds, seconds);
  }

  /** Counts what a fault has done to the writes of learners. */
  async count(learners: readonly Learner[], address: string): Promise<void> {
    this.faults += 1;
    await Promise.all(
      learners.map(async (learner) => {
        const lost = await whenAvailable(() => learner.countLost(address));
        const twice = await whenAvailable(() => learner.countTwice(address));
        this.lost += lost;
        this.twice += twice;
        this.acknowledged += learner.acknowledged;
        for (const code of learner.errors) this.codes.add(code);
      }),
    );
  }

  /** Looks at the database once its servers are stopped. */
  async inspect(variables: Variables): Promise<this> {
    this.inconsistencies = await countViolations(variables);
    return this;
  }
}

/** The servers that may still run. */
const started: ServerProcess[] = [];
process.on('exit', () => {
  for (const server of started) server.signal('SIGKILL');
});

export async function startServer(
  variables: Variables,
): Promise<{ server: ServerProcess; address: string; seconds: number }> {
  const start = performance.now();
  const server = new ServerProcess({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'error', ...variables });
  started.push(server);
  const address = await server.ready();
  return { server, address, seconds: (performance.now() - start) / 1_000 };
}

export async function stopServer(server: ServerProcess): Promise<void> {
  server.signal('SIGTERM');
  const exitCode = await server.exit();
  if (exitCode !== 0) throw new Error(`The server exited with ${exitCode}: ${server.errors}`);
}

/** Ends what a failed scenario has left running. */
export async function killServers(): Promise<void> {
  await Promise.all(started.splice(0).map((server) => server.kill()));
}

/** Signs up learners, some of whom have two devices. */
export async function signUpLearners(
  address: string,
  { one = learnerCount, two = 0 } = {},
): Promise<Learner[]> {
  const learners = Array.from(
    { length: one + two },
    (_, index) => new Learner(index < two ? 2 : 1),
  );
  await Promise.all(learners.map((learner) => whenAvailable(() => learner.signUp(address))));
  return learners;
}

export async function writeUntil(
  learners: readonly Learner[],
  address: string,
  signal: AbortSignal,
): Promise<void> {
  await Promise.all(learners.map((learner) => learner.writeUntil(address, signal)));
}

/** Repeats what a server refuses that waits for its database. A server that does not respond at all is a defect. */
async function whenAvailable<Result>(send: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + maxUnavailableMilliseconds;
  for (;;) {
    try {
      return await send();
    } catch (error) {
      const isUnavailable =
        error instanceof RequestError && error.message === 'DatabaseUnavailable';
      if (!isUnavailable || performance.now() > deadline) throw error;
      await setTimeout(100);
    }
  }
}
