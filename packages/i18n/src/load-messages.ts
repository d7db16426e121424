import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { defaultLocale, type LocaleCode } from '@wordhoard/contract/enumeration';

export type CompiledMessages = Record<string, MessageFormatElement[]>;

/**
 * Messages of a locale, ready to format. The default locale's are compiled into the code that
 * shows them; another one's are fetched as text, and the parser comes along only then.
 *
 * @param fetchMessages Answers the map of message ids to texts in ICU syntax.
 */
export async function loadMessages(
  locale: LocaleCode,
  fetchMessages: (locale: LocaleCode) => Promise<Record<string, string>>,
): Promise<CompiledMessages> {
  if (locale === defaultLocale) return {};
  const [{ compileMessages }, texts] = await Promise.all([
    import('./compile-messages.ts'),
    fetchMessages(locale),
  ]);
  return compileMessages(texts);
}
