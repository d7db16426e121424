import { defaultLocale, type LocaleCode } from '@wordhoard/contract/enumeration';

/**
 * Loads the messages of a locale. The messages of the default locale are compiled into the code that
 * shows them. The texts of other locales are fetched.
 *
 * @param fetchMessages - returns the texts in ICU syntax by message id
 */
export async function loadMessages(
  locale: LocaleCode,
  fetchMessages: (locale: LocaleCode) => Promise<Record<string, string>>,
): Promise<Record<string, string>> {
  return locale === defaultLocale ? {} : fetchMessages(locale);
}
