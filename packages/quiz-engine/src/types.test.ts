import {
  addResult,
  buildCard,
  buildMultipleChoice,
  createQuiz,
  currentPair,
  missed,
  pickDistractors,
  type QuizItem,
  type QuizKind,
  type QuizQuestion,
  type QuizResult,
  type RecordedResult,
  resultOf,
} from '@wordhoard/quiz-engine';
import { describe, expectTypeOf, it } from 'vitest';
import { buildItem } from '../test/factory.ts';

interface Pair {
  readonly word: { readonly id: string; readonly text: string };
}

interface Typed extends QuizResult {
  readonly typed: string;
}

interface Picture extends QuizItem {
  readonly url: string;
}

const pair: Pair = { word: { id: 'cat', text: 'cat' } };
const picture: Picture = { ...buildItem(), url: '/cat.webp' };

/** These are proved by the compiler: a type that changes fails the type check. */
describe('types', () => {
  it('[Q1] keep the pairs of the caller', () => {
    const quiz = createQuiz({ pairs: [pair] });
    expectTypeOf(currentPair(quiz)).toEqualTypeOf<Pair | undefined>();
    expectTypeOf(missed(quiz)).toEqualTypeOf<Pair[]>();
  });

  it('[Q6] keep the results of the caller, and ask for all of their fields', () => {
    const quiz = createQuiz<Pair, Typed>({ pairs: [pair] });
    expectTypeOf(resultOf(quiz, 'cat')).toEqualTypeOf<RecordedResult<Typed> | undefined>();
    // @ts-expect-error: what was typed is missing.
    addResult(quiz, { wordId: 'cat', correct: true });
  });

  it('[Q28] keep the items of the caller', () => {
    const { options, item } = buildMultipleChoice(picture, [picture], { random: () => 0 });
    expectTypeOf(options).toEqualTypeOf<readonly Picture[]>();
    expectTypeOf(item).toEqualTypeOf<Picture>();
    expectTypeOf(buildCard(picture).item.url).toBeString();
    expectTypeOf(pickDistractors(picture, [picture], 3, () => 0)).toEqualTypeOf<Picture[]>();
  });

  it('[Q37] tell the five kinds apart', () => {
    expectTypeOf<QuizKind>().toEqualTypeOf<
      'cards' | 'letter-match' | 'match-up' | 'multiple-choice' | 'spelling'
    >();
    expectTypeOf<Extract<QuizQuestion, { kind: 'multiple-choice' }>['options']>().toEqualTypeOf<
      readonly QuizItem[]
    >();
  });
});
