import type { NewTableCell, TableImport, TableImportPreview } from '@wordhoard/contract';
import { sentencesFor } from '@wordhoard/i18n/sentences';
import type { Database } from '../database/database.ts';
import type { Changer } from '../shelf/changer.ts';
import { wordKey } from '../word/word-key.ts';
import { findKnownWords } from './cell-store.ts';
import { changeTable } from './change-table.ts';
import { type ReadImport, readAsNew, readInto } from './read-import.ts';
import { findAllRowIds } from './row-store.ts';
import { checkRowCount } from './rules.ts';

/** What an import would bring, and why it would not, without bringing anything. */
export async function previewImport(
  database: Database,
  request: TableImport,
  changer: Changer,
): Promise<TableImportPreview> {
  const { columns, rows, faults } = await readImport(database, request, changer);
  const placed = rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, index) => ({ cell, langCode: columns[index]?.langCode ?? '' })),
  }));
  const words = placed.flatMap(({ cells }) => cells.flatMap(wordsIn));
  const known = await findKnownWords(database, words, changer.caller.id);
  const knownNames = new Set(known.map(nameOf));
  const sentences = sentencesFor(changer.locale);
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
  changer: Changer,
): Promise<ReadImport> {
  if (!('tableId' in request)) {
    const read = readAsNew(request.text, request.columns);
    checkRowCount(read.rows.length);
    return read;
  }
  const { tableId, text, mode } = request;
  return changeTable(database, { tableId }, changer, async (transaction, table) => {
    const read = readInto(table, text, changer.locale);
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
