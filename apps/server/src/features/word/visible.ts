import { CollectionPrivacy, EntryStatus } from '@wordhoard/contract/enumeration';
import { and, eq, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isOwnedBy, type Value } from '../../platform/database/sql.ts';
import { requireFound } from '../../platform/errors/application-error.ts';
import { fixed } from '../../schema/column.ts';
import { word, wordContribution } from '../../schema/word.ts';

/** Whether everybody sees a word. */
export const isPublic = ({ published, active }: Record<'published' | 'active', SQLWrapper>) =>
  sql<boolean>`(${published} and ${active})`;

/** Published words. There are no parameters, so that the planner can use the partial indexes. */
export const visible = isPublic(word);

const hasContributed = (userId: Value<string> | SQLWrapper, condition?: SQL): SQL => sql`exists (
  select from ${wordContribution}
  where ${and(eq(wordContribution.wordId, word.id), eq(wordContribution.userId, userId), condition)}
)`;

const isNotRejected = ne(wordContribution.status, fixed(EntryStatus.Rejected));

/** Published words, and those that the caller has contributed to. */
export function visibleTo(callerId: Value<string> | undefined): SQL {
  if (callerId === undefined) return visible;
  return sql`(${visible} or ${hasContributed(callerId)})`;
}

/**
 * The words that an author shows to those who have the link of an unlisted collection: published ones, and what the author
 * has contributed to, unless it was rejected.
 */
export const isShownBy = (authorId: Value<string> | SQLWrapper): SQL =>
  sql`(${visible} or (${hasContributed(authorId, isNotRejected)}))`;

interface OwnedThing {
  /** The owner of a collection, or of something else that is never unlisted. */
  userId: SQLWrapper;
  privacy?: SQLWrapper;
}

/**
 * The words that the caller sees in something of another account, such as a list. A hidden word shows only in what is
 * the caller's own: otherwise the caller would learn that somebody else has it. In an unlisted collection, it shows to
 * everybody if its owner has contributed to it.
 */
export function visibleIn(
  { userId, privacy }: OwnedThing,
  callerId: Value<string> | undefined,
): SQL {
  const byLink =
    privacy &&
    sql`or (${privacy} = ${fixed(CollectionPrivacy.Unlisted)} and ${hasContributed(userId, isNotRejected)})`;
  const own =
    callerId === undefined
      ? undefined
      : sql`or (${userId} = ${callerId} and ${hasContributed(callerId)})`;
  return sql`(${visible} ${own} ${byLink})`;
}

/**
 * Whether a learner sees a word that they have saved or answered. An index of the few hidden words is faster than
 * reading thousands of words.
 */
export const isNotHidden = (wordId: SQLWrapper, callerId: string | undefined): SQL =>
  sql`not exists (
    select from ${word}
    where ${word.id} = ${wordId} and not ${visible}
      ${callerId === undefined ? sql`` : sql`and not ${hasContributed(callerId)}`}
  )`;

type Entry = Record<'userId' | 'status', SQLWrapper>;

/**
 * The entries of a joined word that the caller sees: approved ones of a published word, and the caller's own. What others
 * have added to a hidden word stays hidden even from those who have the word too.
 */
export function isEntryShown({ userId, status }: Entry, callerId: string | undefined): SQL {
  const isApproved = sql`${status} = ${fixed(EntryStatus.Approved)}`;
  if (callerId === undefined) return sql`(${visible} and ${isApproved})`;
  const isOwn = isOwnedBy(userId, callerId);
  return sql`((${visible} and ${isApproved}) or (${isOwn} and ${visibleTo(callerId)}))`;
}

/** Like {@link isEntryShown}, for entries without a joined word. */
export const seesEntry = (
  entry: Entry & { wordId: SQLWrapper },
  callerId: string | undefined,
): SQL =>
  sql`exists (select from ${word} where ${word.id} = ${entry.wordId} and ${isEntryShown(entry, callerId)})`;

/** The parts of speech that the caller knows of: those of a published word, or those that the caller has told. */
export function selectSpeechParts(callerId: SQLWrapper | string) {
  // SQL of its own, because Drizzle leaves out the tables of columns in what a query of one table selects.
  const own = sql`(
    select ${wordContribution.speechPartIds} from ${wordContribution}
    where ${wordContribution.wordId} = ${word.id} and ${wordContribution.userId} = ${callerId}
  )`;
  return sql<number[]>`(
    case when ${visible} then ${word.speechPartIds} else coalesce(${own}, '{}') end
  )`;
}

/**
 * Whether a word needs its number: the caller sees another one, or the number tells that there is one. The offset keeps the
 * planner from reading all homographs at once.
 */
export function hasHomographs(
  { langCode, key, mode, homograph }: Record<'langCode' | 'key' | 'mode' | 'homograph', SQLWrapper>,
  callerId: Value<string> | undefined,
): SQL<boolean> {
  const isOwn =
    callerId === undefined
      ? sql``
      : sql`or exists (
          select from ${wordContribution} as own
          where own.word_id = other.id and own.user_id = ${callerId}::uuid
        )`;
  const isFirstOfSeveral = sql`exists (
    select from ${word} as other
    where other.lang_code = ${langCode} and other.key = ${key} and other.mode = ${mode}
      and other.homograph > 1 and (other.published and other.active ${isOwn})
    offset 0
  )`;
  return sql`(${homograph} > 1 or ${isFirstOfSeveral})`;
}

/** The selection of a word as feeds and options show it. */
export const selectWordFields = (callerId: string | undefined) => ({
  id: word.id,
  text: word.text,
  langCode: word.langCode,
  mode: word.mode,
  homograph: word.homograph,
  hasHomographs: hasHomographs(word, callerId),
});

/**
 * Expects that the caller sees the word, which then cannot be deleted before the transaction ends.
 *
 * @throws ApplicationError `NotFound`
 */
export async function expectVisibleWord(database: Database, id: string, callerId: string) {
  const [found] = await database
    .select({ langCode: word.langCode, isPublic: visible })
    .from(word)
    .where(and(eq(word.id, id), visibleTo(callerId)))
    .for('key share');
  return requireFound(found);
}
