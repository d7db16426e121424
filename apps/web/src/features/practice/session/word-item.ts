import type { components } from '@wordhoard/api-client';
import type { ItemAspect, WordMode } from '@wordhoard/contract/enumeration';
import type { QuizItem, QuizSide } from '@wordhoard/quiz-engine';
import type { AnswerContent, AnswerRecap, ExampleText, QuizContent } from '@wordhoard/ui';
import type { QuizDirection } from '../../../shared/settings/quiz-choice.ts';
import { exampleTextOf } from '../../word/example-text.ts';

type ItemRecord = components['schemas']['QuizItem'];
type PairRecord = components['schemas']['QuizRackWordRecord'];

type WordSide = QuizSide & {
  langCode: string;
  /** Where a cell is in its table. */
  cell?: ItemRecord['prompt']['cell'];
  gap?: ItemRecord['prompt']['gap'];
};

/** A word of a quiz. The label of a table has no language: its code is empty. */
export interface WordItem extends QuizItem {
  prompt: WordSide;
  langCode: string;
  /** What it asks, other than the meaning. */
  asks?: ItemAspect | undefined;
  /** The word with its article and its plural, if one of them is asked. */
  fullForm?: string | undefined;
  /** What the sound says once the answer may be heard; by default the word. */
  spoken?: string | undefined;
  /** The cell of a table. */
  rowId?: string | undefined;
  columnId?: string | undefined;
  /** The word in the learned language, which has a page and a sound. */
  word: { text: string; langCode: string; mode?: WordMode | undefined };
  /** The image of the word, whether or not the quiz asks for images. */
  image?: string | undefined;
  /** An example in the language of the word. */
  example?: ExampleText | undefined;
}

/** The item of an asked word. */
export const wordItemOfPair = ({ item, word }: PairRecord): WordItem => ({
  ...withLanguages(item),
  word: { text: word.text, langCode: word.langCode, mode: word.mode },
  image: word.image?.url,
  example: exampleTextOf(word, tranLangCodeOf(item, word)),
});

/** The language of the other side. A quiz of images, and one that asks for grammar, have only one. */
const tranLangCodeOf = (item: ItemRecord, { langCode, trans }: PairRecord['word']): string =>
  item.asks === undefined
    ? ([item.langCode, item.prompt.langCode].find((code) => code !== langCode) ?? langCode)
    : (trans[0]?.dest.langCode ?? langCode);

/** An item for wrong options. */
export function wordItemOfPool(item: ItemRecord, direction: QuizDirection): WordItem {
  const { prompt, ...answer } = withLanguages(item);
  const isPrompt = direction === 'forward' && item.columnId === undefined;
  const { text, langCode } = isPrompt ? prompt : answer;
  return { ...answer, prompt, word: { text, langCode } };
}

/** The distractors of a cell come from its row and its column. */
const withLanguages = ({ prompt, langCode = '', ...item }: ItemRecord) => ({
  ...item,
  ...(item.columnId !== undefined && { group: [`${item.rowId}`, item.columnId] }),
  langCode,
  prompt: { ...prompt, langCode: prompt.langCode ?? '' },
});

/** The content of the prompt. An image that shows the answer has no text, so as not to reveal it. */
export function promptContent(item: WordItem, isAnswered = false): QuizContent {
  const { prompt, langCode, accepted, asks } = item;
  if (prompt.gap !== undefined) {
    const { before, after, hint } = prompt.gap;
    const filled = isAnswered ? inSentence(item.text, before, prompt.langCode) : undefined;
    const lang = prompt.langCode;
    return {
      kind: 'gap',
      before,
      after,
      lang,
      hint: { text: hint.text, lang: hint.langCode },
      filled,
    };
  }
  if (asks !== undefined && asks !== 'meaning' && asks !== 'gap') {
    return { kind: 'word', word: { text: prompt.text, lang: prompt.langCode }, asks };
  }
  if (prompt.cell !== undefined) {
    const { row, column } = prompt.cell;
    return { kind: 'word', word: { text: row.text, lang: row.langCode ?? '' }, detail: column };
  }
  const isAnswer = prompt.langCode === langCode && accepted.includes(prompt.text);
  return answerContent(prompt.imageKey && isAnswer ? { ...prompt, text: '' } : prompt);
}

/** A word in its sentence, which begins with a capital. */
const inSentence = (word: string, before: string, langCode: string): string =>
  /\p{L}/u.test(before) ? word : word.charAt(0).toLocaleUpperCase(langCode) + word.slice(1);

/** The content of an answer option: its image, if there is one. */
export function answerContent({
  text,
  langCode,
  imageKey,
  isDefinition,
}: WordItem['prompt']): AnswerContent {
  if (imageKey !== undefined) return { kind: 'image', image: imageKey, alt: text };
  return { kind: 'word', word: { text, lang: langCode }, ...(isDefinition && { isDefinition }) };
}

/** What helps to remember the word. Its image is left out if the question shows it already. */
export const recapOf = (item: WordItem, action: AnswerRecap['action']): AnswerRecap => ({
  form: item.fullForm === undefined ? undefined : { text: item.fullForm, lang: item.word.langCode },
  image: item.prompt.imageKey === undefined && item.imageKey === undefined ? item.image : undefined,
  // A gap shows its sentence already.
  example: item.asks === 'gap' ? undefined : item.example,
  action,
});
