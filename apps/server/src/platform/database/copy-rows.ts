import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ClientBase } from 'pg';
import { from } from 'pg-copy-streams';
import { toText } from './insert-rows.ts';

/** The embedded database holds all rows of a statement in memory. */
const copyLength = 50_000;

/** Rows in the text format of COPY. */
export interface RowCopy {
  /** A table and its columns, as SQL. */
  target: string;
  text: string;
}

/** The text of a copy, and the streams that decode it. */
export type TextSource = readonly [Readable, ...NodeJS.ReadWriteStream[]];

/** Adds rows to a table that nobody else uses, and that was emptied in the same transaction. */
export type CopyRows = (target: string, source: TextSource) => Promise<void>;

/** Frozen rows need no vacuum: index-only scans take them as visible. */
export const copyThrough =
  (client: ClientBase): CopyRows =>
  (target, source) =>
    pipeline([...source, client.query(from(`copy ${target} from stdin with (freeze)`))]);

/** All rows have the same columns as the first. */
export function* formatRows(table: PgTable, rows: readonly object[]): Generator<RowCopy> {
  const [first = {}] = rows;
  const columns = Object.entries(getTableColumns(table)).filter(([property]) => property in first);
  const names = columns.map(([, { name }]) => `"${name}"`);
  const target = `"${getTableName(table)}" (${names.join()})`;
  for (let start = 0; start < rows.length; start += copyLength) {
    const lines = rows.slice(start, start + copyLength).map((row) => {
      const fields = columns.map(([property, column]) =>
        toField(column, Reflect.get(row, property)),
      );
      return `${fields.join('\t')}\n`;
    });
    yield { target, text: lines.join('') };
  }
}

const toField = (column: PgColumn, value: unknown): string =>
  toText(column, value)?.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? '') ?? '\\N';

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
