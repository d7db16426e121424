import { gradeSpelling, type SpellingGrade } from './grade-spelling.ts';
import { acceptedTexts, type ItemQuestion, type QuizItem } from './quiz-item.ts';

/** A text to be typed. */
export interface SpellingQuestion<Item extends QuizItem = QuizItem> extends ItemQuestion<Item> {
  readonly kind: 'spelling';
  /** All right answers, the expected one first. */
  readonly accepted: readonly string[];
}

/**
 * Asks an item's text to be typed.
 *
 * @param item - the item to ask
 * @returns the question
 * @example
 * buildSpelling(cat).accepted; // ['cat', 'tomcat']
 */
export function buildSpelling<Item extends QuizItem>(item: Item): SpellingQuestion<Item> {
  return { kind: 'spelling', item, prompt: item.prompt, accepted: acceptedTexts(item) };
}

/**
 * Judges a typed answer; see `gradeSpelling`.
 *
 * @param question - the question
 * @param answer - the answer as typed
 * @param isOtherWord - tells whether a text is a word in its own right, hence no typing error
 * @returns the grade
 * @example
 * judgeSpelling(question, 'Cat').verdict; // 'lenient'
 */
export function judgeSpelling(
  question: SpellingQuestion,
  answer: string,
  isOtherWord?: (text: string) => boolean,
): SpellingGrade {
  const { accepted, item } = question;
  return gradeSpelling({ answer, accepted, langCode: item.langCode, isOtherWord });
}
