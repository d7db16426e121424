import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { routes } from '@wordhoard/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useApp } from '../../../test/test-app.ts';
import { type Database, selectRow } from '../../platform/database/database.ts';
import { readDictd } from './dictd.ts';
import type { BadRow, Row } from './entry.ts';
import { type ImportResult, importRows, runDry } from './import-rows.ts';
import { readSeparatedValues } from './separated-values.ts';

const app = useApp();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wordhoard-import-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const bad: BadRow[] = [];
const run = (
  rows: AsyncIterable<Row>,
  { digest, database = app.database }: { digest: string; database?: Database },
): Promise<ImportResult> =>
  importRows(
    database,
    rows,
    { digest, batchSize: 3, from: 'vo', to: 'en', licence: 'CC0-1.0' },
    { onBadRow: (row) => bad.push(row), onProgress: () => {} },
  );

const wordCount = async (): Promise<number> => {
  const row = await selectRow<{ count: number }>(
    app.database,
    sql`select coalesce(sum(word_count), 0)::int as count from language where code = 'vo'`,
  );
  return row?.count ?? 0;
};

it('reads quoted CSV, reports bad rows and merges duplicates', async () => {
  const path = await fileOf(
    'words.csv',
    [
      '\ufeffword,translations,part of speech',
      'dom,house; home,noun',
      '"kat","cat, the animal",noun',
      'dom,home;house;building,noun',
      ',nothing,noun',
      'vol,world,thing',
      '',
      'dog,"dog"',
    ].join('\r\n'),
  );
  bad.length = 0;
  const result = await run(readSeparatedValues(path, ','), { digest: 'csv' });
  expect(result).toEqual({
    entries: 4,
    skipped: 0,
    words: expect.any(Number),
    translations: 5,
    bad: 2,
  });
  expect(bad).toEqual([
    { location: 'line 5', reason: 'no word' },
    { location: 'line 6', reason: 'thing is not a part of speech' },
  ]);
  const word = await app.call(routes.word.entity, {
    langCode: 'vo',
    text: 'dom',
    tranLangCode: 'en',
  });
  const texts = word.speechParts[0]?.tranFeed.data.map(({ dest }) => dest.text).sort();
  expect(texts).toEqual(['building', 'home', 'house']);
  expect(await wordCount()).toBe(3);
});

it('continues an interrupted import', async () => {
  const path = await fileOf(
    'more.tsv',
    Array.from({ length: 10 }, (_, index) => `pük${index}\tlanguage ${index}\n`).join(''),
  );
  async function* untilKilled() {
    let count = 0;
    for await (const row of readSeparatedValues(path, '\t')) {
      count += 1;
      if (count === 8) throw new Error('killed');
      yield row;
    }
  }
  await expect(run(untilKilled(), { digest: 'tsv' })).rejects.toThrow('killed');
  const rest = await run(readSeparatedValues(path, '\t'), { digest: 'tsv' });
  expect(rest).toMatchObject({ entries: 4, skipped: 6, translations: 4 });
  const again = await run(readSeparatedValues(path, '\t'), { digest: 'tsv' });
  expect(again).toMatchObject({ entries: 0, skipped: 10, words: 0 });
});

it('saves nothing in a dry run', async () => {
  const before = await wordCount();
  const path = await fileOf('dry.csv', 'flor,flower\nflor,bloom\n');
  const result = await runDry(app.database, (database) =>
    run(readSeparatedValues(path, ','), { digest: 'dry', database }),
  );
  expect(result).toMatchObject({ entries: 2, translations: 2 });
  expect(await wordCount()).toBe(before);
  expect(await run(readSeparatedValues(path, ','), { digest: 'dry' })).toMatchObject({
    entries: 2,
  });
});

it('reads a compressed dictd dictionary', async () => {
  const articles = ['buk /buk/ <n>\nbook <n>\n', 'buk\n   [buk] _v. читать\n'];
  const index = 'buk\tA\tX\nbuk\tX\te\nlost\tBAA\tB\n';
  await fileOf('small.dict.dz', gzipSync(articles.join('')));
  const path = await fileOf('small.index', index);
  const rows = [];
  for await (const row of readDictd(path)) rows.push(row);
  expect(rows).toMatchObject([
    { text: 'buk', translations: ['book'], speechPart: 'noun' },
    { translations: ['читать'], speechPart: 'verb' },
    { location: 'lost', reason: 'its article is beyond the end of the file' },
  ]);
});
