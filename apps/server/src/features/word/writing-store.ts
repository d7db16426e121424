import type { ExampleDetails, Grammar } from '@wordhoard/contract';
import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { fixed } from '../../schema/column.ts';
import { word, wordContribution } from '../../schema/word.ts';
import { selectWordFields, visible, visibleTo } from './visible.ts';
import { listFormKeys } from './word-forms.ts';

type Contribution = typeof wordContribution.$inferSelect;

/**
 * A word with the status and the privacy of one learner's contribution to it: approved and public if the learner has not
 * contributed to the published word.
 */
export async function findOwnWord(database: Database, id: string, userId: string) {
  const { status, privacy } = wordContribution;
  const [row] = await database
    .select({
      ...selectWordFields(userId),
      status: sql<EntryStatus>`coalesce(${status}, ${fixed(EntryStatus.Approved)})`,
      privacy: sql<Privacy>`coalesce(${privacy}, ${fixed(Privacy.Public)})`,
    })
    .from(word)
    .leftJoin(
      wordContribution,
      and(eq(wordContribution.wordId, word.id), eq(wordContribution.userId, userId)),
    )
    .where(and(eq(word.id, id), visibleTo(userId)));
  return row;
}

export async function findOwnContribution(database: Database, wordId: string, userId: string) {
  const { id, status, privacy, isNumbered } = wordContribution;
  const [row] = await database
    .select({ id, status, privacy, isNumbered })
    .from(wordContribution)
    .where(and(eq(wordContribution.wordId, wordId), eq(wordContribution.userId, userId)));
  return row;
}

/** What a contribution says about a word. Null removes what it said before. */
export interface WordDetails {
  example?: string | null | undefined;
  exampleDetails?: ExampleDetails | null | undefined;
  grammar?: Grammar | null | undefined;
}

export const hasDetails = ({ example, grammar }: WordDetails): boolean =>
  (example ?? grammar ?? null) !== null;

export interface SavedContribution extends WordDetails, Pick<Contribution, 'wordId' | 'privacy'> {
  userId: string;
  /** The id if the learner has not contributed to the word. */
  id?: string;
  speechPartIds?: readonly number[] | undefined;
  isNumbered?: boolean;
  now: Date;
}

/**
 * Adds a contribution, or changes the fields of the learner's that are given. A changed example loses its former
 * details. The contribution is pending again.
 *
 * @returns its id
 */
export async function saveContribution(
  database: Database,
  { id = newId(), wordId, userId, now, ...contribution }: SavedContribution,
): Promise<string> {
  const { example, exampleDetails, speechPartIds } = contribution;
  const saved = {
    ...contribution,
    exampleDetails: example === undefined ? exampleDetails : (exampleDetails ?? null),
    formKeys: contribution.grammar === undefined ? undefined : listFormKeys(contribution.grammar),
    speechPartIds: speechPartIds && [...speechPartIds],
    status: EntryStatus.Pending,
    reason: null,
  };
  const isOnPublished = sql`exists (select from ${word} where ${word.id} = ${wordId} and ${visible})`;
  const [row] = await database
    .insert(wordContribution)
    .values({ id, wordId, userId, createdAt: now, isOnPublished, ...saved })
    .onConflictDoUpdate({ target: [wordContribution.wordId, wordContribution.userId], set: saved })
    .returning({ id: wordContribution.id });
  return row?.id ?? id;
}

export type LockedWord = NonNullable<Awaited<ReturnType<typeof lockWord>>>;

/** Locks a word that the caller sees until the end of the transaction. */
export async function lockWord(database: Database, wordId: string, callerId: string) {
  const { id, langCode, key, mode, homograph } = word;
  const [row] = await database
    .select({ id, langCode, key, mode, homograph, isPublic: visible })
    .from(word)
    .where(and(eq(id, wordId), visibleTo(callerId)))
    .for('no key update');
  return row;
}
