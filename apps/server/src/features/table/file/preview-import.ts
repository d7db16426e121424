import type { NewTableCell, TableImport, TableImportPreview } from '@wordhoard/contract';
import { wordKey } from '@wordhoard/contract/text';
import { serverMessages } from '@wordhoard/i18n/server';
import type { Database } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { findKnownWords } from '../cell-store.ts';
import { changeTable } from '../change-table.ts';
import { findAllRowIds } from '../part-store.ts';
import { checkRowCount } from '../rules.ts';
import { type ReadImport, readAsNew, readInto } from './read-import.ts';

/** What an import would bring, and why it would not, without bringing anything. */
export async function previewImport(
  database: Database,
  request: TableImport,
  context: SignedInContext,
): Promise<TableImportPreview> {
  const { columns, rows, faults } = await readImport(database, request, context);
  const placed = rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, index) => ({ cell, langCode: columns[index]?.langCode ?? '' })),
  }));
  const words = placed.flatMap(({ cells }) => cells.flatMap(wordsIn));
  const known = await findKnownWords(database, words, context.caller.id);
  const knownNames = new Set(known.map(nameOf));
  const sentences = serverMessages(context.locale);
  return {
    columns,
    rows: placed.map(({ line, cells }) => ({
      line,
      cells: cells.map((cell) => ({
        label: 'label' in cell.cell ? cell.cell.label : null,
        words: wordsIn(cell).map((word) => ({
          text: word.text,
          isNew: !knownNames.has(nameOf(word)),
        })),
      })),
    })),
    faults: faults.map(({ line, issue }) => ({
      line,
      code: issue.code,
      message: sentences.issue(issue),
    })),
  };
}

async function readImport(
  database: Database,
  request: TableImport,
  context: SignedInContext,
): Promise<ReadImport> {
  if (!('tableId' in request)) {
    const read = readAsNew(request.text, request.columns);
    checkRowCount(read.rows.length);
    return read;
  }
  const { tableId, text, mode } = request;
  return changeTable(database, { tableId }, context, async (transaction, table) => {
    const read = readInto(table, text, context.locale);
    const staying = mode === 'append' ? await findAllRowIds(transaction, tableId) : [];
    checkRowCount(staying.length + read.rows.length);
    return read;
  });
}

interface PlacedCell {
  cell: NewTableCell;
  langCode: string;
}

const wordsIn = ({ cell, langCode }: PlacedCell) =>
  ('words' in cell ? cell.words : []).flatMap((word) =>
    'text' in word ? [{ text: word.text, key: wordKey(word.text), langCode }] : [],
  );

const nameOf = ({ langCode, key }: { langCode: string; key: string }) => `${langCode} ${key}`;
