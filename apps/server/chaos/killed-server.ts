import { randomInt } from 'node:crypto';
import { countViolations } from './invariants.ts';
import {
  countAcknowledged,
  countLost,
  type Result,
  signUpLearners,
  startServer,
  writeDuring,
} from './load.ts';

/** Kills the server repeatedly during writes, and counts the lost ones after each restart. */
export async function killServer(
  variables: Record<string, string>,
  times: number,
): Promise<Result> {
  const result = {
    faults: times,
    acknowledged: 0,
    lost: 0,
    inconsistencies: 0,
    slowestRecoverySeconds: 0,
  };
  for (let time = 0; time < times; time += 1) {
    const { server, address } = await startServer(variables);
    const learners = await signUpLearners(address);
    const injectFault = () => server.kill();
    await writeDuring(learners, address, injectFault, { before: randomInt(100, 1_500), after: 0 });
    const next = await startServer(variables);
    result.slowestRecoverySeconds = Math.max(result.slowestRecoverySeconds, next.seconds);
    result.acknowledged += countAcknowledged(learners);
    result.lost += await countLost(learners, next.address);
    await next.server.kill();
  }
  result.inconsistencies = await countViolations(variables);
  return result;
}
