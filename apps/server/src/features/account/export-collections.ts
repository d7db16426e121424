import { Privacy } from '@wordhoard/contract/enumeration';
import { and, eq, or } from 'drizzle-orm';
import { isoTime, isoTimeOrNull } from '../../platform/database/sql.ts';
import {
  type CollectionKind,
  collectionTables,
  list,
  listWord,
  wordTable,
} from '../../schema/collection.ts';
import { studyPlan } from '../../schema/study.ts';
import { tableCell, tableCellWord, tableColumn, tableRow } from '../../schema/table.ts';
import { word } from '../../schema/word.ts';
import { type ExportSource, exportedWordFor } from './export-fields.ts';

export async function exportLists({ database, userId }: ExportSource) {
  const lists = await database
    .select(collectionFields(list))
    .from(list)
    .where(eq(list.userId, userId))
    .orderBy(list.id);
  const words = await database
    .select({ listId: list.id, word: exportedWordFor(userId) })
    .from(list)
    .innerJoin(listWord, eq(listWord.listId, list.id))
    .innerJoin(word, eq(word.id, listWord.wordId))
    .where(eq(list.userId, userId))
    .orderBy(listWord.position);
  const wordsOf = Map.groupBy(words, ({ listId }) => listId);
  return lists.map((one) => ({ ...one, words: wordsIn(wordsOf.get(one.id)) }));
}

export async function exportTables(source: ExportSource) {
  const { database, userId } = source;
  const isOwn = eq(wordTable.userId, userId);
  const tables = await database
    .select(collectionFields(wordTable))
    .from(wordTable)
    .where(isOwn)
    .orderBy(wordTable.id);
  const { id, tableId, name, langCode } = tableColumn;
  const columns = await database
    .select({ id, tableId, name, langCode })
    .from(tableColumn)
    .innerJoin(wordTable, eq(wordTable.id, tableColumn.tableId))
    .where(isOwn)
    .orderBy(tableColumn.position);
  const rows = await database
    .select({ id: tableRow.id, tableId: tableRow.tableId })
    .from(tableRow)
    .innerJoin(wordTable, eq(wordTable.id, tableRow.tableId))
    .where(isOwn)
    .orderBy(tableRow.position);
  const cells = await exportCells(source);
  return tables.map((table) => {
    const ownColumns = columns.filter((column) => column.tableId === table.id);
    const ownRows = rows.filter((row) => row.tableId === table.id);
    return {
      ...table,
      columns: ownColumns.map((column) => ({ name: column.name, langCode: column.langCode })),
      rows: ownRows.map((row) => ownColumns.map((column) => cells(row.id, column.id))),
    };
  });
}

/** Returns a function that gives the cell of a row in a column. */
async function exportCells({ database, userId }: ExportSource) {
  const { rowId, columnId, label } = tableCell;
  const isOwn = eq(wordTable.userId, userId);
  const labels = await database
    .select({ rowId, columnId, label })
    .from(tableCell)
    .innerJoin(tableRow, eq(tableRow.id, rowId))
    .innerJoin(wordTable, eq(wordTable.id, tableRow.tableId))
    .where(isOwn);
  const words = await database
    .select({
      rowId: tableCellWord.rowId,
      columnId: tableCellWord.columnId,
      word: exportedWordFor(userId),
    })
    .from(tableCellWord)
    .innerJoin(tableRow, eq(tableRow.id, tableCellWord.rowId))
    .innerJoin(wordTable, eq(wordTable.id, tableRow.tableId))
    .innerJoin(word, eq(word.id, tableCellWord.wordId))
    .where(isOwn)
    .orderBy(tableCellWord.position);
  const labelOf = new Map(labels.map((cell) => [cellKey(cell.rowId, cell.columnId), cell.label]));
  const wordsOf = Map.groupBy(words, (cell) => cellKey(cell.rowId, cell.columnId));
  return (row: string, column: string) => {
    const key = cellKey(row, column);
    return { label: labelOf.get(key) ?? null, words: wordsIn(wordsOf.get(key)) };
  };
}

/** The public lists and tables of others that a learner has saved. */
export async function exportSavedCollections({ database, userId }: ExportSource) {
  const findSaved = (kind: CollectionKind) => {
    const { collection, links } = collectionTables[kind];
    const isPublic = eq(collection.privacy, Privacy.Public);
    return database
      .select({ ...namedFields(collection), linkedAt: isoTime(links.linkedAt) })
      .from(links)
      .innerJoin(collection, and(eq(collection.id, links.collectionId), isPublic))
      .where(eq(links.userId, userId))
      .orderBy(links.linkedAt, collection.id);
  };
  return { lists: await findSaved('list'), tables: await findSaved('table') };
}

/** The plans of a learner, except for lists of others that have become private. */
export function exportPlans({ database, userId }: ExportSource) {
  const { wordsPerDay, createdAt } = studyPlan;
  const isVisible = or(eq(list.privacy, Privacy.Public), eq(list.userId, userId));
  return database
    .select({ ...namedFields(list), wordsPerDay, createdAt: isoTime(createdAt) })
    .from(studyPlan)
    .innerJoin(list, and(eq(list.id, studyPlan.listId), isVisible))
    .where(eq(studyPlan.userId, userId))
    .orderBy(createdAt, list.id);
}

const namedFields = ({ id, slug, langCode, name }: typeof list | typeof wordTable) => ({
  id,
  slug,
  langCode,
  name,
});

const collectionFields = (table: typeof list | typeof wordTable) => ({
  ...namedFields(table),
  note: table.note,
  privacy: table.privacy,
  createdAt: isoTimeOrNull(table.createdAt),
});

const wordsIn = <Word>(rows: readonly { word: Word }[] = []): Word[] => rows.map((row) => row.word);

const cellKey = (rowId: string, columnId: string): string => `${rowId} ${columnId}`;
