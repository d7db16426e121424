import { Privacy } from '@wordhoard/contract/enumeration';
import type { LocalizedText } from '../../schema/column.ts';
import type { ContentTable } from './content.ts';
import { toNames } from './plan-groups.ts';
import type { Vocabulary } from './plan-words.ts';

export function planTables(
  tables: readonly ContentTable[],
  vocabulary: Vocabulary,
  newId: () => string,
) {
  const planned = tables.map((table) => planTable(table, vocabulary, newId));
  return {
    wordTable: planned.map(({ wordTable }) => wordTable),
    tableColumn: planned.flatMap(({ columns }) => columns),
    tableRow: planned.flatMap(({ rows }) => rows.map(({ row }) => row)),
    tableCell: planned.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)),
    tableCellWord: planned.flatMap(({ rows }) => rows.flatMap(({ words }) => words)),
  };
}

function planTable(table: ContentTable, vocabulary: Vocabulary, newId: () => string) {
  const id = newId();
  const columns = table.columns.map(({ name, langCode }, index) => ({
    id: newId(),
    tableId: id,
    position: index + 1,
    name: name.en,
    localizedName: name,
    langCode,
  }));
  const rows = table.rows.map((cells, index) => {
    const row = { id: newId(), tableId: id, position: index + 1 };
    return { row, ...planCells(row.id, cells, columns, vocabulary) };
  });
  const wordTable = {
    id,
    slug: table.slug,
    langCode: table.langCode,
    ...toNames(table),
    privacy: Privacy.Public,
    columnCount: columns.length,
    rowCount: rows.length,
  };
  return { wordTable, columns, rows };
}

function planCells(
  rowId: string,
  cells: ContentTable['rows'][number],
  columns: readonly { id: string; langCode: string | null }[],
  vocabulary: Vocabulary,
) {
  const placed = columns.map(({ id, langCode }, index) => ({
    place: { rowId, columnId: id },
    langCode: langCode ?? '',
    cell: cells[index] ?? [],
  }));
  return {
    cells: placed.map(({ place, cell }) => ({ ...place, ...toLabel(cell) })),
    words: placed.flatMap(({ place, langCode, cell }) =>
      listWords(cell).map((text, index) => ({
        ...place,
        position: index + 1,
        wordId: vocabulary.word(langCode, text).id,
      })),
    ),
  };
}

type Cell = readonly string[] | LocalizedText;

const listWords = (cell: Cell): readonly string[] => ('en' in cell ? [] : cell);

const toLabel = (cell: Cell) =>
  'en' in cell ? { label: cell.en, localizedLabel: cell } : { label: null, localizedLabel: null };
