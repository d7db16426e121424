import { defaultLocale, type LocaleCode } from '@wordhoard/contract/enumeration';
import type { Localized } from '../database/column.ts';

/** A text that has one wording in each language, or one for all. */
export interface Wording {
  text: string;
  localized: Localized | null;
}

/** Whoever puts another text in its place has seen, and changes, the one of their own language. */
export function reworded(localized: Localized | null, text: string, locale: LocaleCode): Wording {
  if (localized === null) return { text, localized };
  const wordings = { ...localized, [locale]: text };
  return { text: wordings[defaultLocale], localized: wordings };
}
