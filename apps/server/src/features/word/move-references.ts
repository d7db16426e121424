import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow } from '../../platform/database/database.ts';
import { moveTagLinks, moveTranslations, type ReferenceMove } from './move-shared-references.ts';

/**
 * Lets everything that refers to one word refer to another of the same text: contributions,
 * translations, images, tags, lists, tables, knowledge, quizzes and suggestions. Where both words have
 * the same, that of the second stays.
 */
export async function moveReferences(database: Database, move: ReferenceMove): Promise<void> {
  await moveQuizzes(database, move);
  for (const reference of references) await moveRows(database, reference, move);
  await moveTranslations(database, move);
  await moveTagLinks(database, move);
}

/** Quizzes name words in their settings and pairs, before there is a result as well. */
async function moveQuizzes(database: Database, { from, to, userId }: ReferenceMove): Promise<void> {
  const learner = userId ?? (await findOwner(database, from));
  const isConcerned = learner === null ? sql`true` : sql`user_id = ${learner}`;
  const replaced = (column: SQL) => sql`replace(${column}::text, ${from}, ${to})::jsonb`;
  await database.execute(
    sql`update quiz set pairs = ${replaced(sql`pairs`)}, settings = ${replaced(sql`settings`)}
        where ${isConcerned} and strpos(pairs::text || settings::text, ${from}) > 0`,
  );
}

/** A personal word is in quizzes of its owner only, a withdrawn one in those of anybody. */
async function findOwner(database: Database, wordId: string): Promise<string | null> {
  const word = await selectRow<{ ownerId: string | null }>(
    database,
    sql`select owner_id as "ownerId" from word where id = ${wordId}`,
  );
  return word?.ownerId ?? null;
}

interface Reference {
  table: string;
  /** What may stand once on a word. Left out, nothing is in the way of a move. */
  key?: readonly string[];
  /** Of a row that is called `one`. */
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
  { table: 'translation_pin', key: ['user_id', 'translation_id'], isOf: isOfUser },
  { table: 'user_word', key: ['user_id'], isOf: isOfUser },
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
