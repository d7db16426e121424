import type { QuizItemRecord } from '@wordhoard/contract';
import { type QuizCode, quizCodes } from '@wordhoard/contract/enumeration';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemOf } from '../../../../test/quiz-item.ts';
import { answerPoolOf } from './answer-pool.ts';
import { seededRandom } from './make-quiz.ts';
import { selectQuestions } from './select-questions.ts';

const fruit = ['apple', 'pear', 'plum', 'lime', 'kiwi', 'mango', 'grape', 'peach'].map((text) => ({
  item: itemOf(text),
}));

const choose = (
  asked: readonly { item: QuizItemRecord }[],
  { codes, count, seed = 1 }: { codes: QuizCode[]; count: number; seed?: number },
) => {
  const answerPool = answerPoolOf(
    asked.map(({ item }) => item),
    [],
  );
  return selectQuestions(asked, { codes, count, answerPool }, seededRandom(seed));
};

const codesOf = (pairs: readonly { code: QuizCode }[]) => pairs.map(({ code }) => code);

describe('the pairs of a quiz', () => {
  it('are different words, as many as wished for, and the rest is all others', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 12 }), (seed, count) => {
        const { pairs, rest } = choose(fruit, { codes: ['cards'], count, seed });
        const asked = pairs.map(({ item }) => item.wordId);
        expect(new Set(asked).size).toBe(Math.min(count, fruit.length));
        expect([...asked, ...rest.map(({ item }) => item.wordId)].toSorted()).toEqual(
          fruit.map(({ item }) => item.wordId).toSorted(),
        );
      }),
    );
  });

  it('begin with the same words, however many are wished for', () => {
    const few = choose(fruit, { codes: ['cards'], count: 3 }).pairs;
    const many = choose(fruit, { codes: ['cards'], count: 6 }).pairs;
    expect(many.slice(0, 3)).toEqual(few);
  });

  it('share the kinds evenly', () => {
    const { pairs } = choose(fruit, { codes: ['cards', 'spelling'], count: 8 });
    const counts = Map.groupBy(codesOf(pairs), (code) => code);
    expect(counts.get('cards')).toHaveLength(4);
    expect(counts.get('spelling')).toHaveLength(4);
  });

  it('have those of a match-up together, and never one alone beside others', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 8 }), (seed, count) => {
        const codes = codesOf(choose(fruit, { codes: [...quizCodes], count, seed }).pairs);
        const matched = codes.filter((code) => code === 'match-up').length;
        expect(matched).not.toBe(1);
        expect(codes.slice(0, matched)).toEqual(Array(matched).fill('match-up'));
      }),
    );
  });

  it('are matched, though all mean the same', () => {
    const alike = ['lift', 'elevator', 'hoist'].map((wordId) => ({
      item: itemOf('Aufzug', { wordId }),
    }));
    expect(choose(alike, { codes: ['match-up'], count: 3 }).pairs).toHaveLength(3);
  });

  it('ask for texts and pictures, however many more there are of one', () => {
    const pictures = Array.from({ length: 60 }, (_, number) =>
      itemOf(`${number}`, { imageKey: `/picture/${number}.svg` }),
    );
    const mixed = [...pictures, itemOf('apple'), itemOf('pear')].map((item) => ({ item }));
    expect(choose(mixed, { codes: ['multiple-choice'], count: 100 }).pairs).toHaveLength(62);
  });

  it('ask one word once, though it stands in several rows', () => {
    const rows = ['she', 'they'].map((text) => ({ item: itemOf(text, { wordId: 'sie' }) }));
    const { pairs, rest } = choose(rows, { codes: ['cards'], count: 5 });
    expect([pairs.length, rest.length]).toEqual([1, 1]);
  });

  it('are asked in kinds that fit them only', () => {
    const mixed = [...fruit, { item: itemOf('melon', { imageKey: '/picture/1f348.svg' }) }];
    const { pairs } = choose(mixed, { codes: ['spelling', 'letter-match'], count: 9 });
    expect(pairs).toHaveLength(fruit.length);
  });
});
