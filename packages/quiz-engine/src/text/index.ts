export type { Alphabet } from './alphabet.ts';
export { findAlphabet, languagesWithAlphabet } from './alphabet.ts';
export type { Gender } from './article.ts';
export {
  articlesOf,
  chooseArticle,
  choosePluralArticle,
  gendersOf,
  languagesWithArticles,
  languagesWithGenders,
  withArticle,
} from './article.ts';
export { foldApostrophes, foldCase, foldText } from './fold.ts';
export type { LeadingWordSplit } from './leading-word.ts';
export { languagesWithLeadingWords, listLeadingWords, splitLeadingWord } from './leading-word.ts';
export { isPinyin } from './pinyin.ts';
export type { RubyPart } from './ruby.ts';
export { alignReading, languagesWithRuby } from './ruby.ts';
export type { SentenceSplit } from './split-at-form.ts';
export { splitAtForm } from './split-at-form.ts';
