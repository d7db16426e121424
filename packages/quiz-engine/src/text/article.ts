import { removeMarks } from './fold.ts';

/** The gender of a noun. A noun of common gender is masculine or feminine. */
export type Gender = 'masculine' | 'feminine' | 'neuter' | 'common';

type ArticleRule = (noun: string, gender: Gender) => string | undefined;

/** The article of each gender, or a rule for the nouns of a language that have several. */
type Articles = Partial<Record<Gender, string>> | ArticleRule;

/** A vowel, or an h, which is silent in most French words. */
const elides = /^[aeiouyhœæ]/i;
/** What Italian masculine nouns with _lo_ begin with. */
const takesLo = /^(?:s[^aeiou]|z|gn|ps|pn|x|y|i[aeiou])/i;

function chooseFrenchArticle(noun: string, gender: Gender): string | undefined {
  if (gender === 'common' || gender === 'neuter') return undefined;
  if (elides.test(removeMarks(noun))) return 'l’';
  return gender === 'masculine' ? 'le' : 'la';
}

function chooseItalianArticle(noun: string, gender: Gender): string | undefined {
  if (gender === 'common' || gender === 'neuter') return undefined;
  const base = removeMarks(noun);
  if (gender === 'masculine' && takesLo.test(base)) return 'lo';
  if (/^[aeiou]/i.test(base)) return 'l’';
  return gender === 'masculine' ? 'il' : 'la';
}

const rules: Readonly<Record<string, Articles>> = {
  de: { masculine: 'der', feminine: 'die', neuter: 'das' },
  es: { masculine: 'el', feminine: 'la' },
  fr: chooseFrenchArticle,
  it: chooseItalianArticle,
  pt: { masculine: 'o', feminine: 'a' },
};

/** The articles of the singular that are not elided, in the order of grammars. */
const articles: Readonly<Record<string, readonly string[]>> = {
  de: ['der', 'die', 'das'],
  es: ['el', 'la'],
  fr: ['le', 'la'],
  it: ['il', 'lo', 'la'],
  pt: ['o', 'a'],
};

/** Before a vowel, and where the singular has _lo_. */
const takesGli = /^(?:[aeiou]|s[^aeiou]|z|gn|ps|pn|x|y)/i;

function chooseItalianPluralArticle(plural: string, gender: Gender): string | undefined {
  if (gender === 'feminine') return 'le';
  if (gender !== 'masculine' || plural.endsWith('a')) return undefined;
  return takesGli.test(removeMarks(plural)) ? 'gli' : 'i';
}

const pluralRules: Readonly<Record<string, Articles>> = {
  de: () => 'die',
  es: { masculine: 'los', feminine: 'las' },
  fr: () => 'les',
  it: chooseItalianPluralArticle,
  pt: { masculine: 'os', feminine: 'as' },
};

const findArticle = (
  articles: Articles | undefined,
  noun: string,
  gender: Gender,
): string | undefined =>
  typeof articles === 'function' ? articles(noun, gender) : articles?.[gender];

/**
 * The definite article of a noun in the singular, in front of which it stands: after an elided article there is
 * no space.
 *
 * The rules are those of the grammars. They do not know exceptions, such as Spanish _el agua_ and French
 * _le héros_: these need an article of their own in the data.
 *
 * @param noun - the singular, without an article
 * @param langCode - a language code, such as `de`
 * @returns `undefined` in other languages, and if the gender leaves the article open
 * @example chooseArticle('Auge', 'de', 'neuter') // 'das'
 */
export const chooseArticle = (noun: string, langCode: string, gender: Gender): string | undefined =>
  findArticle(rules[langCode], noun, gender);

/**
 * The definite article of a noun in the plural. Like {@link chooseArticle}, it knows no exceptions.
 *
 * @param plural - the plural, without an article
 * @param langCode - a language code, such as `de`
 * @param gender - the gender of the noun
 * @returns `undefined` in other languages, and if the gender leaves the article open
 * @example choosePluralArticle('Augen', 'de', 'neuter') // 'die'
 */
export const choosePluralArticle = (
  plural: string,
  langCode: string,
  gender: Gender,
): string | undefined => findArticle(pluralRules[langCode], plural, gender);

/**
 * The definite articles of the singular that tell the gender of a noun. An elided one does not.
 *
 * @param langCode - a language code, such as `de`
 * @returns an empty list for a language whose articles {@link chooseArticle} does not tell
 * @example articlesOf('de') // ['der', 'die', 'das']
 */
export const articlesOf = (langCode: string): readonly string[] => articles[langCode] ?? [];

const threeGenders: readonly Gender[] = ['masculine', 'feminine', 'neuter'];
const twoGenders: readonly Gender[] = ['masculine', 'feminine'];

const genders: Readonly<Record<string, readonly Gender[]>> = {
  ar: twoGenders,
  be: threeGenders,
  bs: threeGenders,
  cs: threeGenders,
  he: twoGenders,
  hr: threeGenders,
  lt: twoGenders,
  lv: twoGenders,
  pl: threeGenders,
  ru: threeGenders,
  sk: threeGenders,
  sl: threeGenders,
  sr: threeGenders,
  uk: threeGenders,
};

/**
 * The genders of the nouns of a language that has no article to tell them by.
 *
 * @param langCode - a language code, such as `ru`
 * @returns an empty list for all other languages
 * @example gendersOf('ar') // ['masculine', 'feminine']
 */
export const gendersOf = (langCode: string): readonly Gender[] => genders[langCode] ?? [];

/**
 * A noun with its article.
 *
 * @example withArticle('l’', 'école') // 'l’école'
 */
export const withArticle = (article: string, noun: string): string =>
  /['’]$/.test(article) ? `${article}${noun}` : `${article} ${noun}`;
