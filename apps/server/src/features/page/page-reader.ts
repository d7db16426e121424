import type { LocaleCode } from '@wordhoard/contract/enumeration';
import { defaultLanguages } from '@wordhoard/i18n';
import type { ServerMessages } from '@wordhoard/i18n/server';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/request-context.ts';
import type { SocialProviders } from '../auth/social/social-providers.ts';

/** Who opens a page. */
export interface PageReader {
  database: Database;
  /** Whose own things are there beside what everybody sees. */
  viewer: Caller | undefined;
  locale: LocaleCode;
  sentences: ServerMessages;
  /** With whom one can sign in. */
  social: SocialProviders;
}

/** The language that the words of another are explained in, as long as nobody has chosen. */
export function explainedIn(langCode: string, locale: LocaleCode): string {
  const { learnLangCode, tranLangCode } = defaultLanguages(locale);
  return langCode === tranLangCode ? learnLangCode : tranLangCode;
}
