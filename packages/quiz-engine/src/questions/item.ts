import { foldText } from '../text/fold.ts';

/** One side of an item: a text in its language, shown as an image if it has one. */
export interface QuizSide {
  /** The text, or what the image shows. */
  readonly text: string;
  /** The language as BCP 47, such as `pt-BR`. Without it, no language-specific rule applies. */
  readonly langCode?: string | undefined;
  /** Identifies the image: two sides show the same image if their keys are equal. */
  readonly imageKey?: string | undefined;
  /** The text is a definition: a phrase or a sentence that explains a word. */
  readonly isDefinition?: boolean | undefined;
  /** Tells it from words of the same text. */
  readonly sense?: QuizSense | undefined;
}

/** A text, a part of speech, or a picture. */
export type QuizSense =
  | { readonly text: string }
  | { readonly speechPartId: string | number }
  | { readonly imageKey: string };

/** The five kinds of question. */
export type QuizKind = 'cards' | 'letter-match' | 'match-up' | 'multiple-choice' | 'spelling';

/** The answer side of an item, with the data that decides which other answers are right. */
export interface QuizAnswer extends QuizSide {
  readonly wordId: string;
  /** All right answers to the prompt. `text` is right whether it is listed or not. */
  readonly accepted: readonly string[];
  /** Other spellings of right answers, which are right when typed, such as the kana of kanji. */
  readonly spellings?: readonly string[] | undefined;
  /** The right answers in Latin letters, which are right when typed without a keyboard of their script. */
  readonly romanisations?: readonly string[] | undefined;
  /** Texts that are not right, but never offered as wrong either, such as the meanings of a homograph. */
  readonly excluded?: readonly string[] | undefined;
  readonly speechPartId?: string | number | undefined;
  /** How hard the word is, from 1 to 9: answers of a near level make fair distractors. */
  readonly level?: number | undefined;
  /**
   * Answers of the same group make harder distractors. For example, the id of a list, or the row and
   * the column of a cell.
   */
  readonly group?: string | readonly string[] | undefined;
  /** The kinds of question that suit the item; by default all. */
  readonly kinds?: readonly QuizKind[] | undefined;
  /**
   * All options of a multiple-choice question in their order, such as the articles of a language. Without them,
   * options are picked from other items.
   */
  readonly options?: readonly string[] | undefined;
  /** The text is a sentence: a letter-match builds it from its words, however few they are. */
  readonly isSentence?: boolean | undefined;
  /** The article of `text`, if `text` is written without one: an answer may have it. */
  readonly article?: string | undefined;
  /** If no article is asked, those that an answer may add, folded, and whether each agrees with `text`. */
  readonly agreements?: Readonly<Record<string, boolean>> | undefined;
}

/**
 * What a question asks: a prompt and its answer. The caller decides which side is the word and which
 * the translation, or which columns of a table they are. If the answers have an `imageKey`, options
 * and tiles are images.
 */
export interface QuizItem extends QuizAnswer {
  readonly prompt: QuizSide;
}

/** The common part of all questions about one item. */
export interface ItemQuestion<Item extends QuizItem = QuizItem> {
  readonly item: Item;
  readonly prompt: Item['prompt'];
}

/** The right texts without duplicates, the expected one first. */
export function listAcceptedTexts(answer: QuizAnswer): string[] {
  return [...new Set([answer.text, ...answer.accepted])];
}

/**
 * Compares images by their key, and texts by their fold in the language of the expected side. An image
 * never equals a text.
 */
export function isSameSide(expected: QuizSide, shown: QuizSide): boolean {
  if (expected.imageKey !== undefined || shown.imageKey !== undefined) {
    return expected.imageKey === shown.imageKey;
  }
  return foldText(expected.text, expected.langCode) === foldText(shown.text, expected.langCode);
}

/**
 * Whether two sides look alike on tiles: they show the same image, or texts with the same fold, each in its own language, and
 * the same sense. Whatever this matches with a third side matches both.
 *
 * @example
 * isSameTile(verb.prompt, pronoun.prompt); // false: both are _sein_, but their senses differ
 */
export const isSameTile = (one: QuizSide, other: QuizSide): boolean =>
  describeTile(one) === describeTile(other);

const describeTile = ({ imageKey, text, langCode, sense }: QuizSide): string =>
  JSON.stringify(imageKey === undefined ? [foldText(text, langCode), sense] : { imageKey });

/** Whether a side shows the expected image, or any accepted text. */
export const isRightAnswer = (answer: QuizAnswer, side: QuizSide): boolean =>
  isSameSide(answer, side) || isAmong(answer, listAcceptedTexts(answer), side);

/** Whether a side shows a text that is neither right nor wrong. */
export const isExcluded = (answer: QuizAnswer, side: QuizSide): boolean =>
  isAmong(answer, answer.excluded ?? [], side);

function isAmong({ imageKey, langCode }: QuizAnswer, texts: readonly string[], side: QuizSide) {
  if (imageKey !== undefined || side.imageKey !== undefined) return false;
  const given = foldText(side.text, langCode);
  return texts.some((text) => foldText(text, langCode) === given);
}
