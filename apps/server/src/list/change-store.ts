import type { Privacy } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import type { Localized } from '../database/column.ts';
import { type Database, selectRow } from '../database/database.ts';
import { refuseTakenSlug } from '../shelf/slug.ts';

export interface OwnedList {
  id: string;
  slug: string;
  langCode: string;
  name: string;
  note: string;
  localizedName: Localized | null;
  localizedNote: Localized | null;
  searchText: string;
  privacy: Privacy;
  userId: string | null;
}

/** With the number of all its words, whoever sees them. */
export type CountedList = OwnedList & { wordCount: number };

const columns = sql`id, slug, lang_code as "langCode", name, note,
  localized_name as "localizedName", localized_note as "localizedNote",
  search_text as "searchText", privacy, user_id as "userId", word_count as "wordCount"`;

export function findOwnedList(database: Database, id: string): Promise<CountedList | undefined> {
  return selectRow(database, sql`select ${columns} from list where id = ${id}`);
}

/** Whoever changes a list holds its row until the end, so that its maximum and counts are right. */
export function lockList(transaction: Database, id: string): Promise<CountedList | undefined> {
  return selectRow(transaction, sql`select ${columns} from list where id = ${id} for update`);
}

/** Its words are added to it, and counted, afterwards. */
export async function insertList(
  transaction: Database,
  { id, slug, langCode, name, note, searchText, privacy, userId }: OwnedList,
  createdAt: Date,
): Promise<void> {
  await refuseTakenSlug(
    transaction.execute(
      sql`insert into list (id, slug, lang_code, name, note, search_text, privacy, user_id,
            created_at, word_count)
          values (${id}, ${slug}, ${langCode}, ${name}, ${note}, ${searchText}, ${privacy},
            ${userId}, ${createdAt}, 0)`,
    ),
  );
}

export async function replaceList(transaction: Database, list: OwnedList): Promise<void> {
  await refuseTakenSlug(
    transaction.execute(
      sql`update list set slug = ${list.slug}, lang_code = ${list.langCode}, name = ${list.name},
            note = ${list.note}, localized_name = ${inAllLanguages(list.localizedName)},
            localized_note = ${inAllLanguages(list.localizedNote)},
            search_text = ${list.searchText}, privacy = ${list.privacy}
          where id = ${list.id}`,
    ),
  );
}

export async function deleteList(transaction: Database, id: string): Promise<void> {
  await transaction.execute(sql`delete from list where id = ${id}`);
}

const inAllLanguages = (localized: Localized | null): SQL =>
  sql`${localized && JSON.stringify(localized)}::jsonb`;
