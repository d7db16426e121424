import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findProcessStart, lockDataDirectory } from './data-directory-lock.ts';

const lockModule = new URL('./data-directory-lock.ts', import.meta.url).href;
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'wordhoard-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const leaveOwner = (turn: number, owner: unknown) =>
  writeFileSync(join(directory, `owner.${turn}`), JSON.stringify(owner));

it('permits one owner at a time', () => {
  const lock = lockDataDirectory(directory);
  expect(() => lockDataDirectory(directory)).toThrow(
    expect.objectContaining({ exitCode: 75, message: expect.stringContaining(`${process.pid}`) }),
  );
  lock.release();
  lockDataDirectory(directory).release();
});

it('takes over from an owner that has died', () => {
  leaveOwner(7, { pid: 2 ** 22 + 1, start: 'an earlier time' });
  lockDataDirectory(directory);
  expect(readdirSync(directory)).toEqual(['owner.8']);
});

it('takes over from an owner whose process id now belongs to another process', () => {
  leaveOwner(3, { pid: process.ppid, start: 'a time before the restart' });
  expect(() => lockDataDirectory(directory)).not.toThrow();
});

it('respects an owner that is another process', () => {
  leaveOwner(3, { pid: process.ppid, start: findProcessStart(process.ppid) });
  expect(() => lockDataDirectory(directory)).toThrow(`in use by process ${process.ppid}`);
});

it('permits one of several concurrent processes to take over', async () => {
  leaveOwner(1, { pid: 2 ** 22 + 1, start: 'an earlier time' });
  const script = `
    import { lockDataDirectory } from ${JSON.stringify(lockModule)};
    try { lockDataDirectory(${JSON.stringify(directory)}); process.stdout.write('owner'); }
    catch (error) { process.stdout.write(String(error.exitCode)); }
    process.stdin.resume();`;
  const processes = Array.from({ length: 5 }, () =>
    spawn(process.execPath, [
      '--conditions=@wordhoard/source',
      '--input-type=module-typescript',
      '--eval',
      script,
    ]),
  );
  const outcomes = await Promise.all(
    processes.map(async ({ stdout }) => String((await once(stdout, 'data'))[0])),
  );
  for (const child of processes) child.kill();
  expect(outcomes.sort()).toEqual(['75', '75', '75', '75', 'owner']);
});

it('ignores an incomplete file after a power failure', () => {
  writeFileSync(join(directory, 'owner.2'), '');
  writeFileSync(join(directory, 'owner.1'), '{"pid":');
  expect(() => lockDataDirectory(directory)).not.toThrow();
});
