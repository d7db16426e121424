import { defaultLocale, type LocaleCode, localeCodes } from '@wordhoard/contract/enumeration';

export function isLocaleCode(code: unknown): code is LocaleCode {
  return localeCodes.some((localeCode) => localeCode === code);
}

/**
 * Chooses the interface language from an `accept-language` header or a list of browser languages.
 *
 * @param ranges - language ranges such as `ru-RU, en;q=0.8`; unknown and excluded (`q=0`) ones are ignored
 */
export function negotiateLocale(ranges: string | undefined): LocaleCode {
  const ranked = (ranges ?? '')
    .split(',', 20)
    .map(parseRange)
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return ranked.map(({ language }) => language).find(isLocaleCode) ?? defaultLocale;
}

/** The language pair until the learner chooses one. */
export function defaultLanguages(locale: LocaleCode) {
  return { learnLangCode: locale === 'en' ? 'es' : 'en', tranLangCode: locale };
}

function parseRange(languageRange: string): { language: string; weight: number } {
  const [range = '', ...parameters] = languageRange.trim().toLowerCase().split(';');
  const quality = parameters.map((parameter) => parameter.trim()).find((p) => p.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { language: range.split('-')[0] ?? '', weight: Number.isFinite(weight) ? weight : 0 };
}
