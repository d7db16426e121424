import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Learner } from './learner.ts';
import {
  signUpLearners,
  startServer,
  stopServer,
  Tally,
  type Variables,
  writeUntil,
} from './load.ts';

const maxSeconds = 180;
const freeMegabytes = 3;
const freeMegabytesAfterwards = 400;

/** A disk of limited size. Only root can mount one. */
export class SmallDisk {
  readonly folder = mkdtempSync(join(tmpdir(), 'wordhoard-disk-'));

  constructor(megabytes: number) {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', this.folder);
  }

  /** Changes the size of the disk so that this much space is free. */
  setFree(megabytes: number): void {
    const { blocks, bfree, bsize } = statfsSync(this.folder);
    const used = Math.ceil(((blocks - bfree) * bsize) / 1_048_576);
    mount('-o', `remount,size=${used + megabytes}m`, this.folder);
  }

  remove(): void {
    execFileSync('umount', ['-l', this.folder]);
    rmdirSync(this.folder);
  }
}

function mount(...parameters: string[]): void {
  execFileSync('mount', parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Writes until the disk is full, frees some space, and counts lost and inconsistent data. */
export async function fillDisk(
  disk: SmallDisk,
  variables: Variables,
  afterGrowth: () => void,
): Promise<{ tally: Tally; end: string }> {
  const tally = new Tally();
  const { server, address } = await startServer(variables);
  disk.setFree(freeMegabytes);
  const learners = await writeUntilFailure(address);
  const isRunning = await Promise.race([server.exit().then(() => false), setTimeout(500, true)]);
  await server.kill();
  disk.setFree(freeMegabytesAfterwards);
  afterGrowth();
  const next = await startServer(variables);
  tally.recovered(next.seconds);
  await tally.count(learners, next.address);
  await stopServer(next.server);
  await tally.inspect(variables);
  const lastLine = server.errors.trim().split('\n').at(-1);
  return { tally, end: `the process ${isRunning ? 'kept running' : `exited: ${lastLine}`}` };
}

async function writeUntilFailure(address: string): Promise<Learner[]> {
  const learners: Learner[] = [];
  const deadline = performance.now() + maxSeconds * 1_000;
  while (performance.now() < deadline) {
    const added = await signUpLearners(address).catch(() => []);
    learners.push(...added);
    await writeUntil(added, address, AbortSignal.timeout(3_000));
    if (added.length === 0 || added.some(({ errors }) => errors.size > 0)) return learners;
  }
  throw new Error('The disk did not fill up in time');
}
