import { SortOrder, WordMode } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addWords } from '../../../bench/add-words.ts';
import { buildPersonalWord } from '../../../test/contribution-factory.ts';
import { buildList, buildUser, buildWord } from '../../../test/factory.ts';
import { buildDatabaseUrl } from '../../../test/postgres-database.ts';
import { useApp } from '../../../test/test-app.ts';
import { openOwnConnection } from '../../../test/test-connection.ts';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { connectionOptions } from '../../platform/database/server-connection.ts';
import { list } from '../../schema/collection.ts';
import { tag, tagWord } from '../../schema/tag.ts';
import { word } from '../../schema/word.ts';
import { selectCards } from '../card/cards.ts';
import { chooseListWords, findLists } from '../list/store.ts';
import { findTagsOfLanguage } from '../tag/store.ts';
import { findTranslations } from '../translation/store.ts';
import { rejectEntries } from './decide.ts';
import { findMeantText } from './find-meant-text.ts';
import { moveEntries, removeOwnEntries, removeUnreferenced } from './own-entries.ts';
import { publishWords, withdrawWord } from './publish-words.ts';
import { chooseSearchedWords } from './search.ts';
import { type ChosenWords, chooseWords, selectWords } from './select-words.ts';
import { findWord, findWordOptions } from './store.ts';

const app = useApp({ connect: openOwnConnection });
const page = { page: 1, pageSize: 24 };
const deep = { page: 100, pageSize: 100 };
const german = { langCode: 'de', tranLangCode: 'en' };
const english = { langCode: 'en', tranLangCode: 'en' };
/** The tables that grow with the content. */
const grownTables = /Seq Scan on (word|word_form|translation|word_image|list_word|tag_word) /;
const wordsAndIdioms = WordMode.Word | WordMode.Idiom;
const definitionsAndIdioms = WordMode.Definition | WordMode.Idiom;
const nobody = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';
const allModes = wordsAndIdioms | WordMode.Definition;
const texts = ['k', 'kar', 'arimo', 'karimolx', 'KÁRI', 'karmo', 'der kar', 'nekar'];

let client: pg.Client;
let callerId: string;
let wordId: string;

beforeAll(async () => {
  await addWords(app.database, 50_000);
  ({ id: callerId } = await buildUser(app.database));
  ({ id: wordId } = await buildWord(app.database));
  client = await openClient();
});

afterAll(() => client.end());

