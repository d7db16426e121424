import { CollectionPrivacy, EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { and, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { type CollectionKind, collectionTables, listWord } from '../../schema/collection.ts';
import { fixed } from '../../schema/column.ts';
import { tableCellWord, tableRow } from '../../schema/table.ts';
import { translation } from '../../schema/translation.ts';
import { word, wordContribution } from '../../schema/word.ts';
import { visible, visibleTo } from '../word/visible.ts';

/** A list or a table that a learner has opened. Knowing its id or its address proves that. */
export interface OpenedCollection {
  kind: CollectionKind;
  id?: string | undefined;
  slug?: string | undefined;
}

interface LearnedWords {
  userId: string;
  wordIds: readonly string[];
  opened: readonly OpenedCollection[];
  now: Date;
}

/**
 * Makes the hidden words that a learner learns from unlisted collections, opened or saved, words of the learner too, with
 * their translations, as private contributions. So they are asked on all devices, and stay when the author stops sharing.
 */
export async function keepSharedWords(
  transaction: Database,
  { userId, wordIds, opened, now }: LearnedWords,
): Promise<void> {
  const listIds = await findShared(transaction, 'list', { userId, opened });
  const tableIds = await findShared(transaction, 'table', { userId, opened });
  if (wordIds.length === 0 || listIds.length + tableIds.length === 0) return;
  const shared = sql`${selectShared({ listIds, tableIds, wordIds })}, ${translated}`;
  await transaction.execute(copyContributions(shared, userId, now));
  await transaction.execute(copyTranslations(shared, userId, now));
}

/** The unlisted collections of others that a learner has opened or saved. */
async function findShared(
  database: Database,
  kind: CollectionKind,
  { userId, opened }: Pick<LearnedWords, 'userId' | 'opened'>,
): Promise<string[]> {
  const { collection, links } = collectionTables[kind];
  const named = opened.filter((one) => one.kind === kind);
  const saved = database
    .select({ id: links.collectionId })
    .from(links)
    .where(eq(links.userId, userId));
  const rows = await database
    .select({ id: collection.id })
    .from(collection)
    .where(
      and(
        eq(collection.privacy, fixed(CollectionPrivacy.Unlisted)),
        isNotNull(collection.userId),
        ne(collection.userId, userId),
        or(
          isAmong(
            collection.id,
            named.flatMap(({ id }) => id ?? []),
          ),
          isAmong(
            collection.slug,
            named.flatMap(({ slug }) => slug ?? []),
          ),
          inArray(collection.id, saved),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}

// Raw SQL: copies any number of rows with one statement.

/** The learned words with the authors who share them, as `shared`. */
function selectShared({
  listIds,
  tableIds,
  wordIds,
}: Record<'listIds' | 'tableIds' | 'wordIds', readonly string[]>): SQL {
  const { list, table } = collectionTables;
  return sql`with shared as (
    select ${listWord.wordId}, ${list.collection.userId}
    from ${listWord} join ${list.collection} on ${list.collection.id} = ${listWord.listId}
    where ${and(isAmong(listWord.listId, listIds), isAmong(listWord.wordId, wordIds))}
    union
    select ${tableCellWord.wordId}, ${table.collection.userId}
    from ${tableCellWord} join ${tableRow} on ${tableRow.id} = ${tableCellWord.rowId}
    join ${table.collection} on ${table.collection.id} = ${tableRow.tableId}
    where ${and(isAmong(tableRow.tableId, tableIds), isAmong(tableCellWord.wordId, wordIds))}
  )`;
}

const isNotRejected = (status: SQL): SQL => sql`${status} <> ${fixed(EntryStatus.Rejected)}`;

/** What the authors say these words mean, as `translated`. */
const translated = sql`translated as (
  select entry.* from ${translation} as entry
  join shared on shared.user_id = entry.user_id
    and shared.word_id in (entry.low_word_id, entry.high_word_id)
  where ${isNotRejected(sql`entry.status`)}
)`;

const copyContributions = (shared: SQL, userId: string, now: Date): SQL => sql`
  ${shared},
  needed as (
    select word_id, user_id from shared
    union select low_word_id, user_id from translated
    union select high_word_id, user_id from translated
  )
  insert into ${wordContribution} (
    id, word_id, user_id, example, example_details, grammar, form_keys, speech_part_ids, is_numbered,
    privacy, status, created_at
  )
  select gen_random_uuid(), own.word_id, ${userId}::uuid, own.example, own.example_details, own.grammar,
    own.form_keys, own.speech_part_ids, own.is_numbered,
    ${fixed(Privacy.Private)}, ${fixed(EntryStatus.Pending)}, ${now.toISOString()}::timestamptz
  from needed
  join ${word} on ${word.id} = needed.word_id and not ${visible}
  join ${wordContribution} as own on own.word_id = needed.word_id and own.user_id = needed.user_id
  where ${isNotRejected(sql`own.status`)}
  on conflict do nothing`;

/** Those of two published words wait for their review. */
const copyTranslations = (shared: SQL, userId: string, now: Date): SQL => sql`
  ${shared}
  insert into ${translation} (
    id, low_word_id, high_word_id, low_lang_code, high_lang_code, speech_part_id, user_id, status, created_at
  )
  select gen_random_uuid(), low_word_id, high_word_id, low_lang_code, high_lang_code, speech_part_id,
    ${userId}::uuid, ${fixed(EntryStatus.Pending)}, ${now.toISOString()}::timestamptz
  from translated
  where ${isSeen(sql`low_word_id`, userId)} and ${isSeen(sql`high_word_id`, userId)}
    and exists (
      select from ${word} where ${word.id} in (low_word_id, high_word_id) and not ${visible}
    )
  on conflict do nothing`;

const isSeen = (wordId: SQL, userId: string): SQL =>
  sql`exists (select from ${word} where ${word.id} = ${wordId} and ${visibleTo(userId)})`;
