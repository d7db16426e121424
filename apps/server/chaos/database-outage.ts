import { countViolations } from './invariants.ts';
import type { PostgresCluster } from './postgres-cluster.ts';
import {
  countAcknowledged,
  countLost,
  type Damage,
  signUpLearners,
  startServer,
  writeThrough,
} from './round.ts';

/** Restarts, then kills, PostgreSQL under load: the server lives on and says so meanwhile. */
export async function stopDatabase(
  cluster: PostgresCluster,
  variables: Record<string, string>,
): Promise<Damage> {
  const outages = [
    () => cluster.restart(),
    async () => {
      await cluster.kill();
      cluster.start();
    },
  ];
  const damage = { faults: 0, acknowledged: 0, lost: 0, halfDone: 0, slowestRecoverySeconds: 0 };
  const { server, address } = await startServer(variables);
  for (const outage of [...outages, ...outages, ...outages]) {
    const learners = await signUpLearners(address);
    let back = 0;
    const harm = async () => {
      await outage();
      back = performance.now();
      await firstYes(address);
      damage.slowestRecoverySeconds = Math.max(
        damage.slowestRecoverySeconds,
        (performance.now() - back) / 1_000,
      );
    };
    await writeThrough(learners, address, harm, { before: 500, after: 500 });
    damage.faults += 1;
    damage.acknowledged += countAcknowledged(learners);
    damage.lost += await countLost(learners, address);
  }
  server.signal('SIGTERM');
  const exitCode = await server.end();
  if (exitCode !== 0) throw new Error(`The server left with ${exitCode}: ${server.errors}`);
  damage.halfDone = await countViolations(variables);
  return damage;
}

async function firstYes(address: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${address}/readyz`);
    if (response.ok) return;
  }
}
