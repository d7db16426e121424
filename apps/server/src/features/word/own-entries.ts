import { EntryStatus } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { idArray } from '../../platform/database/sql.ts';
import { smmPost } from '../../schema/campaign.ts';
import { list, listWord, wordTable } from '../../schema/collection.ts';
import { wordImage } from '../../schema/image.ts';
import { answerSuggestion } from '../../schema/moderation.ts';
import { wordRecording } from '../../schema/recording.ts';
import { review, userWord } from '../../schema/review.ts';
import { tableCellWord, tableRow } from '../../schema/table.ts';
import { tagWord } from '../../schema/tag.ts';
import { translation, translationPin } from '../../schema/translation.ts';
import { user } from '../../schema/user.ts';
import { word, wordContribution } from '../../schema/word.ts';
import { toIdArray } from '../contribution/decide.ts';
import { retract, type SharedKind } from '../contribution/duplicates.ts';
import { type EntryMove, moveTagLinks, moveTranslations } from './move-shared-entries.ts';
import { visible } from './visible.ts';

// Raw SQL: bulk writes to every table that refers to words.

interface Reference {
  table: PgTable;
  /** The columns that are unique for each word, if there are any. */
  key?: readonly string[];
  /** Whether the row `one` belongs to the learner. */
  isOf: (userId: string) => SQL;
}

const isOfUser = (userId: string): SQL => sql`one.user_id = ${userId}`;

const isInCellOfUser = (userId: string): SQL => sql`one.row_id in (
  select ${tableRow.id} from ${tableRow} join ${wordTable} on ${wordTable.id} = ${tableRow.tableId}
  where ${wordTable.userId} = ${userId}
)`;

/** The tables with a `word_id`, without those of {@link shared} entries. */
const references: readonly Reference[] = [
  { table: wordContribution, key: ['user_id'], isOf: isOfUser },
  { table: wordImage, key: ['image_id'], isOf: isOfUser },
  { table: wordRecording, key: ['digest'], isOf: isOfUser },
  { table: translationPin, key: ['user_id', 'translation_id'], isOf: isOfUser },
  { table: userWord, key: ['user_id'], isOf: isOfUser },
  { table: answerSuggestion, isOf: isOfUser },
  { table: tableCellWord, key: ['row_id', 'column_id'], isOf: isInCellOfUser },
  {
    table: listWord,
    key: ['list_id'],
    isOf: (userId) => sql`one.list_id in (select id from ${list} where ${list.userId} = ${userId})`,
  },
  { table: smmPost, isOf: () => sql`false` },
];

const shared: readonly { kind: SharedKind; table: PgTable; isOfWord: (wordId: SQL) => SQL }[] = [
  {
    kind: 'translation',
    table: translation,
    isOfWord: (wordId) => sql`${wordId} in (low_word_id, high_word_id)`,
  },
  { kind: 'tag', table: tagWord, isOfWord: (wordId) => sql`word_id = ${wordId}` },
];

/** Removes everything of a learner from a hidden word. Their events wait, because events are never deleted. */
export async function removeOwnEntries(
  database: Database,
  wordId: string,
  userId: string,
): Promise<void> {
  for (const { kind, table, isOfWord } of shared) {
    const own = await selectRows<{ id: string }>(
      database,
      sql`select id from ${table} where ${isOfWord(sql`${wordId}`)} and user_id = ${userId}`,
    );
    await retract(database, kind, toIdArray(own));
    await database.execute(sql`delete from ${table} where id = any(${toIdArray(own)})`);
  }
  for (const { table, isOf } of references) {
    await database.execute(
      sql`delete from ${table} as one where one.word_id = ${wordId} and ${isOf(userId)}`,
    );
  }
  await database.execute(
    sql`update ${review} set is_waiting = true where word_id = ${wordId} and user_id = ${userId}`,
  );
}

/** Removes what a learner has added privately to a published word, because otherwise it would be proposed. */
export async function removePrivateEntries(
  database: Database,
  wordId: string,
  userId: string,
): Promise<void> {
  const isUnapproved = sql`user_id = ${userId} and status <> ${EntryStatus.Approved}`;
  for (const { table, isOfWord } of shared) {
    await database.execute(
      sql`delete from ${table} where ${isOfWord(sql`${wordId}`)}
            and (${isUnapproved} or (user_id = ${userId} and duplicate_of is not null))`,
    );
  }
  for (const table of [wordImage, wordRecording, answerSuggestion]) {
    await database.execute(sql`delete from ${table} where word_id = ${wordId} and ${isUnapproved}`);
  }
}

