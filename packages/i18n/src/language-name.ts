/** The name of a language in the reader's own: `languageName('de', 'ru')` is `немецкий`. */
export function languageName(langCode: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(langCode) ?? langCode;
}
