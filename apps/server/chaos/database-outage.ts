import { countViolations } from './invariants.ts';
import {
  countAcknowledged,
  countLost,
  type Result,
  signUpLearners,
  startServer,
  writeDuring,
} from './load.ts';
import type { PostgresCluster } from './postgres-cluster.ts';

/** Restarts and kills PostgreSQL under load. The server keeps running and reports the outage. */
export async function stopDatabase(
  cluster: PostgresCluster,
  variables: Record<string, string>,
): Promise<Result> {
  const outages = [
    () => cluster.restart(),
    async () => {
      await cluster.kill();
      cluster.start();
    },
  ];
  const result = {
    faults: 0,
    acknowledged: 0,
    lost: 0,
    inconsistencies: 0,
    slowestRecoverySeconds: 0,
  };
  const { server, address } = await startServer(variables);
  for (const outage of [...outages, ...outages, ...outages]) {
    const learners = await signUpLearners(address);
    let start = 0;
    const injectFault = async () => {
      await outage();
      start = performance.now();
      await waitUntilReady(address);
      result.slowestRecoverySeconds = Math.max(
        result.slowestRecoverySeconds,
        (performance.now() - start) / 1_000,
      );
    };
    await writeDuring(learners, address, injectFault, { before: 500, after: 500 });
    result.faults += 1;
    result.acknowledged += countAcknowledged(learners);
    result.lost += await countLost(learners, address);
  }
  server.signal('SIGTERM');
  const exitCode = await server.exit();
  if (exitCode !== 0) throw new Error(`The server exited with ${exitCode}: ${server.errors}`);
  result.inconsistencies = await countViolations(variables);
  return result;
}

async function waitUntilReady(address: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${address}/readyz`);
    if (response.ok) return;
  }
}
