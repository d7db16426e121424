import type { LocaleCode } from '@wordhoard/contract/enumeration';
import { defaultLanguages } from '@wordhoard/i18n';
import type { Sentences } from '@wordhoard/i18n/sentences';
import type { Database } from '../database/database.ts';

/** Who opens a page: nobody knows more of them than their language. They see what everybody sees. */
export interface PageReader {
  database: Database;
  locale: LocaleCode;
  sentences: Sentences;
}

/** The language that the words of another are explained in, as long as nobody has chosen. */
export function explainedIn(langCode: string, locale: LocaleCode): string {
  const { learnLangCode, tranLangCode } = defaultLanguages(locale);
  return langCode === tranLangCode ? learnLangCode : tranLangCode;
}
