/** The gender of a noun. A noun of common gender is masculine or feminine. */
export type Gender = 'masculine' | 'feminine' | 'neuter' | 'common';

type ArticleRule = (noun: string, gender: Gender) => string | undefined;

const byGender =
  (articles: Partial<Record<Gender, string>>): ArticleRule =>
  (_noun, gender) =>
    articles[gender];

/** A vowel, or an h, which is silent in most French words. */
const elides = /^[aeiouyhœæ]/i;
/** What Italian masculine nouns with _lo_ begin with. */
const takesLo = /^(?:s[^aeiou]|z|gn|ps|pn|x|y|i[aeiou])/i;

function frenchArticle(noun: string, gender: Gender): string | undefined {
  if (gender === 'common' || gender === 'neuter') return undefined;
  if (elides.test(withoutAccents(noun))) return 'l’';
  return gender === 'masculine' ? 'le' : 'la';
}

function italianArticle(noun: string, gender: Gender): string | undefined {
  if (gender === 'common' || gender === 'neuter') return undefined;
  const base = withoutAccents(noun);
  if (gender === 'masculine' && takesLo.test(base)) return 'lo';
  if (/^[aeiou]/i.test(base)) return 'l’';
  return gender === 'masculine' ? 'il' : 'la';
}

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const rules: Readonly<Record<string, ArticleRule>> = {
  de: byGender({ masculine: 'der', feminine: 'die', neuter: 'das' }),
  es: byGender({ masculine: 'el', feminine: 'la' }),
  fr: frenchArticle,
  it: italianArticle,
  pt: byGender({ masculine: 'o', feminine: 'a' }),
};

/** The languages whose definite article {@link articleOf} tells. */
export const languagesWithArticles: readonly string[] = Object.keys(rules);

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
 * @example articleOf('Auge', 'de', 'neuter') // 'das'
 */
export const articleOf = (noun: string, langCode: string, gender: Gender): string | undefined =>
  rules[langCode]?.(noun, gender);

/**
 * A noun with its article.
 *
 * @example withArticle('l’', 'école') // 'l’école'
 */
export const withArticle = (article: string, noun: string): string =>
  /['’]$/.test(article) ? `${article}${noun}` : `${article} ${noun}`;
