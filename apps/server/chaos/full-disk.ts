import { setTimeout } from 'node:timers/promises';
import { countViolations } from './invariants.ts';
import type { Learner } from './learner.ts';
import { countAcknowledged, countLost, type Damage, signUpLearners, startServer } from './round.ts';
import type { SmallDisk } from './small-disk.ts';

const longestFillSeconds = 180;
const leftMegabytes = 3;
const roomyMegabytes = 400;

/** Writes until the disk is full, gives it room again, and counts what is there. */
export async function fillDisk(
  disk: SmallDisk,
  variables: Record<string, string>,
  afterGrowth: () => void,
): Promise<Damage & { codes: string }> {
  const { server, address } = await startServer(variables);
  disk.leave(leftMegabytes);
  const learners: Learner[] = [];
  let hasRefused = false;
  const deadline = performance.now() + longestFillSeconds * 1_000;
  while (!hasRefused && performance.now() < deadline) {
    const some = await signUpLearners(address).catch(() => []);
    hasRefused = some.length === 0 || (await fillFor(some, address, 3_000));
    learners.push(...some);
  }
  if (!hasRefused) throw new Error('The disk was not full in time');
  const end = await Promise.race([server.end(), setTimeout(500, 'lives' as const)]);
  await server.kill();
  disk.leave(roomyMegabytes);
  afterGrowth();
  const next = await startServer(variables);
  const lost = await countLost(learners, next.address);
  next.server.signal('SIGTERM');
  await next.server.end();
  return {
    faults: 1,
    acknowledged: countAcknowledged(learners),
    lost,
    halfDone: await countViolations(variables),
    slowestRecoverySeconds: next.seconds,
    codes: `${codesOf(learners)}; the process ${end === 'lives' ? end : `left: ${lastLineOf(server.errors)}`}`,
  };
}

/** Whether anybody was told no. */
async function fillFor(
  learners: readonly Learner[],
  address: string,
  milliseconds: number,
): Promise<boolean> {
  const stop = AbortSignal.timeout(milliseconds);
  await Promise.all(learners.map((learner) => learner.writeUntil(address, stop)));
  return learners.some(({ refusals }) => refusals.size > 0);
}

const codesOf = (learners: readonly Learner[]): string =>
  [...new Set(learners.flatMap(({ refusals }) => [...refusals.keys()]))].join(', ');

const lastLineOf = (text: string): string => text.trim().split('\n').at(-1) ?? '';
