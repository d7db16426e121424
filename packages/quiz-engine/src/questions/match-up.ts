import { type Random, shuffle } from '../random/random.ts';
import { isExcluded, isRightAnswer, isSameTile, type QuizItem, type QuizSide } from './item.ts';

/** Two columns of tiles to match. Tiles that look alike are identified by their position. */
export interface MatchUpQuestion<Item extends QuizItem = QuizItem> {
  readonly kind: 'match-up';
  /** The items that are not matched yet; at first all of them. */
  readonly items: readonly Item[];
  readonly prompts: readonly Item['prompt'][];
  readonly answers: readonly Item[];
}

/**
 * The result of joining two tiles:
 * - `match`: they match and solve `item`
 * - `elsewhere`: the answer is right for the prompt or excluded, but another prompt on the board needs it
 * - `miss`: they do not match
 */
export type MatchUpJudgement<Item extends QuizItem = QuizItem> =
  | { readonly verdict: 'match'; readonly item: Item }
  | { readonly verdict: 'elsewhere' }
  | { readonly verdict: 'miss' };

/**
 * Builds a board of two columns, each in its own random order.
 *
 * @param items - the items to match, usually five or six
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
 * Judges two joined tiles against the items that are not matched yet. Tiles are compared by what they show
 * and not by the item that they were built from, so two words with the same translation match either way.
 * Each match solves one item, so the rest of the board can always be solved.
 *
 * @param question - the board
 * @param prompt - a tile of the first column
 * @param answer - a tile of the second column
 * @returns the judgement; a match names the item that it solves, whose word gets the result
 * @example
 * const judgement = judgeMatchUp(question, prompt, answer);
 * if (judgement.verdict === 'match') board = removeMatch(question, judgement.item);
 */
export function judgeMatchUp<Item extends QuizItem>(
  question: MatchUpQuestion<Item>,
  prompt: QuizSide,
  answer: QuizSide,
): MatchUpJudgement<Item> {
  const asked = question.items.filter((item) => isSameTile(item.prompt, prompt));
  const solved = asked.find((item) => isSameTile(item, answer));
  if (solved !== undefined) return { verdict: 'match', item: solved };
  const isElsewhere = asked.some((item) => isRightAnswer(item, answer) || isExcluded(item, answer));
  return { verdict: isElsewhere ? 'elsewhere' : 'miss' };
}

/**
 * Removes a matched item from the items to match. The columns stay as they are.
 *
 * @param question - the board
 * @param item - the item that was solved
 * @returns the board without the item
 * @example
 * removeMatch(question, item).items.length; // one less
 */
export function removeMatch<Item extends QuizItem>(
  question: MatchUpQuestion<Item>,
  item: NoInfer<Item>,
): MatchUpQuestion<Item> {
  return { ...question, items: question.items.filter((other) => other !== item) };
}
