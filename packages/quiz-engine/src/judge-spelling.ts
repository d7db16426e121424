import { gradeSpelling, type SpellingGrade } from './grade-spelling.ts';
import type { SpellingQuestion } from './spelling.ts';

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
