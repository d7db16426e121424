import { type EntryStatus, type Privacy, WordMode } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow } from '../database/database.ts';
import type { NamedWord } from './bring-words.ts';
import type { AuthoredWord } from './rules.ts';
import { foldForSearch } from './search-text.ts';
import { visibleTo, wordColumns } from './visible.ts';
import { tidyText, wordKey } from './word-key.ts';

export interface OwnWordRow {
  id: string;
  text: string;
  langCode: string;
  mode: WordMode;
  status: EntryStatus;
  privacy: Privacy;
}

/** Whether somebody is among the authors of a word already. */
export async function hasBrought(
  database: Database,
  { langCode, text, mode = WordMode.Word }: NamedWord,
  userId: string,
): Promise<boolean> {
  const row = await selectRow(
    database,
    sql`select from word join word_author on word_author.word_id = word.id
        where word.lang_code = ${langCode} and word.key = ${wordKey(text)} and word.mode = ${mode}
          and word_author.user_id = ${userId}`,
  );
  return row !== undefined;
}

/** A word as one of its authors sees it. */
export function findOwnWord(
  database: Database,
  id: string,
  userId: string,
): Promise<OwnWordRow | undefined> {
  return selectRow(
    database,
    sql`select ${wordColumns}, word.status, word_author.privacy
        from word join word_author on word_author.word_id = word.id
        where word.id = ${id} and word_author.user_id = ${userId}`,
  );
}

/** A word that somebody sees. Nobody changes it before the transaction ends. */
export function lockWord(
  database: Database,
  id: string,
  viewer: string,
): Promise<AuthoredWord | undefined> {
  const isAuthor = (condition: SQL) =>
    sql`exists (select from word_author where word_id = word.id and ${condition})`;
  return selectRow(
    database,
    sql`select word.status, ${isAuthor(sql`user_id = ${viewer}`)} as "isOwn",
          ${isAuthor(sql`user_id <> ${viewer}`)} as "isShared"
        from word where word.id = ${id} and ${visibleTo(viewer)} for no key update`,
  );
}

interface ChangedWord {
  text: string | undefined;
  example: string | null | undefined;
  speechPartIds: readonly number[] | undefined;
  status: EntryStatus;
}

export async function changeWord(
  database: Database,
  id: string,
  { text, example, speechPartIds, status }: ChangedWord,
): Promise<void> {
  const changes = [
    sql`status = ${status}, reason = null`,
    ...(text === undefined ? [] : [writtenAs(text)]),
    ...(example === undefined ? [] : [sql`example = ${example}`]),
    ...(speechPartIds === undefined
      ? []
      : [sql`speech_part_ids = ${sql.param(speechPartIds)}::smallint[]`]),
  ];
  await database.execute(sql`update word set ${sql.join(changes, sql`, `)} where id = ${id}`);
}

/** An example that is there stays. */
export async function addExample(database: Database, id: string, example: string): Promise<void> {
  await database.execute(
    sql`update word set example = ${example} where id = ${id} and example is null`,
  );
}

export async function changePrivacy(
  database: Database,
  id: string,
  { userId, privacy }: { userId: string; privacy: Privacy },
): Promise<void> {
  await database.execute(
    sql`update word_author set privacy = ${privacy} where word_id = ${id} and user_id = ${userId}`,
  );
}

const writtenAs = (text: string): SQL =>
  sql`text = ${tidyText(text)}, key = ${wordKey(text)}, search_text = ${foldForSearch(text)}`;
