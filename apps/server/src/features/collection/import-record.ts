// Raw SQL: compares and writes thousands of rows with one statement each.

import { limits } from '@wordhoard/contract/limits';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/insert-once.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { list, userList, userTable, wordTable } from '../../schema/collection.ts';
import { imagePin, imageReaction, wordImage } from '../../schema/image.ts';
import { type choiceKinds, importItem, importRecord } from '../../schema/import.ts';
import { quizSession } from '../../schema/quiz.ts';
import { recordingReaction, wordRecording } from '../../schema/recording.ts';
import { studyPlan, studySettings } from '../../schema/study.ts';
import { tableCell, tableCellWord, tableRow } from '../../schema/table.ts';
import { tagReaction, tagWord } from '../../schema/tag.ts';
import { translation, translationReaction } from '../../schema/translation.ts';
import { wordContribution } from '../../schema/word.ts';

/** A row that an import has made, see {@link importItem}. */
export type MadeEntry = Pick<typeof importItem.$inferInsert, 'kind' | 'id' | 'before'> & {
  wordId?: string | undefined;
};

export const undoMilliseconds = limits.importUndoDays * 24 * 60 * 60 * 1_000;

const opinion = sql`one.status, one.like_count, one.dislike_count`;

const collection = sql`one.name, one.note, one.slug, one.privacy`;
const cells = (part: typeof tableCell | typeof tableCellWord): SQL => sql`(
  select string_agg(part::text, '' order by part::text) from ${part} as part
  join ${tableRow} as of_table on of_table.id = part.row_id where of_table.table_id = one.id
)`;

const contents = {
  list: { table: list, columns: collection },
  table: {
    table: wordTable,
    columns: sql`${collection}, ${cells(tableCell)}, ${cells(tableCellWord)}`,
  },
  translation: { table: translation, columns: sql`one.speech_part_id, ${opinion}` },
  image: { table: wordImage, columns: opinion },
  recording: { table: wordRecording, columns: opinion },
  tag: { table: tagWord, columns: opinion },
};

interface ChoiceTable {
  table: PgTable;
  /** The id of the liked, pinned, saved or planned row. */
  key: AnyPgColumn;
  columns: SQL;
}

export const choices: Record<(typeof choiceKinds)[number], ChoiceTable> = {
  listLink: { table: userList, key: userList.collectionId, columns: sql`one.linked_at` },
  tableLink: { table: userTable, key: userTable.collectionId, columns: sql`one.linked_at` },
  plan: {
    table: studyPlan,
    key: studyPlan.listId,
    columns: sql`one.words_per_day, one.created_at`,
  },
  imagePin: { table: imagePin, key: imagePin.wordImageId, columns: sql`true` },
  translationReaction: ofReaction(translationReaction),
  imageReaction: ofReaction(imageReaction),
  recordingReaction: ofReaction(recordingReaction),
  tagReaction: ofReaction(tagReaction),
  quiz: { table: quizSession, key: quizSession.id, columns: sql`one.changed_at, one.finished_at` },
  study: { table: studySettings, key: studySettings.userId, columns: sql`one` },
};

function ofReaction(table: PgTable & { entryId: AnyPgColumn }): ChoiceTable {
  return { table, key: table.entryId, columns: sql`one.reaction` };
}

const isChosen = ({ key }: ChoiceTable, userId: string): SQL =>
  sql`one.user_id = ${userId} and one.${sql.identifier(key.name)} = item.id`;

/** The digest of what the row of an `item` says now, or null if it is gone. */
export const selectState = (userId: string): SQL => sql`(case
  when item.kind in ('word', 'facts') then (
    select md5(row(example, example_details, grammar, speech_part_ids, privacy, status)::text)
    from ${wordContribution} where word_id = item.id and user_id = ${userId}
  )
  ${sql.join(
    Object.entries(contents).map(
      ([kind, { table, columns }]) => sql`when item.kind = ${sql.raw(`'${kind}'`)} then (
        select md5(row(${columns})::text) from ${table} as one where one.id = item.id
      )`,
    ),
  )}
  ${sql.join(
    Object.entries(choices).map(
      ([kind, choice]) => sql`when item.kind = ${sql.raw(`'${kind}'`)} then (
        select md5(row(${choice.columns})::text) from ${choice.table} as one where ${isChosen(choice, userId)}
      )`,
    ),
  )} end)`;

interface MadeBy {
  importId: string;
  userId: string;
}

/** Records what an import has made, so that it can be undone. */
export async function recordMade(
  database: Database,
  { importId, userId }: MadeBy,
  made: readonly MadeEntry[],
): Promise<void> {
  const rows = made.map(({ wordId = null, before = null, ...entry }) => ({
    ...{ ...entry, importId, wordId, before },
  }));
  await insertRows(database, importItem, rows);
  await database.execute(
    sql`update ${importItem} as item set state = ${selectState(userId)}
        where item.import_id = ${importId} and item.state is null and item.kind <> 'review'`,
  );
}

interface TextImport extends Omit<MadeBy, 'importId'> {
  /** Undefined if the client will not undo it. */
  importId: string | undefined;
  name: string;
  total: number;
  now: Date;
}

/** Records an import of text, which is already complete. Does nothing if it has been recorded. */
export async function recordTextImport(
  database: Database,
  { importId, now, ...record }: TextImport,
  made: readonly MadeEntry[],
): Promise<void> {
  const { userId } = record;
  if (importId === undefined) return;
  const state = { kind: 'text', state: 'done', done: record.total } as const;
  const row = { ...record, ...state, id: importId, createdAt: now };
  await insertOnce(database, importRecord, row, eq(importRecord.userId, userId));
  await recordMade(database, { importId, userId }, made);
}
