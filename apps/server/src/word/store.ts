import type { SortOrder, WordMode } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow, selectRows } from '../database/database.ts';
import { allOf, directionOf, idsOf, startingWith } from '../database/sql.ts';
import type { PageRequest } from '../feed/feed.ts';
import { countRows, type Page, pageOf } from '../feed/paged.ts';
import { foldForSearch } from './search-text.ts';
import { visible, wordColumns } from './visible.ts';
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

export async function findWords(
  database: Database,
  filter: WordFilter,
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<WordRow>> {
  const source = sql`from word where ${allOf(visible, ...wordConditions(filter))}`;
  const direction = directionOf(request.sort);
  const [total, rows] = await Promise.all([
    countWords(database, filter, source),
    selectRows<WordRow>(
      database,
      sql`select ${wordColumns} ${source}
          order by word.search_text ${direction}, word.id ${direction} ${pageOf(request)}`,
    ),
  ]);
  return { total, rows };
}

export function wordConditions({ langCode, speechPartId, mode }: WordFilter): (SQL | undefined)[] {
  return [
    langCode === undefined ? undefined : sql`word.lang_code = ${langCode}`,
    speechPartId === undefined
      ? undefined
      : sql`word.speech_part_ids @> array[${speechPartId}]::smallint[]`,
    mode === undefined ? undefined : sql`word.mode = ${mode}`,
  ];
}

export type WordName = { id: string } | { langCode: string; text: string; mode: WordMode };

export function findWord(
  database: Database,
  name: WordName,
): Promise<(WordRow & { active: boolean }) | undefined> {
  const isNamed =
    'id' in name
      ? sql`word.id = ${name.id}`
      : sql`word.lang_code = ${name.langCode} and word.key = ${wordKey(name.text)} and word.mode = ${name.mode}`;
  return selectRow(
    database,
    sql`select ${wordColumns}, word.active from word where ${visible} and ${isNamed}`,
  );
}

/** In the order of the ids; those that are not there are left out. */
export async function findWordsById(
  database: Database,
  ids: readonly string[],
): Promise<WordRow[]> {
  const rows = await selectRows<WordRow>(
    database,
    sql`select ${wordColumns} from word where ${visible} and word.id = ${idsOf(ids)}`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export function findWordOptions(
  database: Database,
  { langCode, text }: { langCode: string; text: string },
): Promise<WordRow[]> {
  const pattern = startingWith(foldForSearch(text));
  return selectRows(
    database,
    sql`select ${wordColumns} from word
        where ${visible} and word.lang_code = ${langCode} and word.search_text like ${pattern}
        order by word.search_text, word.id limit ${mostOptions}`,
  );
}

/** Whole languages are counted as words come and go; only narrower feeds are counted here. */
async function countWords(database: Database, filter: WordFilter, source: SQL): Promise<number> {
  const { langCode, speechPartId, mode } = filter;
  if (speechPartId !== undefined || mode !== undefined) {
    return countRows(database, sql`select 1 ${source}`);
  }
  const ofLanguage = langCode === undefined ? sql`true` : sql`code = ${langCode}`;
  const counted = await selectRow<{ total: number }>(
    database,
    sql`select coalesce(sum(word_count), 0)::int as total from language where ${ofLanguage}`,
  );
  return counted?.total ?? 0;
}
