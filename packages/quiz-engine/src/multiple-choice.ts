import { pickDistractors } from './distractor.ts';
import type { ItemQuestion, QuizItem } from './quiz-item.ts';
import type { Random } from './random.ts';
import { shuffle } from './shuffle.ts';
import { isSameSide } from './side.ts';

/** A prompt with options, exactly one of them right. */
export interface MultipleChoiceQuestion<Item extends QuizItem = QuizItem>
  extends ItemQuestion<Item> {
  readonly kind: 'multiple-choice';
  /** In the order to show. The asked item is one of them; the others are items of the pool. */
  readonly options: readonly Item[];
}

/** How a multiple-choice question is built. */
export interface MultipleChoiceSettings {
  /** How many options to show, the right one included; 4 if left out. */
  readonly optionCount?: number;
  /** A source of numbers from 0 up to below 1. */
  readonly random: Random;
}

/**
 * Asks an item with options from a pool. Items of the pool with the same prompt are no options,
 * for their answers would be right as well; for all else see `pickDistractors`.
 *
 * @param item - the item to ask
 * @param pool - where the wrong options come from; it may hold the item itself
 * @param settings - how many options to show, and the source of randomness
 * @returns the question, with fewer options where the pool has not enough
 * @example
 * const question = buildMultipleChoice(cat, animals, { optionCount: 4, random: Math.random });
 * question.options.map(({ text }) => text); // ['dog', 'cat', 'hen', 'cow']
 */
export function buildMultipleChoice<Item extends QuizItem>(
  item: Item,
  pool: readonly Item[],
  { optionCount = 4, random }: MultipleChoiceSettings,
): MultipleChoiceQuestion<Item> {
  const others = pool.filter((other) => !isSameSide(item.prompt, other.prompt));
  const distractors = pickDistractors(item, others, optionCount - 1, random);
  const options = shuffle([item, ...distractors], random);
  return { kind: 'multiple-choice', item, prompt: item.prompt, options };
}
