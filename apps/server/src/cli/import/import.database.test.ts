import { gzipSync } from 'node:zlib';
import { routes } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { eq, getTableName, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildTranslation, buildUser, buildWord } from '../../../test/factory.ts';
import { useImport, yieldRows } from '../../../test/import.ts';
import { useApp } from '../../../test/test-app.ts';
import { openOwnConnection } from '../../../test/test-connection.ts';
import { findSpeechPartId } from '../../features/starter-content/plan-words.ts';
import { collectNewWords, restoreSearchIndex } from '../../features/word/search-index.ts';
import { selectRow, selectRows } from '../../platform/database/database.ts';
import { translation } from '../../schema/translation.ts';
import { language, word } from '../../schema/word.ts';
import { readDictd } from './dictd.ts';
import type { Row } from './entry.ts';
import { runAndRollBack } from './import-rows.ts';
import { readSeparatedValues } from './separated-values.ts';

const app = useApp({ connect: openOwnConnection });
const { run, fileOf, bad, resumed } = useImport(app);

const wordCount = async (): Promise<number> => {
  const row = await selectRow<{ count: number }>(
    app.database,
    sql`select coalesce(sum(word_count), 0)::int as count from ${language} where code = 'vo'`,
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
      'vor,"open',
    ].join('\r\n'),
  );
  bad.length = 0;
  const result = await run(readSeparatedValues(path, { delimiter: ',' }), { digest: 'csv' });
  expect(result).toEqual({
    entries: 4,
    skipped: 0,
    words: expect.any(Number),
    translations: 5,
    facts: 0,
    bad: 3,
    isFinished: true,
  });
  expect(bad).toEqual([
    { location: 'line 5', reason: 'no word' },
    { location: 'line 6', reason: 'thing is not a part of speech' },
    {
      location: 'line 9',
      reason: 'a quotation mark is missing or stands beside a quoted cell',
    },
  ]);
  const dom = await app.call(routes.word.entity, {
    langCode: 'vo',
    text: 'dom',
    tranLangCode: 'en',
  });
  const texts = dom.speechParts[0]?.tranFeed.data.map(({ dest }) => dest.text).sort();
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
    for await (const row of readSeparatedValues(path, { delimiter: '\t' })) {
      count += 1;
      if (count === 8) throw new Error('killed');
      yield row;
    }
  }
  await expect(run(untilKilled(), { digest: 'tsv' })).rejects.toThrow('killed');
  resumed.length = 0;
  const rest = await run(readSeparatedValues(path, { delimiter: '\t' }), { digest: 'tsv' });
  expect(resumed).toEqual([6]);
  expect(rest).toMatchObject({ entries: 4, skipped: 6, translations: 4 });
  const again = await run(readSeparatedValues(path, { delimiter: '\t' }), { digest: 'tsv' });
  expect(again).toMatchObject({ entries: 0, skipped: 10, words: 0 });
  expect(resumed).toEqual([6]);
});

it('continues where it was stopped', async () => {
  const words = ['zir', 'zib', 'zul', 'züd', 'zif'];
  const entries = words.map((text) => ({ location: text, text, translations: [`${text}-en`] }));
  const stop = new AbortController();
  async function* untilStopped() {
    for (const [index, entry] of entries.entries()) {
      if (index === 4) stop.abort();
      yield entry;
    }
  }
  const { signal } = stop;
  const stopped = await run(untilStopped(), { digest: 'stopped', signal });
  expect(stopped).toMatchObject({ entries: 3, words: 6, isFinished: false });
  const rest = await run(yieldRows(...entries), { digest: 'stopped' });
  expect(rest).toMatchObject({ entries: 2, skipped: 3, words: 4, isFinished: true });
});

it('changes nothing if its source fails within the first batch', async () => {
  const before = await wordCount();
  async function* damaged(): AsyncIterable<Row> {
    yield { location: '1', text: 'gal', translations: ['joy'] };
    throw new Error('damaged');
  }
  await expect(run(damaged(), { digest: 'damaged' })).rejects.toThrow('damaged');
  expect(await wordCount()).toBe(before);
  const again = await run(yieldRows({ location: '1', text: 'gal', translations: ['joy'] }), {
    digest: 'damaged',
  });
  expect(again).toMatchObject({ skipped: 0, words: 2 });
});

it('replaces the same translation that a learner has proposed', async () => {
  const learner = await buildUser(app.database);
  const build = (langCode: string, text: string) =>
    buildWord(app.database, { langCode, text, key: text, searchText: text });
  const proposal = await buildTranslation(
    app.database,
    [await build('vo', 'nim'), await build('en', 'beast')],
    { userId: learner.id, status: EntryStatus.Pending, speechPartId: findSpeechPartId('noun') },
  );
  const row: Row = { location: '1', text: 'nim', translations: ['beast'], speechPart: 'noun' };
  expect(await run(yieldRows(row), { digest: 'proposed' })).toMatchObject({ translations: 1 });
  const [found] = await app.database
    .select({ status: translation.status, duplicateOf: translation.duplicateOf })
    .from(translation)
    .where(eq(translation.id, proposal.id));
  expect(found).toEqual({ status: EntryStatus.Approved, duplicateOf: expect.any(String) });
});

it('leaves the index of trigrams as it was, also after a failure or a kill', async () => {
  const settings = () =>
    selectRows<{ options: string[] }>(
      app.database,
      sql`select reloptions as options from pg_class where relname = 'word_by_trigram'`,
    );
  await collectNewWords(app.database, async () => {
    expect(await settings()).toEqual([{ options: ['fastupdate=on'] }]);
  });
  const failing = collectNewWords(app.database, () => Promise.reject(new Error('killed')));
  await expect(failing).rejects.toThrow('killed');
  expect(await settings()).toEqual([{ options: ['fastupdate=off'] }]);
  await app.database.execute(sql`alter index word_by_trigram set (fastupdate = on)`);
  await restoreSearchIndex(app.database);
  expect(await settings()).toEqual([{ options: ['fastupdate=off'] }]);
});

describe('the checks of references', () => {
  const row: Row = { location: '1', text: 'stel', translations: ['star'] };

  it('are back after translations were written', async () => {
    const setting = await runAndRollBack(app.database, async (database) => {
      expect(await run(yieldRows(row), { digest: 'checks', database })).toMatchObject({ words: 2 });
      return selectRow(database, sql`select current_setting('session_replication_role') as role`);
    });
    expect(setting).toEqual({ role: 'origin' });
  });

  it('stay if the role may not turn them off', async () => {
    const result = await runAndRollBack(app.database, async (database) => {
      await database.execute(
        sql.raw(`create role importer;
          grant all on all tables in schema public to importer;
          alter table ${getTableName(word)} owner to importer;
          set local role importer`),
      );
      return run(yieldRows(row), { digest: 'ordinary', database });
    });
    expect(result).toMatchObject({ words: 2, translations: 1 });
  });
});

it('saves nothing in a dry run', async () => {
  const before = await wordCount();
  const path = await fileOf('dry.csv', 'flor,flower\nflor,bloom\n');
  const result = await runAndRollBack(app.database, (database) =>
    run(readSeparatedValues(path, { delimiter: ',' }), { digest: 'dry', database }),
  );
  expect(result).toMatchObject({ entries: 2, translations: 2 });
  expect(await wordCount()).toBe(before);
  expect(await run(readSeparatedValues(path, { delimiter: ',' }), { digest: 'dry' })).toMatchObject(
    {
      entries: 2,
    },
  );
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
