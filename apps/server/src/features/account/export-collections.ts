import { CollectionPrivacy } from '@wordhoard/contract/enumeration';
import { and, eq, ne, or } from 'drizzle-orm';
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

export async function exportTables({ database, userId }: ExportSource) {
  const isOwn = eq(wordTable.userId, userId);
  const tables = await database
    .select(collectionFields(wordTable))
    .from(wordTable)
    .where(isOwn)
    .orderBy(wordTable.id);
  const columns = await database
    .select({
      tableId: tableColumn.tableId,
      id: tableColumn.id,
      name: tableColumn.name,
      langCode: tableColumn.langCode,
    })
    .from(tableColumn)
    .innerJoin(wordTable, eq(wordTable.id, tableColumn.tableId))
    .where(isOwn)
    .orderBy(tableColumn.position);
  const { rowId, columnId } = tableCell;
  const cells = await database
    .select({
      tableId: wordTable.id,
      rowId: tableRow.id,
      columnId: tableColumn.id,
      label: tableCell.label,
    })
    .from(wordTable)
    .innerJoin(tableRow, eq(tableRow.tableId, wordTable.id))
    .innerJoin(tableColumn, eq(tableColumn.tableId, wordTable.id))
    .leftJoin(tableCell, and(eq(rowId, tableRow.id), eq(columnId, tableColumn.id)))
    .where(isOwn)
    .orderBy(tableRow.position, tableColumn.position);
  const wordsOf = await findCellWords({ database, userId });
  return tables.map((table) => {
    const ownCells = cells.filter(({ tableId }) => tableId === table.id);
    const rows = Map.groupBy(ownCells, (cell) => cell.rowId);
    return {
      ...table,
      columns: columns
        .filter(({ tableId }) => tableId === table.id)
        .map(({ tableId: _, ...column }) => column),
      rowIds: [...rows.keys()],
      rows: [...rows.values()].map((row) =>
        row.map(({ label, ...cell }) => ({ label, words: wordsIn(wordsOf.get(cellKey(cell))) })),
      ),
    };
  });
}

async function findCellWords({ database, userId }: ExportSource) {
  const { rowId, columnId, position, form } = tableCellWord;
  const words = await database
    .select({ rowId, columnId, word: { ...exportedWordFor(userId), form } })
    .from(tableCellWord)
    .innerJoin(tableRow, eq(tableRow.id, rowId))
    .innerJoin(wordTable, eq(wordTable.id, tableRow.tableId))
    .innerJoin(word, eq(word.id, tableCellWord.wordId))
    .where(eq(wordTable.userId, userId))
    .orderBy(position);
  return Map.groupBy(words, cellKey);
}

/** The lists and tables of others that a learner has saved, and can still open. */
export async function exportSavedCollections({ database, userId }: ExportSource) {
  const findSaved = (kind: CollectionKind) => {
    const { collection, links } = collectionTables[kind];
    const isShared = ne(collection.privacy, CollectionPrivacy.Private);
    return database
      .select({ ...namedFields(collection), linkedAt: isoTime(links.linkedAt) })
      .from(links)
      .innerJoin(collection, and(eq(collection.id, links.collectionId), isShared))
      .where(eq(links.userId, userId))
      .orderBy(links.linkedAt, collection.id);
  };
  return { lists: await findSaved('list'), tables: await findSaved('table') };
}

/** The plans of a learner, except for lists of others that have become private. */
export function exportPlans({ database, userId }: ExportSource) {
  const { wordsPerDay, createdAt } = studyPlan;
  const isVisible = or(ne(list.privacy, CollectionPrivacy.Private), eq(list.userId, userId));
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

const cellKey = ({ rowId, columnId }: { rowId: string; columnId: string }): string =>
  `${rowId} ${columnId}`;
