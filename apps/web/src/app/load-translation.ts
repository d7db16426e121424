import { defaultLocale, type LocaleCode } from '@wordhoard/contract/enumeration';
import { loadMessages } from '@wordhoard/i18n';
import type { Translation } from './translation-provider.tsx';

/** The messages of a language. Where they do not arrive, the default language stands in. */
export async function loadTranslation(locale: LocaleCode): Promise<Translation> {
  try {
    return { locale, messages: await loadMessages(locale, fetchMessages) };
  } catch {
    return { locale: defaultLocale, messages: {} };
  }
}

async function fetchMessages(locale: LocaleCode): Promise<Record<string, string>> {
  const response = await fetch(`/locale/${locale}.json?${MESSAGES_VERSION}`);
  if (!response.ok) throw new Error(`no messages for ${locale}: ${response.status}`);
  return response.json();
}
