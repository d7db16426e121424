import type {
  EntryStatus,
  Knowing,
  Privacy,
  SortOrder,
  WordMode,
} from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../database/database.ts';
import { allOf, directionOf, eachOf, fixed, startsWith, unplanned } from '../database/sql.ts';
import type { PageRequest } from '../feed/feed.ts';
import { countOf, type Page, unplannedPage } from '../feed/paged.ts';
import { type ChosenWords, selectWords } from './cards.ts';
import { foldForSearch } from './search-text.ts';
import { visible, visibleTo, wordColumns } from './visible.ts';
import { wordKey } from './word-key.ts';

export interface WordRow {
  id: string;
  text: string;
  langCode: string;
  mode: WordMode;
}

export interface WordFilter {
  langCode?: string | undefined;
  speechPartId?: number | undefined;
  mode?: WordMode | undefined;
}

const mostOptions = 10;
/** Words that differ in nothing but case and accents. */
const mostNamesakes = 50;

type FeedRequest = PageRequest & { sort?: SortOrder | undefined };

export const findWords = (
  database: Database,
  filter: WordFilter,
  request: FeedRequest,
): Promise<Page<WordRow>> => selectWords(database, wordsOf(filter, request));

/** What everybody may see of a language, or of all. */
export function wordsOf(filter: WordFilter, request: FeedRequest): ChosenWords {
  const source = sql`from word where ${allOf(visible, ...wordConditions(filter))}`;
  return {
    ids: unplannedPage(sql`select word.id ${source} order by ${orderOf(request.sort)}`, request),
    total: keptTotal(filter) ?? countOf(source),
  };
}

/** Without a wish, words stand as they came: the starter content begins with the everyday ones. */
function orderOf(sort: SortOrder | undefined): SQL {
  if (sort === undefined) return sql`word.id`;
  const direction = directionOf(sort);
  return sql`word.search_text ${direction}, word.id ${direction}`;
}

export function wordConditions({ langCode, speechPartId, mode }: WordFilter): (SQL | undefined)[] {
  return [
    langCode === undefined ? undefined : sql`word.lang_code = ${unplanned(langCode, 'text')}`,
    speechPartId === undefined
      ? undefined
      : sql`word.speech_part_ids @> array[${speechPartId}]::smallint[]`,
    mode === undefined ? undefined : sql`word.mode = ${mode}`,
  ];
}

export type WordName = { id: string } | { langCode: string; text: string; mode: WordMode };

export type FoundWord = WordRow & {
  key: string;
  example: string | null;
  active: boolean;
  status: EntryStatus;
  reason: string | null;
  /** For whom the viewer brought it, if they did. */
  privacy: Privacy | null;
};

/** By its text, case is of no account where no word is written just so. */
export async function findWord(
  database: Database,
  name: WordName,
  viewer: string | undefined,
): Promise<FoundWord | undefined> {
  const isNamed =
    'id' in name
      ? sql`word.id = ${name.id}`
      : sql`word.lang_code = ${name.langCode} and word.mode = ${name.mode}
          and word.search_text = ${foldForSearch(name.text)}`;
  const first = sql`order by word.id limit ${fixed(mostNamesakes)}`;
  const rows = await selectRows<FoundWord>(
    database,
    sql`select ${wordColumns}, word.key, word.example, word.active, word.status, word.reason,
          ${broughtFor(viewer)} as privacy
        from ${seenWords(viewer, isNamed, first)} ${first}`,
  );
  return 'id' in name ? rows[0] : closestWord(rows, wordKey(name.text));
}

function broughtFor(viewer: string | undefined): SQL {
  if (viewer === undefined) return sql`null::smallint`;
  return sql`(select privacy from word_author
    where word_author.word_id = word.id and word_author.user_id = ${unplanned(viewer, 'uuid')})`;
}

function closestWord(rows: readonly FoundWord[], key: string): FoundWord | undefined {
  const caseless = key.toLowerCase();
  return (
    rows.find((row) => row.key === key) ?? rows.find((row) => row.key.toLowerCase() === caseless)
  );
}

/** In the order of the ids; those that are not there are left out. */
export function findWordsById(
  database: Database,
  ids: readonly string[],
  viewer: string | undefined,
): Promise<WordRow[]> {
  return selectRows(
    database,
    sql`select ${wordColumns} from ${eachOf(ids)} join word on word.id = wanted.id
        where ${visibleTo(viewer)} order by wanted.place`,
  );
}

/** What the viewer knows of the words; those that are left out are unknown. */
export async function findKnowing(
  database: Database,
  ids: readonly string[],
  viewer: string | undefined,
): Promise<{ wordId: string; knowing: Knowing }[]> {
  if (viewer === undefined) return [];
  return selectRows(
    database,
    sql`select word_id as "wordId", knowing from user_word
        where user_id = ${viewer} and word_id = any(${sql.param(ids)}::uuid[])`,
  );
}

export function findWordOptions(
  database: Database,
  { langCode, text }: { langCode: string; text: string },
  viewer: string | undefined,
): Promise<WordRow[]> {
  const begins = startsWith(sql`word.search_text`, foldForSearch(text));
  const first = sql`order by word.search_text, word.id limit ${fixed(mostOptions)}`;
  return selectRows(
    database,
    sql`select ${wordColumns}
        from ${seenWords(viewer, allOf(begins, ...wordConditions({ langCode })), first)} ${first}`,
  );
}

/**
 * Of what everybody may see and what the viewer brought. Each has an index of its own, which one
 * condition for both would keep from being used.
 */
function seenWords(viewer: string | undefined, matches: SQL, first: SQL): SQL {
  if (viewer === undefined)
    return sql`(select * from word where ${allOf(visible, matches)}) as word`;
  return sql`(
    (select word.* from word where ${allOf(visible, matches)} ${first})
    union all
    select word.* from word_author join word on word.id = word_author.word_id
    where word_author.user_id = ${unplanned(viewer, 'uuid')} and not (${visible}) and ${matches}
  ) as word`;
}

/** Words are counted as they come and go, by language: a narrower feed has no kept total. */
function keptTotal({ langCode, speechPartId, mode }: WordFilter): SQL | undefined {
  if (speechPartId !== undefined || mode !== undefined) return undefined;
  const ofLanguage =
    langCode === undefined ? sql`true` : sql`code = ${unplanned(langCode, 'text')}`;
  return sql`select coalesce(sum(word_count), 0)::int from language where ${ofLanguage}`;
}
