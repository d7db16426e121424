import type {
  EntryStatus,
  SortOrder,
  UserReaction,
  WordMode,
} from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow, selectRows } from '../database/database.ts';
import { allOf, directionOf, eachOf, fixed } from '../database/sql.ts';
import type { PageRequest } from '../feed/feed.ts';
import { type Page, selectPage } from '../feed/paged.ts';
import { seesWord, visibleTo } from '../word/visible.ts';
import { bestFirst, isPinnedBy, shownTo, sidesOf, taughtTo } from './side.ts';

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

/** The same, with what people think of it and what it is to the viewer. */
export interface JudgedTranslationRow extends TranslationRow {
  likeCount: number;
  dislikeCount: number;
  reaction: UserReaction | null;
  isPinned: boolean;
  isOwn: boolean;
  reason: string | null;
}

interface Looking {
  viewer: string | undefined;
  langCode?: string | undefined;
}

const mostOnCard = 10;

const columns = sql`side.id, side.word_id as "wordId", side.speech_part_id as "speechPartId",
  side.status, word.id as "destId", word.text as "destText", word.lang_code as "destLangCode",
  word.mode as "destMode"`;

/** The best translations of each word into one language; what was rejected teaches nobody. */
export function findTranslationsOfWords(
  database: Database,
  wordIds: readonly string[],
  { viewer, langCode }: Looking & { langCode: string },
): Promise<TranslationRow[]> {
  return selectRows(
    database,
    sql`select best.* from ${eachOf(wordIds)} cross join lateral (
          select ${columns} ${bestSides(sql`wanted.id`, { viewer, langCode })}
        ) as best`,
  );
}

/** The same of one word, in the midst of a statement and as the contract has them. */
export function bestTranslationsOf(wordId: SQL, looking: Looking & { langCode: string }): SQL {
  return sql`(
    select coalesce(json_agg(item), '[]') from (
      select side.id, side.word_id as "wordId", side.speech_part_id as "speechPartId", side.status,
        json_build_object(
          'id', word.id, 'text', word.text, 'langCode', word.lang_code, 'mode', word.mode
        ) as dest
      ${bestSides(wordId, looking)}
    ) as item
  )`;
}

function bestSides(wordId: SQL, { viewer, langCode }: Looking): SQL {
  return sql`from ${sidesOf({ wordId, langCode, isShown: taughtTo(viewer) })} join word on word.id = side.dest_id
    where ${visibleTo(viewer)} order by ${bestFirst(viewer)} limit ${fixed(mostOnCard)}`;
}

/** The best translations of a word under each part of speech, with how many there are. */
export function findTranslationsBySpeechPart(
  database: Database,
  wordId: string,
  { viewer, langCode, most }: Looking & { most: number },
): Promise<(JudgedTranslationRow & { total: number })[]> {
  const sides = sidesOf({ wordId: sql`${wordId}`, langCode, isShown: shownTo(viewer) });
  return selectRows(
    database,
    sql`select * from (
          select ${judgedColumns(viewer)},
            row_number() over (partition by side.speech_part_id order by ${bestFirst(viewer)}) as place,
            count(*) over (partition by side.speech_part_id)::int as total
          from ${sides} join word on word.id = side.dest_id
          where ${visibleTo(viewer)}
        ) as placed
        where place <= ${most} order by "speechPartId", place`,
  );
}

interface TranslationFilter extends Looking {
  wordId: string;
  langCode: string;
  speechPartId?: number | undefined;
}

/** The best first, or in the order in which they came where one wishes. */
export function findTranslations(
  database: Database,
  { viewer, wordId, langCode, speechPartId }: TranslationFilter,
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<JudgedTranslationRow>> {
  const sides = sidesOf({ wordId: sql`${wordId}`, langCode, isShown: shownTo(viewer) });
  const ofSpeechPart =
    speechPartId === undefined ? undefined : sql`side.speech_part_id = ${speechPartId}`;
  return selectPage(
    database,
    {
      columns: judgedColumns(viewer),
      source: sql`from ${sides} join word on word.id = side.dest_id
        where ${allOf(visibleTo(viewer), seesWord(viewer, sql`${wordId}::uuid`), ofSpeechPart)}`,
      order:
        request.sort === undefined ? bestFirst(viewer) : sql`side.id ${directionOf(request.sort)}`,
    },
    request,
  );
}

/** One translation, seen from the word that stands first in its record. */
export function findTranslation(
  database: Database,
  id: string,
  viewer: string | undefined,
): Promise<JudgedTranslationRow | undefined> {
  return selectRow(
    database,
    sql`select ${judgedColumns(viewer)}
        from (
          select *, low_word_id as word_id, high_word_id as dest_id
          from translation where id = ${id} and ${shownTo(viewer)}
        ) as side join word on word.id = side.dest_id
        where ${visibleTo(viewer)} and ${seesWord(viewer, sql`side.word_id`)}`,
  );
}

function judgedColumns(viewer: string | undefined): SQL {
  const judged = sql`${columns}, side.like_count as "likeCount", side.dislike_count as "dislikeCount"`;
  if (viewer === undefined) {
    return sql`${judged}, null as reaction, false as "isPinned", false as "isOwn", null as reason`;
  }
  return sql`${judged}, ${isPinnedBy(viewer)} as "isPinned",
    coalesce(side.user_id = ${viewer}, false) as "isOwn",
    case when side.user_id = ${viewer} then side.reason end as reason,
    (
      select reaction from translation_reaction
      where user_id = ${viewer} and translation_id = side.id
    ) as reaction`;
}
