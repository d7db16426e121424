/** A browser takes long to make one, and every list of languages asks for dozens of names. */
const names = new Map<string, Intl.DisplayNames>();

/** The name of a language in the reader's own: `languageName('de', 'ru')` is `немецкий`. */
export function languageName(langCode: string, locale: string): string {
  const inLocale = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'language' });
  names.set(locale, inLocale);
  return inLocale.of(langCode) ?? langCode;
}
