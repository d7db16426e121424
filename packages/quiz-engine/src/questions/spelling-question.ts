import { gradeSpelling, type SpellingGrade } from '../spelling/grade-spelling.ts';
import type { SpellingQuestion } from './question.ts';

/**
 * Grades a typed answer; see `gradeSpelling`.
 *
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
  const { spellings, romanisations, langCode, article, agreements } = item;
  return gradeSpelling({
    ...{ answer, accepted, spellings, romanisations },
    langCode,
    article,
    agreements,
    isOtherWord,
  });
}
