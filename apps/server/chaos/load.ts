import { ServerProcess } from '../test/server-process.ts';
import { countViolations } from './invariants.ts';
import { Learner } from './learner.ts';

const learnerCount = 4;

/** The environment variables of a server. */
export type Variables = Record<string, string>;

/** The effects of injected faults. */
export class Tally {
  faults = 0;
  acknowledged = 0;
  lost = 0;
  twice = 0;
  inconsistencies = 0;
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
        this.lost += await learner.countLost(address);
        this.twice += await learner.countTwice(address);
        this.acknowledged += learner.acknowledged;
      }),
    );
  }

  /** Looks at the database once its servers are stopped. */
  async inspect(variables: Variables): Promise<this> {
    this.inconsistencies = await countViolations(variables);
    return this;
  }
}

export async function startServer(
  variables: Variables,
): Promise<{ server: ServerProcess; address: string; seconds: number }> {
  const start = performance.now();
  const server = new ServerProcess({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'error', ...variables });
  const address = await server.ready();
  return { server, address, seconds: (performance.now() - start) / 1_000 };
}

export async function stopServer(server: ServerProcess): Promise<void> {
  server.signal('SIGTERM');
  const exitCode = await server.exit();
  if (exitCode !== 0) throw new Error(`The server exited with ${exitCode}: ${server.errors}`);
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
  await Promise.all(learners.map((learner) => learner.signUp(address)));
  return learners;
}

export async function writeUntil(
  learners: readonly Learner[],
  address: string,
  signal: AbortSignal,
): Promise<void> {
  await Promise.all(learners.map((learner) => learner.writeUntil(address, signal)));
}
