import { foldText } from './fold.ts';
import { acceptedTexts, type QuizAnswer, type QuizSide } from './quiz-item.ts';

/**
 * Pictures are the same by their key; a picture is never the same as a text. Texts are the same
 * after folding, both as texts of the expected side's language.
 */
export function isSameSide(expected: QuizSide, shown: QuizSide): boolean {
  if (expected.imageKey !== undefined || shown.imageKey !== undefined) {
    return expected.imageKey === shown.imageKey;
  }
  return foldText(expected.text, expected.langCode) === foldText(shown.text, expected.langCode);
}

/** A picture is right where it is the expected one, a text where it is any accepted one. */
export function isRightAnswer(answer: QuizAnswer, side: QuizSide): boolean {
  if (isSameSide(answer, side)) return true;
  if (answer.imageKey !== undefined || side.imageKey !== undefined) return false;

  const given = foldText(side.text, answer.langCode);
  return acceptedTexts(answer).some((text) => foldText(text, answer.langCode) === given);
}
