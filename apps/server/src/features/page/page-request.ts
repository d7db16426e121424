import type { LocaleCode } from '@wordhoard/contract/enumeration';
import { pagePatterns } from '@wordhoard/contract/page-address';
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

export type PageName = keyof typeof pagePatterns;

export interface FoundPage {
  name: PageName;
  parameters: Readonly<Record<string, string>>;
  query: URLSearchParams;
}

const pages = Object.entries(pagePatterns).map(([name, pattern]) => ({
  name: name as PageName,
  pattern: new URLPattern({ pathname: pattern === '/' ? pattern : `${pattern}{/}?` }),
}));

/** The page of the site at a path. */
export function findPage(pathname: string, query: URLSearchParams): FoundPage | undefined {
  for (const { name, pattern } of pages) {
    const groups = pattern.exec({ pathname })?.pathname.groups;
    if (groups === undefined) continue;
    const parameters = decodedParameters(groups);
    return parameters && { name, parameters, query };
  }
  return undefined;
}

/** Returns nothing if a parameter is badly encoded. */
function decodedParameters(
  groups: Record<string, string | undefined>,
): FoundPage['parameters'] | undefined {
  try {
    const decoded = Object.entries(groups).map(([key, value = '']) => [
      key,
      decodeURIComponent(value),
    ]);
    return Object.fromEntries(decoded);
  } catch {
    return undefined;
  }
}
