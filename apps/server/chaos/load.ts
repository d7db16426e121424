import { setTimeout } from 'node:timers/promises';
import { ServerProcess } from '../test/server-process.ts';
import { Learner } from './learner.ts';

const learnerCount = 4;

/** The effects of injected faults. */
export interface Result {
  faults: number;
  acknowledged: number;
  lost: number;
  inconsistencies: number;
  /** The time from the start of a process, or from the fault, until the server is ready. */
  slowestRecoverySeconds: number;
}

export async function startServer(
  variables: Record<string, string>,
): Promise<{ server: ServerProcess; address: string; seconds: number }> {
  const start = performance.now();
  const server = new ServerProcess({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'error', ...variables });
  const address = await server.ready();
  return { server, address, seconds: (performance.now() - start) / 1_000 };
}

export async function signUpLearners(address: string): Promise<Learner[]> {
  const learners = Array.from({ length: learnerCount }, () => new Learner());
  await Promise.all(learners.map((learner) => learner.signUp(address)));
  return learners;
}

/** Lets learners write before, during and after a fault. */
export async function writeDuring(
  learners: readonly Learner[],
  address: string,
  injectFault: () => Promise<void> | void,
  { before, after }: { before: number; after: number },
): Promise<void> {
  const stop = new AbortController();
  const writing = Promise.all(learners.map((learner) => learner.writeUntil(address, stop.signal)));
  await setTimeout(before);
  await injectFault();
  await setTimeout(after);
  stop.abort();
  await writing;
}

export async function countLost(learners: readonly Learner[], address: string): Promise<number> {
  const lost = await Promise.all(learners.map((learner) => learner.countLost(address)));
  return lost.reduce((sum, count) => sum + count, 0);
}

export const countAcknowledged = (learners: readonly Learner[]): number =>
  learners.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
