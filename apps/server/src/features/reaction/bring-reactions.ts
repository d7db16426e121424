import { EntryStatus, UserReaction } from '@wordhoard/contract/enumeration';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { isShownWithWords, type ReactionKind, reactionTables } from './change-reaction.ts';

interface BroughtReaction {
  entryId: string;
  reaction: UserReaction;
}

const entriesAtOnce = 5_000;

/** Adds reactions of another account of the learner to entries that everybody sees. Reactions of this account stay. */
export async function bringReactions(
  database: Database,
  kind: ReactionKind,
  { userId, brought }: { userId: string; brought: readonly BroughtReaction[] },
): Promise<void> {
  const { entries, reactions } = reactionTables[kind];
  for (let start = 0; start < brought.length; start += entriesAtOnce) {
    const part = brought.slice(start, start + entriesAtOnce);
    const reactionOf = new Map(part.map(({ entryId, reaction }) => [entryId, reaction]));
    const open = await lockOpenEntries(database, kind, { userId, ids: [...reactionOf.keys()] });
    const rows = open.map(({ id: entryId }) => {
      const reaction = reactionOf.get(entryId) ?? UserReaction.Like;
      return { userId, entryId, reaction };
    });
    if (rows.length === 0) continue;
    const added = await database
      .insert(reactions)
      .values(rows)
      .onConflictDoNothing()
      .returning({ entryId: reactions.entryId, reaction: reactions.reaction });
    const { likeCount, dislikeCount } = entries;
    const isAdded = (wanted: UserReaction) => {
      const counted = added.filter(({ reaction }) => reaction === wanted);
      return isAmong(
        entries.id,
        counted.map(({ entryId }) => entryId),
      );
    };
    await database
      .update(entries)
      .set({ likeCount: sql`${likeCount} + 1` })
      .where(isAdded(UserReaction.Like));
    await database
      .update(entries)
      .set({ dislikeCount: sql`${dislikeCount} + 1` })
      .where(isAdded(UserReaction.Dislike));
  }
}

/** Entries of others that everybody sees. */
function lockOpenEntries(
  database: Database,
  kind: ReactionKind,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<{ id: string }[]> {
  const { entries } = reactionTables[kind];
  const isOfOthers = or(isNull(entries.userId), ne(entries.userId, userId));
  return database
    .select({ id: entries.id })
    .from(entries)
    .where(
      and(
        isAmong(entries.id, ids),
        eq(entries.status, EntryStatus.Approved),
        isOfOthers,
        isShownWithWords(database, kind),
      ),
    )
    .orderBy(entries.id)
    .for('no key update');
}
