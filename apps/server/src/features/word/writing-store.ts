import type { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { foldForSearch, normalizeText, wordKey } from '@wordhoard/contract/text';
import { and, eq, sql } from 'drizzle-orm';
import { type Database, selectRow } from '../../platform/database/database.ts';
import { word, wordContribution } from './schema.ts';
import type { WordRow } from './store.ts';
import { visibleTo, wordFields } from './visible.ts';

export type OwnWordRow = WordRow & Pick<typeof wordContribution.$inferSelect, 'status' | 'privacy'>;

/** A word with what one learner has contributed to it. */
export async function findOwnWord(
  database: Database,
  id: string,
  userId: string,
): Promise<OwnWordRow | undefined> {
  const { status, privacy } = wordContribution;
  const [row] = await database
    .select({ ...wordFields, status, privacy })
    .from(word)
    .innerJoin(wordContribution, eq(wordContribution.wordId, word.id))
    .where(and(eq(word.id, id), eq(wordContribution.userId, userId)));
  return row;
}

export interface OwnContribution {
  id: string;
  status: EntryStatus;
  privacy: Privacy;
}

export function findOwnContribution(
  database: Database,
  wordId: string,
  userId: string,
): Promise<OwnContribution | undefined> {
  return selectRow(
    database,
    sql`select id, status, privacy from word_contribution
        where word_id = ${wordId} and user_id = ${userId}`,
  );
}

/** Where a contribution stands now: the withdrawal of a word moves it to a personal one. */
export async function findWordOfContribution(database: Database, id: string): Promise<string> {
  const row = await selectRow<{ wordId: string }>(
    database,
    sql`select word_id as "wordId" from word_contribution where id = ${id}`,
  );
  if (row === undefined) throw new Error(`The contribution ${id} is gone`);
  return row.wordId;
}

export interface LockedWord {
  id: string;
  status: EntryStatus;
}

/** A word that somebody sees. Nobody changes it before the transaction ends. */
export function lockWord(
  database: Database,
  id: string,
  callerId: string,
): Promise<LockedWord | undefined> {
  return selectRow(
    database,
    sql`select word.id, word.status from word
        where word.id = ${id} and ${visibleTo(callerId)} for no key update`,
  );
}

export async function renameWord(database: Database, id: string, text: string): Promise<void> {
  await database.execute(
    sql`update word set text = ${normalizeText(text)}, key = ${wordKey(text)},
          search_text = ${foldForSearch(text)}
        where id = ${id}`,
  );
}

/** A personal word belongs to the parts of speech that its owner says. */
export async function setSpeechParts(
  database: Database,
  id: string,
  speechPartIds: readonly number[],
): Promise<void> {
  await database.execute(
    sql`update word set speech_part_ids = ${sql.param(speechPartIds)}::smallint[]
        where id = ${id} and owner_id is not null`,
  );
}

/** Whether there is a published word of the same text as another word. */
export async function hasPublishedNamesake(database: Database, id: string): Promise<boolean> {
  const row = await selectRow(
    database,
    sql`select published.id from word join word as published
          on published.lang_code = word.lang_code and published.key = word.key
          and published.mode = word.mode and published.status = 1
        where word.id = ${id} and published.id <> word.id`,
  );
  return row !== undefined;
}

export async function deletePersonalWord(database: Database, id: string): Promise<void> {
  await database.execute(sql`delete from word where id = ${id} and owner_id is not null`);
}
