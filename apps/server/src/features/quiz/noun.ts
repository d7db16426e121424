import type { WordRecord } from '@wordhoard/contract';
import {
  articleOf,
  pluralArticleOf,
  splitLeadingWord,
  withArticle,
} from '@wordhoard/quiz-engine/text';

export type Noun = Pick<WordRecord, 'text' | 'langCode' | 'grammar'>;

/** The definite article of a noun that is written without one; undefined if it is not known. */
export function articleOfNoun({ text, langCode, grammar }: Noun): string | undefined {
  if (splitLeadingWord(text, langCode).leadingWord !== '') return undefined;
  return grammar?.article ?? (grammar?.gender && articleOf(text, langCode, grammar.gender));
}

/** The definite article of the plural of a noun. */
export function pluralArticleOfNoun({ langCode, grammar }: Noun): string | undefined {
  const { plural, gender } = grammar ?? {};
  if (plural === undefined || gender === undefined) return undefined;
  if (splitLeadingWord(plural, langCode).leadingWord !== '') return undefined;
  return pluralArticleOf(plural, langCode, gender);
}

export const inFull = (article: string | undefined, form: string): string =>
  article === undefined ? form : withArticle(article, form);

/** A noun as dictionaries head it: _das Auge, die Augen_. */
export function fullFormOf(noun: Noun): string {
  const singular = inFull(articleOfNoun(noun), noun.text);
  const plural = noun.grammar?.plural;
  const several = plural && inFull(pluralArticleOfNoun(noun), plural);
  return several === undefined || several === singular ? singular : `${singular}, ${several}`;
}
