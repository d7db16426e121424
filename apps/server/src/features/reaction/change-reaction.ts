import { type EntryStatus, UserReaction } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import { canReact } from '@wordhoard/contract/permission';
import { and, eq, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { imageReaction, wordImage } from '../../schema/image.ts';
import { recordingReaction, wordRecording } from '../../schema/recording.ts';
import { tagReaction, tagWord } from '../../schema/tag.ts';
import { translation, translationReaction } from '../../schema/translation.ts';
import { word } from '../../schema/word.ts';
import { visible } from '../word/visible.ts';

export type ReactionKind = 'translation' | 'image' | 'recording' | 'tag';

interface ReactionChange {
  entryId: string;
  userId: string;
  /** Null withdraws the learner's reaction. */
  reaction: Reaction;
}

/** Replaces the learner's reaction to an entry. */
export function changeReaction(
  database: Database,
  kind: ReactionKind,
  change: ReactionChange,
): Promise<ReactionCounts & { id: string; reaction: Reaction }> {
  const { entryId, userId, reaction } = change;
  return database.transaction(async (transaction) => {
    const entry = await lockEntry(transaction, kind, change);
    const refusal = findRefusal(entry, userId);
    if (refusal !== undefined) throw new ApplicationError(refusal);
    const former = await findReaction(transaction, kind, change);
    if (reaction === null) {
      await transaction.delete(tables[kind].reactions).where(isReaction(kind, change));
    } else await saveReaction(transaction, kind, change);
    const counts = await addToCounts(transaction, kind, entryId, countChanges(former, reaction));
    return { id: entryId, reaction, ...counts };
  });
}

const tables = {
  translation: {
    entries: translation,
    wordIds: [translation.lowWordId, translation.highWordId],
    reactions: translationReaction,
    entryId: translationReaction.translationId,
  },
  image: {
    entries: wordImage,
    wordIds: [wordImage.wordId],
    reactions: imageReaction,
    entryId: imageReaction.wordImageId,
  },
  recording: {
    entries: wordRecording,
    wordIds: [wordRecording.wordId],
    reactions: recordingReaction,
    entryId: recordingReaction.wordRecordingId,
  },
  tag: {
    entries: tagWord,
    wordIds: [tagWord.wordId],
    reactions: tagReaction,
    entryId: tagReaction.tagWordId,
  },
};

/** Locks an entry that the learner sees, so that reactions to it are counted one after another. */
async function lockEntry(
  database: Database,
  kind: ReactionKind,
  { entryId, userId }: ReactionChange,
) {
  const { entries, wordIds } = tables[kind];
  const isOfEntry: SQL = sql`${word.id} in (${sql.join(wordIds, sql`, `)})`;
  const hiddenWord = database
    .select({ id: word.id })
    .from(word)
    .where(and(isOfEntry, not(visible)));
  const [entry] = await database
    .select({ userId: entries.userId, status: entries.status })
    .from(entries)
    .where(and(eq(entries.id, entryId), or(eq(entries.userId, userId), notExists(hiddenWord))))
    .for('no key update');
  if (entry === undefined) throw new ApplicationError('NotFound');
  return entry;
}

async function findReaction(
  database: Database,
  kind: ReactionKind,
  change: ReactionChange,
): Promise<Reaction> {
  const { reactions } = tables[kind];
  const [found] = await database
    .select({ reaction: reactions.reaction })
    .from(reactions)
    .where(isReaction(kind, change));
  return found?.reaction ?? null;
}

/** Raw SQL: the tables name the entry differently. Updating an existing row needs no lock on the account. */
async function saveReaction(
  database: Database,
  kind: ReactionKind,
  { entryId, userId, reaction }: ReactionChange,
): Promise<void> {
  const { reactions, entryId: column } = tables[kind];
  const name = sql.identifier(column.name);
  await database.execute(
    sql`insert into ${reactions} (user_id, ${name}, reaction) values (${userId}, ${entryId}, ${reaction})
        on conflict (user_id, ${name}) do update set reaction = excluded.reaction`,
  );
}

const isReaction = (kind: ReactionKind, { entryId, userId }: ReactionChange): SQL | undefined =>
  and(eq(tables[kind].reactions.userId, userId), eq(tables[kind].entryId, entryId));

async function addToCounts(
  database: Database,
  kind: ReactionKind,
  id: string,
  { likeCount, dislikeCount }: ReactionCounts,
): Promise<ReactionCounts> {
  const { entries } = tables[kind];
  const [counts] = await database
    .update(entries)
    .set({
      likeCount: sql`${entries.likeCount} + ${likeCount}`,
      dislikeCount: sql`${entries.dislikeCount} + ${dislikeCount}`,
    })
    .where(eq(entries.id, id))
    .returning({ likeCount: entries.likeCount, dislikeCount: entries.dislikeCount });
  return counts ?? { likeCount: 0, dislikeCount: 0 };
}

/** Null if the learner has not reacted. */
export type Reaction = UserReaction | null;

export interface ReactionCounts {
  likeCount: number;
  dislikeCount: number;
}

/** How the counts of an entry change when a reaction replaces the learner's former one. */
export function countChanges(former: Reaction, next: Reaction): ReactionCounts {
  return {
    likeCount: countChange(UserReaction.Like, former, next),
    dislikeCount: countChange(UserReaction.Dislike, former, next),
  };
}

interface ReactedEntry {
  userId: string | null;
  status: EntryStatus;
}

/** Learners react to entries that everybody sees, but not to their own. */
export function findRefusal(
  { userId, status }: ReactedEntry,
  callerId: string,
): ErrorCode | undefined {
  const isOwn = userId === callerId;
  if (canReact({ isOwn, status })) return undefined;
  return isOwn ? 'Forbidden' : 'NotFound';
}

const countChange = (kind: UserReaction, former: Reaction, next: Reaction): number =>
  Number(next === kind) - Number(former === kind);
