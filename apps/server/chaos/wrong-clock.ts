import { fileURLToPath } from 'node:url';
import { countViolations } from './invariants.ts';
import { countAcknowledged, countLost, type Damage, signUpLearners, startServer } from './round.ts';

const shiftedClock = fileURLToPath(new URL('./shifted-clock.ts', import.meta.url));

/** Two servers on one database, one two hours ahead and one behind: learners go from one to the other. */
export async function shiftClocks(variables: Record<string, string>): Promise<Damage> {
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
  const refused = learners.flatMap(({ refusals }) => [...refusals.keys()]);
  if (refused.length > 0) throw new Error(`Refused for the clock: ${refused.join()}`);
  const lost = await countLost(learners, behind.address);
  for (const { server } of [ahead, behind]) {
    server.signal('SIGTERM');
    await server.end();
  }
  return {
    faults: 2,
    acknowledged: countAcknowledged(learners),
    lost,
    halfDone: await countViolations(variables),
    slowestRecoverySeconds: Math.max(ahead.seconds, behind.seconds),
  };
}
