import { type SQL, sql } from 'drizzle-orm';
import { allOf, unplanned } from '../../platform/database/sql.ts';

interface Sides {
  wordId: SQL;
  langCode: string | undefined;
  /** Whose own translations are among them, beside the approved ones. */
  callerId: string | undefined;
  /** Leaves out what was rejected: that teaches nobody. */
  isTaught?: boolean;
}

/**
 * A word's translations as seen from it. One record serves both directions, so either may be it. The
 * approved ones and the viewer's own have indexes of their own.
 */
export function sidesOf({ wordId, langCode, callerId, isTaught = false }: Sides): SQL {
  const own = callerId === undefined ? [] : [isOwn(callerId, isTaught)];
  const parts = [isApproved, ...own].flatMap((isShown) => sidesThat({ wordId, langCode, isShown }));
  return sql`(${sql.join(parts, sql` union all `)}) as side`;
}

function sidesThat({
  wordId,
  langCode,
  isShown,
}: Pick<Sides, 'wordId' | 'langCode'> & { isShown: SQL }): SQL[] {
  const into = (column: SQL) =>
    langCode === undefined ? undefined : sql`${column} = ${unplanned(langCode, 'text')}`;
  const fromLow = allOf(sql`low_word_id = ${wordId}`, isShown, into(sql`high_lang_code`));
  const fromHigh = allOf(sql`high_word_id = ${wordId}`, isShown, into(sql`low_lang_code`));
  return [
    sql`select id, low_word_id as word_id, high_word_id as dest_id, ${others}
      from translation where ${fromLow}`,
    sql`select id, high_word_id as word_id, low_word_id as dest_id, ${others}
      from translation where ${fromHigh}`,
  ];
}

const isApproved: SQL = sql`status = 1 and duplicate_of is null`;

const isOwn = (callerId: string, isTaught: boolean): SQL =>
  sql`user_id = ${unplanned(callerId, 'uuid')} and ${isTaught ? sql`status = 3` : sql`status <> 1`}`;

/** Beside the approved translations, those that the viewer has proposed. */
export const shownTo = (callerId: string | undefined): SQL =>
  callerId === undefined
    ? sql`(${isApproved})`
    : sql`((${isApproved}) or ${isOwn(callerId, false)})`;

/** What the viewer pinned to the word comes first, then what others like. */
export function bestFirst(callerId: string | undefined): SQL {
  const liked = sql`side.like_count - side.dislike_count desc, side.id`;
  return callerId === undefined ? liked : sql`${isPinnedBy(callerId)} desc, ${liked}`;
}

export const isPinnedBy = (callerId: string): SQL => sql`exists (
  select from translation_pin
  where user_id = ${unplanned(callerId, 'uuid')} and word_id = side.word_id and translation_id = side.id
)`;

const others = sql`speech_part_id, status, user_id, reason, like_count, dislike_count`;
