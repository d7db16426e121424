import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopDatabase } from './database-outage.ts';
import { fillDisk } from './full-disk.ts';
import { type CampaignResult, killCampaign } from './killed-campaign.ts';
import { killServer } from './killed-server.ts';
import type { Result } from './load.ts';
import { PostgresCluster } from './postgres-cluster.ts';
import { canMount, SmallDisk } from './small-disk.ts';
import { shiftClocks } from './wrong-clock.ts';

const kills = Number(process.env['CHAOS_KILLS'] ?? 50);
const diskMegabytes = 800;
let hasPassed = true;

const scenarios: Record<string, () => Promise<void>> = {
  kill: async () => {
    await onEmbedded('killed server, embedded', (variables) => killServer(variables, kills));
    await onPostgres('killed server, PostgreSQL', (variables) => killServer(variables, kills));
  },
  outage: () =>
    onPostgres('restarted and killed PostgreSQL', (variables, cluster) =>
      stopDatabase(cluster, variables),
    ),
  clock: () => onPostgres('clocks two hours off', shiftClocks),
  disk: async () => {
    if (canMount()) await fullDisks();
    else console.log('Skipped the full disk: only root can mount a small one.');
  },
  campaign: () =>
    withPostgres(async (variables) => reportCampaign(await killCampaign(variables, kills))),
};

/** The scenarios to run. Default: all. */
const selected = process.argv.slice(2);
for (const [name, scenario] of Object.entries(scenarios)) {
  if (selected.length === 0 || selected.includes(name)) await scenario();
}
process.exit(hasPassed ? 0 : 1);

async function onEmbedded(
  name: string,
  injectFault: (variables: Record<string, string>) => Promise<Result>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-chaos-'));
  report(name, await injectFault({ DATA_DIRECTORY: folder }));
  rmSync(folder, { recursive: true });
}

function onPostgres(
  name: string,
  injectFault: (variables: Record<string, string>, cluster: PostgresCluster) => Promise<Result>,
): Promise<void> {
  return withPostgres(async (variables, cluster) =>
    report(name, await injectFault(variables, cluster)),
  );
}

async function withPostgres(
  run: (variables: Record<string, string>, cluster: PostgresCluster) => Promise<void>,
): Promise<void> {
  const cluster = await PostgresCluster.create();
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-chaos-'));
  try {
    cluster.start();
    await run({ DATABASE_URL: cluster.url, DATA_DIRECTORY: folder }, cluster);
  } finally {
    cluster.remove();
    rmSync(folder, { recursive: true });
  }
}

async function fullDisks(): Promise<void> {
  const disk = new SmallDisk(diskMegabytes);
  const embedded = { DATA_DIRECTORY: disk.folder };
  report('full disk, embedded', await fillDisk(disk, embedded, () => {}));
  disk.remove();

  const databaseDisk = new SmallDisk(diskMegabytes);
  const cluster = await PostgresCluster.create(databaseDisk.folder);
  cluster.start();
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-chaos-'));
  const variables = { DATABASE_URL: cluster.url, DATA_DIRECTORY: folder };
  report('full disk, PostgreSQL', await fillDisk(databaseDisk, variables, () => cluster.restart()));
  cluster.remove();
  databaseDisk.remove();
  rmSync(folder, { recursive: true });
}

function report(name: string, { codes = '', ...result }: Result & { codes?: string }): void {
  const { faults, acknowledged, lost, inconsistencies, slowestRecoverySeconds } = result;
  hasPassed &&= lost === 0 && inconsistencies === 0 && acknowledged > 0;
  const figures = [
    `${faults} faults`,
    `${acknowledged} acknowledged writes`,
    `${lost} lost`,
    `${inconsistencies} inconsistencies`,
    `slowest recovery ${slowestRecoverySeconds.toFixed(1)} s`,
  ];
  console.log(`${name.padEnd(34)} ${figures.join(' · ')} ${codes && `(failed with ${codes})`}`);
}

function reportCampaign({ kills, posts, minutes, ...counts }: CampaignResult): void {
  hasPassed &&= counts.twice === 0 && counts.lost === 0 && counts.sentOnce > 0;
  const figures = [
    `${kills} kills`,
    `${posts} due posts`,
    `${counts.sentOnce} sent once`,
    `${counts.unknown} unknown`,
    `${counts.twice} twice`,
    `${counts.lost} lost`,
    `${minutes.toFixed(1)} min`,
  ];
  console.log(`${'killed servers, campaign'.padEnd(34)} ${figures.join(' · ')}`);
}
