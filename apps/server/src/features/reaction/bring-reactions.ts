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

/**
 * Adds reactions of another account of the learner to entries that everybody sees. Reactions of this account stay.
 *
 * @returns the entries of added reactions
 */
export async function bringReactions(
  database: Database,
  kind: ReactionKind,
  { userId, brought }: { userId: string; brought: readonly BroughtReaction[] },
): Promise<string[]> {
  const { reactions } = reactionTables[kind];
  const addedIds: string[] = [];
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
    await countReactions(database, kind, added, 1);
    addedIds.push(...added.map(({ entryId }) => entryId));
  }
  return addedIds;
}

/** Takes back reactions of a learner. */
export async function withdrawReactions(
  database: Database,
  kind: ReactionKind,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<void> {
  const { entries, reactions } = reactionTables[kind];
  await database
    .select({ id: entries.id })
    .from(entries)
    .where(isAmong(entries.id, ids))
    .orderBy(entries.id)
    .for('no key update');
  const removed = await database
    .delete(reactions)
    .where(and(eq(reactions.userId, userId), isAmong(reactions.entryId, ids)))
    .returning({ entryId: reactions.entryId, reaction: reactions.reaction });
  await countReactions(database, kind, removed, -1);
}

async function countReactions(
  database: Database,
  kind: ReactionKind,
  changed: readonly BroughtReaction[],
  step: 1 | -1,
): Promise<void> {
  const { entries } = reactionTables[kind];
  const isCounted = (wanted: UserReaction) => {
    const ids = changed.flatMap(({ entryId, reaction }) => (reaction === wanted ? entryId : []));
    return isAmong(entries.id, ids);
  };
  const { likeCount, dislikeCount } = entries;
  await database
    .update(entries)
    .set({ likeCount: sql`${likeCount} + ${step}` })
    .where(isCounted(UserReaction.Like));
  await database
    .update(entries)
    .set({ dislikeCount: sql`${dislikeCount} + ${step}` })
    .where(isCounted(UserReaction.Dislike));
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
