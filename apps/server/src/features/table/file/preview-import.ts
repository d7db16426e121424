import type { NewTableCell, TableImport, TableImportPreview } from '@wordhoard/contract';
import { type LocaleCode, WordMode } from '@wordhoard/contract/enumeration';
import { serverMessages } from '@wordhoard/i18n/server';
import type { Database } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { findNamedWords } from '../../collection/find-named-words.ts';
import { changeTable, type LockedTable } from '../change-table.ts';
import { findRowIds } from '../part-store.ts';
import { checkColumnCount, checkRowCount } from '../rules.ts';
import { presentColumn } from '../store.ts';
import { type ReadTable, readTableText } from './read-table-text.ts';

/** Shows what an import would add, or why it would fail. */
export async function previewImport(
  database: Database,
  request: TableImport,
  context: SignedInContext,
): Promise<TableImportPreview> {
  const { columns, rows, errors } = await readImport(database, request, context);
  const placed = rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, index) => ({ cell, langCode: columns[index]?.langCode ?? '' })),
  }));
  const words = placed.flatMap(({ cells }) => cells.flatMap(listNewWords));
  const findWord = await findNamedWords(database, words, { callerId: context.caller.id });
  const messages = serverMessages(context.locale);
  return {
    columns,
    rows: placed.map(({ line, cells }) => ({
      line,
      cells: cells.map((cell) => ({
        label: 'label' in cell.cell ? cell.cell.label : null,
        words: listNewWords(cell).map((word) => ({
          text: word.text,
          isNew: findWord(word)?.mode !== WordMode.Word,
        })),
      })),
    })),
    errors: errors.map(({ line, issue }) => ({
      line,
      code: issue.code,
      message: messages.issue(issue),
    })),
  };
}

async function readImport(database: Database, request: TableImport, context: SignedInContext) {
  if (!('tableId' in request)) {
    const read = readAsNew(request.text, request.columns);
    checkRowCount(read.rows.length);
    return read;
  }
  const { tableId, text, mode } = request;
  return changeTable(database, { tableId }, context, async (transaction, table) => {
    const read = readInto(table, text, context.locale);
    const existingIds = mode === 'append' ? await findRowIds(transaction, tableId) : [];
    checkRowCount(existingIds.length + read.rows.length);
    return read;
  });
}

const listNewWords = ({ cell, langCode }: { cell: NewTableCell; langCode: string }) =>
  ('words' in cell ? cell.words : []).flatMap((word) =>
    'text' in word ? [{ text: word.text, langCode }] : [],
  );

export type IntoTable = Extract<TableImport, { tableId: string }>;
export type AsNewTable = Exclude<TableImport, IntoTable>;

export interface ReadImport extends ReadTable {
  columns: { name: string; langCode: string | null }[];
}

/** The header must name the columns in the reader's locale, as an export does. */
export function readInto(table: LockedTable, text: string, locale: LocaleCode): ReadImport {
  const columns = table.columns.map((column) => {
    const { name, langCode } = presentColumn(column, locale);
    return { name, langCode };
  });
  return { ...readTableText(text, columns), columns };
}

export function readAsNew(text: string, langCodes: AsNewTable['columns']): ReadImport {
  checkColumnCount(langCodes.length);
  const read = readTableText(
    text,
    langCodes.map((langCode) => ({ langCode })),
  );
  const columns = langCodes.map((langCode, index) => ({ name: read.names[index] ?? '', langCode }));
  return { ...read, columns };
}
