import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { routes } from '@wordhoard/contract';
import { EntryStatus, Privacy, WordMode } from '@wordhoard/contract/enumeration';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPersonalWord } from '../../../test/contribution-factory.ts';
import { buildTranslation, buildUser, buildWord } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { speechPartIdOf } from '../../features/starter-content/plan-words.ts';
import { translation } from '../../features/translation/schema.ts';
import { word, wordContribution } from '../../features/word/schema.ts';
import { collectNewWords, restoreSearchIndex } from '../../features/word/search-index.ts';
import { type Database, selectRow, selectRows } from '../../platform/database/database.ts';
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
const resumed: number[] = [];
const run = (
  rows: AsyncIterable<Row>,
  { digest, to = 'en', database = app.database, signal }: RunOptions,
): Promise<ImportResult> =>
  importRows(
    database,
    rows,
    { digest, batchSize: 3, from: 'vo', to, licence: 'CC0-1.0', ...(signal && { signal }) },
    {
      onBadRow: (row) => bad.push(row),
      onProgress: () => {},
      onResume: (entries) => resumed.push(entries),
    },
  );

interface RunOptions {
  digest: string;
  to?: string;
  database?: Database;
  signal?: AbortSignal;
}

async function* rowsOf(...rows: Row[]): AsyncIterable<Row> {
  yield* rows;
}

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
  const result = await run(readSeparatedValues(path, { delimiter: ',' }), { digest: 'csv' });
  expect(result).toEqual({
    entries: 4,
    skipped: 0,
    words: expect.any(Number),
    translations: 5,
    facts: 0,
    bad: 2,
    isFinished: true,
  });
  expect(bad).toEqual([
    { location: 'line 5', reason: 'no word' },
    { location: 'line 6', reason: 'thing is not a part of speech' },
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
  const rest = await run(rowsOf(...entries), { digest: 'stopped' });
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
  const again = await run(rowsOf({ location: '1', text: 'gal', translations: ['joy'] }), {
    digest: 'damaged',
  });
  expect(again).toMatchObject({ skipped: 0, words: 2 });
});

describe('grammar and examples', () => {
  const wordOf = (text: string, langCode = 'vo') =>
    app.call(routes.word.entity, { langCode, text, tranLangCode: langCode === 'vo' ? 'en' : 'vo' });

  const entry: Row = {
    location: '1',
    text: 'bim',
    translations: ['tree'],
    speechPart: 'noun',
    grammar: { gender: 'masculine', plural: 'bims', ipa: 'bim' },
    grammarOf: { tree: { gender: 'neuter' } },
    example: { text: 'Bim binom gretik.', translation: 'The tree is big.' },
  };

  it('become contributions to words and translations', async () => {
    const result = await run(rowsOf(entry), { digest: 'facts' });
    expect(result.facts).toBe(2);
    expect(await wordOf('bim')).toMatchObject({
      grammar: entry.grammar,
      example: 'Bim binom gretik.',
      exampleDetails: { trans: [{ langCode: 'en', text: 'The tree is big.' }] },
    });
    const contributions = await app.database
      .select({ licence: wordContribution.licence, userId: wordContribution.userId })
      .from(wordContribution)
      .innerJoin(word, eq(word.id, wordContribution.wordId))
      .where(eq(word.langCode, 'vo'));
    expect(contributions).toEqual([{ licence: 'CC0-1.0', userId: null }]);
  });

  it('are added only where a published word has none', async () => {
    const other: Row = {
      ...entry,
      grammar: { gender: 'feminine', ipa: 'biːm', romanisation: 'bim' },
      example: { text: 'Logob bimi.', translation: 'I see a tree.' },
    };
    const added = await run(rowsOf(other), { digest: 'more facts' });
    expect(added).toMatchObject({ facts: 1, words: 0, translations: 0 });
    expect(await wordOf('bim')).toMatchObject({
      grammar: { ...entry.grammar, romanisation: 'bim' },
      example: 'Bim binom gretik.',
    });
    const again = await run(rowsOf(entry, other), { digest: 'same facts' });
    expect(again).toMatchObject({ entries: 2, facts: 0 });
  });

  it('complete a word that a learner keeps private, without its contribution', async () => {
    const learner = await buildUser(app.database);
    await buildPersonalWord(
      app.database,
      learner,
      { langCode: 'vo', text: 'lilit', key: 'lilit', searchText: 'lilit' },
      { example: 'Mine', privacy: Privacy.Private },
    );
    await run(rowsOf({ ...entry, text: 'lilit', translations: ['lantern'] }), {
      digest: 'private',
    });
    expect(await wordOf('lilit')).toMatchObject({
      grammar: entry.grammar,
      example: 'Bim binom gretik.',
    });
  });

  it('come from the columns that the header of a file names', async () => {
    const path = await fileOf(
      'grammar.tsv',
      [
        'word translations speechPart gender plural forms reading romanisation stress ipa level frequencyRank example exampleTranslation',
        'jip sheep noun feminine jips genitive:jipa;dative:jipe jip jip jíp ʒip A2 812 Jip_binon_smalik. The_sheep_is_small.',
        'jevod horse noun     jevod     Jevod.',
        'kun cow noun none',
        'nim animal noun         first',
      ]
        .map((line) => line.replaceAll(' ', '\t').replaceAll('_', ' '))
        .join('\n'),
    );
    bad.length = 0;
    const result = await run(readSeparatedValues(path, { delimiter: '\t' }), { digest: 'grammar' });
    expect(result).toMatchObject({ entries: 2, facts: 2, bad: 2 });
    expect(bad).toEqual([
      { location: 'line 4', reason: 'grammar gender is not valid' },
      { location: 'line 5', reason: 'grammar frequencyRank is not valid' },
    ]);
    const wordOf = (text: string) => app.call(routes.word.entity, { langCode: 'vo', text });
    expect(await wordOf('jip')).toMatchObject({
      grammar: {
        ...{
          gender: 'feminine',
          plural: 'jips',
          reading: 'jip',
          romanisation: 'jip',
          stress: 'jíp',
        },
        ...{ ipa: 'ʒip', level: 'A2', frequencyRank: 812 },
        forms: [
          { name: 'genitive', text: 'jipa' },
          { name: 'dative', text: 'jipe' },
        ],
      },
      example: 'Jip binon smalik.',
      exampleDetails: { trans: [{ langCode: 'en', text: 'The sheep is small.' }] },
    });
    expect(await wordOf('jevod')).toMatchObject({
      grammar: { romanisation: 'jevod' },
      example: null,
    });
  });
});

