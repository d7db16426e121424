import type { FoundWord as SearchedWord } from '@wordhoard/contract';
import { foldForSearch } from '@wordhoard/contract/text';
import { splitLeadingWord } from '@wordhoard/quiz-engine/text';

type FoundWord = Pick<SearchedWord, 'text' | 'langCode' | 'trans' | 'form'>;

/**
 * How a found word fits the text: it is that word or a form of it, has a word that begins with it, contains it elsewhere,
 * or is only spelt similarly.
 */
type SearchMatch = 'whole' | 'begins' | 'inside' | 'similar';

export interface Search {
  text: string;
  learnLangCode: string;
  tranLangCode: string;
}

/**
 * Compares a found word and its translations with the text, with or without an article. The word may be of neither
 * language of the learner.
 */
export function matchWord(
  { text, langCode, trans, form }: FoundWord,
  { text: typed, learnLangCode, tranLangCode }: Search,
): SearchMatch {
  if (form !== undefined) return 'whole';
  const wanted = [learnLangCode, tranLangCode, langCode].flatMap((code) =>
    foldWithoutArticle(typed, code),
  );
  const found = [{ text, langCode }, ...trans.map(({ dest }) => dest)].flatMap((word) =>
    foldWithoutArticle(word.text, word.langCode),
  );
  if (found.some((one) => wanted.includes(one))) return 'whole';
  const isPart = (isWanted: (one: string, part: string) => boolean) =>
    found.some((one) => wanted.some((part) => isWanted(one, part)));
  if (isPart((one, part) => ` ${one}`.includes(` ${part}`))) return 'begins';
  return isPart((one, part) => one.includes(part)) ? 'inside' : 'similar';
}

/** A text and, if it has an article or the English `to`, the text without it. */
const foldWithoutArticle = (text: string, langCode: string): string[] =>
  [text, splitLeadingWord(text.trim(), langCode).rest].map(foldForSearch);
