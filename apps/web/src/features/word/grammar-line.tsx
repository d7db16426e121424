import type { Grammar } from '@wordhoard/contract';
import { WordGrammar } from '@wordhoard/ui';
import { toWordText } from './word-text.ts';

interface GrammarLineProps {
  word: { text: string; langCode: string };
  grammar: Grammar | null;
  /** Whether the line is below the word, which already shows the pronunciation. */
  isBelowWord?: boolean;
  /** Whether the word above is shown with its article. */
  isBelowArticle?: boolean;
}

/** The grammar of a word, if there is any to show. */
export function GrammarLine({ word, grammar, ...place }: GrammarLineProps) {
  if (!grammar) return null;
  const { gender, plural, forms, variants, ipa, level, frequencyRank } = grammar;
  return (
    <WordGrammar
      word={toWordText({ ...word, grammar })}
      {...place}
      {...{ gender, plural, forms, variants, ipa, level, frequencyRank }}
    />
  );
}
