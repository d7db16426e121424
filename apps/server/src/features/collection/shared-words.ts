import { CollectionPrivacy } from '@wordhoard/contract/enumeration';
import { and, eq, inArray, isNotNull, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { sendTogether } from '../../platform/database/transaction.ts';
import { type CollectionKind, collectionTables, listWord } from '../../schema/collection.ts';
import { fixed } from '../../schema/column.ts';
import { tableCellWord, tableRow } from '../../schema/table.ts';
import { word } from '../../schema/word.ts';
import { isShownBy, visibleTo } from '../word/visible.ts';

/** A list or a table that a learner has opened. Knowing its id or its address proves that. */
export type OpenedCollection = { kind: CollectionKind } & (
  | { id: string; slug?: never }
  | { slug: string; id?: never }
);

/** Ids of opened collections, of which only the caller knows whether they are lists or tables. */
export const toOpened = (ids: readonly string[]): OpenedCollection[] =>
  ids.flatMap((id) => [
    { kind: 'list' as const, id },
    { kind: 'table' as const, id },
  ]);

interface Reader {
  /** Undefined for visitors. */
  callerId: string | undefined;
  opened: readonly OpenedCollection[];
}

export type SharedIds = Record<'listIds' | 'tableIds', readonly string[]>;

/** The unlisted collections of others that a learner has opened or saved. */
export async function findSharedCollections(
  database: Database,
  reader: Reader,
): Promise<SharedIds> {
  const [listIds, tableIds] = await sendTogether([
    findShared(database, 'list', reader),
    findShared(database, 'table', reader),
  ]);
  return { listIds, tableIds };
}

async function findShared(
  database: Database,
  kind: CollectionKind,
  { callerId, opened }: Reader,
): Promise<string[]> {
  const { collection, links } = collectionTables[kind];
  const named = opened.filter((one) => one.kind === kind);
  const saved = (userId: string) =>
    database.select({ id: links.collectionId }).from(links).where(eq(links.userId, userId));
  const rows = await database
    .select({ id: collection.id })
    .from(collection)
    .where(
      and(
        eq(collection.privacy, fixed(CollectionPrivacy.Unlisted)),
        isNotNull(collection.userId),
        callerId === undefined ? undefined : ne(collection.userId, callerId),
        or(
          isAmong(
            collection.id,
            named.flatMap(({ id }) => id ?? []),
          ),
          isAmong(
            collection.slug,
            named.flatMap(({ slug }) => slug ?? []),
          ),
          callerId === undefined ? undefined : inArray(collection.id, saved(callerId)),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Raw SQL: words of unlisted collections as `word_id`, with the authors who show them as `user_id`. */
export function selectSharedWords(
  { listIds, tableIds }: SharedIds,
  wordIds: readonly string[],
): SQL {
  const { list, table } = collectionTables;
  return sql`
    select ${listWord.wordId}, ${list.collection.userId}
    from ${listWord} join ${list.collection} on ${list.collection.id} = ${listWord.listId}
    where ${and(isAmong(listWord.listId, listIds), isAmong(listWord.wordId, wordIds))}
    union
    select ${tableCellWord.wordId}, ${table.collection.userId}
    from ${tableCellWord} join ${tableRow} on ${tableRow.id} = ${tableCellWord.rowId}
    join ${table.collection} on ${table.collection.id} = ${tableRow.tableId}
    where ${and(isAmong(tableRow.tableId, tableIds), isAmong(tableCellWord.wordId, wordIds))}`;
}

interface SharedWord {
  id: string;
  authorId: string;
}

/** Those of the words that the caller sees only by the link of an unlisted collection, each with one of its authors. */
export async function findWordsByLink(
  database: Database,
  wordIds: readonly string[],
  reader: Reader,
): Promise<SharedWord[]> {
  const shared = await findSharedCollections(database, reader);
  if (wordIds.length === 0 || shared.listIds.length + shared.tableIds.length === 0) return [];
  return selectRows<SharedWord>(
    database,
    sql`select distinct on (shared.word_id) shared.word_id as id, shared.user_id as "authorId"
      from (${selectSharedWords(shared, wordIds)}) as shared
      join ${word} on ${word.id} = shared.word_id
      where not ${visibleTo(reader.callerId)} and ${isShownBy(sql`shared.user_id`)}
      order by shared.word_id, shared.user_id`,
  );
}

/** Whether the author of an entry shows its word to everybody who has the link of an unlisted collection. */
export function isSharedByLink(entry: Record<'wordId' | 'userId', SQLWrapper>): SQL {
  const isShared = (kind: CollectionKind) => {
    const { collection } = collectionTables[kind];
    return sql`${collection.userId} = ${entry.userId}
      and ${collection.privacy} = ${fixed(CollectionPrivacy.Unlisted)}`;
  };
  const { list, table } = collectionTables;
  return sql`(
    exists (
      select from ${listWord} join ${list.collection} on ${list.collection.id} = ${listWord.listId}
      where ${listWord.wordId} = ${entry.wordId} and ${isShared('list')}
    ) or exists (
      select from ${tableCellWord} join ${tableRow} on ${tableRow.id} = ${tableCellWord.rowId}
      join ${table.collection} on ${table.collection.id} = ${tableRow.tableId}
      where ${tableCellWord.wordId} = ${entry.wordId} and ${isShared('table')}
    )
  )`;
}
