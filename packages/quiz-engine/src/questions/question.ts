import { type ItemQuestion, isRightAnswer, listAcceptedTexts, type QuizItem } from './item.ts';
import type { MultipleChoiceQuestion } from './multiple-choice.ts';

/** A card to turn over. The learner judges the answer. */
export interface CardQuestion<Item extends QuizItem = QuizItem> extends ItemQuestion<Item> {
  readonly kind: 'cards';
  /** The texts on the back, the expected one first. */
  readonly answers: readonly string[];
}

/**
 * Builds a card.
 *
 * @returns the question; the back shows the item or `answers`
 * @example
 * buildCard(cat).answers; // ['cat', 'tomcat']
 */
export function buildCard<Item extends QuizItem>(item: Item): CardQuestion<Item> {
  return { kind: 'cards', item, prompt: item.prompt, answers: listAcceptedTexts(item) };
}

/** A text to type. */
export interface SpellingQuestion<Item extends QuizItem = QuizItem> extends ItemQuestion<Item> {
  readonly kind: 'spelling';
  /** All right answers, the expected one first. */
  readonly accepted: readonly string[];
}

/**
 * Builds a question that asks the learner to type the item's text.
 *
 * @returns the question
 * @example
 * buildSpelling(cat).accepted; // ['cat', 'tomcat']
 */
export function buildSpelling<Item extends QuizItem>(item: Item): SpellingQuestion<Item> {
  return { kind: 'spelling', item, prompt: item.prompt, accepted: listAcceptedTexts(item) };
}

/**
 * Judges a chosen option.
 *
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