// What reads no whole table of this size reads none of a larger one, of which an index saves more.
describe('at 50,000 words, a statement reads no whole table', () => {
  it.each([
    ['the feed of a language', chooseWords(german, page)],
    ['the last page of a language', chooseWords(german, deep)],
    [
      'the feed of a language in alphabetical order',
      chooseWords(german, { ...page, sort: SortOrder.Descending }),
    ],
    ['the feed of all languages', chooseWords({}, page)],
    [
      'the feed of all languages in alphabetical order',
      chooseWords({}, { ...page, sort: SortOrder.Ascending }),
    ],
    ['the feed of idioms', chooseWords({ langCode: 'de', mode: WordMode.Idiom }, page)],
    ['the feed of words and idioms', chooseWords({ langCode: 'de', mode: wordsAndIdioms }, page)],
    ['the feed of definitions', chooseWords({ langCode: 'en', mode: WordMode.Definition }, deep)],
    [
      'the feed of all but words',
      chooseWords({ langCode: 'de', mode: definitionsAndIdioms }, page),
    ],
    ['the feed of all modes', chooseWords({ langCode: 'de', mode: allModes }, deep)],
    [
      'the feed of all modes in alphabetical order',
      chooseWords({ langCode: 'de', mode: allModes }, { ...page, sort: SortOrder.Ascending }),
    ],
    [
      'a search of all but words',
      chooseSearchedWords({ ...german, mode: definitionsAndIdioms, text: 'kar' }, page),
    ],
    [
      'a search of words by their definitions',
      chooseSearchedWords({ langCode: 'en', tranLangCode: 'en', text: 'a ka' }, page),
    ],
    ...texts.flatMap((text): [string, ChosenWords][] => [
      [`a search of a language for ${text}`, chooseSearchedWords({ ...german, text }, page)],
      [
        `a search of a language and all translations for ${text}`,
        chooseSearchedWords({ langCode: 'de', text }, page),
      ],
      [
        `a search of definitions for ${text}`,
        chooseSearchedWords({ ...english, mode: WordMode.Definition, text }, page),
      ],
      [
        `a search of all modes for ${text}`,
        chooseSearchedWords({ ...german, mode: allModes, text }, page),
      ],
      [`a search of all languages for ${text}`, chooseSearchedWords({ text }, page)],
      [
        `a learner’s search of a language for ${text}`,
        chooseSearchedWords({ ...german, text, ownerId: nobody }, page),
      ],
    ]),
  ])('%s', async (_, chosen) => {
    for (const reader of [{ callerId: undefined }, { callerId, tranLangCode: 'en' }]) {
      await expectIndexScans((database) => selectCards(database, chosen, reader));
    }
  });

  it.each([german, { langCode: 'ru', tranLangCode: 'en' }, {}])(
    'what a text in %j may mean',
    async (languages) => {
      for (const text of ['karimo', 'рфгы', "d'eau", 'zdravstvuyte']) {
        await expectIndexScans((database) => findMeantText(database, { text, ...languages }));
      }
    },
  );

  it('a page of a list', async () => {
    const shown = { ...(await buildList(app.database, [])), isKept: false };
    for (const hasHiddenWords of [false, true]) {
      const words = chooseListWords({ ...shown, hasHiddenWords }, callerId, page);
      await expectIndexScans((database) => selectCards(database, words, { callerId, ...german }));
    }
  });

  it('the first and the last page of tags', async () => {
    await app.connection.prepare(tagWords);
    for (const request of [page, deep]) {
      for (const text of [undefined, 'kar']) {
        const filter = { langCode: 'de', text, locale: 'en' as const };
        await expectIndexScans((database) => findTagsOfLanguage(database, filter, request));
      }
    }
  });

  it('a word by its text, word options, and the translations of a word', async () => {
    const name = { langCode: 'de', text: 'Karimo', mode: WordMode.Word };
    for (const viewerId of [undefined, callerId]) {
      await expectIndexScans((database) => findWord(database, name, viewerId));
      await expectIndexScans((database) => findWordOptions(database, name, viewerId));
      await expectIndexScans((database) =>
        findTranslations(database, { callerId: viewerId, wordId, langCode: 'en' }, page),
      );
    }
  });
});

it('publishing, withdrawing, correcting and deleting a word reads its own references only', async () => {
  const owner = await buildUser(app.database);
  const { id } = await buildPersonalWord(app.database, owner);
  const corrected = await buildWord(app.database, { published: false });
  const both = { from: id, to: corrected.id };
  const changes: ((database: Database) => Promise<void>)[] = [
    (database) => publishWords(database, [id]),
    (database) => rejectEntries(database, id, { by: owner.id, at: new Date() }),
    (database) => withdrawWord(database, id, { active: true }),
    (database) => moveEntries(database, both),
    (database) => moveEntries(database, { ...both, userId: owner.id }),
    (database) => removeOwnEntries(database, id, owner.id),
    (database) => removeUnreferenced(database, id),
  ];
  for (const change of changes) {
    const statements = await expectIndexScans(change);
    expect(statements.filter((text) => text.includes('"quiz"'))).toEqual([]);
  }
});

it.each([
  ['de', 'word_by_trigram_de'],
  ['eo', 'word_by_trigram'],
])('a search within words of %s reads %s', async (langCode, index) => {
  const chosen = chooseSearchedWords({ langCode, tranLangCode: 'en', text: 'arimo' }, page);
  const run = (database: Database) =>
    selectWords(database, { ...chosen, otherwise: async () => undefined });
  expect(await countIndexScans(run)).toEqual([[index, 1]]);
});

