import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useCommandDatabase } from '../../../test/command-database.ts';
import { lockDataDirectory } from '../../platform/database/data-directory-lock.ts';
import { admin } from './admin.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wordhoard-admin-'));
  await mkdir(join(folder, 'subfolder'));
  await writeFile(join(folder, 'plain.backup'), 'plain text');
});
afterAll(() => rm(folder, { recursive: true }));

const inFolder = (name: string) => join(folder, name);

/** Expects an exit code and a message of one line. */
async function expectFailure(command: Promise<string>, exitCode: number, reason: string | RegExp) {
  await expect(command).rejects.toMatchObject({
    exitCode,
    message: expect.stringMatching(reason),
  });
  await expect(command).rejects.toHaveProperty('message', expect.not.stringContaining('\n'));
}

describe('an invalid command', () => {
  it.each<[string, string[]]>([
    ['without a command', []],
    ['with too few words', ['create-admin', 'chiefadmin']],
    ['with an unknown option', ['backup', 'one', '--fast']],
  ])('shows the usage: %s', async (_, args) => {
    await expect(admin(args, {})).rejects.toMatchObject({
      exitCode: 64,
      message: expect.stringMatching(/^pnpm admin create-admin <username> <email> /),
    });
  });

  it.each<[string[], string]>([
    [['create-admin', 'no one', 'chief@example.org'], 'no one is not a valid username.'],
    [['create-admin', 'chiefadmin', 'nowhere'], 'nowhere is not an e-mail address.'],
  ])('reports an invalid name: %j', async (args, reason) => {
    await expectFailure(admin(args, {}), 64, reason);
  });
});

it.each<[string, RegExp]>([
  ['nowhere.backup', /^There is no file .*nowhere\.backup$/],
  ['subfolder', /^Not a file: .*subfolder$/],
])('cannot restore %s', async (name, reason) => {
  await expectFailure(admin(['restore', inFolder(name)], {}), 66, reason);
});

it('reports an invalid variable', async () => {
  const failing = admin(['backup', inFolder('one')], { DATABASE_URL: 'mysql://localhost' });
  await expectFailure(failing, 78, /DATABASE_URL/);
});

it('reports an unavailable database', async () => {
  const variables = { DATABASE_URL: 'postgresql://127.0.0.1:1/nowhere' };
  await expectFailure(admin(['backup', inFolder('one')], variables), 69, 'did not answer');
});

describe('on an empty database', () => {
  const empty = useCommandDatabase('empty');

  it('refuses a backup', async () => {
    const backup = admin(['backup', inFolder('one')], empty.variables);
    await expectFailure(backup, 66, 'The database is empty');
  });
});

describe('on a database with content', () => {
  const filled = useCommandDatabase('starter content');
  const run = (args: readonly string[]): Promise<string> => admin(args, filled.variables);

  const signUp = ['create-admin', 'chiefadmin', 'chief@example.org'];

  it('creates an admin with a password', async () => {
    expect(await run(signUp)).toMatch(/^The password of chiefadmin is \S{20}$/);
  });

  it('refuses a username or e-mail address that is taken', async () => {
    await expectFailure(run(signUp), 65, 'Another account has this username.');
    const other = ['create-admin', 'otheradmin', 'CHIEF@example.org'];
    await expectFailure(run(other), 65, 'Another account has this e-mail address.');
  });

  it('sets a new password for an existing account', async () => {
    const message = await run(['reset-password', 'chiefadmin']);
    expect(message).toMatch(/^The new password of chiefadmin is \S{20}$/);
    await expectFailure(run(['reset-password', 'nobody']), 67, 'There is no account nobody.');
  });

  it('writes a backup to a valid path', async () => {
    const whole = inFolder('whole.backup');
    expect(await run(['backup', whole])).toBe(`Saved everything in ${whole}`);
    await expectFailure(run(['backup', inFolder('subfolder')]), 73, 'a folder has this name');
    await expectFailure(run(['backup', inFolder('no/one')]), 73, 'its folder does not exist');
  });

  it('restores a complete backup, and replaces accounts only if requested', async () => {
    await expectFailure(run(['restore', inFolder('plain.backup')]), 73, '--replace');
    await expectFailure(run(['restore', inFolder('plain.backup'), '--replace']), 65, 'damaged');
    const whole = inFolder('whole.backup');
    expect(await run(['restore', whole, '--replace'])).toBe(`Restored everything from ${whole}`);
    expect(await run(['reset-password', 'chiefadmin'])).toContain('chiefadmin');
  });
});

it('refuses a data directory that is in use', async () => {
  const lock = lockDataDirectory(folder);
  const backup = admin(['backup', inFolder('second')], { DATA_DIRECTORY: folder });
  await expectFailure(backup, 75, /is in use by process \d+/);
  lock.release();
});
