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
