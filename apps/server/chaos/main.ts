import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopDatabase } from './database-outage.ts';
import { fillDisk } from './full-disk.ts';
import { killServer } from './killed-server.ts';
import { PostgresCluster } from './postgres-cluster.ts';
import type { Damage } from './round.ts';
import { mayMount, SmallDisk } from './small-disk.ts';
import { shiftClocks } from './wrong-clock.ts';

const kills = Number(process.env['CHAOS_KILLS'] ?? 50);
const diskMegabytes = 800;
let isWell = true;

const scenarios: Record<string, () => Promise<void>> = {
  kill: async () => {
    await onEmbedded('the server killed, embedded', (variables) => killServer(variables, kills));
    await onPostgres('the server killed, PostgreSQL', (variables) => killServer(variables, kills));
  },
  outage: () =>
    onPostgres('PostgreSQL restarted and killed', (variables, cluster) =>
      stopDatabase(cluster, variables),
    ),
  clock: () => onPostgres('clocks two hours off', shiftClocks),
  disk: async () => {
    if (mayMount()) await fullDisks();
    else console.log('A full disk was not tried: only root may make a small one.');
  },
};

/** All of them, or those that are named. */
const named = process.argv.slice(2);
for (const [name, scenario] of Object.entries(scenarios)) {
  if (named.length === 0 || named.includes(name)) await scenario();
}
process.exit(isWell ? 0 : 1);

async function onEmbedded(
  name: string,
  harm: (variables: Record<string, string>) => Promise<Damage>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-chaos-'));
  report(name, await harm({ DATA_DIRECTORY: folder }));
  rmSync(folder, { recursive: true });
}

async function onPostgres(
  name: string,
  harm: (variables: Record<string, string>, cluster: PostgresCluster) => Promise<Damage>,
): Promise<void> {
  const cluster = await PostgresCluster.create();
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-chaos-'));
  try {
    cluster.start();
    report(name, await harm({ DATABASE_URL: cluster.url, DATA_DIRECTORY: folder }, cluster));
  } finally {
    cluster.remove();
    rmSync(folder, { recursive: true });
  }
}

async function fullDisks(): Promise<void> {
  const disk = new SmallDisk(diskMegabytes);
  const embedded = { DATA_DIRECTORY: disk.folder };
  report('the disk full, embedded', await fillDisk(disk, embedded, () => {}));
  disk.remove();

  const databaseDisk = new SmallDisk(diskMegabytes);
  const cluster = await PostgresCluster.create(databaseDisk.folder);
  cluster.start();
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-chaos-'));
  const variables = { DATABASE_URL: cluster.url, DATA_DIRECTORY: folder };
  report(
    'the disk full, PostgreSQL',
    await fillDisk(databaseDisk, variables, () => cluster.restart()),
  );
  cluster.remove();
  databaseDisk.remove();
  rmSync(folder, { recursive: true });
}

function report(name: string, { codes = '', ...damage }: Damage & { codes?: string }): void {
  const { faults, acknowledged, lost, halfDone, slowestRecoverySeconds } = damage;
  isWell &&= lost === 0 && halfDone === 0 && acknowledged > 0;
  const figures = [
    `${faults} faults`,
    `${acknowledged} acknowledged writes`,
    `${lost} lost`,
    `${halfDone} half done`,
    `slowest recovery ${slowestRecoverySeconds.toFixed(1)} s`,
  ];
  console.log(`${name.padEnd(34)} ${figures.join(' · ')} ${codes && `(refused with ${codes})`}`);
}
