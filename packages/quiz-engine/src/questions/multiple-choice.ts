import { type Random, shuffle } from '../random/random.ts';
import { foldMarks, foldText } from '../text/fold.ts';
import { pickDistractors } from './distractors.ts';
import {
  type ItemQuestion,
  isExcluded,
  isRightAnswer,
  type QuizItem,
  type QuizSide,
} from './item.ts';

/** A prompt with options. Exactly one of them is right. */
export interface MultipleChoiceQuestion<Item extends QuizItem = QuizItem>
  extends ItemQuestion<Item> {
  readonly kind: 'multiple-choice';
  /** The options in display order: the asked item, and items from the pool. */
  readonly options: readonly Item[];
}

/** How to build a multiple-choice question. */
export interface MultipleChoiceSettings {
  /** The number of options, the right one included; 4 by default. */
  readonly optionCount?: number;
  /** The words that the learner mixes up with the asked one. They are the first distractors. */
  readonly mixedUpIds?: ReadonlySet<string>;
  /** Returns numbers in [0, 1). */
  readonly random: Random;
}

/**
 * Builds a question with distractors from a pool; see `pickDistractors`. Items of the pool with the same
 * prompt are left out because their answers are right too, and so are those whose prompt differs in marks only. An item that lists its `options` is asked with these in
 * their order.
 *
 * @param pool - the candidates for distractors; it may contain the item itself
 * @param settings - the number of options, and the source of randomness
 * @returns the question, with fewer options if the pool is too small
 * @example
 * const question = buildMultipleChoice(cat, animals, { optionCount: 4, random: Math.random });
 * question.options.map(({ text }) => text); // ['dog', 'cat', 'hen', 'cow']
 */
export function buildMultipleChoice<Item extends QuizItem>(
  item: Item,
  pool: readonly Item[],
  { optionCount = 4, mixedUpIds, random }: MultipleChoiceSettings,
): MultipleChoiceQuestion<Item> {
  const nameSide = ({ imageKey, text }: QuizSide) =>
    imageKey ?? foldMarks(text, item.prompt.langCode);
  const shown = nameSide(item.prompt);
  const others = pool.filter(({ prompt }) => nameSide(prompt) !== shown);
  const options =
    item.options === undefined || item.imageKey !== undefined
      ? shuffle(
          [item, ...pickDistractors(item, others, optionCount - 1, random, mixedUpIds)],
          random,
        )
      : buildOwnOptions(item, item.options);
  return { kind: 'multiple-choice', item, prompt: item.prompt, options };
}

/** The options that the item lists, each once and only one of them right. */
function buildOwnOptions<Item extends QuizItem>(item: Item, texts: readonly string[]): Item[] {
  const { langCode } = item;
  const listed = new Map(texts.map((text) => [foldText(text, langCode), text]));
  listed.set(foldText(item.text, langCode), item.text);
  return [...listed.values()].flatMap((text) => {
    if (text === item.text) return [item];
    const side = { text, langCode };
    const isUnfit = isRightAnswer(item, side) || isExcluded(item, side);
    return isUnfit ? [] : [{ ...item, text, accepted: [text] }];
  });
}
