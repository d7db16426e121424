import { SortOrder, WordMode } from '@wordhoard/contract/enumeration';
import type { Query } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { addWords } from '../../bench/add-words.ts';
import { buildList, buildUser, buildWord } from '../../test/factory.ts';
import { useApp } from '../../test/test-app.ts';
import { type Database, selectRows } from '../database/database.ts';
import { wordsOfList } from '../list/word-store.ts';
import { findTranslations } from '../translation/store.ts';
import { type ChosenWords, selectCards } from './cards.ts';
import { wordsFound } from './search.ts';
import { findWord, findWordOptions, wordsOf } from './store.ts';

const app = useApp();
const page = { page: 1, pageSize: 24 };
const deep = { page: 100, pageSize: 100 };
const german = { langCode: 'de', tranLangCode: 'en' };
/** The others hold nothing yet, or are small for ever. */
const grownTables = /Seq Scan on (word|translation|word_image|list_word) /;
const texts = ['k', 'kar', 'arimo', 'karimolx', 'KÁRI'];

let viewer: string;
let wordId: string;

beforeAll(async () => {
  await addWords(app.database, 100_000);
  ({ id: viewer } = await buildUser(app.database));
  ({ id: wordId } = await buildWord(app.database));
});

describe('among a hundred thousand words, none is read that is not looked for', () => {
  it.each([
    ['the feed of a language', wordsOf(german, page)],
    ['its last page', wordsOf(german, deep)],
    ['the feed of a language by letter', wordsOf(german, { ...page, sort: SortOrder.Descending })],
    ['the feed of all languages', wordsOf({}, page)],
    ['the feed of all languages by letter', wordsOf({}, { ...page, sort: SortOrder.Ascending })],
    ['the feed of idioms', wordsOf({ langCode: 'de', mode: WordMode.Idiom }, page)],
    ...texts.flatMap((text): [string, ChosenWords][] => [
      [`a search of a language for ${text}`, wordsFound({ ...german, text }, page)],
      [`a search for ${text} beside any language`, wordsFound({ langCode: 'de', text }, page)],
      [`a search of all languages for ${text}`, wordsFound({ text }, page)],
    ]),
  ])('by %s', async (_, chosen) => {
    for (const reader of [{ viewer: undefined }, { viewer, tranLangCode: 'en' }]) {
      await expectLookUps((database) => selectCards(database, chosen, reader));
    }
  });

  it('by a page of a list', async () => {
    const shown = { ...(await buildList(app.database, [])), isKept: false };
    for (const hasHiddenWords of [false, true]) {
      const words = wordsOfList({ ...shown, hasHiddenWords }, viewer, page);
      await expectLookUps((database) => selectCards(database, words, { viewer, ...german }));
    }
  });

  it('by the name or the beginning of a word, or its translations', async () => {
    const name = { langCode: 'de', text: 'Karimo', mode: WordMode.Word };
    for (const looking of [undefined, viewer]) {
      await expectLookUps((database) => findWord(database, name, looking));
      await expectLookUps((database) => findWordOptions(database, name, looking));
      await expectLookUps((database) =>
        findTranslations(database, { viewer: looking, wordId, langCode: 'en' }, page),
      );
    }
  });
});

it('a feed is planned once, whatever is asked for', async () => {
  const reader = { viewer, tranLangCode: 'en' };
  await app.database.transaction(async (transaction) => {
    for (let number = 1; number <= 12; number += 1) {
      const request = { page: number, pageSize: number * 8 };
      await selectCards(transaction, wordsOf(german, request), reader);
      await selectCards(transaction, wordsFound({ ...german, text: 'kar' }, request), reader);
    }
    const planned = await selectRows(
      transaction,
      sql`select generic_plans > 0 as "isPlannedOnce" from pg_prepared_statements
          where statement like '%as card%' and statement not like 'explain%'`,
    );
    expect(planned).toEqual([{ isPlannedOnce: true }, { isPlannedOnce: true }]);
  });
});

/** Explains each statement instead of running it. */
async function expectLookUps(work: (database: Database) => Promise<unknown>): Promise<void> {
  const queries: Query[] = [];
  const prepareQuery = (query: Query) => {
    queries.push(query);
    return { execute: async () => ({ rows: [] }) };
  };
  await work({ _: { session: { prepareQuery } } } as unknown as Database);
  expect(queries).toHaveLength(1);
  for (const { sql: text, params } of queries) {
    const plan = await explain({ sql: `explain ${text}`, params });
    expect(
      plan.filter((line) => grownTables.test(line)),
      plan.join('\n'),
    ).toEqual([]);
  }
}

async function explain(query: Query): Promise<string[]> {
  const { session } = app.database._;
  const { rows } = (await session.prepareQuery(query, undefined, undefined, false).execute()) as {
    rows: { 'QUERY PLAN': string }[];
  };
  return rows.map((row) => row['QUERY PLAN']);
}
