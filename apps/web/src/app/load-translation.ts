import { defaultLocale, type LocaleCode } from '@wordhoard/contract/enumeration';
import { loadMessages } from '@wordhoard/i18n';
import type { Translation } from './translation-provider.tsx';

/** The messages of the default language are part of the code, so they are always there. */
export const defaultTranslation: Translation = { locale: defaultLocale, messages: {} };

/** The messages of a language, or `undefined` where they do not arrive. */
export async function loadTranslation(locale: LocaleCode): Promise<Translation | undefined> {
  try {
    return { locale, messages: await loadMessages(locale, fetchMessages) };
  } catch {
    return undefined;
  }
}

async function fetchMessages(locale: LocaleCode): Promise<Record<string, string>> {
  const response = await fetch(`/locale/${locale}.json?${MESSAGES_VERSION}`);
  if (!response.ok) throw new Error(`no messages for ${locale}: ${response.status}`);
  return response.json();
}
