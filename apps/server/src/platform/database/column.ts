import type { LocaleCode } from '@wordhoard/contract/enumeration';
import { customType, jsonb } from 'drizzle-orm/pg-core';

/** Text sorted by code points, so that one plain index supports both prefixes and sorting. */
export const foldedText = customType<{ data: string }>({
  dataType: () => 'text collate "C"',
});

/** A text of the starter content in every interface language. */
export type Localized = Readonly<Record<LocaleCode, string>>;

export const localized = (columnName: string) => jsonb(columnName).$type<Localized>();
