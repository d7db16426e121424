import { randomInt } from 'node:crypto';
import { countViolations } from './invariants.ts';
import {
  countAcknowledged,
  countLost,
  type Damage,
  signUpLearners,
  startServer,
  writeThrough,
} from './round.ts';

/** Kills the server in the middle of writes, again and again, and counts after each new start. */
export async function killServer(
  variables: Record<string, string>,
  times: number,
): Promise<Damage> {
  const damage = {
    faults: times,
    acknowledged: 0,
    lost: 0,
    halfDone: 0,
    slowestRecoverySeconds: 0,
  };
  for (let time = 0; time < times; time += 1) {
    const { server, address } = await startServer(variables);
    const learners = await signUpLearners(address);
    const harm = () => server.kill();
    await writeThrough(learners, address, harm, { before: randomInt(100, 1_500), after: 0 });
    const next = await startServer(variables);
    damage.slowestRecoverySeconds = Math.max(damage.slowestRecoverySeconds, next.seconds);
    damage.acknowledged += countAcknowledged(learners);
    damage.lost += await countLost(learners, next.address);
    await next.server.kill();
  }
  damage.halfDone = await countViolations(variables);
  return damage;
}
