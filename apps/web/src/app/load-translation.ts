import { defaultLocale, type LocaleCode } from '@wordhoard/contract/enumeration';
import { loadMessages } from '@wordhoard/i18n';
import { createIntl, type IntlShape } from 'react-intl';

/** The messages of the default language are part of the code, so they are always there. */
export const defaultTranslation = (): IntlShape => createIntl({ locale: defaultLocale });

/** What speaks a language, or `undefined` where its messages do not arrive. */
export async function loadTranslation(locale: LocaleCode): Promise<IntlShape | undefined> {
  try {
    return createIntl({ locale, messages: await loadMessages(locale, fetchMessages) });
  } catch {
    return undefined;
  }
}

async function fetchMessages(locale: LocaleCode): Promise<Record<string, string>> {
  const response = await fetch(`/locale/${locale}.json?${MESSAGES_VERSION}`);
  if (!response.ok) throw new Error(`no messages for ${locale}: ${response.status}`);
  return response.json();
}