it('imports idioms with idioms, beside words of the same text', async () => {
  const path = await fileOf(
    'idioms.csv',
    'word,translations,part of speech,mode\nglad,ice,noun,\nbrekön gladi,break the ice,,idiom\nglad,ice,,Idiom\nrod,pink,,poem',
  );
  bad.length = 0;
  const result = await run(readSeparatedValues(path, { delimiter: ',' }), { digest: 'idioms' });
  expect(result).toMatchObject({ entries: 3, words: 5, translations: 3, bad: 1 });
  expect(bad).toEqual([{ location: 'line 5', reason: 'poem is neither word nor idiom' }]);
  const feed = { langCode: 'vo', tranLangCode: 'en', mode: WordMode.Idiom };
  const { data } = await app.call(routes.word.feed, feed);
  expect(data.map(({ text, trans }) => [text, ...trans.map(({ dest }) => dest)])).toEqual([
    ['brekön gladi', expect.objectContaining({ text: 'break the ice', mode: WordMode.Idiom })],
    ['glad', expect.objectContaining({ text: 'ice', mode: WordMode.Idiom })],
  ]);
});

it('imports definitions of words in their own language', async () => {
  const long = `${'a very long explanation; '.repeat(11)}end`;
  const path = await fileOf(
    'definitions.csv',
    `word,definition,part of speech,example\nlil,lit kela; or a lamp,noun,Lil binon in dom.\nlil,"${long}",noun\nlilit,${'x'.repeat(301)},noun`,
  );
  bad.length = 0;
  const rows = readSeparatedValues(path, { delimiter: ',', hasDefinitions: true });
  const result = await run(rows, { digest: 'definitions', to: 'vo' });
  expect(result).toMatchObject({ entries: 2, translations: 2, bad: 1 });
  expect(bad).toEqual([{ location: 'line 4', reason: 'no valid translation' }]);
  const named = { langCode: 'vo', text: 'lil', tranLangCode: 'vo' };
  const lil = await app.call(routes.word.entity, named);
  expect(lil).toMatchObject({ example: 'Lil binon in dom.', exampleDetails: { trans: [] } });
  const definitions = lil.speechParts[0]?.tranFeed.data.map(({ dest }) => dest);
  expect(definitions).toMatchObject([
    { text: 'lit kela; or a lamp', mode: WordMode.Definition },
    { text: long, mode: WordMode.Definition },
  ]);
});

it('replaces the same translation that a learner has proposed', async () => {
  const learner = await buildUser(app.database);
  const build = (langCode: string, text: string) =>
    buildWord(app.database, { langCode, text, key: text, searchText: text });
  const proposal = await buildTranslation(
    app.database,
    [await build('vo', 'nim'), await build('en', 'beast')],
    { userId: learner.id, status: EntryStatus.Pending, speechPartId: speechPartIdOf('noun') },
  );
  const row: Row = { location: '1', text: 'nim', translations: ['beast'], speechPart: 'noun' };
  expect(await run(rowsOf(row), { digest: 'proposed' })).toMatchObject({ translations: 1 });
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
    const setting = await runDry(app.database, async (database) => {
      expect(await run(rowsOf(row), { digest: 'checks', database })).toMatchObject({ words: 2 });
      return selectRow(database, sql`select current_setting('session_replication_role') as role`);
    });
    expect(setting).toEqual({ role: 'origin' });
  });

  it('stay if the role may not turn them off', async () => {
    const result = await runDry(app.database, async (database) => {
      await database.execute(
        sql.raw(`create role importer;
          grant all on all tables in schema public to importer;
          alter table word owner to importer;
          set local role importer`),
      );
      return run(rowsOf(row), { digest: 'ordinary', database });
    });
    expect(result).toMatchObject({ words: 2, translations: 1 });
  });
});

it('saves nothing in a dry run', async () => {
  const before = await wordCount();
  const path = await fileOf('dry.csv', 'flor,flower\nflor,bloom\n');
  const result = await runDry(app.database, (database) =>
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
