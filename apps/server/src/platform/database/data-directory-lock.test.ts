import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataDirectory } from './data-directory-lock.ts';

const lockModule = new URL('./data-directory-lock.ts', import.meta.url).href;
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'wordhoard-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

it('permits one owner at a time', () => {
  const lock = lockDataDirectory(directory);
  expect(() => lockDataDirectory(directory)).toThrow(
    expect.objectContaining({ exitCode: 75, message: expect.stringContaining(`${process.pid}`) }),
  );
  lock.release();
  lockDataDirectory(directory).release();
});

/** Starts a process that locks the directory and stays; its output says whether it could. */
function startOwner() {
  const script = `
    import { lockDataDirectory } from ${JSON.stringify(lockModule)};
    try { lockDataDirectory(${JSON.stringify(directory)}); process.stdout.write('owner'); }
    catch (error) { process.stdout.write(String(error.exitCode)); }
    process.stdin.resume();`;
  const options = ['--conditions=@wordhoard/source', '--input-type=module-typescript'];
  return spawn(process.execPath, [...options, '--eval', script]);
}

const readOutcome = async ({ stdout }: ReturnType<typeof startOwner>) =>
  String((await once(stdout, 'data'))[0]);

it('permits one of several concurrent processes', async () => {
  const processes = Array.from({ length: 5 }, startOwner);
  const outcomes = await Promise.all(processes.map(readOutcome));
  for (const child of processes) child.kill();
  expect(outcomes.sort()).toEqual(['75', '75', '75', '75', 'owner']);
});

it('takes over from an owner that was killed', async () => {
  const owner = startOwner();
  expect(await readOutcome(owner)).toBe('owner');
  expect(() => lockDataDirectory(directory)).toThrow(`in use by process ${owner.pid}`);
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  lockDataDirectory(directory).release();
});
