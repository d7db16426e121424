export type { Alphabet } from './alphabet.ts';
export { alphabetOf, languagesWithAlphabet } from './alphabet.ts';
export type { Gender } from './article.ts';
export {
  articleOf,
  articlesOf,
  gendersOf,
  languagesWithArticles,
  languagesWithGenders,
  pluralArticleOf,
  withArticle,
} from './article.ts';
export { foldApostrophes, foldCase, foldText } from './fold.ts';
export type { LeadingWordSplit } from './leading-word.ts';
export { languagesWithLeadingWords, leadingWordsOf, splitLeadingWord } from './leading-word.ts';
export { isPinyin } from './pinyin.ts';
export type { RubyPart } from './ruby.ts';
export { alignReading, languagesWithRuby } from './ruby.ts';
export type { SentenceSplit } from './split-at-form.ts';
export { splitAtForm } from './split-at-form.ts';
