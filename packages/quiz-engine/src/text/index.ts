export { type Agreement, listAgreements } from './agreement.ts';
export { type Alphabet, findAlphabet, languagesWithAlphabet } from './alphabet.ts';
export {
  articlesOf,
  chooseArticle,
  choosePluralArticle,
  type Gender,
  gendersOf,
  withArticle,
} from './article.ts';
export {
  foldApostrophes,
  foldBase,
  foldCase,
  foldHyphens,
  foldRomanisation,
  foldText,
  removeMarks,
  toHiragana,
  toKatakana,
} from './fold.ts';
export {
  type LeadingWordSplit,
  languagesWithLeadingWords,
  listLeadingWords,
  splitLeadingWord,
} from './leading-word.ts';
export { replaceLookAlikes } from './look-alikes.ts';
export { addToneMarks, isPinyin } from './pinyin.ts';
export { alignReading, languagesWithRuby, type RubyPart } from './ruby.ts';
export { isOfScripts, listScripts } from './scripts.ts';
export { type SentenceSplit, splitAtForm } from './split-at-form.ts';
