import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useCommandDatabase } from '../../../test/command-database.ts';
import { type ProcessResult, runScript } from '../../../test/command-line.ts';
import { ServerProcess } from '../../../test/server-process.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wordhoard-admin-'));
  await mkdir(join(folder, 'subfolder'));
  await writeFile(join(folder, 'plain.backup'), 'plain text');
});
afterAll(() => rm(folder, { recursive: true }));

const inFolder = (name: string) => join(folder, name);

const admin = (
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<ProcessResult> => {
  const script = new URL('./main.ts', import.meta.url);
  return runScript(script, args, { DATA_DIRECTORY: inFolder('data'), ...variables });
};

/** Expects an exit code and one line on standard error. */
async function expectFailure(
  command: Promise<ProcessResult>,
  exitCode: number,
  reason: string | RegExp,
) {
  const { errors, ...result } = await command;
  expect(result).toEqual({ exitCode, output: '' });
  expect(errors).toMatch(reason);
  expect(errors.trimEnd().split('\n')).toHaveLength(1);
}

describe('an invalid command', () => {
  it.each<[string, string[]]>([
    ['without a command', []],
    ['with too few words', ['create-admin', 'chiefadmin']],
    ['with an unknown option', ['backup', 'one', '--fast']],
  ])('prints the usage: %s', async (_, args) => {
    const { exitCode, output, errors } = await admin(args);
    expect({ exitCode, output }).toEqual({ exitCode: 64, output: '' });
    expect(errors).toMatch(/^pnpm admin create-admin <username> <email> /);
  });

  it.each<[string[], string]>([
    [['create-admin', 'no one', 'chief@example.org'], 'no one is not a valid username.'],
    [['create-admin', 'chiefadmin', 'nowhere'], 'nowhere is not an e-mail address.'],
  ])('reports an invalid name: %j', async (args, reason) => {
    await expectFailure(admin(args), 64, reason);
  });
});

it.each<[string, RegExp]>([
  ['nowhere.backup', /^There is no file .*nowhere\.backup$/m],
  ['subfolder', /^Not a file: .*subfolder$/m],
])('cannot restore %s', async (name, reason) => {
  await expectFailure(admin(['restore', inFolder(name)]), 66, reason);
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

  it('loads the starter content before it creates an admin', async () => {
    const created = await admin(
      ['create-admin', 'firstadmin', 'first@example.org'],
      empty.variables,
    );
    expect(created).toMatchObject({ exitCode: 0, errors: '' });
  });
});

describe('on a database with content', () => {
  const filled = useCommandDatabase('starter content');
  const run = (args: readonly string[]): Promise<ProcessResult> => admin(args, filled.variables);

  const signUp = ['create-admin', 'chiefadmin', 'chief@example.org'];

  it('creates an admin and prints the password', async () => {
    const { exitCode, output, errors } = await run(signUp);
    expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: '' });
    expect(output).toMatch(/^The password of chiefadmin is \S{20}\n$/);
  });

  it('refuses a username or e-mail address that is taken', async () => {
    await expectFailure(run(signUp), 65, 'Another account has this username.');
    const other = ['create-admin', 'otheradmin', 'CHIEF@example.org'];
    await expectFailure(run(other), 65, 'Another account has this e-mail address.');
  });

  it('sets a new password for an existing account', async () => {
    const { exitCode, output } = await run(['reset-password', 'chiefadmin']);
    expect(exitCode).toBe(0);
    expect(output).toMatch(/^The new password of chiefadmin is \S{20}\n$/);
    await expectFailure(run(['reset-password', 'nobody']), 67, 'There is no account nobody.');
  });

  it('writes a backup to a valid path', async () => {
    const { exitCode, output } = await run(['backup', inFolder('whole.backup')]);
    expect({ exitCode, output }).toEqual({
      exitCode: 0,
      output: `Saved everything in ${inFolder('whole.backup')}\n`,
    });
    await expectFailure(run(['backup', inFolder('subfolder')]), 73, 'a folder has this name');
    await expectFailure(run(['backup', inFolder('no/one')]), 73, 'its folder does not exist');
  });

  it('restores a complete backup, and replaces accounts only if requested', async () => {
    await expectFailure(run(['restore', inFolder('plain.backup')]), 73, '--replace');
    await expectFailure(run(['restore', inFolder('plain.backup'), '--replace']), 65, 'damaged');
    const { exitCode, output } = await run(['restore', inFolder('whole.backup'), '--replace']);
    expect({ exitCode, output }).toEqual({
      exitCode: 0,
      output: `Restored everything from ${inFolder('whole.backup')}\n`,
    });
    expect((await run(['reset-password', 'chiefadmin'])).exitCode).toBe(0);
  });
});

it('refuses a data directory that is in use', async () => {
  const server = new ServerProcess({ DATA_DIRECTORY: inFolder('data') });
  const isLocked = () =>
    ['data/database', 'data/database.unfinished'].map(inFolder).some(existsSync);
  await server.until(() => isLocked() || undefined);
  await expectFailure(admin(['backup', inFolder('second')]), 75, /is in use by process \d+/);
  await server.kill();
});
