import { gradeSpelling, type SpellingGrade } from '../spelling/grade-spelling.ts';
import { acceptedTexts, type ItemQuestion, type QuizItem } from './item.ts';

/** A text to type. */
export interface SpellingQuestion<Item extends QuizItem = QuizItem> extends ItemQuestion<Item> {
  readonly kind: 'spelling';
  /** All right answers, the expected one first. */
  readonly accepted: readonly string[];
}

/**
 * Builds a question that asks the learner to type the item's text.
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
 * Grades a typed answer; see `gradeSpelling`.
 *
 * @param question - the question
 * @param answer - the answer as typed
 * @param isOtherWord - tells whether a text is another word, which is not a typing error
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
