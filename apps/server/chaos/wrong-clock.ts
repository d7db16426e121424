import { fileURLToPath } from 'node:url';
import { countViolations } from './invariants.ts';
import { countAcknowledged, countLost, type Result, signUpLearners, startServer } from './load.ts';

const shiftedClock = fileURLToPath(new URL('./shifted-clock.ts', import.meta.url));

/** Learners switch between two servers on one database, one two hours ahead and one two hours behind. */
export async function shiftClocks(variables: Record<string, string>): Promise<Result> {
  const at = (hours: number) =>
    startServer({
      ...variables,
      NODE_OPTIONS: `--import=${shiftedClock}`,
      CLOCK_SHIFT_HOURS: String(hours),
    });
  const [ahead, behind] = [await at(2), await at(-2)];
  const learners = [
    ...(await signUpLearners(ahead.address)),
    ...(await signUpLearners(behind.address)),
  ];
  for (const { address } of [ahead, behind, ahead]) {
    const stop = AbortSignal.timeout(1_000);
    await Promise.all(learners.map((learner) => learner.writeUntil(address, stop)));
  }
  const failed = learners.flatMap(({ errors }) => [...errors.keys()]);
  if (failed.length > 0) throw new Error(`Failed because of the clock: ${failed.join()}`);
  const lost = await countLost(learners, behind.address);
  for (const { server } of [ahead, behind]) {
    server.signal('SIGTERM');
    await server.exit();
  }
  return {
    faults: 2,
    acknowledged: countAcknowledged(learners),
    lost,
    inconsistencies: await countViolations(variables),
    slowestRecoverySeconds: Math.max(ahead.seconds, behind.seconds),
  };
}
