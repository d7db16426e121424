import { EntryStatus } from '@wordhoard/contract/enumeration';
import { and, eq, exists, isNotNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 as newId } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { publish as publishEvent } from '../../platform/realtime/publish.ts';
import { word, wordContribution } from '../../schema/word.ts';
import { moveReferences, removePins, removeUnreferenced } from './move-references.ts';
import { countWords, findTagIds, recountTags, refreshWord } from './recount.ts';

const { Approved, Pending, Rejected } = EntryStatus;

type Namesake = Awaited<ReturnType<typeof lockNamesakes>>[number];

/**
 * Publishes the texts of personal words. Personal words of other learners with the same text, and
 * withdrawn ones, are merged with the published word. Each learner keeps their own contribution.
 */
export async function publishWords(database: Database, wordIds: readonly string[]): Promise<void> {
  const namesakes = await lockNamesakes(database, wordIds);
  const wanted = new Set(wordIds);
  for (const same of Map.groupBy(namesakes, ({ name }) => name).values()) {
    const target =
      same.find(({ status }) => status === Approved) ?? same.find(({ id }) => wanted.has(id));
    if (target === undefined) continue;
    if (target.status !== Approved) await publish(database, target.id);
    for (const other of same) {
      if (other.id !== target.id) await mergeWord(database, other, target.id);
    }
    await refreshWord(database, target.id);
  }
}

/**
 * Merges personal and withdrawn words with published words of the same text.
 *
 * @returns the published words that had any
 */
export async function mergeNamesakes(
  database: Database,
  publishedIds: readonly string[],
): Promise<string[]> {
  const published = alias(word, 'published');
  const unpublished = database
    .select({ id: word.id })
    .from(word)
    .where(
      and(
        eq(word.langCode, published.langCode),
        eq(word.key, published.key),
        eq(word.mode, published.mode),
        ne(word.status, Approved),
      ),
    );
  const rows = await database
    .select({ id: published.id })
    .from(published)
    .where(and(isAmong(published.id, publishedIds), exists(unpublished)));
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await publishWords(database, ids);
  return ids;
}

function lockNamesakes(database: Database, wordIds: readonly string[]) {
  const named = alias(word, 'named');
  const names = database
    .select({ langCode: named.langCode, key: named.key, mode: named.mode })
    .from(named)
    .where(isAmong(named.id, wordIds));
  return database
    .select({
      id: word.id,
      status: word.status,
      ownerId: word.ownerId,
      name: sql<string>`concat_ws(' ', ${word.langCode}, ${word.mode}, ${word.key})`,
    })
    .from(word)
    .where(sql`(${word.langCode}, ${word.key}, ${word.mode}) in ${names}`)
    .orderBy(word.id)
    .for('update');
}

async function publish(database: Database, id: string): Promise<void> {
  const [published] = await database
    .update(word)
    .set({ status: Approved, ownerId: null, isContributed: true })
    .where(eq(word.id, id))
    .returning({ langCode: word.langCode, mode: word.mode, active: word.active });
  if (published?.active) await countWords(database, [published], 1);
}

async function mergeWord(
  database: Database,
  { id: from, ownerId }: Namesake,
  to: string,
): Promise<void> {
  await moveReferences(database, { from, to });
  await database.delete(word).where(eq(word.id, from));
  if (ownerId !== null) await notifyOwner(database, ownerId);
}

/** Updates what published words derive from their contributions. */
export async function refreshWords(database: Database, ids: readonly string[]): Promise<void> {
  for (const id of ids) await refreshWord(database, id);
}

/**
 * Withdraws a published word. Each learner who has contributed to it keeps it as a personal word, also
 * in their own lists. Others keep their references to the withdrawn word, and see it again when its
 * text is published again.
 */
export async function withdrawWord(database: Database, id: string): Promise<void> {
  const [withdrawn] = await database
    .select()
    .from(word)
    .where(and(eq(word.id, id), eq(word.status, Approved)))
    .for('update');
  if (withdrawn === undefined) return;
  const tagIds = await findTagIds(database, id);
  await database
    .update(word)
    .set({ status: Rejected, isContributed: false })
    .where(eq(word.id, id));
  if (withdrawn.active) await countWords(database, [withdrawn], -1);
  await removePins(database, id);
  for (const contributor of await findContributors(database, id)) {
    await keepPersonalWord(database, withdrawn, contributor);
  }
  await removeUnreferenced(database, id);
  await recountTags(database, sql`select unnest(${sql.param(tagIds)}::uuid[])`);
}

interface Contributor {
  userId: string | null;
  speechPartIds: number[];
}

function findContributors(database: Database, id: string): Promise<Contributor[]> {
  return database
    .select({ userId: wordContribution.userId, speechPartIds: wordContribution.speechPartIds })
    .from(wordContribution)
    .where(and(eq(wordContribution.wordId, id), isNotNull(wordContribution.userId)))
    .orderBy(wordContribution.id);
}

/** The learner may have created a personal word of this text while it was being published. */
async function keepPersonalWord(
  database: Database,
  { id: from, langCode, text, key, searchText, mode }: typeof word.$inferSelect,
  { userId, speechPartIds }: Contributor,
): Promise<void> {
  if (userId === null) return;
  const [personal] = await database
    .insert(word)
    .values({
      id: newId(),
      langCode,
      text,
      key,
      searchText,
      mode,
      status: Pending,
      ownerId: userId,
      speechPartIds,
    })
    .onConflictDoUpdate({
      target: [word.ownerId, word.langCode, word.key, word.mode],
      targetWhere: isNotNull(word.ownerId),
      set: { active: true },
    })
    .returning({ id: word.id });
  if (personal === undefined) throw new Error(`The word ${from} was not personal for ${userId}`);
  await moveReferences(database, { from, to: personal.id, userId });
  await notifyOwner(database, userId);
}

async function notifyOwner(database: Database, userId: string): Promise<void> {
  for (const kind of ['knowing', 'list', 'table', 'quiz'] as const)
    await publishEvent(database, { userId, kind });
}
