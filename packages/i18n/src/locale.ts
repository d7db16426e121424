import { defaultLocale, type LocaleCode, localeCodes } from '@wordhoard/contract/enumeration';

export function isLocaleCode(code: unknown): code is LocaleCode {
  return localeCodes.some((localeCode) => localeCode === code);
}

/**
 * Chooses the interface language from an `accept-language` header or a list of browser languages.
 *
 * @param wishes Language ranges such as `ru-RU, en;q=0.8`; what is unknown or refused (`q=0`) is passed over.
 */
export function negotiateLocale(wishes: string | undefined): LocaleCode {
  const ranked = (wishes ?? '')
    .split(',', 20)
    .map(readWish)
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return ranked.map(({ language }) => language).find(isLocaleCode) ?? defaultLocale;
}

/** What is learned and explained in where nobody has chosen. */
export function defaultLanguages(locale: LocaleCode) {
  return { learnLangCode: locale === 'en' ? 'es' : 'en', tranLangCode: locale };
}

function readWish(wish: string): { language: string; weight: number } {
  const [range = '', ...parameters] = wish.trim().toLowerCase().split(';');
  const quality = parameters.map((parameter) => parameter.trim()).find((p) => p.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { language: range.split('-')[0] ?? '', weight: Number.isFinite(weight) ? weight : 0 };
}
