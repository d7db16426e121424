import type { WordReference } from '@wordhoard/contract';
import { WordMode } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import type { Localized } from '../../platform/database/column.ts';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { eachOf } from '../../platform/database/sql.ts';
import { visibleTo } from '../word/visible.ts';
import { tableCell, tableCellWord } from './schema.ts';

/** A cell as it is kept: a label, or words that are here. */
export interface KeptCell {
  rowId: string;
  columnId: string;
  label: string | null;
  localizedLabel?: Localized | null;
  wordIds: string[];
}

export interface CellRow {
  rowId: string;
  label: string | null;
  localizedLabel: Localized | null;
  words: WordReference[];
}

/** The cells of several rows, each row's in the order of the columns, with the words that the viewer sees. */
export function findCells(
  database: Database,
  rowIds: readonly string[],
  callerId: string | undefined,
): Promise<CellRow[]> {
  return selectRows(
    database,
    sql`select table_cell.row_id as "rowId", table_cell.label,
          table_cell.localized_label as "localizedLabel",
          coalesce(
            json_agg(
              json_build_object('id', word.id, 'text', word.text, 'langCode', word.lang_code, 'mode', word.mode)
              order by table_cell_word.position
            ) filter (where word.id is not null),
            '[]'
          ) as words
        from ${eachOf(rowIds)}
        join table_cell on table_cell.row_id = wanted.id
        join table_column on table_column.id = table_cell.column_id
        left join table_cell_word
          on table_cell_word.row_id = table_cell.row_id
          and table_cell_word.column_id = table_cell.column_id
        left join word on word.id = table_cell_word.word_id and ${visibleTo(callerId)}
        group by table_cell.row_id, table_cell.column_id, table_column.position
        order by table_cell.row_id, table_column.position`,
  );
}

export async function insertCells(
  transaction: Database,
  cells: readonly KeptCell[],
): Promise<void> {
  const kept = cells.map(({ rowId, columnId, label, localizedLabel = null }) => ({
    rowId,
    columnId,
    label,
    localizedLabel,
  }));
  const words = cells.flatMap(({ rowId, columnId, wordIds }) =>
    wordIds.map((wordId, index) => ({ rowId, columnId, position: index + 1, wordId })),
  );
  await insertRows(transaction, tableCell, kept);
  await insertRows(transaction, tableCellWord, words);
}

export async function deleteCells(
  transaction: Database,
  rowId: string,
  columnIds: readonly string[],
): Promise<void> {
  await transaction.execute(
    sql`delete from table_cell
        where row_id = ${rowId} and column_id = any(${sql.param(columnIds)}::uuid[])`,
  );
}

export function findLocalizedLabels(
  transaction: Database,
  rowId: string,
): Promise<{ columnId: string; localizedLabel: Localized }[]> {
  return selectRows(
    transaction,
    sql`select column_id as "columnId", localized_label as "localizedLabel"
        from table_cell where row_id = ${rowId} and localized_label is not null`,
  );
}

/** The words of these ids that the viewer may put into a table. */
export function findUsableWords(
  transaction: Database,
  ids: readonly string[],
  callerId: string,
): Promise<{ id: string; langCode: string }[]> {
  return selectRows(
    transaction,
    sql`select word.id, word.lang_code as "langCode"
        from ${eachOf(ids)} join word on word.id = wanted.id
        where ${visibleTo(callerId)}`,
  );
}

/** Which of the words somebody would not be the first to bring, as far as they may know. */
export function findKnownWords(
  database: Database,
  words: readonly { langCode: string; key: string }[],
  callerId: string,
): Promise<{ langCode: string; key: string }[]> {
  const langCodes = words.map(({ langCode }) => langCode);
  const keys = words.map(({ key }) => key);
  return selectRows(
    database,
    sql`select distinct word.lang_code as "langCode", word.key
        from unnest(${sql.param(langCodes)}::text[], ${sql.param(keys)}::text[])
          as named (lang_code, key)
        join word on word.lang_code = named.lang_code and word.key = named.key
          and word.mode = ${WordMode.Word}
        where ${visibleTo(callerId)}`,
  );
}
