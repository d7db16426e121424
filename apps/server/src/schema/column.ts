import type { LocaleCode } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { customType, jsonb } from 'drizzle-orm/pg-core';

/** Text sorted by code points, so that one plain index supports both prefixes and sorting. */
export const foldedText = customType<{ data: string }>({
  dataType: () => 'text collate "C"',
});

/** A text of the starter content in every interface language. */
export type Localized = Readonly<Record<LocaleCode, string>>;

export const localized = (columnName: string) => jsonb(columnName).$type<Localized>();

/** A number in the text of the statement, visible to the planner. */
export const fixed = (count: number): SQL => sql.raw(String(count));
