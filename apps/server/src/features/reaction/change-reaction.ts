import type { EntryStatus } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { visible } from '../word/visible.ts';
import { countChanges, type Reaction, type ReactionCounts, refusalOfReaction } from './rules.ts';

export type ReactionKind = 'translation' | 'image' | 'tag';

export interface JudgedReaction extends ReactionCounts {
  id: string;
  reaction: Reaction;
}

interface SelectionRequest {
  entryId: string;
  userId: string;
  reaction: Reaction;
}

/** Where entries of a kind stand, where the reactions to them, and which words must be seen. */
const tables: Record<ReactionKind, { entry: SQL; reaction: SQL; entryId: SQL; words: SQL }> = {
  translation: {
    entry: sql`translation`,
    reaction: sql`translation_reaction`,
    entryId: sql`translation_id`,
    words: sql`low_word_id, high_word_id`,
  },
  image: {
    entry: sql`word_image`,
    reaction: sql`image_reaction`,
    entryId: sql`word_image_id`,
    words: sql`word_id`,
  },
  tag: {
    entry: sql`tag_word`,
    reaction: sql`tag_reaction`,
    entryId: sql`tag_word_id`,
    words: sql`word_id`,
  },
};

/** Puts a reaction in the place of the learner's former one; null only withdraws that. */
export function changeReaction(
  database: Database,
  kind: ReactionKind,
  wish: SelectionRequest,
): Promise<JudgedReaction> {
  return database.transaction(async (transaction) => {
    const entry = await lockEntry(transaction, kind, wish);
    const refusal = refusalOfReaction(entry, wish.userId);
    if (refusal !== undefined) throw new ApplicationError(refusal);
    const former = await findReaction(transaction, kind, wish);
    await keepReaction(transaction, kind, wish);
    const counts = await addToCounts(transaction, kind, wish, countChanges(former, wish.reaction));
    return { id: wish.entryId, reaction: wish.reaction, ...counts };
  });
}

/** Whoever else reacts to the same entry waits until this is done. */
async function lockEntry(
  database: Database,
  kind: ReactionKind,
  { entryId: id, userId }: SelectionRequest,
) {
  const { entry, words } = tables[kind];
  const row = await selectRow<{ userId: string | null; status: EntryStatus }>(
    database,
    sql`select user_id as "userId", status from ${entry} where id = ${id}
        and (user_id = ${userId}
          or not exists (select from word where word.id in (${words}) and not (${visible})))
        for no key update`,
  );
  if (row === undefined) throw new ApplicationError('NotFound');
  return row;
}

async function findReaction(
  database: Database,
  kind: ReactionKind,
  { entryId: id, userId }: SelectionRequest,
): Promise<Reaction> {
  const { reaction, entryId } = tables[kind];
  const row = await selectRow<{ reaction: Reaction }>(
    database,
    sql`select reaction from ${reaction} where user_id = ${userId} and ${entryId} = ${id}`,
  );
  return row?.reaction ?? null;
}

async function keepReaction(
  database: Database,
  kind: ReactionKind,
  { entryId: id, userId, reaction: wished }: SelectionRequest,
): Promise<void> {
  const { reaction, entryId } = tables[kind];
  await database.execute(
    wished === null
      ? sql`delete from ${reaction} where user_id = ${userId} and ${entryId} = ${id}`
      : sql`insert into ${reaction} (user_id, ${entryId}, reaction)
            values (${userId}, ${id}, ${wished})
            on conflict (user_id, ${entryId}) do update set reaction = excluded.reaction`,
  );
}

async function addToCounts(
  database: Database,
  kind: ReactionKind,
  { entryId: id }: SelectionRequest,
  { likeCount, dislikeCount }: ReactionCounts,
): Promise<ReactionCounts> {
  const counts = await selectRow<ReactionCounts>(
    database,
    sql`update ${tables[kind].entry}
        set like_count = like_count + ${likeCount}, dislike_count = dislike_count + ${dislikeCount}
        where id = ${id}
        returning like_count as "likeCount", dislike_count as "dislikeCount"`,
  );
  return counts ?? { likeCount: 0, dislikeCount: 0 };
}
