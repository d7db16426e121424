import type { QuizItemRecord, WordRecord } from '@wordhoard/contract';
import type { QuizCode } from '@wordhoard/contract/enumeration';
import { foldText } from '@wordhoard/quiz-engine';
import { pluralArticleOf, splitAtForm, withArticle } from '@wordhoard/quiz-engine/text';
import { articleOfWord } from './article.ts';

type GrammarItem = Omit<QuizItemRecord, 'wordId' | 'speechPartId'>;

const pluralKinds: QuizCode[] = ['cards', 'multiple-choice', 'spelling', 'letter-match'];
/** An answer that stands in the prompt can be neither an option nor built from letters. */
const samePluralKinds: QuizCode[] = ['cards', 'spelling'];

/** Asks for the plural of a noun: _das Auge_ → _Augen_. */
export function pluralItem(word: WordRecord): GrammarItem | undefined {
  const { text, langCode, grammar } = word;
  const plural = grammar?.plural;
  if (plural === undefined) return undefined;
  const article = articleOfWord(word);
  const isSame = foldText(plural, langCode) === foldText(text, langCode);
  // Only its article tells that the prompt is the singular.
  if (isSame && article === undefined) return undefined;
  const pluralArticle = grammar?.gender && pluralArticleOf(plural, langCode, grammar.gender);
  return {
    asks: 'plural',
    prompt: { text: article === undefined ? text : withArticle(article, text), langCode },
    text: plural,
    langCode,
    accepted: [plural],
    kinds: isSame ? samePluralKinds : pluralKinds,
    // Plurals of words that begin alike are harder to tell apart.
    group: foldText(plural, langCode).slice(0, 1),
    ...(pluralArticle !== undefined && { article: pluralArticle }),
  };
}

const readingKinds: QuizCode[] = ['cards', 'multiple-choice', 'match-up', 'spelling'];

/** Asks for the reading of a word in characters: kana or pinyin. */
export function readingItem({ text, langCode, grammar }: WordRecord): GrammarItem | undefined {
  const reading = grammar?.reading;
  if (reading === undefined || withoutMarks(reading) === withoutMarks(text)) return undefined;
  const romanisation = langCode === 'ja' ? grammar?.romanisation : undefined;
  return {
    asks: 'reading',
    prompt: { text, langCode },
    text: reading,
    langCode: isLatin(reading) ? `${langCode}-Latn` : langCode,
    accepted: romanisation === undefined ? [reading] : [reading, romanisation],
    kinds: readingKinds,
  };
}

/** Vowel marks alone are no reading that could be asked for. */
const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const isLatin = (text: string): boolean => /^[\p{Script=Latin}\p{M}\P{L}]+$/u.test(text);

const gapKinds: QuizCode[] = ['multiple-choice', 'spelling', 'letter-match', 'cards'];

/** Asks for the word that is left out of its example. */
export function gapItem({
  text,
  langCode,
  example,
  exampleDetails,
  trans,
}: WordRecord): GrammarItem | undefined {
  const split =
    example === null ? undefined : splitAtForm(example, exampleDetails?.form ?? text, langCode);
  const meaning = trans[0]?.dest;
  if (split === undefined || meaning === undefined) return undefined;
  const translation = exampleDetails?.trans.find((tran) => tran.langCode === meaning.langCode);
  const { before, form, after } = split;
  const hint = { text: translation?.text ?? meaning.text, langCode: meaning.langCode };
  return {
    asks: 'gap',
    prompt: { text: `${before}____${after}`, langCode, gap: { before, after, hint } },
    text: form,
    langCode,
    accepted: [form],
    kinds: gapKinds,
  };
}
