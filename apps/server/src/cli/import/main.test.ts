import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useCommandDatabase } from '../../../test/command-database.ts';
import { type ProcessResult, runScript } from '../../../test/command-line.ts';

const database = useCommandDatabase('starter content');
let folder: string;

const files = {
  'words.csv': 'word,translations\nkomuna,shared; common\ndividata,shared,nothing\n',
  'open.csv': 'word,translations\n"komuna,shared\n',
  'lonely.index': 'hundo\tA\tB\n',
  'damaged.index': 'hundo\tA\tB\n',
  'damaged.dict.dz': 'plain text',
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wordhoard-content-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
});
afterAll(() => rm(folder, { recursive: true }));

const importFile = (name: string, format = 'csv', ...more: string[]): Promise<ProcessResult> => {
  const direction = ['--from', 'eo', '--to', 'en', '--licence', 'CC0-1.0'];
  const args = ['import', join(folder, name), '--format', format, ...direction, ...more];
  return content(args);
};

const content = (args: readonly string[]): Promise<ProcessResult> => {
  const script = new URL('./main.ts', import.meta.url);
  return runScript(script, args, database.variables);
};

describe('an invalid command', () => {
  it.each<[string, string[]]>([
    ['without a command', []],
    ['without a file', ['import', '--format', 'csv']],
    ['without a format', ['import', 'words.csv', '--from', 'eo', '--to', 'en']],
  ])('prints the usage: %s', async (_, args) => {
    const { exitCode, output, errors } = await content(args);
    expect({ exitCode, output }).toEqual({ exitCode: 64, output: '' });
    expect(errors).toMatch(/^pnpm content import <file…> /);
  });
});

it('reports a missing file before reading any', async () => {
  const { exitCode, errors } = await importFile('words.csv', 'csv', join(folder, 'nowhere.csv'));
  expect(exitCode).toBe(66);
  expect(errors).toMatch(/^There is no file .*nowhere\.csv\n$/);
});

it('imports words and reports bad rows', async () => {
  const { exitCode, output, errors } = await importFile('words.csv');
  expect(exitCode).toBe(0);
  expect(output).toMatch(/^words\.csv: 1 entries · 3 new words · 2 new translations · 1 bad rows/);
  expect(errors).toMatch(/words\.csv: line 3: nothing is not a part of speech\n/);
});

it.each<[string, string, number, string]>([
  ['open.csv', 'csv', 65, 'open.csv: Quote Not Closed'],
  ['lonely.index', 'dictd', 66, 'There is no file'],
  ['damaged.index', 'dictd', 65, 'is damaged'],
])('explains in one line why it cannot read %s', async (name, format, code, reason) => {
  const { exitCode, output, errors } = await importFile(name, format);
  expect({ exitCode, output }).toEqual({ exitCode: code, output: '' });
  expect(errors).toContain(reason);
  expect(errors.trimEnd().split('\n')).toHaveLength(1);
});
