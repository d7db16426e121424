import type { QuizItemRecord, WordRecord } from '@wordhoard/contract';
import type { QuizCode } from '@wordhoard/contract/enumeration';
import {
  articleOf,
  articlesOf,
  gendersOf,
  splitLeadingWord,
  withArticle,
} from '@wordhoard/quiz-engine/text';

type Noun = Pick<WordRecord, 'text' | 'langCode' | 'grammar'>;

/** The definite article of a noun that is written without one; undefined if it is not known. */
export function articleOfWord({ text, langCode, grammar }: Noun): string | undefined {
  if (splitLeadingWord(text, langCode).leadingWord !== '') return undefined;
  return grammar?.article ?? (grammar?.gender && articleOf(text, langCode, grammar.gender));
}

/** Four cards with three options can be tapped as fast as they are read. */
const kinds: QuizCode[] = ['multiple-choice', 'cards'];

type ArticleItem = Pick<
  QuizItemRecord,
  'asks' | 'prompt' | 'text' | 'langCode' | 'accepted' | 'options' | 'kinds'
>;

/** Asks for the article of a noun or, in languages without articles, for its gender. */
export function articleItem(word: WordRecord): ArticleItem | undefined {
  const { text, langCode, grammar } = word;
  const prompt = { text, langCode };
  const genders = gendersOf(langCode);
  if (grammar?.gender !== undefined && genders.includes(grammar.gender)) {
    const { gender } = grammar;
    return {
      asks: 'gender',
      prompt,
      text: gender,
      accepted: [gender],
      options: [...genders],
      kinds,
    };
  }
  const article = articleOfWord(word);
  const articles = articlesOf(langCode);
  if (article === undefined || !articles.includes(article) || isPlural(word, article))
    return undefined;
  const accepted = [article, withArticle(article, text)];
  return {
    asks: 'article',
    prompt,
    text: article,
    langCode,
    accepted,
    options: [...articles],
    kinds,
  };
}

/** A word that lives in the plural has its article stored: German _die_ is that of the feminine singular too. */
const isPlural = ({ langCode, grammar }: Noun, article: string): boolean =>
  langCode === 'de' &&
  article === 'die' &&
  grammar?.gender !== undefined &&
  grammar.gender !== 'feminine';
