import { EntryStatus, UserReaction, UserRole } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { publish } from '../../platform/realtime/publish.ts';

interface LockedUser {
  id: string;
  role: UserRole;
  passwordHash: string | null;
}

/**
 * Nothing is added to an account that is held so. Admins are held together: of two who leave at
 * once, one is the last.
 */
export function lockWithAdmins(
  database: Database,
  { id, withAdmins }: { id: string; withAdmins: boolean },
): Promise<LockedUser[]> {
  const others = withAdmins ? sql`or role = ${UserRole.Admin}` : sql``;
  return selectRows(
    database,
    sql`select id, role, password_hash as "passwordHash" from app_user
        where id = ${id} ${others} order by id for update`,
  );
}

/** Takes a learner's likes and dislikes out of the counts. */
export async function withdrawReactions(database: Database, userId: string): Promise<void> {
  for (const { entry, reaction, entryId } of reactions) {
    await database.execute(
      sql`with judged as (
            select ${entry}.id, reaction from ${reaction} join ${entry} on ${entry}.id = ${entryId}
            where ${reaction}.user_id = ${userId} order by ${entry}.id for no key update of ${entry}
          )
          update ${entry}
          set like_count = like_count - (judged.reaction = ${UserReaction.Like})::int,
            dislike_count = dislike_count - (judged.reaction = ${UserReaction.Dislike})::int
          from judged where ${entry}.id = judged.id`,
    );
  }
}

/**
 * Removes the unapproved contributions of an account. Its personal words are deleted with the account.
 * Approved contributions remain, without an author.
 */
export async function removeUnapproved(database: Database, userId: string): Promise<void> {
  await stripEdited(database, userId);
  const isApproved = sql`status = ${EntryStatus.Approved}`;
  const isShown = sql`${isApproved} and duplicate_of is null`;
  const kept: readonly [table: SQL, isKept: SQL][] = [
    [sql`word_contribution`, isApproved],
    [sql`translation`, isShown],
    [sql`tag_word`, isShown],
    [sql`word_image`, isApproved],
  ];
  for (const [table, isKept] of kept) {
    await database.execute(sql`delete from ${table} where user_id = ${userId} and not (${isKept})`);
  }
}

/** A word stays published whose contribution waits for approval again: only the text was approved. */
async function stripEdited(database: Database, userId: string): Promise<void> {
  await database.execute(
    sql`update word_contribution
        set example = null, speech_part_ids = '{}', status = ${EntryStatus.Approved}, reason = null
        where user_id = ${userId} and publishes_word and status <> ${EntryStatus.Approved}`,
  );
}

/** Everything that points at an account goes with it, except approved contributions. */
export async function removeUser(database: Database, userId: string): Promise<void> {
  await database.execute(sql`delete from app_user where id = ${userId}`);
  await publish(database, { userId, kind: 'sessions-ended', keptId: null });
}

const reactions: readonly { entry: SQL; reaction: SQL; entryId: SQL }[] = [
  {
    entry: sql`translation`,
    reaction: sql`translation_reaction`,
    entryId: sql`translation_reaction.translation_id`,
  },
  {
    entry: sql`word_image`,
    reaction: sql`image_reaction`,
    entryId: sql`image_reaction.word_image_id`,
  },
  { entry: sql`tag_word`, reaction: sql`tag_reaction`, entryId: sql`tag_reaction.tag_word_id` },
];
