/** Creating one is slow in browsers, and a list of languages needs dozens of names. */
const formatters = new Map<string, Intl.DisplayNames>();

/**
 * The name of a language in a locale: `languageName('de', 'ru')` is `немецкий`. An invalid code,
 * which an address may contain, is returned unchanged.
 */
export function languageName(langCode: string, locale: string): string {
  const formatter = formatters.get(locale) ?? new Intl.DisplayNames([locale], { type: 'language' });
  formatters.set(locale, formatter);
  try {
    return formatter.of(langCode) ?? langCode;
  } catch {
    return langCode;
  }
}
