import type { Grammar } from '@wordhoard/contract';
import { chooseArticle, splitLeadingWord } from '@wordhoard/quiz-engine/text';
import type { WordText } from '@wordhoard/ui';

interface Word {
  text: string;
  langCode: string;
  grammar?: Grammar | null | undefined;
}

/** A word as components show it: with its article and its pronunciation. */
export function toWordText(word: Word): WordText {
  const { text, langCode, grammar } = word;
  const { reading, stress, romanisation } = grammar ?? {};
  return { text, lang: langCode, article: findArticle(word), reading, stress, romanisation };
}

/** The definite article of a noun that is written without one, if its language has one and its gender is known. */
function findArticle({ text, langCode, grammar }: Word): string | undefined {
  if (!grammar || splitLeadingWord(text, langCode).leadingWord !== '') return undefined;
  return grammar.article ?? (grammar.gender && chooseArticle(text, langCode, grammar.gender));
}

/** A word as it is pronounced, without its article. */
export const toSpokenText = (word: Word): WordText => ({
  ...toWordText(word),
  article: undefined,
});
