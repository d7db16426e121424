import { EntryStatus } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { allOf, unplanned } from '../database/sql.ts';
import { isSecondedBy } from './seconders.ts';

interface Sides {
  wordId: SQL;
  langCode: string | undefined;
  isShown: SQL;
}

/** A word's translations as seen from it. One record serves both directions, so either may be it. */
export function sidesOf({ wordId, langCode, isShown }: Sides): SQL {
  const into = (column: SQL) =>
    langCode === undefined ? undefined : sql`${column} = ${unplanned(langCode, 'text')}`;
  const fromLow = allOf(sql`low_word_id = ${wordId}`, isShown, into(sql`high_lang_code`));
  const fromHigh = allOf(sql`high_word_id = ${wordId}`, isShown, into(sql`low_lang_code`));
  return sql`(
      select id, low_word_id as word_id, high_word_id as dest_id, ${others}
      from translation where ${fromLow}
      union all
      select id, high_word_id, low_word_id, ${others}
      from translation where ${fromHigh}
    ) as side`;
}

const isApproved: SQL = sql`status = 1`;

/** Beside the approved translations, those that the viewer has proposed, alone or with others. */
export const shownTo = (viewer: string | undefined): SQL =>
  viewer === undefined
    ? isApproved
    : sql`(${isApproved} or user_id = ${unplanned(viewer, 'uuid')} or ${isSeconded(viewer)})`;

/** The same, but for what was rejected: that teaches nobody. */
export const taughtTo = (viewer: string | undefined): SQL =>
  viewer === undefined
    ? isApproved
    : sql`(${isApproved} or status = ${EntryStatus.Pending} and user_id = ${unplanned(viewer, 'uuid')}
        or ${isSeconded(viewer)})`;

const isSeconded = (viewer: string): SQL =>
  sql`status = ${EntryStatus.Pending} and ${isSecondedBy(viewer)}`;

/** What the viewer pinned to the word comes first, then what others like. */
export function bestFirst(viewer: string | undefined): SQL {
  const liked = sql`side.like_count - side.dislike_count desc, side.id`;
  return viewer === undefined ? liked : sql`${isPinnedBy(viewer)} desc, ${liked}`;
}

export const isPinnedBy = (viewer: string): SQL => sql`exists (
  select from translation_pin
  where user_id = ${unplanned(viewer, 'uuid')} and word_id = side.word_id and translation_id = side.id
)`;

const others = sql`speech_part_id, status, user_id, reason, like_count, dislike_count`;
