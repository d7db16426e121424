import type { Gender } from './article.ts';
import { getPrimaryLanguage } from './fold.ts';
import { areInterchangeable } from './leading-word.ts';

/** What the article of a noun agrees with: in German, all genders share those of the plural. */
export type Agreement = Gender | 'plural';

/** The articles of each gender in all cases and, except in German, both numbers. All are folded. */
const articles: Readonly<Record<string, Partial<Record<Agreement, string>>>> = {
  de: {
    masculine: 'der den dem des ein einen einem eines',
    feminine: 'die der eine einer',
    neuter: 'das dem des ein einem eines',
    plural: 'die den der',
  },
  es: { masculine: 'el un los unos', feminine: 'la una las unas' },
  fr: { masculine: "le l' un les des du", feminine: "la l' une les des" },
  it: {
    masculine: "il lo l' un uno i gli del dello dell' dei degli",
    feminine: "la l' una un' le della dell' delle",
  },
  pt: { masculine: 'o um os uns', feminine: 'a uma as umas' },
};

/**
 * Tells which articles can stand before a noun, in any case.
 *
 * @param langCode - a language code, such as `de`
 * @param genders - the genders that the noun may have, or the plural
 * @param known - an article of the noun that its gender does not tell, such as Spanish _el_ of _agua_
 * @returns for each article of the language, folded, whether it agrees; empty for a language whose articles are unknown
 * @example listAgreements('pt', ['feminine']) // { o: false, um: false, …, a: true, uma: true, … }
 */
export function listAgreements(
  langCode: string,
  genders: readonly Agreement[],
  known = '',
): Record<string, boolean> {
  const own = articles[getPrimaryLanguage(langCode)] ?? {};
  const agreeing = genders
    .flatMap((gender) => (gender === 'common' ? (['masculine', 'feminine'] as const) : gender))
    .flatMap((gender) => own[gender]?.split(' ') ?? []);
  return Object.fromEntries(
    Object.values(own)
      .flatMap((words) => words.split(' '))
      .map((word) => [word, agreeing.includes(word) || areInterchangeable(word, known, langCode)]),
  );
}
