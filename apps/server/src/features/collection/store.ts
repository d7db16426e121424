import { type SQL, sql } from 'drizzle-orm';
import type { Localized } from '../../platform/database/column.ts';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { eachOf } from '../../platform/database/sql.ts';
import type { Collection } from './collection.ts';
import { type CollectionKind, tables } from './collection.ts';
import { refuseTakenSlug } from './slug.ts';

export const collectionColumns = sql`id, slug, lang_code as "langCode", name, note,
  localized_name as "localizedName", localized_note as "localizedNote",
  search_text as "searchText", privacy, user_id as "userId"`;

/** Still empty: what it holds is added to it, and counted, afterwards. */
export async function insertCollection(
  transaction: Database,
  kind: CollectionKind,
  { id, slug, langCode, name, note, searchText, privacy, userId }: Collection,
  createdAt: Date,
): Promise<void> {
  await refuseTakenSlug(
    transaction.execute(
      sql`insert into ${tables[kind].things} (id, slug, lang_code, name, note, search_text,
            privacy, user_id, created_at)
          values (${id}, ${slug}, ${langCode}, ${name}, ${note}, ${searchText}, ${privacy},
            ${userId}, ${createdAt})`,
    ),
  );
}

export async function replaceCollection(
  transaction: Database,
  kind: CollectionKind,
  { localizedName, localizedNote, ...shelved }: Collection,
): Promise<void> {
  await refuseTakenSlug(
    transaction.execute(
      sql`update ${tables[kind].things} set slug = ${shelved.slug},
            lang_code = ${shelved.langCode}, name = ${shelved.name}, note = ${shelved.note},
            localized_name = ${inAllLanguages(localizedName)},
            localized_note = ${inAllLanguages(localizedNote)},
            search_text = ${shelved.searchText}, privacy = ${shelved.privacy}
          where id = ${shelved.id}`,
    ),
  );
}

export async function deleteCollection(
  transaction: Database,
  kind: CollectionKind,
  id: string,
): Promise<void> {
  await transaction.execute(sql`delete from ${tables[kind].things} where id = ${id}`);
}

/** They can neither go nor become private until the transaction ends. */
export function lockToLink(
  transaction: Database,
  kind: CollectionKind,
  ids: readonly string[],
): Promise<Pick<Collection, 'id' | 'privacy' | 'userId'>[]> {
  return selectRows(
    transaction,
    sql`select id, privacy, user_id as "userId" from ${tables[kind].things}
        where id = any(${sql.param(ids)}::uuid[]) order by id for share`,
  );
}

export async function insertLinks(
  transaction: Database,
  kind: CollectionKind,
  ids: readonly string[],
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const { links, linkedId } = tables[kind];
  await transaction.execute(
    sql`insert into ${links} (user_id, ${linkedId}, linked_at)
        select ${userId}, wanted.id, ${now} from ${eachOf(ids)} order by wanted.id
        on conflict do nothing`,
  );
}

export async function deleteLinks(
  transaction: Database,
  kind: CollectionKind,
  ids: readonly string[],
  userId: string,
): Promise<void> {
  const { links, linkedId } = tables[kind];
  await transaction.execute(
    sql`delete from ${links}
        where user_id = ${userId} and ${linkedId} = any(${sql.param(ids)}::uuid[])`,
  );
}

export const inAllLanguages = (localized: Localized | null): SQL =>
  sql`${localized && JSON.stringify(localized)}::jsonb`;
