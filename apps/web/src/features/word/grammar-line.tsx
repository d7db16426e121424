import type { components } from '@wordhoard/api-client';
import { articleOf, withArticle } from '@wordhoard/quiz-engine/text';
import { WordGrammar } from '@wordhoard/ui';

type Grammar = components['schemas']['WordGrammar'];

interface GrammarLineProps {
  word: { text: string; langCode: string };
  grammar: Grammar | null;
}

/** The grammar of a word, if there is any to show. */
export function GrammarLine({ word: { text, langCode }, grammar }: GrammarLineProps) {
  if (!grammar) return null;
  const { gender, plural, forms, reading, romanisation, stress, ipa } = grammar;
  const article = grammar.article ?? (gender && articleOf(text, langCode, gender));
  return (
    <WordGrammar
      word={{ text, lang: langCode }}
      withArticle={article && withArticle(article, text)}
      {...{ gender, plural, forms, reading, romanisation, stress, ipa }}
    />
  );
}
