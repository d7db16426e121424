import { type SortOrder, WordMode } from '@wordhoard/contract/enumeration';
import { and, arrayContains, eq, type SQL, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import { type Database, selectRow } from '../../platform/database/database.ts';
import {
  countOf,
  type Page,
  type PageRequest,
  unplannedPage,
} from '../../platform/database/feed-page.ts';
import { fixed, sorted, unplanned } from '../../platform/database/sql.ts';
import { language } from '../language/schema.ts';
import { word } from './schema.ts';
import { visible, type wordFields } from './visible.ts';

// Raw SQL: a page and its total share one statement, so that a search ranks its words once.

export type WordRow = Pick<typeof word.$inferSelect, keyof typeof wordFields>;

export interface WordFilter {
  langCode?: string | undefined;
  speechPartId?: number | undefined;
  /** Bits of WordMode. */
  mode?: number | undefined;
}

/** The words of a page, before their columns are read. */
export interface ChosenWords {
  /** Common table expressions that `ids` and `total` use. */
  with?: SQL;
  /** A statement that selects the `id` of each word, in order. */
  ids: SQL;
  total: SQL;
}

const queries = new QueryBuilder();

/** The word in the columns of {@link selectChosen}. */
export const card = alias(word, 'card');

export const chosenColumns = sql`${card.id}, ${card.text}, ${card.langCode} as "langCode", ${card.mode}`;

export const selectWords = (database: Database, chosen: ChosenWords): Promise<Page<WordRow>> =>
  selectChosen(database, chosen, chosenColumns);

/** Selects columns of {@link card}. The offset keeps the planner from joining before it has the page. */
export async function selectChosen<Row>(
  database: Database,
  { with: expressions = sql``, ids, total }: ChosenWords,
  columns: SQL,
): Promise<Page<Row>> {
  const page = await selectRow<Page<Row>>(
    database,
    sql`${expressions} select (${total}) as total, (
          select coalesce(json_agg(item), '[]') from (
            select ${columns}
            from (select id, row_number() over () as position from (${ids}) as chosen) as chosen
            cross join lateral (
              select * from ${word} where ${word.id} = chosen.id offset 0
            ) as card
            order by chosen.position
          ) as item
        ) as rows`,
  );
  return page ?? { total: 0, rows: [] };
}

type FeedRequest = PageRequest & { sort?: SortOrder | undefined };

export const findWords = (
  database: Database,
  filter: WordFilter,
  request: FeedRequest,
): Promise<Page<WordRow>> => selectWords(database, wordsOf(filter, request));

/** The published words of one language, or of all languages. */
export function wordsOf(filter: WordFilter, request: FeedRequest): ChosenWords {
  const condition = and(visible, wordCondition(filter));
  const query = queries
    .select({ id: word.id })
    .from(word)
    .where(condition)
    .orderBy(...orderOf(request.sort));
  return {
    ids: unplannedPage(query.getSQL(), request),
    total: storedTotal(filter) ?? countOf(sql`from ${word} where ${condition}`),
  };
}

/** By default, words are in the order of their creation: the starter content begins with common words. */
function orderOf(sort: SortOrder | undefined) {
  if (sort === undefined) return [word.id];
  return [sorted(word.searchText, sort), sorted(word.id, sort)];
}

export function wordCondition({ langCode, speechPartId, mode }: WordFilter): SQL | undefined {
  return and(
    langCode === undefined ? undefined : eq(word.langCode, unplanned(langCode, 'text')),
    speechPartId === undefined ? undefined : arrayContains(word.speechPartIds, [speechPartId]),
    modeCondition(mode),
  );
}

/** Inlines the modes, because the planner must prove the condition of the index `word_of_mode`. */
function modeCondition(mode: number | undefined): SQL | undefined {
  const modes = Object.values(WordMode);
  const chosen = modes.filter((one) => mode === undefined || (mode & one) !== 0);
  if (chosen.length === modes.length) return undefined;
  return sql`${word.mode} in (${sql.join(chosen.map(fixed), sql`, `)})`;
}

/** The stored number of words per language. Narrower feeds have no stored total. */
function storedTotal({ langCode, speechPartId, mode }: WordFilter): SQL | undefined {
  if (speechPartId !== undefined || modeCondition(mode) !== undefined) return undefined;
  return queries
    .select({ total: sql`coalesce(sum(${language.wordCount}), 0)::int` })
    .from(language)
    .where(langCode === undefined ? undefined : eq(language.code, unplanned(langCode, 'text')))
    .getSQL();
}
