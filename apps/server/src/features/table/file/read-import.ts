import type { TableImport } from '@wordhoard/contract';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import type { LockedTable } from '../change-table.ts';
import { presentColumn } from '../present.ts';
import { checkColumnCount } from '../rules.ts';
import { type ReadTable, readTableText } from './read-table-text.ts';

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
