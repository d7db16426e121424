import type { CookieJar } from '@wordhoard/api-client';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import { isLocaleCode } from '@wordhoard/i18n';

const yearInSeconds = 31_536_000;

/**
 * The interface language as a separate cookie: it survives a new version of the settings, and every
 * server can read it.
 */
export function createLocaleCookie(jar: CookieJar, { production }: { production: boolean }) {
  const name = production ? 'locale' : 'dev-locale';
  return {
    read(): LocaleCode | undefined {
      const pairs = jar.cookie.split(';').map((pair) => pair.trim().split('='));
      const locale = pairs.find(([key]) => key === name)?.[1];
      return isLocaleCode(locale) ? locale : undefined;
    },
    write(locale: LocaleCode): void {
      jar.cookie = `${name}=${locale}; path=/; max-age=${yearInSeconds}; samesite=lax`;
    },
  };
}
