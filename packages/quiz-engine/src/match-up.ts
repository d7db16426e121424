import type { QuizItem, QuizSide } from './quiz-item.ts';
import type { Random } from './random.ts';
import { shuffle } from './shuffle.ts';
import { isRightAnswer, isSameSide } from './side.ts';

/** Two columns to be joined. A tile's place in its column tells it from others that look alike. */
export interface MatchUpQuestion<Item extends QuizItem = QuizItem> {
  readonly kind: 'match-up';
  /** The items not matched yet; at first all of them. */
  readonly items: readonly Item[];
  readonly prompts: readonly Item['prompt'][];
  readonly answers: readonly Item[];
}

/**
 * What joining two tiles comes to: `match` solves `item`; `elsewhere` is a right answer to the
 * prompt which another prompt on the board needs, hence no mistake; `miss` is wrong.
 */
export type MatchUpJudgement<Item extends QuizItem = QuizItem> =
  | { readonly verdict: 'match'; readonly item: Item }
  | { readonly verdict: 'elsewhere' }
  | { readonly verdict: 'miss' };

/**
 * Lays out items as two columns, each in an order of its own.
 *
 * @param items - the items to match, some five or six at a time
 * @param random - a source of numbers from 0 up to below 1
 * @returns the question
 * @example
 * const { prompts, answers } = buildMatchUp(items, Math.random);
 */
export function buildMatchUp<Item extends QuizItem>(
  items: readonly Item[],
  random: Random,
): MatchUpQuestion<Item> {
  const prompts = shuffle(items, random).map((item): Item['prompt'] => item.prompt);
  return { kind: 'match-up', items, prompts, answers: shuffle(items, random) };
}

/**
 * Tells whether two tiles show the two sides of an item. Tiles are judged by what they show, not by
 * the item they were made from, so two words with the same translation match either way.
 *
 * @param item - the item
 * @param prompt - a tile of the first column
 * @param answer - a tile of the second column
 * @returns whether both show what the item shows
 * @example
 * isMatch(wagon, { text: 'Wagen', langCode: 'de' }, { text: 'car', langCode: 'en' });
 */
export function isMatch(item: QuizItem, prompt: QuizSide, answer: QuizSide): boolean {
  return isSameSide(item.prompt, prompt) && isSameSide(item, answer);
}

/**
 * Judges the joining of two tiles against the items not matched yet. Every match uses up one item,
 * so what remains on the board can always be solved.
 *
 * @param question - the board so far
 * @param prompt - a tile of the first column
 * @param answer - a tile of the second column
 * @returns the judgement; a match names the item that it solves, whose word gets the result
 * @example
 * const judgement = judgeMatchUp(question, prompt, answer);
 * if (judgement.verdict === 'match') board = takeMatch(question, judgement.item);
 */
export function judgeMatchUp<Item extends QuizItem>(
  question: MatchUpQuestion<Item>,
  prompt: QuizSide,
  answer: QuizSide,
): MatchUpJudgement<Item> {
  const solved = question.items.find((item) => isMatch(item, prompt, answer));
  if (solved !== undefined) return { verdict: 'match', item: solved };

  const isRightElsewhere = question.items.some(
    (item) => isSameSide(item.prompt, prompt) && isRightAnswer(item, answer),
  );
  return { verdict: isRightElsewhere ? 'elsewhere' : 'miss' };
}

/**
 * Marks an item as matched. The columns stay as they are laid out.
 *
 * @param question - the board so far
 * @param item - the item that was solved
 * @returns the board without it among the items to match
 * @example
 * takeMatch(question, item).items.length; // one less
 */
export function takeMatch<Item extends QuizItem>(
  question: MatchUpQuestion<Item>,
  item: NoInfer<Item>,
): MatchUpQuestion<Item> {
  return { ...question, items: question.items.filter((other) => other !== item) };
}
