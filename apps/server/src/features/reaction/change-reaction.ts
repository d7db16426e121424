import { UserReaction } from '@wordhoard/contract/enumeration';
import { canReact } from '@wordhoard/contract/permission';
import { and, eq, isNull, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError, requireFound } from '../../platform/errors/application-error.ts';
import { imageReaction, wordImage } from '../../schema/image.ts';
import { recordingReaction, wordRecording } from '../../schema/recording.ts';
import { tagReaction, tagWord } from '../../schema/tag.ts';
import { translation, translationReaction } from '../../schema/translation.ts';
import { word } from '../../schema/word.ts';
import { visible } from '../word/visible.ts';

/** What learners react to, and the table of their reactions. */
export const reactionTables = {
  translation: {
    entries: translation,
    wordIds: [translation.lowWordId, translation.highWordId],
    isShown: isNull(translation.duplicateOf),
    reactions: translationReaction,
  },
  image: {
    entries: wordImage,
    wordIds: [wordImage.wordId],
    isShown: undefined,
    reactions: imageReaction,
  },
  recording: {
    entries: wordRecording,
    wordIds: [wordRecording.wordId],
    isShown: undefined,
    reactions: recordingReaction,
  },
  tag: {
    entries: tagWord,
    wordIds: [tagWord.wordId],
    isShown: isNull(tagWord.duplicateOf),
    reactions: tagReaction,
  },
};

export type ReactionKind = keyof typeof reactionTables;

interface ReactionChange {
  entryId: string;
  userId: string;
  /** Null withdraws the learner's reaction. */
  reaction: UserReaction | null;
}

/** Replaces the learner's reaction to an entry. */
export function changeReaction(
  database: Database,
  kind: ReactionKind,
  { entryId, userId, reaction }: ReactionChange,
) {
  const { entries, reactions } = reactionTables[kind];
  const isReaction = and(eq(reactions.userId, userId), eq(reactions.entryId, entryId));
  return database.transaction(async (transaction) => {
    await lockEntry(transaction, kind, { entryId, userId });
    const [former] = await transaction.select().from(reactions).where(isReaction);
    if (reaction === null) await transaction.delete(reactions).where(isReaction);
    else {
      // Updating an existing row needs no lock on the account.
      await transaction
        .insert(reactions)
        .values({ userId, entryId, reaction })
        .onConflictDoUpdate({ target: [reactions.userId, reactions.entryId], set: { reaction } });
    }
    const countChange = (kind: UserReaction) =>
      Number(reaction === kind) - Number(former?.reaction === kind);
    const { likeCount, dislikeCount } = entries;
    const [counts = { likeCount: 0, dislikeCount: 0 }] = await transaction
      .update(entries)
      .set({
        likeCount: sql`${likeCount} + ${countChange(UserReaction.Like)}`,
        dislikeCount: sql`${dislikeCount} + ${countChange(UserReaction.Dislike)}`,
      })
      .where(eq(entries.id, entryId))
      .returning({ likeCount, dislikeCount });
    return { id: entryId, reaction, ...counts };
  });
}

/** Whether an entry is shown to everybody once it is approved: no word of it is hidden. */
export function isShownWithWords(database: Database, kind: ReactionKind): SQL | undefined {
  const { wordIds, isShown } = reactionTables[kind];
  const isOfEntry: SQL = sql`${word.id} in (${sql.join(wordIds, sql`, `)})`;
  const hiddenWord = database
    .select({ id: word.id })
    .from(word)
    .where(and(isOfEntry, not(visible)));
  return and(isShown, notExists(hiddenWord));
}

/**
 * Locks an entry that the learner sees, so that reactions to it are counted one after another. Learners react to
 * entries that everybody sees, but not to their own.
 */
async function lockEntry(
  database: Database,
  kind: ReactionKind,
  { entryId, userId }: Omit<ReactionChange, 'reaction'>,
): Promise<void> {
  const { entries } = reactionTables[kind];
  const [entry] = await database
    .select({ userId: entries.userId, status: entries.status })
    .from(entries)
    .where(
      and(
        eq(entries.id, entryId),
        or(eq(entries.userId, userId), isShownWithWords(database, kind)),
      ),
    )
    .for('no key update');
  const { status, userId: authorId } = requireFound(entry);
  const isOwn = authorId === userId;
  if (!canReact({ isOwn, status })) throw new ApplicationError(isOwn ? 'Forbidden' : 'NotFound');
}
