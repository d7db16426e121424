import { limits } from '@wordhoard/contract/limits';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { wordTable } from '../../../schema/collection.ts';
import { userWord } from '../../../schema/review.ts';
import { tableCellWord, tableColumn, tableRow } from '../../../schema/table.ts';
import { word } from '../../../schema/word.ts';
import { localize } from '../../collection/collection.ts';
import { toViewer, type Viewer } from '../../collection/view.ts';
import { findVisibleList, findWordsOfList } from '../../list/store.ts';
import { findVisibleTable } from '../../table/store.ts';
import type { WordRow } from '../../word/select-words.ts';
import { selectWordFields, visibleIn, visibleTo } from '../../word/visible.ts';

/** The words of a package. */
interface ExportedWords {
  name: string;
  slug: string;
  viewer: Viewer;
  words: readonly WordRow[];
}

export interface ExportRequest {
  listId?: string | undefined;
  tableId?: string | undefined;
  langCode: string;
}

/** The words of a list or of a table, or else all that the learner has saved or answered in a language. */
export async function findExportedWords(
  database: Database,
  { listId, tableId, langCode }: ExportRequest,
  { caller, locale }: SignedInContext,
): Promise<ExportedWords> {
  if (listId !== undefined) {
    const list = await findVisibleList(database, { id: listId }, caller);
    const wholeList = { page: 1, pageSize: limits.listMaxWords };
    const words = await findWordsOfList(database, list, caller.id, wholeList);
    return { ...localize(list, locale), viewer: toViewer(list, caller.id), words };
  }
  if (tableId !== undefined) {
    const table = await findVisibleTable(database, { id: tableId }, caller);
    const words = await findWordsOfTable(database, tableId, caller.id);
    return { ...localize(table, locale), viewer: toViewer(table, caller.id), words };
  }
  const words = await database
    .select(selectWordFields(caller.id))
    .from(userWord)
    .innerJoin(word, eq(word.id, userWord.wordId))
    .where(
      and(eq(userWord.userId, caller.id), eq(userWord.langCode, langCode), visibleTo(caller.id)),
    )
    .orderBy(desc(userWord.changedAt), userWord.wordId)
    .limit(limits.packageMaxNotes);
  const name = `wordhoard-${langCode}`;
  return { name, slug: name, viewer: { callerId: caller.id }, words };
}

/** The words in the language of a table, each once. */
async function findWordsOfTable(database: Database, tableId: string, callerId: string) {
  const rows = await database
    .select(selectWordFields(callerId))
    .from(tableCellWord)
    .innerJoin(tableRow, eq(tableRow.id, tableCellWord.rowId))
    .innerJoin(tableColumn, eq(tableColumn.id, tableCellWord.columnId))
    .innerJoin(wordTable, eq(wordTable.id, tableRow.tableId))
    .innerJoin(word, and(eq(word.id, tableCellWord.wordId), eq(word.langCode, wordTable.langCode)))
    .where(and(eq(wordTable.id, tableId), visibleIn(wordTable, callerId)))
    .orderBy(tableRow.position, tableColumn.position, tableCellWord.position);
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
