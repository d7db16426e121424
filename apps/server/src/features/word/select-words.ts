import type { WordReference } from '@wordhoard/contract';
import { type SortOrder, WordMode } from '@wordhoard/contract/enumeration';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import {
  countRows,
  type FeedRequest,
  type Page,
  pageValues,
  selectRowsOfPage,
} from '../../platform/database/feed-page.ts';
import {
  type PreparedPart,
  preparePart,
  selectPage,
} from '../../platform/database/prepared-page.ts';
import { sorted, type Value } from '../../platform/database/sql.ts';
import { fixed } from '../../schema/column.ts';
import { language, word } from '../../schema/word.ts';
import { hasHomographs, visible } from './visible.ts';

// Raw SQL: a page and its total share one statement, so that a search ranks its words once.

export type WordRow = WordReference;

export interface WordFilter {
  langCode?: string | undefined;
  speechPartId?: number | undefined;
  /** Bits of WordMode. By default words and idioms. */
  mode?: number | undefined;
}

/** The words of a page, before their columns are read. */
export interface ChosenWords
  extends PreparedPart<{
    /** Common table expressions that `ids` and `total` use. */
    with?: SQL;
    /** A statement that selects the `id` of each word, in order. */
    ids: SQL;
    /** Their number, or null to select other words. */
    total: SQL;
  }> {
  /** Another text by which the words are found. */
  searchedText?: string;
  /** Chooses what to select if the total is null; undefined if there is nothing else. */
  otherwise?: (database: Database) => Promise<ChosenWords | undefined>;
}

/** A page of words. */
export interface WordPage<Row> extends Page<Row> {
  /** The text that was searched for instead, because nothing was found. */
  searchedText?: string | undefined;
}

const queries = new QueryBuilder();

export const maxTranslationsOnCard = 10;

/** The word in the columns of {@link selectChosen}. */
export const card = alias(word, 'card');

export const selectChosenColumns = (callerId: Value<string> | undefined): SQL =>
  sql`${card.id}, ${card.text}, ${card.langCode} as "langCode", ${card.mode}, ${card.homograph},
    ${hasHomographs(card, callerId)} as "hasHomographs"`;

export const selectWords = (database: Database, chosen: ChosenWords): Promise<Page<WordRow>> =>
  selectChosen(
    database,
    chosen,
    preparePart(['words'], {}, () => ({ columns: selectChosenColumns(undefined) })),
  );

interface CardColumns {
  columns: SQL;
  /** What `columns` refer to, beside {@link card}. */
  joins?: SQL;
}

/** Selects columns of {@link card}. The offset keeps the planner from joining before it has the page. */
export async function selectChosen<Row>(
  database: Database,
  chosen: ChosenWords,
  columns: PreparedPart<CardColumns>,
): Promise<WordPage<Row>> {
  const page = await selectPage<Row>(database, {
    shape: [chosen.shape, columns.shape],
    values: { ...chosen.values, ...columns.values },
    build() {
      const { with: expressions = sql``, ids, total } = chosen.build();
      const { columns: selected, joins = sql`` } = columns.build();
      return sql`${expressions} select (${total}) as total, (
          select coalesce(json_agg(item), '[]') from (
            select ${selected}
            from (select id, row_number() over () as position from (${ids}) as chosen) as chosen
            cross join lateral (
              select * from ${word} where ${word.id} = chosen.id offset 0
            ) as card
            ${joins}
            order by chosen.position
          ) as item
        ) as rows`;
    },
  });
  const other = page.total === null ? await chosen.otherwise?.(database) : undefined;
  if (other !== undefined) return selectChosen(database, other, columns);
  return { ...page, total: page.total ?? 0, searchedText: chosen.searchedText };
}

export const findWords = (
  database: Database,
  filter: WordFilter,
  request: FeedRequest,
): Promise<Page<WordRow>> => selectWords(database, chooseWords(filter, request));

