import type { LocaleCode } from '@wordhoard/contract/enumeration';
import { isLocaleCode } from '@wordhoard/i18n';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Env } from '../../platform/http/request-context.ts';

/** The language that the reader has chosen here before, or that their browser asks for. */
export function pageLocale(context: Context<Env>): LocaleCode {
  const chosen = getCookie(context, 'locale');
  return isLocaleCode(chosen) ? chosen : context.get('locale');
}
