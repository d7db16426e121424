import { isRightAnswer, type QuizItem } from './item.ts';
import type { MultipleChoiceQuestion } from './multiple-choice.ts';

/**
 * Judges a chosen option.
 *
 * @param question - the question
 * @param option - one of its options
 * @returns whether the option is right
 * @example
 * judgeMultipleChoice(question, question.options[0]);
 */
export function judgeMultipleChoice<Item extends QuizItem>(
  question: MultipleChoiceQuestion<Item>,
  option: NoInfer<Item>,
): boolean {
  return isRightAnswer(question.item, option);
}
