import type { components } from '@wordhoard/api-client';
import { pluralArticleOf, splitLeadingWord, withArticle } from '@wordhoard/quiz-engine/text';
import { articleOfWord } from './grammar-line.tsx';

type Noun = Pick<components['schemas']['WordRecord'], 'text' | 'langCode' | 'grammar'>;

/** A noun as dictionaries head it: _das Auge, die Augen_. */
export function fullFormOf(noun: Noun): string {
  const { text, langCode, grammar } = noun;
  const { plural, gender } = grammar ?? {};
  const inFull = (article: string | undefined, form: string) =>
    article === undefined || splitLeadingWord(form, langCode).leadingWord !== ''
      ? form
      : withArticle(article, form);
  const singular = inFull(articleOfWord(noun, grammar), text);
  if (plural === undefined) return singular;
  return `${singular}, ${inFull(gender && pluralArticleOf(plural, langCode, gender), plural)}`;
}
