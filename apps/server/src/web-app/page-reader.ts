import type { LocaleCode } from '@wordhoard/contract/enumeration';
import { defaultLanguages } from '@wordhoard/i18n';
import type { Sentences } from '@wordhoard/i18n/sentences';
import type { Caller } from '../auth/caller.ts';
import type { Database } from '../database/database.ts';

/** Who opens a page. */
export interface PageReader {
  database: Database;
  /** Whose own things are there beside what everybody sees. */
  viewer: Caller | undefined;
  locale: LocaleCode;
  sentences: Sentences;
}

/** The language that the words of another are explained in, as long as nobody has chosen. */
export function explainedIn(langCode: string, locale: LocaleCode): string {
  const { learnLangCode, tranLangCode } = defaultLanguages(locale);
  return langCode === tranLangCode ? learnLangCode : tranLangCode;
}
