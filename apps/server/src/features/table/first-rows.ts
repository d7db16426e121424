import type { TableRecord } from '@wordhoard/contract';
import { type SQL, sql } from 'drizzle-orm';
import { wordTable } from '../../schema/collection.ts';
import { tableCellWord, tableColumn, tableRow } from '../../schema/table.ts';
import { word } from '../../schema/word.ts';
import { visible } from '../word/visible.ts';

const shownRows = 3;
const shownColumns = 3;

/**
 * What the cover of a table shows: the first public word of each cell in its first columns and rows with words. Raw SQL, so that the
 * tables of a page are read together.
 */
export const firstRows: SQL<TableRecord['firstRows']> = sql`(
  select coalesce(jsonb_agg(shown_row.cells order by shown_row.position), '[]') from (
    select ${tableRow.position}, filled.cells from ${tableRow}, lateral (
      select jsonb_agg(first_word.cell order by columns.position) as cells, count(first_word.cell) as words
      from (
        select id, position from ${tableColumn}
        where table_id = ${wordTable.id} and lang_code is not null order by position limit ${sql.raw(String(shownColumns))}
      ) as columns left join lateral (
        select jsonb_build_object('text', coalesce(form, ${word.text}), 'langCode', ${word.langCode}) as cell
        from ${tableCellWord} join ${word} on ${word.id} = word_id
        where row_id = ${tableRow.id} and column_id = columns.id and ${visible}
        order by ${tableCellWord.position} limit 1
      ) as first_word on true
    ) as filled
    where ${tableRow.tableId} = ${wordTable.id} and filled.words > 0
    order by ${tableRow.position}, ${tableRow.id} limit ${sql.raw(String(shownRows))}
  ) as shown_row
)`;
