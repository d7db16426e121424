import { type ItemQuestion, listAcceptedTexts, type QuizItem } from './item.ts';
import type { LetterMatchQuestion } from './letter-match.ts';
import type { MatchUpQuestion } from './match-up.ts';
import type { MultipleChoiceQuestion } from './multiple-choice.ts';
import type { SpellingQuestion } from './spelling-question.ts';

/** A question of any kind, discriminated by `kind`. */
export type QuizQuestion<Item extends QuizItem = QuizItem> =
  | CardQuestion<Item>
  | LetterMatchQuestion<Item>
  | MatchUpQuestion<Item>
  | MultipleChoiceQuestion<Item>
  | SpellingQuestion<Item>;

/** A card to turn over. The learner judges the answer. */
export interface CardQuestion<Item extends QuizItem = QuizItem> extends ItemQuestion<Item> {
  readonly kind: 'cards';
  /** The texts on the back, the expected one first. */
  readonly answers: readonly string[];
}

/**
 * Builds a card.
 *
 * @param item - the item to ask
 * @returns the question; the back shows the item or `answers`
 * @example
 * buildCard(cat).answers; // ['cat', 'tomcat']
 */
export function buildCard<Item extends QuizItem>(item: Item): CardQuestion<Item> {
  return { kind: 'cards', item, prompt: item.prompt, answers: listAcceptedTexts(item) };
}
