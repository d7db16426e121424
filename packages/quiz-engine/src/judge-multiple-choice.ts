import type { MultipleChoiceQuestion } from './multiple-choice.ts';
import type { QuizItem } from './quiz-item.ts';
import { isRightAnswer } from './side.ts';

/**
 * Judges a chosen option.
 *
 * @param question - the question
 * @param option - one of its options
 * @returns whether it is right
 * @example
 * judgeMultipleChoice(question, question.options[0]);
 */
export function judgeMultipleChoice<Item extends QuizItem>(
  question: MultipleChoiceQuestion<Item>,
  option: NoInfer<Item>,
): boolean {
  return isRightAnswer(question.item, option);
}
