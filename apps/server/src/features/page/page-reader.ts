import type { LocaleCode } from '@wordhoard/contract/enumeration';
import { defaultLanguages, isLocaleCode } from '@wordhoard/i18n';
import { type ServerMessages, serverMessages } from '@wordhoard/i18n/server';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Database } from '../../platform/database/database.ts';
import type { Caller, Env } from '../../platform/http/request-context.ts';
import { findCallerOfPage } from '../auth/session.ts';
import type { SocialProviders, SocialServices } from '../auth/social/social-providers.ts';

/** The request for a page, and what its content is read from. */
export interface PageReader {
  database: Database;
  caller: Caller | undefined;
  locale: LocaleCode;
  messages: ServerMessages;
  social: SocialProviders;
}

export async function createPageReader(
  context: Context<Env>,
  services: SocialServices,
): Promise<PageReader> {
  const { database, social } = services;
  const locale = chooseLocale(context);
  const caller = await findCallerOfPage(context, services);
  return { database, social, caller, locale, messages: serverMessages(locale) };
}

/** The locale that the reader has chosen in the app, or the one of the browser. */
function chooseLocale(context: Context<Env>): LocaleCode {
  const chosen = getCookie(context, 'locale');
  return isLocaleCode(chosen) ? chosen : context.get('locale');
}

/** The default language of translations for a language. */
export function chooseTranLangCode(langCode: string, locale: LocaleCode): string {
  const { learnLangCode, tranLangCode } = defaultLanguages(locale);
  return langCode === tranLangCode ? learnLangCode : tranLangCode;
}
