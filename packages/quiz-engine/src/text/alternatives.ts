import { getPrimaryLanguage } from './fold.ts';

const conjunctions: Readonly<Record<string, string>> = {
  de: 'oder|bzw\\.?',
  en: 'or',
  es: '[ou]',
  fr: 'ou',
  it: 'od?|oppure',
  nl: 'of',
  pl: 'lub|albo|czy',
  pt: 'ou',
  ru: 'или|либо',
  sv: 'eller',
  uk: 'або|чи',
};

/**
 * Writes a comma for a conjunction whose text shows that it joins alternatives: at the end of a list, _big, large or huge_, and
 * in a bracket, _big (or large)_. Two words do not show it: _big or large_ looks like _day or night_.
 */
export function listAlternatives(text: string, langCode: string | undefined): string {
  const or = conjunctions[getPrimaryLanguage(langCode)];
  if (or === undefined) return text;
  return text
    .replace(new RegExp(` \\((?:${or}) ([^()]+)\\)$`, 'iu'), ', $1')
    .replace(new RegExp(`^([^,]+, .*\\S),? (?:${or}) (\\p{L}\\S+)$`, 'iu'), '$1, $2');
}
