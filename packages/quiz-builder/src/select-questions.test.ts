import type { QuizItemRecord } from '@wordhoard/contract';
import { type QuizCode, quizCodes } from '@wordhoard/contract/enumeration';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildQuizItem } from '../test/quiz-item.ts';
import { buildAnswerPool } from './answer-pool.ts';
import { seededRandom } from './seeded-random.ts';
import { type SelectionRequest, selectQuestions } from './select-questions.ts';

const fruit = ['apple', 'pear', 'plum', 'lime', 'kiwi', 'mango', 'grape', 'peach'].map((text) => ({
  item: buildQuizItem(text),
}));

const select = (
  asked: readonly { item: QuizItemRecord }[],
  { seed = 1, ...selection }: Omit<SelectionRequest, 'answerPool'> & { seed?: number },
) => {
  const answerPool = buildAnswerPool(
    asked.map(({ item }) => item),
    [],
  );
  return selectQuestions(asked, { ...selection, answerPool }, seededRandom(seed));
};

const codesOf = (pairs: readonly { code: QuizCode }[]) => pairs.map(({ code }) => code);

it('[B12] selects distinct words and returns the rest', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 12 }), (seed, count) => {
      const { pairs, rest } = select(fruit, { codes: ['cards'], count, seed });
      const asked = pairs.map(({ item }) => item.wordId);
      expect(new Set(asked).size).toBe(Math.min(count, fruit.length));
      expect([...asked, ...rest.map(({ item }) => item.wordId)].toSorted()).toEqual(
        fruit.map(({ item }) => item.wordId).toSorted(),
      );
    }),
  );
});

it('[B13] selects the same first words for any count', () => {
  const few = select(fruit, { codes: ['cards'], count: 3 }).pairs;
  const many = select(fruit, { codes: ['cards'], count: 6 }).pairs;
  expect(many.slice(0, 3)).toEqual(few);
});

it('[B13] selects the words that come first, if their order counts', () => {
  const items = fruit.map(({ item }) => item);
  const selection = { codes: ['cards'], count: 3, answerPool: buildAnswerPool(items, []) } as const;
  for (const seed of [1, 2, 3]) {
    const { pairs } = selectQuestions(fruit, { ...selection, isInOrder: true }, seededRandom(seed));
    const asked = pairs.map(({ item }) => item.wordId).toSorted();
    expect(asked).toEqual(
      items
        .slice(0, 3)
        .map(({ wordId }) => wordId)
        .toSorted(),
    );
  }
});

it('[B13] selects a word that is mixed up with another one right after it', () => {
  const mixedUp = [['plum', 'kiwi']] as const;
  for (const seed of [1, 2, 3, 4]) {
    const { pairs } = select(fruit, { codes: ['cards'], count: 8, seed, mixedUp });
    const texts = pairs.map(({ item }) => item.text);
    expect(Math.abs(texts.indexOf('plum') - texts.indexOf('kiwi'))).toBe(1);
  }
});

it('[B14] uses the kinds equally often', () => {
  const { pairs } = select(fruit, { codes: ['cards', 'spelling'], count: 8 });
  expect(codesOf(pairs).filter((code) => code === 'cards')).toHaveLength(4);
});

it('[B15] puts the pairs of a match-up first, and never selects a single one', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 8 }), (seed, count) => {
      const codes = codesOf(select(fruit, { codes: [...quizCodes], count, seed }).pairs);
      const matched = codes.filter((code) => code === 'match-up').length;
      expect(matched).not.toBe(1);
      expect(codes.slice(0, matched)).toEqual(Array(matched).fill('match-up'));
    }),
  );
});

it('[B15] selects a match-up of words that mean the same', () => {
  const alike = ['lift', 'elevator', 'hoist'].map((wordId) => ({
    item: buildQuizItem('Aufzug', { wordId }),
  }));
  expect(select(alike, { codes: ['match-up'], count: 3 }).pairs).toHaveLength(3);
});

it('[B14] selects texts and pictures in any proportion', () => {
  const pictures = Array.from({ length: 60 }, (_, number) =>
    buildQuizItem(`${number}`, { imageKey: `/picture/${number}.svg` }),
  );
  const mixed = [...pictures, buildQuizItem('apple'), buildQuizItem('pear')].map((item) => ({
    item,
  }));
  expect(select(mixed, { codes: ['multiple-choice'], count: 100 }).pairs).toHaveLength(62);
});

it('[B12] asks a word in several rows once', () => {
  const rows = ['she', 'they'].map((text) => ({ item: buildQuizItem(text, { wordId: 'sie' }) }));
  const { pairs, rest } = select(rows, { codes: ['cards'], count: 5 });
  expect([pairs.length, rest.length]).toEqual([1, 1]);
});

it('[B14] uses suitable kinds only', () => {
  const mixed = [...fruit, { item: buildQuizItem('melon', { imageKey: '/picture/1f348.svg' }) }];
  const { pairs } = select(mixed, { codes: ['spelling', 'letter-match'], count: 9 });
  expect(pairs).toHaveLength(fruit.length);
});

it('[B13] seededRandom returns the same, evenly distributed numbers for the same seed', () => {
  const [one, same, other] = [seededRandom(7), seededRandom(7), seededRandom(8)];
  const numbers = Array.from({ length: 10_000 }, one);
  expect(numbers).toEqual(Array.from({ length: 10_000 }, same));
  expect(numbers.slice(0, 3)).not.toEqual(Array.from({ length: 3 }, other));
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(mean).toBeCloseTo(0.5, 1);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
});
