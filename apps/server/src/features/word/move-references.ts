import { EntryStatus } from '@wordhoard/contract/enumeration';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { list, listWord, wordTable } from '../../schema/collection.ts';
import { wordImage } from '../../schema/image.ts';
import { answerSuggestion } from '../../schema/moderation.ts';
import { quizSession } from '../../schema/quiz.ts';
import { wordRecording } from '../../schema/recording.ts';
import { review, userWord } from '../../schema/review.ts';
import { tableCellWord, tableRow } from '../../schema/table.ts';
import { tagWord } from '../../schema/tag.ts';
import { translation, translationPin } from '../../schema/translation.ts';
import { user } from '../../schema/user.ts';
import { word, wordContribution } from '../../schema/word.ts';
import { moveTagLinks, moveTranslations, type ReferenceMove } from './move-shared-references.ts';

// Raw SQL: bulk writes to every table that refers to words.

/**
 * Moves all references from one word to another of the same text: contributions, translations, images,
 * recordings, tags, lists, tables, knowledge, quizzes and suggestions. If both words have the same reference, that
 * of the second word stays.
 */
export async function moveReferences(database: Database, move: ReferenceMove): Promise<void> {
  // Anybody can send events for any id: only its owner's move from a personal word.
  const learner = move.userId ?? (await findOwner(database, move.from)) ?? undefined;
  await moveQuizzes(database, { ...move, userId: learner });
  await moveEvents(database, { ...move, userId: learner });
  for (const reference of references) await moveRows(database, reference, move);
  await moveTranslations(database, move);
  await moveTagLinks(database, move);
}

/** Quizzes refer to words in their settings and pairs, even before there is a result. */
async function moveQuizzes(database: Database, { from, to, userId }: ReferenceMove): Promise<void> {
  const isAffected = userId === undefined ? sql`true` : sql`user_id = ${userId}`;
  const replaced = (column: SQL) => sql`replace(${column}::text, ${from}, ${to})::jsonb`;
  await database.execute(
    sql`update ${quizSession} set pairs = ${replaced(sql`pairs`)}, settings = ${replaced(sql`settings`)}
        where ${isAffected} and strpos(pairs::text || settings::text, ${from}) > 0`,
  );
}

/** Only quizzes of its owner contain a personal word. Any quiz may contain a withdrawn word. */
async function findOwner(database: Database, wordId: string): Promise<string | null> {
  const [row] = await database
    .select({ ownerId: word.ownerId })
    .from(word)
    .where(eq(word.id, wordId));
  return row?.ownerId ?? null;
}

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
];

async function moveRows(
  database: Database,
  { table, key, isOf }: Reference,
  { from, to, userId }: ReferenceMove,
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

/** Removes the pins of a withdrawn word's translations, because learners could not remove them. */
export async function removePins(database: Database, wordId: string): Promise<void> {
  await database.execute(
    sql`delete from ${translationPin} using ${translation}
        where ${translation.id} = ${translationPin.translationId}
          and (low_word_id = ${wordId} or high_word_id = ${wordId})`,
  );
}

/** Deletes a withdrawn word to which nothing refers. */
export async function removeUnreferenced(database: Database, id: string): Promise<void> {
  const exists = ({ table }: Pick<Reference, 'table'>): SQL =>
    sql`exists (select from ${table} where word_id = ${word.id})`;
  const tables = [...references, { table: review }, { table: tagWord }];
  const isReferenced = sql.join(tables.map(exists), sql` or `);
  await database.execute(
    sql`delete from ${word}
        where ${word.id} = ${id} and ${word.status} = ${EntryStatus.Rejected}
          and not (${isReferenced} or exists (
            select from ${translation} where low_word_id = ${word.id} or high_word_id = ${word.id}
          ))`,
  );
}

// Raw SQL: one statement moves the events of all learners.

/**
 * Moves the events of one word to another. A learner keeps the history of one of the words, because what they know of
 * it follows from the events. If they know or learn only the first word, both words exchange their events; otherwise
 * those of the second word stay. Notes do not change what they know, so all of them move to the second word. An undo goes with its
 * event, and stays until that has arrived. What moves comes last in the stream of its learner, so that it reaches all devices.
 */
async function moveEvents(database: Database, { from, to, userId }: ReferenceMove): Promise<void> {
  const isOfLearner = userId === undefined ? sql`true` : sql`one.user_id = ${userId}`;
  const isMarked = (wordId: string) =>
    sql`exists (select from ${userWord} where user_id = one.user_id and word_id = ${wordId})`;
  const isOfNote = sql`exists (
    select from ${review} as noted
    where noted.user_id = one.user_id and noted.id in (one.id, one.undoes) and noted.note is not null
  )`;
  const isWithItsEvent = sql`(one.undoes is null or exists (
    select from ${review} as undone where undone.user_id = one.user_id and undone.id = one.undoes
  ))`;
  // Sequences are assigned under the lock of the learner.
  await database.execute(
    sql`select from ${user}
        where id in (select user_id from ${review} as one where word_id = ${from} and ${isOfLearner})
        order by id for no key update`,
  );
  await database.execute(
    sql`update ${review} as moved
        set word_id = case when moved.word_id = ${from} then ${to}::uuid else ${from}::uuid end,
          sequence = next.sequence
        from (
          select one.user_id, one.id,
            (select max(sequence) from ${review} where user_id = one.user_id)
              + row_number() over (partition by one.user_id order by one.sequence) as sequence
          from ${review} as one
          where ${isOfLearner} and word_id in (${from}, ${to}) and ${isWithItsEvent} and case
            when ${isOfNote} then word_id = ${from}
            when ${isMarked(from)} and not ${isMarked(to)} then true
            else word_id = ${from} and not exists (
              select from ${review}
              where user_id = one.user_id and word_id = ${to} and day is not null
            )
          end
        ) as next
        where moved.user_id = next.user_id and moved.id = next.id`,
  );
}
