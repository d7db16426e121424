import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useCommandDatabase } from '../../../test/command-database.ts';
import { content } from './content.ts';

const database = useCommandDatabase('starter content');
let folder: string;

const files = {
  'words.csv': 'word,translations\nkomuna,shared; common\ndividata,shared,nothing\n',
  'lonely.index': 'hundo\tA\tB\n',
  'damaged.index': 'hundo\tA\tB\n',
  'damaged.dict.dz': 'plain text',
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wordhoard-content-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
});
afterAll(() => rm(folder, { recursive: true }));

interface Outcome {
  progress: string[];
  badRows: string[];
}

const importFile = (name: string, format = 'csv', ...more: string[]): Promise<Outcome> => {
  const direction = ['--from', 'eo', '--to', 'en', '--licence', 'CC0-1.0'];
  return run(['import', join(folder, name), '--format', format, ...direction, ...more]);
};

async function run(args: readonly string[]): Promise<Outcome> {
  const outcome: Outcome = { progress: [], badRows: [] };
  await content(args, database.variables, {
    progress: (line) => outcome.progress.push(line),
    badRow: (line) => outcome.badRows.push(line),
  });
  return outcome;
}

describe('an invalid command', () => {
  it.each<[string, string[]]>([
    ['without a command', []],
    ['without a file', ['import', '--format', 'csv']],
    ['without a format', ['import', 'words.csv', '--from', 'eo', '--to', 'en']],
  ])('shows the usage: %s', async (_, args) => {
    await expect(run(args)).rejects.toMatchObject({
      exitCode: 64,
      message: expect.stringMatching(/^pnpm content import <file…> /),
    });
  });
});

it('reports a missing file before reading any', async () => {
  await expect(importFile('words.csv', 'csv', join(folder, 'nowhere.csv'))).rejects.toMatchObject({
    exitCode: 66,
    message: expect.stringMatching(/^There is no file .*nowhere\.csv$/),
  });
});

it('imports words and reports bad rows', async () => {
  const { progress, badRows } = await importFile('words.csv');
  expect(progress).toEqual([
    expect.stringMatching(/^words\.csv: 1 entries · 3 new words · 2 new translations · 1 bad rows/),
  ]);
  expect(badRows).toEqual([
    expect.stringMatching(/words\.csv: line 3: nothing is not a part of speech$/),
  ]);
});

it.each<[string, string, number, string]>([
  ['lonely.index', 'dictd', 66, 'There is no file'],
  ['damaged.index', 'dictd', 65, 'is damaged'],
])('explains why it cannot read %s', async (name, format, exitCode, reason) => {
  await expect(importFile(name, format)).rejects.toMatchObject({
    exitCode,
    message: expect.stringContaining(reason),
  });
});
