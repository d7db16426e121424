import { EntryStatus, UserReaction, UserRole } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { tell } from '../change/tell.ts';
import { type Database, selectRows } from '../database/database.ts';
import { handOverTranslations } from '../translation/seconders.ts';

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

/** What nobody else has proposed or seen, or should see, goes with its author. */
export async function removeUnapproved(database: Database, userId: string): Promise<void> {
  await handOverTranslations(database, sql`user_id = ${userId}`);
  for (const { entry } of reactions) {
    await database.execute(
      sql`delete from ${entry}
          where user_id = ${userId} and status <> ${EntryStatus.Approved}`,
    );
  }
}

/** The words that a learner brought and that are not approved. Nobody else can use one until the end. */
export async function lockUnapprovedWords(database: Database, userId: string): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    database,
    sql`select word.id from word_author join word on word.id = word_author.word_id
        where word_author.user_id = ${userId} and word.status <> ${EntryStatus.Approved}
        order by word.id for update of word`,
  );
  return rows.map(({ id }) => id);
}

/** Everything that points at an account goes with it, except approved contributions. */
export async function removeUser(database: Database, userId: string): Promise<void> {
  await database.execute(sql`delete from app_user where id = ${userId}`);
  await tell(database, { userId, kind: 'sessions-ended', keptId: null });
}

/** Words that others brought too, or that stand in what others see, stay. */
export async function removeUnused(database: Database, wordIds: readonly string[]): Promise<void> {
  const isUsed = sql.join(
    uses.map((use) => sql`exists (${use})`),
    sql` or `,
  );
  await database.execute(
    sql`delete from word where id = any(${sql.param(wordIds)}::uuid[]) and not (${isUsed})`,
  );
}

const uses: readonly SQL[] = [
  sql`select from word_author where word_id = word.id`,
  sql`select from translation where low_word_id = word.id or high_word_id = word.id`,
  sql`select from word_image where word_id = word.id`,
  sql`select from tag_word where word_id = word.id`,
  sql`select from list_word where word_id = word.id`,
  sql`select from table_cell_word where word_id = word.id`,
];

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
