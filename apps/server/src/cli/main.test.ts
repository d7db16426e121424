import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useCommandDatabase } from '../../test/command-database.ts';
import { runScript } from '../../test/command-line.ts';

const database = useCommandDatabase('starter content');
const run = (...args: string[]) =>
  runScript(new URL('./main.ts', import.meta.url), args, database.variables);

it('prints a message and succeeds', async () => {
  const { output, ...result } = await run(
    'admin',
    'create-admin',
    'chiefadmin',
    'chief@example.org',
  );
  expect(result).toEqual({ exitCode: 0, errors: '' });
  expect(output).toMatch(/^The password of chiefadmin is \S{20}\n$/);
});

it('explains a failure in one line', async () => {
  expect(await run('admin', 'reset-password', 'nobody')).toEqual({
    exitCode: 67,
    output: '',
    errors: 'There is no account nobody.\n',
  });
});

it('prints what it imported, and bad rows as errors', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wordhoard-content-'));
  const file = join(folder, 'words.csv');
  await writeFile(file, 'word,translations\nkomuna,shared; common\ndividata,shared,nothing\n');
  const direction = ['--from', 'eo', '--to', 'en', '--licence', 'CC0-1.0'];
  const { exitCode, output, errors } = await run(
    'content',
    'import',
    file,
    '--format',
    'csv',
    ...direction,
  );
  expect(exitCode).toBe(0);
  expect(output).toMatch(/^words\.csv: 1 entries .*\n$/);
  expect(errors).toBe(`${file}: line 3: nothing is not a part of speech\n`);
  await rm(folder, { recursive: true });
});
