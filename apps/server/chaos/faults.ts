import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  signUpLearners,
  startServer,
  stopServer,
  Tally,
  type Variables,
  writeUntil,
} from './load.ts';
import type { PostgresCluster } from './postgres-cluster.ts';

/** Kills and stops the server in turn during writes, and counts the lost ones after each restart. */
export async function killServer(variables: Variables, times: number): Promise<Tally> {
  const tally = new Tally();
  for (let time = 0; time < times; time += 1) {
    const { server, address } = await startServer(variables);
    const learners = await signUpLearners(address);
    const end = () => (time % 2 === 0 ? server.kill() : stopServer(server));
    await writeDuring(learners, address, end, {
      before: randomInt(100, 1_500),
      after: 0,
    });
    const next = await startServer(variables);
    tally.recovered(next.seconds);
    await tally.count(learners, next.address);
    await next.server.kill();
  }
  return tally.inspect(variables);
}

/** Kills the server, or all of its database connections, while 100 devices of 80 learners synchronise. */
export async function interruptDevices(
  cluster: PostgresCluster,
  variables: Variables,
  times: number,
): Promise<Tally> {
  const tally = new Tally();
  let { server, address } = await startServer(variables);
  const learners = await signUpLearners(address, { one: 60, two: 20 });
  for (let time = 0; time < times; time += 1) {
    const isKill = time % 2 === 0;
    const injectFault = async () => (isKill ? server.kill() : cluster.endConnections());
    await writeDuring(learners, address, injectFault, {
      before: randomInt(500, 2_500),
      after: isKill ? 0 : 500,
    });
    if (!isKill) continue;
    const next = await startServer(variables);
    ({ server, address } = next);
    tally.recovered(next.seconds);
  }
  await tally.count(learners, address);
  tally.faults = times;
  await stopServer(server);
  return tally.inspect(variables);
}

/** Restarts and kills PostgreSQL under load. The server keeps running and reports the outage. */
export async function stopDatabase(cluster: PostgresCluster, variables: Variables): Promise<Tally> {
  const tally = new Tally();
  const killAndStart = async () => {
    await cluster.kill();
    cluster.start();
  };
  const { server, address } = await startServer(variables);
  for (let time = 0; time < 6; time += 1) {
    const learners = await signUpLearners(address);
    const injectFault = async () => {
      await (time % 2 === 0 ? cluster.restart() : killAndStart());
      const start = performance.now();
      while (!(await fetch(`${address}/readyz`)).ok);
      tally.recovered((performance.now() - start) / 1_000);
    };
    await writeDuring(learners, address, injectFault, { before: 500, after: 500 });
    await tally.count(learners, address);
  }
  await stopServer(server);
  return tally.inspect(variables);
}

const shiftedClock = fileURLToPath(new URL('./shifted-clock.ts', import.meta.url));

/** Learners switch between two servers on one database, one two hours ahead and one two hours behind. */
export async function shiftClocks(variables: Variables): Promise<Tally> {
  const tally = new Tally();
  const NODE_OPTIONS = `--import=${shiftedClock}`;
  const startAt = (hours: number) =>
    startServer({ ...variables, NODE_OPTIONS, CLOCK_SHIFT_HOURS: String(hours) });
  const [ahead, behind] = [await startAt(2), await startAt(-2)];
  for (const { address } of [ahead, behind]) {
    const learners = await signUpLearners(address);
    for (const server of [ahead, behind, ahead])
      await writeUntil(learners, server.address, AbortSignal.timeout(1_000));
    const failed = learners.flatMap(({ errors }) => [...errors]);
    if (failed.length > 0) throw new Error(`Failed because of the clock: ${failed.join()}`);
    await tally.count(learners, behind.address);
  }
  for (const { server, seconds } of [ahead, behind]) {
    tally.recovered(seconds);
    await stopServer(server);
  }
  return tally.inspect(variables);
}

/** Lets learners write before, during and after a fault. */
export async function writeDuring(
  learners: Awaited<ReturnType<typeof signUpLearners>>,
  address: string,
  injectFault: () => Promise<void>,
  { before, after }: { before: number; after: number },
): Promise<void> {
  const stop = new AbortController();
  const fault = async () => {
    try {
      await setTimeout(before);
      await injectFault();
      await setTimeout(after);
    } finally {
      stop.abort();
    }
  };
  await Promise.all([writeUntil(learners, address, stop.signal), fault()]);
}
