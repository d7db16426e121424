import type { EntryStatus, SortOrder, WordMode } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow, selectRows } from '../database/database.ts';
import { allOf, directionOf, eachOf } from '../database/sql.ts';
import type { PageRequest } from '../feed/feed.ts';
import { type Page, selectPage } from '../feed/paged.ts';
import { visibleTo } from '../word/visible.ts';

/** A translation as seen from one of its words. */
export interface TranslationRow {
  id: string;
  wordId: string;
  speechPartId: number;
  status: EntryStatus;
  destId: string;
  destText: string;
  destLangCode: string;
  destMode: WordMode;
}

export interface TranslationFilter {
  viewer: string | undefined;
  wordId: string;
  langCode: string;
  speechPartId?: number | undefined;
}

interface SpeechPartFilter {
  viewer: string | undefined;
  langCode: string | undefined;
  most: number;
}

const mostOnCard = 10;

const columns = sql`side.id, side.word_id as "wordId", side.speech_part_id as "speechPartId",
  side.status, word.id as "destId", word.text as "destText", word.lang_code as "destLangCode",
  word.mode as "destMode"`;

/** The first translations of each word into one language. */
export function findTranslationsOfWords(
  database: Database,
  wordIds: readonly string[],
  { viewer, langCode }: { viewer: string | undefined; langCode: string },
): Promise<TranslationRow[]> {
  return selectRows(
    database,
    sql`select first_side.* from ${eachOf(wordIds)} cross join lateral (
          select ${columns} from ${sidesOf(sql`wanted.id`, langCode)}
          join word on word.id = side.dest_id
          where ${visibleTo(viewer)} order by side.id limit ${mostOnCard}
        ) as first_side`,
  );
}

/** The first translations of a word under each part of speech, with how many there are. */
export function findTranslationsBySpeechPart(
  database: Database,
  wordId: string,
  { viewer, langCode, most }: SpeechPartFilter,
): Promise<(TranslationRow & { total: number })[]> {
  return selectRows(
    database,
    sql`select * from (
          select ${columns},
            row_number() over (partition by side.speech_part_id order by side.id) as place,
            count(*) over (partition by side.speech_part_id)::int as total
          from ${sidesOf(sql`${wordId}`, langCode)} join word on word.id = side.dest_id
          where ${visibleTo(viewer)}
        ) as placed
        where place <= ${most} order by "speechPartId", place`,
  );
}

export function findTranslations(
  database: Database,
  filter: TranslationFilter,
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<TranslationRow>> {
  const ofSpeechPart =
    filter.speechPartId === undefined
      ? undefined
      : sql`side.speech_part_id = ${filter.speechPartId}`;
  return selectPage(
    database,
    {
      columns,
      source: sql`from ${sidesOf(sql`${filter.wordId}`, filter.langCode)}
        join word on word.id = side.dest_id where ${allOf(visibleTo(filter.viewer), ofSpeechPart)}`,
      order: sql`side.id ${directionOf(request.sort)}`,
    },
    request,
  );
}

export function findTranslation(
  database: Database,
  id: string,
  viewer: string | undefined,
): Promise<TranslationRow | undefined> {
  return selectRow(
    database,
    sql`select ${columns}
        from (
          select id, low_word_id as word_id, high_word_id as dest_id, speech_part_id, status
          from translation where id = ${id} and status = 1
        ) as side join word on word.id = side.dest_id
        where ${visibleTo(viewer)}`,
  );
}

/** One record serves both directions, so a word's translations are read from either side. */
function sidesOf(wordId: SQL, langCode: string | undefined): SQL {
  const into = (column: SQL) => (langCode === undefined ? undefined : sql`${column} = ${langCode}`);
  const fromLow = allOf(sql`low_word_id = ${wordId} and status = 1`, into(sql`high_lang_code`));
  const fromHigh = allOf(sql`high_word_id = ${wordId} and status = 1`, into(sql`low_lang_code`));
  return sql`(
      select id, low_word_id as word_id, high_word_id as dest_id, speech_part_id, status
      from translation where ${fromLow}
      union all
      select id, high_word_id, low_word_id, speech_part_id, status
      from translation where ${fromHigh}
    ) as side`;
}
