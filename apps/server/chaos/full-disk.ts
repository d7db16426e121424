import { setTimeout } from 'node:timers/promises';
import { countViolations } from './invariants.ts';
import type { Learner } from './learner.ts';
import { countAcknowledged, countLost, type Result, signUpLearners, startServer } from './load.ts';
import type { SmallDisk } from './small-disk.ts';

const maxSeconds = 180;
const freeMegabytes = 3;
const freeMegabytesAfterwards = 400;

/** Writes until the disk is full, frees some space, and counts lost and inconsistent data. */
export async function fillDisk(
  disk: SmallDisk,
  variables: Record<string, string>,
  afterGrowth: () => void,
): Promise<Result & { codes: string }> {
  const { server, address } = await startServer(variables);
  disk.setFree(freeMegabytes);
  const learners: Learner[] = [];
  let hasFailed = false;
  const deadline = performance.now() + maxSeconds * 1_000;
  while (!hasFailed && performance.now() < deadline) {
    const added = await signUpLearners(address).catch(() => []);
    hasFailed = added.length === 0 || (await writeFor(added, address, 3_000));
    learners.push(...added);
  }
  if (!hasFailed) throw new Error('The disk did not fill up in time');
  const end = await Promise.race([server.exit(), setTimeout(500, 'running' as const)]);
  await server.kill();
  disk.setFree(freeMegabytesAfterwards);
  afterGrowth();
  const next = await startServer(variables);
  const lost = await countLost(learners, next.address);
  next.server.signal('SIGTERM');
  await next.server.exit();
  return {
    faults: 1,
    acknowledged: countAcknowledged(learners),
    lost,
    inconsistencies: await countViolations(variables),
    slowestRecoverySeconds: next.seconds,
    codes: `${codesOf(learners)}; the process ${end === 'running' ? 'kept running' : `exited: ${lastLineOf(server.errors)}`}`,
  };
}

/** Returns whether a write failed. */
async function writeFor(
  learners: readonly Learner[],
  address: string,
  milliseconds: number,
): Promise<boolean> {
  const stop = AbortSignal.timeout(milliseconds);
  await Promise.all(learners.map((learner) => learner.writeUntil(address, stop)));
  return learners.some(({ errors }) => errors.size > 0);
}

const codesOf = (learners: readonly Learner[]): string =>
  [...new Set(learners.flatMap(({ errors }) => [...errors.keys()]))].join(', ');

const lastLineOf = (text: string): string => text.trim().split('\n').at(-1) ?? '';
