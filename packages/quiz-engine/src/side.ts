import { foldText } from './fold.ts';
import { acceptedTexts, type QuizAnswer, type QuizSide } from './quiz-item.ts';

/** Pictures are the same by their key, texts after folding. A picture is never the same as a text. */
export function isSameSide(one: QuizSide, other: QuizSide): boolean {
  if (one.imageKey !== undefined || other.imageKey !== undefined) {
    return one.imageKey === other.imageKey;
  }
  return foldText(one.text, one.langCode) === foldText(other.text, other.langCode);
}

/** A picture is right where it is the expected one, a text where it is any accepted one. */
export function isRightAnswer(answer: QuizAnswer, side: QuizSide): boolean {
  if (isSameSide(answer, side)) return true;
  if (answer.imageKey !== undefined || side.imageKey !== undefined) return false;

  const given = foldText(side.text, side.langCode);
  return acceptedTexts(answer).some((text) => foldText(text, answer.langCode) === given);
}
