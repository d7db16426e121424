import type { components } from '@wordhoard/api-client';
import { articleOf, withArticle } from '@wordhoard/quiz-engine/text';
import { WordGrammar } from '@wordhoard/ui';

type Grammar = components['schemas']['WordGrammar'];

interface GrammarLineProps {
  word: { text: string; langCode: string };
  grammar: Grammar | null;
}

/** The definite article of a noun, if its language has one and its gender is known. */
export const articleOfWord = (
  { text, langCode }: GrammarLineProps['word'],
  grammar: Grammar | null,
): string | undefined =>
  grammar?.article ?? (grammar?.gender && articleOf(text, langCode, grammar.gender));

/** The grammar of a word, if there is any to show. */
export function GrammarLine({ word, grammar }: GrammarLineProps) {
  if (!grammar) return null;
  const { text, langCode } = word;
  const { gender, plural, forms, reading, romanisation, stress, ipa } = grammar;
  const article = articleOfWord(word, grammar);
  return (
    <WordGrammar
      word={{ text, lang: langCode }}
      withArticle={article && withArticle(article, text)}
      {...{ gender, plural, forms, reading, romanisation, stress, ipa }}
    />
  );
}
