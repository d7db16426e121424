import { EntryStatus } from '@wordhoard/contract/enumeration';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { word } from '../../schema/word.ts';
import { moveTagLinks, moveTranslations, type ReferenceMove } from './move-shared-references.ts';

// Raw SQL: bulk writes to tables of features that build on this one, so their schemas cannot be
// imported.

/**
 * Moves all references from one word to another of the same text: contributions, translations, images,
 * recordings, tags, lists, tables, knowledge, quizzes and suggestions. If both words have the same reference, that
 * of the second word stays.
 */
export async function moveReferences(database: Database, move: ReferenceMove): Promise<void> {
  await moveQuizzes(database, move);
  await removeReviewsOfUnknownWord(database, move);
  for (const reference of references) await moveRows(database, reference, move);
  await moveTranslations(database, move);
  await moveTagLinks(database, move);
}

/** Quizzes refer to words in their settings and pairs, even before there is a result. */
async function moveQuizzes(database: Database, { from, to, userId }: ReferenceMove): Promise<void> {
  const learner = userId ?? (await findOwner(database, from));
  const isAffected = learner === null ? sql`true` : sql`user_id = ${learner}`;
  const replaced = (column: SQL) => sql`replace(${column}::text, ${from}, ${to})::jsonb`;
  await database.execute(
    sql`update quiz set pairs = ${replaced(sql`pairs`)}, settings = ${replaced(sql`settings`)}
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

/**
 * A learner keeps the reviews of one of the words, because what they know of it follows from them. Those of
 * the second word do not stay if it is unknown to a learner who knows or learns the first one.
 */
async function removeReviewsOfUnknownWord(
  database: Database,
  { from, to, userId }: ReferenceMove,
): Promise<void> {
  const isMoved = userId === undefined ? sql`true` : isOfUser(userId);
  const isMarked = (wordId: string) =>
    sql`exists (select from user_word where user_id = one.user_id and word_id = ${wordId})`;
  await database.execute(
    sql`delete from review as one
        where one.word_id = ${to} and ${isMarked(from)} and not ${isMarked(to)} and ${isMoved}`,
  );
}

interface Reference {
  table: string;
  /** The columns that are unique for each word, if there are any. */
  key?: readonly string[];
  /** Whether the row `one` belongs to the learner. */
  isOf: (userId: string) => SQL;
}

const isOfUser = (userId: string): SQL => sql`one.user_id = ${userId}`;

const inCellOf = (userId: string): SQL => sql`one.row_id in (
  select table_row.id from table_row join word_table on word_table.id = table_row.table_id
  where word_table.user_id = ${userId}
)`;

const references: readonly Reference[] = [
  { table: 'word_contribution', key: ['user_id'], isOf: isOfUser },
  { table: 'word_image', key: ['image_id'], isOf: isOfUser },
  { table: 'word_recording', key: ['digest'], isOf: isOfUser },
  { table: 'translation_pin', key: ['user_id', 'translation_id'], isOf: isOfUser },
  { table: 'user_word', key: ['user_id'], isOf: isOfUser },
  { table: 'review', key: ['user_id'], isOf: isOfUser },
  { table: 'answer_suggestion', isOf: isOfUser },
  { table: 'table_cell_word', key: ['row_id', 'column_id'], isOf: inCellOf },
  {
    table: 'list_word',
    key: ['list_id'],
    isOf: (userId) => sql`one.list_id in (select id from list where list.user_id = ${userId})`,
  },
  {
    table: 'quiz_result',
    key: ['quiz_id'],
    isOf: (userId) => sql`one.quiz_id in (select id from quiz where quiz.user_id = ${userId})`,
  },
];

async function moveRows(
  database: Database,
  { table, key, isOf }: Reference,
  { from, to, userId }: ReferenceMove,
): Promise<void> {
  const rows = sql.identifier(table);
  const isMoved = userId === undefined ? sql`true` : isOf(userId);
  if (key !== undefined) {
    const isSame = sql.join(
      key.map((column) => sql`one.${sql.identifier(column)} = other.${sql.identifier(column)}`),
      sql` and `,
    );
    await database.execute(
      sql`delete from ${rows} as one using ${rows} as other
          where one.word_id = ${from} and other.word_id = ${to} and ${isSame} and ${isMoved}`,
    );
  }
  await database.execute(
    sql`update ${rows} as one set word_id = ${to} where one.word_id = ${from} and ${isMoved}`,
  );
}

/** Removes the pins of a withdrawn word's translations, because learners could not remove them. */
export async function removePins(database: Database, wordId: string): Promise<void> {
  await database.execute(
    sql`delete from translation_pin using translation
        where translation.id = translation_pin.translation_id
          and (low_word_id = ${wordId} or high_word_id = ${wordId})`,
  );
}

/** Deletes a withdrawn word to which nothing refers. */
export async function removeUnreferenced(database: Database, id: string): Promise<void> {
  const exists = ({ table }: Pick<Reference, 'table'>): SQL =>
    sql`exists (select from ${sql.identifier(table)} where word_id = ${word.id})`;
  const isReferenced = sql.join([...references, { table: 'tag_word' }].map(exists), sql` or `);
  await database.execute(
    sql`delete from ${word}
        where ${word.id} = ${id} and ${word.status} = ${EntryStatus.Rejected}
          and not (${isReferenced} or exists (
            select from translation where low_word_id = ${word.id} or high_word_id = ${word.id}
          ))`,
  );
}