it('a search for lists reads the index of their trigrams if few have the text, whatever was searched before', async () => {
  const lists = sql.raw('20000');
  await app.connection.prepare(async (database) => {
    await database.execute(sql`
      insert into ${list} (id, slug, lang_code, name, note, search_text, privacy)
      select gen_random_uuid(), 'made-' || number, 'de', number, '', 'liste ' || number, 1
      from generate_series(1, ${lists}) as number`);
    await database.execute(sql`vacuum analyze ${list}`);
  });
  const search = (text: string) =>
    countIndexScans((database) => findLists(database, { text }, page));
  for (let time = 1; time <= 4; time += 1) await search('liste');
  // Once for the page, and once to count them all.
  expect(await search('19999')).toEqual([['list_by_trigram', 2]]);
});

/** Which indexes of trigrams PostgreSQL reads for `work`, and how often. */
async function countIndexScans(
  work: (database: Database) => Promise<unknown>,
): Promise<[name: string, scans: number][]> {
  const countScans = (database: Database) =>
    selectRows<{ name: string; scans: number }>(
      database,
      sql`select relname as name, pg_stat_get_xact_numscans(oid)::int as scans
          from pg_class where relname like '%by_trigram%'`,
    );
  return app.database.transaction(async (transaction) => {
    const before = new Map((await countScans(transaction)).map(({ name, scans }) => [name, scans]));
    await work(transaction);
    const after = await countScans(transaction);
    return after
      .map(({ name, scans }): [string, number] => [name, scans - (before.get(name) ?? 0)])
      .filter(([, scans]) => scans > 0);
  });
}

async function openClient(): Promise<pg.Client> {
  const template = inject('template');
  if (template.kind !== 'postgres') throw new Error('This test needs a PostgreSQL server');
  const [opened] = await selectRows<{ name: string }>(
    app.database,
    sql`select current_database() as name`,
  );
  const client = new pg.Client({
    connectionString: buildDatabaseUrl(template.serverUrl, opened?.name ?? ''),
    options: connectionOptions,
  });
  await client.connect();
  return client;
}

/** Links each German word to a tag: a few tags get many words, most tags get a few. */
async function tagWords(database: Database): Promise<void> {
  const count = sql.raw('1000');
  await database.execute(sql`
    insert into ${tag} (id, code, word_count, status)
    select gen_random_uuid(), 'made-' || translate(number::text, '0123456789', 'abcdefghij'), 1, 1
    from generate_series(1, ${count}) as number`);
  await database.execute(sql`
    insert into ${tagWord} (id, tag_id, word_id, lang_code, status)
    select gen_random_uuid(), tag.id, word.id, word.lang_code, 1
    from (
      select id, lang_code, 1 + floor(${count} * power(random(), 3)) as number from ${word}
      where lang_code = 'de'
    ) as word
    join (
      select id, row_number() over () as number from ${tag} where code like 'made-%'
    ) as tag using (number)`);
  await database.execute(sql`vacuum analyze ${tag}, ${tagWord}`);
}

/** Runs `work` and examines the plans of its statements, which it returns. The plans are the same for all values. */
async function expectIndexScans(work: (database: Database) => Promise<unknown>): Promise<string[]> {
  const statements: { text: string; values: unknown[] }[] = [];
  const logQuery = (text: string, values: unknown[]) => statements.push({ text, values });
  await work(drizzle({ client, logger: { logQuery } }));
  expect(statements).not.toHaveLength(0);
  for (const { text, values } of statements) {
    await client.query(`prepare examined as ${text}`);
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain execute examined ${values.length > 0 ? `(${values.map(() => 'null').join()})` : ''}`,
    );
    await client.query('deallocate examined');
    const plan = rows.map((row) => row['QUERY PLAN']);
    expect(
      plan.filter((line) => grownTables.test(line)),
      plan.join('\n'),
    ).toEqual([]);
  }
  return statements.map(({ text }) => text);
}
