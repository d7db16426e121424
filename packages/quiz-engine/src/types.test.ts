import {
  addResult,
  buildCard,
  buildMultipleChoice,
  createQuiz,
  findResult,
  getCurrentPair,
  listMissedPairs,
  pickDistractors,
  type QuizItem,
  type QuizKind,
  type QuizResult,
  type RecordedResult,
} from '@wordhoard/quiz-engine';
import { describe, expectTypeOf, it } from 'vitest';
import { buildItem } from '../test/factory.ts';

interface Pair {
  readonly word: { readonly id: string; readonly text: string };
}

interface TypedResult extends QuizResult {
  readonly typed: string;
}

interface ImageItem extends QuizItem {
  readonly url: string;
}

const pair: Pair = { word: { id: 'cat', text: 'cat' } };
const image: ImageItem = { ...buildItem(), url: '/cat.webp' };

/** The compiler proves these: a changed type fails the type check. */
describe('types', () => {
  it('[Q1] preserve the type of the pairs', () => {
    const quiz = createQuiz({ pairs: [pair] });
    expectTypeOf(getCurrentPair(quiz)).toEqualTypeOf<Pair | undefined>();
    expectTypeOf(listMissedPairs(quiz)).toEqualTypeOf<Pair[]>();
  });

  it('[Q6] preserve the type of the results and require all of their fields', () => {
    const quiz = createQuiz<Pair, TypedResult>({ pairs: [pair] });
    expectTypeOf(findResult(quiz, 'cat')).toEqualTypeOf<RecordedResult<TypedResult> | undefined>();
    // @ts-expect-error: the field `typed` is missing.
    addResult(quiz, { wordId: 'cat', correct: true });
  });

  it('[Q28] preserve the type of the items', () => {
    const { options, item } = buildMultipleChoice(image, [image], { random: () => 0 });
    expectTypeOf(options).toEqualTypeOf<readonly ImageItem[]>();
    expectTypeOf(item).toEqualTypeOf<ImageItem>();
    expectTypeOf(buildCard(image).item.url).toBeString();
    expectTypeOf(pickDistractors(image, [image], 3, () => 0)).toEqualTypeOf<ImageItem[]>();
  });

  it('[Q37] discriminate the five kinds', () => {
    expectTypeOf<QuizKind>().toEqualTypeOf<
      'cards' | 'letter-match' | 'match-up' | 'multiple-choice' | 'spelling'
    >();
  });
});
