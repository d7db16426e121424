import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostCounts } from './campaign-load.ts';
import { interruptDevices, killServer, shiftClocks, stopDatabase } from './faults.ts';
import { fillDisk, SmallDisk } from './full-disk.ts';
import { killCampaign } from './killed-campaign.ts';
import { killLeaders } from './killed-leaders.ts';
import { killServers, type Tally, type Variables } from './load.ts';
import { PatroniCluster } from './patroni-cluster.ts';
import { PostgresCluster } from './postgres-cluster.ts';
import { restartServers } from './rolling-restart.ts';

const kills = Number(process.env['CHAOS_KILLS'] ?? 40);
const diskMegabytes = 800;
/** What learners may get during a fault. */
const expectedCodes = ['no response', 'DatabaseUnavailable'];
let hasPassed = true;

const scenarios: Record<string, () => Promise<void>> = {
  async kill() {
    await inFolder(tmpdir(), async (DATA_DIRECTORY) =>
      report('killed server, embedded', await killServer({ DATA_DIRECTORY }, kills)),
    );
    await onPostgres(tmpdir(), async (variables) =>
      report('killed server, PostgreSQL', await killServer(variables, kills)),
    );
  },
  devices: () =>
    onPostgres(tmpdir(), async (variables, cluster) =>
      report(
        'interrupted sync of 100 devices',
        await interruptDevices(cluster, variables, kills / 4),
      ),
    ),
  outage: () =>
    onPostgres(tmpdir(), async (variables, cluster) =>
      report('restarted and killed PostgreSQL', await stopDatabase(cluster, variables)),
    ),
  restart: () =>
    onPostgres(tmpdir(), async (variables) => {
      const { failed, ...others } = await restartServers(variables, kills / 10);
      hasPassed &&= failed === 0 && others.answered > 0;
      print('restarted servers behind a proxy', { ...others, failed });
    }),
  async cluster() {
    const cluster = await PatroniCluster.start();
    try {
      await inFolder(tmpdir(), async (DATA_DIRECTORY) => {
        const variables = { DATABASE_URL: cluster.url, DATA_DIRECTORY };
        const { writes, posts, jobs } = await killLeaders(cluster, variables, kills / 2);
        report('killed leaders of a cluster', writes);
        reportPosts('posts meanwhile', posts);
        hasPassed &&= jobs.lost === 0 && jobs.repeated === 0;
        print('jobs meanwhile', { ...jobs });
      });
    } finally {
      await cluster.remove();
    }
  },
  clock: () =>
    onPostgres(tmpdir(), async (variables) =>
      report('clocks two hours off', await shiftClocks(variables)),
    ),
  async disk() {
    if (process.getuid?.() !== 0)
      return console.log('Skipped the full disk: only root can mount a small one.');
    await onSmallDisk(async (disk) => {
      const embedded = { DATA_DIRECTORY: disk.folder };
      const { tally, end } = await fillDisk(disk, embedded, () => {});
      report('full disk, embedded', tally, end);
    });
    await onSmallDisk((disk) =>
      onPostgres(disk.folder, async (variables, cluster) => {
        const { tally, end } = await fillDisk(disk, variables, () => cluster.restart());
        report('full disk, PostgreSQL', tally, end);
      }),
    );
  },
  campaign: () =>
    onPostgres(tmpdir(), async (variables) =>
      reportPosts('killed servers, campaign', await killCampaign(variables, kills)),
    ),
};

/** The scenarios to run. Default: all. */
const selected = process.argv.slice(2);
for (const [name, scenario] of Object.entries(scenarios)) {
  if (selected.length === 0 || selected.includes(name)) await scenario();
}
process.exit(hasPassed ? 0 : 1);

async function inFolder(parent: string, run: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(parent, 'wordhoard-chaos-'));
  try {
    await run(folder);
  } finally {
    await killServers();
    rmSync(folder, { recursive: true });
  }
}

/** @param folder - where the cluster has its data */
async function onPostgres(
  folder: string,
  run: (variables: Variables, cluster: PostgresCluster) => Promise<void>,
): Promise<void> {
  const cluster = await PostgresCluster.create(folder);
  try {
    cluster.start();
    await inFolder(tmpdir(), (DATA_DIRECTORY) =>
      run({ DATABASE_URL: cluster.url, DATA_DIRECTORY }, cluster),
    );
  } finally {
    cluster.remove();
  }
}

async function onSmallDisk(run: (disk: SmallDisk) => Promise<void>): Promise<void> {
  const disk = new SmallDisk(diskMegabytes);
  try {
    await run(disk);
  } finally {
    await killServers();
    disk.remove();
  }
}

function report(name: string, { codes, ...figures }: Tally, remark = ''): void {
  const { acknowledged, lost, twice, inconsistencies } = figures;
  hasPassed &&= lost === 0 && twice === 0 && inconsistencies === 0 && acknowledged > 0;
  hasPassed &&= [...codes].every((code) => expectedCodes.includes(code));
  const failures = codes.size > 0 ? `failed with ${[...codes].join(', ')}` : '';
  print(name, figures, failures, remark);
}

function reportPosts(name: string, counts: PostCounts): void {
  hasPassed &&= counts.twice === 0 && counts.lost === 0 && counts.sentOnce > 0;
  print(name, { ...counts });
}

function print(
  name: string,
  figures: Readonly<Record<string, number>>,
  ...remarks: readonly string[]
): void {
  const shown = Object.entries(figures).map(
    ([figure, value]) => `${figure} ${Math.round(value * 10) / 10}`,
  );
  console.log(`${name.padEnd(34)} ${[...shown, ...remarks].filter(Boolean).join(' · ')}`);
}