/** The published words of one language, or of all languages. */
export function chooseWords(filter: WordFilter, request: FeedRequest): ChosenWords {
  const { langCode, ...shape } = filter;
  return preparePart(
    ['feed', shape.speechPartId, shape.mode, request.sort],
    { langCode, ...pageValues(request) },
    (places) => {
      const placed = { ...shape, langCode: places.langCode };
      const source = sql`from ${selectWordsOfModes(filter.mode)} where ${and(visible, matchesFilter(placed))}`;
      const ordered = sql`select ${word.id} ${source} order by ${orderWords(request.sort)}`;
      return {
        ids: selectRowsOfPage(ordered, places),
        total: selectStoredTotal(placed) ?? countRows(source),
      };
    },
  );
}

/** By default, words are in the order of their creation: the starter content begins with common words. */
function orderWords(sort: SortOrder | undefined): SQL {
  if (sort === undefined) return sql`${word.place}`;
  return sql`${sorted(word.searchText, sort)}, ${sorted(word.id, sort)}`;
}

/** A filter with a language or with its place in a prepared statement. */
export type PlacedFilter = Omit<WordFilter, 'langCode'> & { langCode?: Value<string> | undefined };

export function matchesFilter({ langCode, speechPartId, mode }: PlacedFilter): SQL | undefined {
  return and(
    langCode === undefined ? undefined : eq(word.langCode, langCode),
    speechPartId === undefined
      ? undefined
      : sql`${word.speechPartIds} @> array[${fixed(speechPartId)}]::smallint[]`,
    isOfMode(mode),
  );
}

const { Definition } = WordMode;
const wordsAndIdioms = WordMode.Word | WordMode.Idiom;

/** Modes are inlined, because the planner must prove the conditions of the indexes. */
const isDefinition = sql`${word.mode} = ${fixed(Definition)}`;
const isNoDefinition = sql`${word.mode} <> ${fixed(Definition)}`;

function isOfMode(mode: number = wordsAndIdioms): SQL {
  if (mode === wordsAndIdioms) return isNoDefinition;
  const chosen = Object.values(WordMode).filter((one) => (mode & one) !== 0);
  return sql`${word.mode} in (${sql.join(chosen.map(fixed), sql`, `)})`;
}

/**
 * What to select words of some modes from, as `word`. Definitions have indexes of their own, so definitions and others
 * together are selected from two parts.
 *
 * @param split - the conditions that split each part once more; no word meets two of them
 */
export function selectWordsOfModes(
  mode: number = wordsAndIdioms,
  split?: (part: { isOfDefinitions: boolean }) => readonly SQL[],
): SQL {
  const hasDefinitions = (mode & Definition) !== 0;
  const isMixed = hasDefinitions && mode !== Definition;
  if (!isMixed && split === undefined) return sql`${word}`;
  const parts = isMixed
    ? [
        { condition: isNoDefinition, isOfDefinitions: false },
        { condition: isDefinition, isOfDefinitions: true },
      ]
    : [{ condition: isOfMode(mode), isOfDefinitions: hasDefinitions }];
  // The offset keeps the planner from reading all words of a language instead of the index for the condition.
  const conditions = parts.flatMap(({ condition, ...part }) =>
    split === undefined
      ? [condition]
      : split(part).map((other) => sql`${condition} and ${other} offset 0`),
  );
  const selected = conditions.map(
    (condition) => sql`(select * from ${word} where ${visible} and ${condition})`,
  );
  return sql`(${sql.join(selected, sql` union all `)}) as word`;
}

/** The stored number of words and idioms per language. Other feeds have no stored total. */
function selectStoredTotal({
  langCode,
  speechPartId,
  mode = wordsAndIdioms,
}: PlacedFilter): SQL | undefined {
  if (speechPartId !== undefined || mode !== wordsAndIdioms) return undefined;
  return queries
    .select({ total: sql`coalesce(sum(${language.wordCount}), 0)::int` })
    .from(language)
    .where(langCode === undefined ? undefined : eq(language.code, langCode))
    .getSQL();
}
