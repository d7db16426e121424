import { setTimeout } from 'node:timers/promises';
import { ServerProcess } from '../test/server-process.ts';
import { Learner } from './learner.ts';

const learnersAtOnce = 4;

/** What a fault did, in figures. */
export interface Damage {
  faults: number;
  acknowledged: number;
  lost: number;
  halfDone: number;
  /** From the start of a process to its ready line, or from the fault to the first yes. */
  slowestRecoverySeconds: number;
}

export async function startServer(
  variables: Record<string, string>,
): Promise<{ server: ServerProcess; address: string; seconds: number }> {
  const begun = performance.now();
  const server = new ServerProcess({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'error', ...variables });
  const address = await server.ready();
  return { server, address, seconds: (performance.now() - begun) / 1_000 };
}

export async function signUpLearners(address: string): Promise<Learner[]> {
  const learners = Array.from({ length: learnersAtOnce }, () => new Learner());
  await Promise.all(learners.map((learner) => learner.signUp(address)));
  return learners;
}

/** Lets learners write, does the harm in the middle of it, and lets them go on for a while. */
export async function writeThrough(
  learners: readonly Learner[],
  address: string,
  harm: () => Promise<void> | void,
  { before, after }: { before: number; after: number },
): Promise<void> {
  const stop = new AbortController();
  const writing = Promise.all(learners.map((learner) => learner.writeUntil(address, stop.signal)));
  await setTimeout(before);
  await harm();
  await setTimeout(after);
  stop.abort();
  await writing;
}

export async function countLost(learners: readonly Learner[], address: string): Promise<number> {
  const lost = await Promise.all(learners.map((learner) => learner.countLost(address)));
  return lost.reduce((sum, count) => sum + count, 0);
}

export const countAcknowledged = (learners: readonly Learner[]): number =>
  learners.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
