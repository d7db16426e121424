import type { ItemQuestion, QuizItem } from './quiz-item.ts';
import { acceptedTexts } from './quiz-item.ts';

/** A card to look at, turn over, and say whether one knew. Only the learner can judge it. */
export interface CardQuestion<Item extends QuizItem = QuizItem> extends ItemQuestion<Item> {
  readonly kind: 'cards';
  /** The texts of the back, the expected one first. */
  readonly answers: readonly string[];
}

/**
 * Makes a card of an item.
 *
 * @param item - the item to ask
 * @returns the question; its back shows the item, or `answers`
 * @example
 * buildCard(item).answers; // ['cat', 'tomcat']
 */
export function buildCard<Item extends QuizItem>(item: Item): CardQuestion<Item> {
  return { kind: 'cards', item, prompt: item.prompt, answers: acceptedTexts(item) };
}