/** Those of the words to which something of the learner refers besides a contribution to the word itself. */
export async function findUsedWords(
  database: Database,
  wordIds: readonly string[],
  userId: string,
): Promise<Set<string>> {
  const isGiven = sql`wanted.id`;
  const uses = [
    ...references
      .filter(({ table }) => table !== wordContribution)
      .map(
        ({ table, isOf }) =>
          sql`select from ${table} as one where one.word_id = ${isGiven} and ${isOf(userId)}`,
      ),
    ...shared.map(
      ({ table, isOfWord }) =>
        sql`select from ${table} where ${isOfWord(isGiven)} and user_id = ${userId}`,
    ),
  ].map((rows) => sql`exists (${rows})`);
  const used = await selectRows<{ id: string }>(
    database,
    sql`select wanted.id from unnest(${idArray(wordIds)}) as wanted (id)
        where ${sql.join(uses, sql` or `)}`,
  );
  return new Set(used.map(({ id }) => id));
}

/** Deletes hidden words to which nothing refers. It locks them first, so that nobody begins to refer to them. */
export async function removeUnreferenced(database: Database, ...ids: string[]): Promise<void> {
  const isGiven = sql`${word.id} = any(${sql.param(ids)}::uuid[]) and not ${visible}`;
  await database.execute(sql`select from ${word} where ${isGiven} order by ${word.id} for update`);
  const isReferenced = [
    ...references.map(({ table }) => sql`select from ${table} where word_id = ${word.id}`),
    ...shared.map(
      ({ table, isOfWord }) => sql`select from ${table} where ${isOfWord(sql`${word.id}`)}`,
    ),
  ].map((rows) => sql`exists (${rows})`);
  await database.execute(
    sql`delete from ${word} where ${isGiven} and not (${sql.join(isReferenced, sql` or `)})`,
  );
}

/** Removes the pins of a withdrawn word's translations, because learners could not remove them. */
export async function removePins(database: Database, wordId: string): Promise<void> {
  await database.execute(
    sql`delete from ${translationPin} using ${translation}
        where ${translation.id} = ${translationPin.translationId}
          and (low_word_id = ${wordId} or high_word_id = ${wordId})`,
  );
}

/**
 * Moves what refers to a word to the word of another text, because the text was wrong. If both words have the same
 * reference, that of the second word stays. Quiz sessions keep the word that they asked.
 */
export async function moveEntries(database: Database, move: EntryMove): Promise<void> {
  await moveEvents(database, move);
  for (const reference of references) await moveRows(database, reference, move);
  await moveTranslations(database, move);
  await moveTagLinks(database, move);
}

async function moveRows(
  database: Database,
  { table, key, isOf }: Reference,
  { from, to, userId }: EntryMove,
): Promise<void> {
  const isMoved = userId === undefined ? sql`true` : isOf(userId);
  if (key !== undefined) {
    const isSame = sql.join(
      key.map((column) => sql`one.${sql.identifier(column)} = other.${sql.identifier(column)}`),
      sql` and `,
    );
    await database.execute(
      sql`delete from ${table} as one using ${table} as other
          where one.word_id = ${from} and other.word_id = ${to} and ${isSame} and ${isMoved}`,
    );
  }
  await database.execute(
    sql`update ${table} as one set word_id = ${to} where one.word_id = ${from} and ${isMoved}`,
  );
}

/**
 * Moves events, which come last in the stream of their learner, so that they reach all devices. They wait until the next
 * synchronisation counts them, together with those that the second word may have.
 */
async function moveEvents(database: Database, { from, to, userId }: EntryMove): Promise<void> {
  const isMoved = sql`word_id = ${from} ${userId === undefined ? sql`` : sql`and user_id = ${userId}`}`;
  // Sequences are assigned under the lock of the learner.
  await database.execute(
    sql`select from ${user} where id in (select user_id from ${review} where ${isMoved})
        order by id for no key update`,
  );
  await database.execute(
    sql`update ${review} as moved set word_id = ${to}, is_waiting = true, sequence = next.sequence
        from (
          select one.user_id, one.id,
            (select max(sequence) from ${review} where user_id = one.user_id)
              + row_number() over (partition by one.user_id order by one.sequence) as sequence
          from ${review} as one where ${isMoved}
        ) as next
        where moved.user_id = next.user_id and moved.id = next.id`,
  );
}
