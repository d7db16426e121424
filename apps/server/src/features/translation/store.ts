import type { Translation, TranslationRecord } from '@wordhoard/contract';
import type {
  EntryStatus,
  SortOrder,
  UserReaction,
  WordMode,
} from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow, selectRows } from '../../platform/database/database.ts';
import { type Page, type PageRequest, selectPage } from '../../platform/database/feed-page.ts';
import { allOf, directionOf, eachOf, fixed } from '../../platform/database/sql.ts';
import { seesWord, visibleTo } from '../word/visible.ts';
import { bestFirst, isPinnedBy, shownTo, sidesOf } from './side.ts';

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
  callerId: string | undefined;
  langCode?: string | undefined;
}

const maxOnCard = 10;

const columns = sql`side.id, side.word_id as "wordId", side.speech_part_id as "speechPartId",
  side.status, word.id as "destId", word.text as "destText", word.lang_code as "destLangCode",
  word.mode as "destMode"`;

/** The best translations of each word into one language; what was rejected teaches nobody. */
export function findTranslationsOfWords(
  database: Database,
  wordIds: readonly string[],
  { callerId, langCode }: Looking & { langCode: string },
): Promise<TranslationRow[]> {
  return selectRows(
    database,
    sql`select best.* from ${eachOf(wordIds)} cross join lateral (
          select ${columns} ${bestSides(sql`wanted.id`, { callerId, langCode })}
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

function bestSides(wordId: SQL, { callerId, langCode }: Looking): SQL {
  return sql`from ${sidesOf({ wordId, langCode, callerId, isTaught: true })} join word on word.id = side.dest_id
    where ${visibleTo(callerId)} order by ${bestFirst(callerId)} limit ${fixed(maxOnCard)}`;
}

/** The best translations of a word under each part of speech, with how many there are. */
export function findTranslationsBySpeechPart(
  database: Database,
  wordId: string,
  { callerId, langCode, most }: Looking & { most: number },
): Promise<(JudgedTranslationRow & { total: number })[]> {
  const sides = sidesOf({ wordId: sql`${wordId}`, langCode, callerId });
  return selectRows(
    database,
    sql`select * from (
          select ${judgedColumns(callerId)},
            row_number() over (partition by side.speech_part_id order by ${bestFirst(callerId)}) as place,
            count(*) over (partition by side.speech_part_id)::int as total
          from ${sides} join word on word.id = side.dest_id
          where ${visibleTo(callerId)}
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
  { callerId, wordId, langCode, speechPartId }: TranslationFilter,
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<JudgedTranslationRow>> {
  const sides = sidesOf({ wordId: sql`${wordId}`, langCode, callerId });
  const ofSpeechPart =
    speechPartId === undefined ? undefined : sql`side.speech_part_id = ${speechPartId}`;
  return selectPage(
    database,
    {
      columns: judgedColumns(callerId),
      source: sql`from ${sides} join word on word.id = side.dest_id
        where ${allOf(visibleTo(callerId), seesWord(callerId, sql`${wordId}::uuid`), ofSpeechPart)}`,
      order:
        request.sort === undefined
          ? bestFirst(callerId)
          : sql`side.id ${directionOf(request.sort)}`,
    },
    request,
  );
}

/** One translation, seen from the word that stands first in its record. */
export function findTranslation(
  database: Database,
  id: string,
  callerId: string | undefined,
): Promise<JudgedTranslationRow | undefined> {
  return selectRow(
    database,
    sql`select ${judgedColumns(callerId)}
        from (
          select *, low_word_id as word_id, high_word_id as dest_id
          from translation where id = ${id} and ${shownTo(callerId)}
        ) as side join word on word.id = side.dest_id
        where ${visibleTo(callerId)} and ${seesWord(callerId, sql`side.word_id`)}`,
  );
}

function judgedColumns(callerId: string | undefined): SQL {
  const judged = sql`${columns}, side.like_count as "likeCount", side.dislike_count as "dislikeCount"`;
  if (callerId === undefined) {
    return sql`${judged}, null as reaction, false as "isPinned", false as "isOwn", null as reason`;
  }
  return sql`${judged}, ${isPinnedBy(callerId)} as "isPinned",
    coalesce(side.user_id = ${callerId}, false) as "isOwn",
    case when side.user_id = ${callerId} then side.reason end as reason,
    (
      select reaction from translation_reaction
      where user_id = ${callerId} and translation_id = side.id
    ) as reaction`;
}

export function presentTranslation(row: TranslationRow): Translation {
  const { id, wordId, speechPartId, status } = row;
  const { destId, destText, destLangCode, destMode } = row;
  const dest = { id: destId, text: destText, langCode: destLangCode, mode: destMode };
  return { id, wordId, speechPartId, status, dest };
}

export function presentTranslationRecord(row: JudgedTranslationRow): TranslationRecord {
  const { likeCount, dislikeCount, reaction, isPinned, isOwn, reason } = row;
  const judged = { likeCount, dislikeCount, reaction, isPinned, isOwn, reason };
  return { ...presentTranslation(row), ...judged };
}
