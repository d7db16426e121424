import { getPrimaryLanguage, removeMarks } from './fold.ts';

/** The endings that dictionaries set after a slash or in brackets, as in _Kellner/in_ and _alto(a)_. */
const endings: Readonly<Record<string, string>> = {
  ar: 'ة',
  be: 'а я ая яя ка іца',
  bg: 'а о и ка',
  bs: 'a o ica ka',
  ca: 'a ra',
  cs: 'a á é í ka yně',
  de: 'in innen e r s n er es en em',
  el: 'α ά η ή ο ό τρια ισσα',
  es: 'a as ora esa ana ona ina',
  fr: 'e es ne le te se ve ive euse trice ère ière enne elle ette che que ue esse',
  he: 'ה ת ית',
  hr: 'a o ica ka',
  it: 'a e i trice essa ssa',
  la: 'a um',
  lt: 'a ė i',
  lv: 'a e',
  mk: 'а о и ка',
  pl: 'a e i ka',
  pt: 'a as ora ã esa ona',
  ro: 'ă oare că e i',
  ru: 'а я о ы ая яя ое ее ые ие ка ница ица ша',
  sk: 'a á é í ka',
  sl: 'a o ica ka',
  sr: 'a o ica ka а о ица ка',
  uk: 'а я о е ка ниця иця',
};

/** Letters at the end of the basic form that an ending with a vowel replaces. */
const replaced: Readonly<Record<string, RegExp>> = {
  be: /(?:[ыі]|о)й$|[аоя]$/u,
  bg: /[аоя]$/u,
  de: /e$/u,
  el: /[οόηήαάυύ]ς$/u,
  la: /(?:us|er|is)$/u,
  lt: /(?:[aiuy])s$/u,
  lv: /[sš]$/u,
  pt: /ão$|[aeiou]s?$/u,
  ru: /(?:[ыи]|о)й$|[аоя]$/u,
  uk: /[иі]й$|[аоя]$/u,
};
const finalVowel = /[aeiouyáéíýăîа]s?$/u;
const vowel = /^[aeiouyаеёиіоуыэюяαεηιουω]/u;
/** Languages in which no ending replaces a letter, unless the table says so. */
const unchanging = /^(?:ar|de|fr|he|lt|lv|mk)$/u;

/** The accent that another syllable makes needless: _inglés, inglesa_. */
const accented = /[áéêíóú][ns]$/u;
const unaccenting = /^(?:ca|es|pt)$/u;

const plural = /^(?:[xsыиі]|ns|aux|(?:c|on|õ|ã)?es|οι|ες|uri)$/u;
const romancePlural = /^h?[ei]$/u;

/** Whether an ending forms a plural if no other ending stands with it, as in _flor, -es_. */
export const isPluralEnding = (ending: string, langCode: string | undefined): boolean =>
  plural.test(ending) ||
  (/^(?:it|ro)$/u.test(getPrimaryLanguage(langCode)) && romancePlural.test(ending));

/** The endings that a language has; empty if none is known. */
export const listEndings = (langCode: string | undefined): readonly string[] =>
  endings[getPrimaryLanguage(langCode)]?.split(' ') ?? [];

/**
 * Adds an ending to the basic form of a word, as dictionaries mean it.
 *
 * @example
 * joinEnding('alto', 'a', 'es'); // 'alta'
 * joinEnding('heureux', 'euse', 'fr'); // 'heureuse'
 */
export function joinEnding(word: string, ending: string, langCode: string | undefined): string {
  const language = getPrimaryLanguage(langCode);
  const plain = removeMarks(ending);
  if (vowel.test(plain)) {
    if (plain.length === 1 && accented.test(word) && unaccenting.test(language)) {
      return word.slice(0, -2) + removeMarks(word.slice(-2)) + ending;
    }
    const pattern = replaced[language] ?? (unchanging.test(language) ? undefined : finalVowel);
    if (pattern?.test(word) && (language !== 'de' || plain.startsWith('in'))) {
      return word.replace(pattern, '') + ending;
    }
  }
  return cutAtEnding(word, plain, language) + ending;
}

/** Without the letters that the ending repeats or changes: _act_ of _actor_ and _-ora_. */
function cutAtEnding(word: string, ending: string, language: string): string {
  const last = word.slice(-1);
  const { length } = ending;
  if (language === 'fr' && /x[sc]e$|fve$|cque?$/u.test(last + ending)) return word.slice(0, -1);
  const isDoubling = length === 2 && ending.startsWith(removeMarks(last));
  if (language === 'de' || length < 2 || isDoubling) return word;
  const at = removeMarks(word).slice(-length).lastIndexOf(ending.charAt(0));
  return at < 0 ? word : word.slice(0, word.length - Math.min(length, word.length) + at);
}
