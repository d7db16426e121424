import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useCommandDatabase } from '../../../test/command-database.ts';
import { runScript } from '../../../test/command-line.ts';

const database = useCommandDatabase('starter content');

it('prints what it imported, and bad rows as errors', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wordhoard-content-'));
  const file = join(folder, 'words.csv');
  await writeFile(file, 'word,translations\nkomuna,shared; common\ndividata,shared,nothing\n');
  const direction = ['--from', 'eo', '--to', 'en', '--licence', 'CC0-1.0'];
  const { exitCode, output, errors } = await runScript(
    new URL('./main.ts', import.meta.url),
    ['import', file, '--format', 'csv', ...direction],
    database.variables,
  );
  expect(exitCode).toBe(0);
  expect(output).toMatch(/^words\.csv: 1 entries .*\n$/);
  expect(errors).toBe(`${file}: line 3: nothing is not a part of speech\n`);
  await rm(folder, { recursive: true });
});
