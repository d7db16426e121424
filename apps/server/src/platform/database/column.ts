import type { LocaleCode } from '@wordhoard/contract/enumeration';
import { customType, jsonb } from 'drizzle-orm/pg-core';

/** Text in the order of its code points, so that one plain index serves prefixes and sorting. */
export const foldedText = customType<{ data: string }>({
  dataType: () => 'text collate "C"',
});

/** The same text in every interface language. Learners' own things have none. */
export type Localized = Readonly<Record<LocaleCode, string>>;

export const localized = (columnName: string) => jsonb(columnName).$type<Localized>();
