import type { QuizItemRecord } from '@wordhoard/contract';
import { type QuizCode, QuizMode, quizCodes } from '@wordhoard/contract/enumeration';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosePairs } from './choose.ts';
import { differentAnswers, playableOf } from './playable.ts';
import { seededRandom } from './seeded-random.ts';

const itemOf = (text: string, overrides: Partial<QuizItemRecord> = {}): QuizItemRecord => ({
  wordId: text,
  prompt: { text: `${text}-de`, langCode: 'de' },
  text,
  langCode: 'en',
  accepted: [text],
  ...overrides,
});

const fruit = ['apple', 'pear', 'plum', 'lime', 'kiwi', 'mango', 'grape', 'peach'].map((text) => ({
  item: itemOf(text),
}));

const choose = (
  asked: readonly { item: QuizItemRecord }[],
  { codes, count, seed = 1 }: { codes: QuizCode[]; count: number; seed?: number },
) => {
  const others = differentAnswers(asked.map(({ item }) => item));
  return choosePairs(asked, { codes, count, others }, seededRandom(seed));
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

describe('what can be played', () => {
  const playable = (items: QuizItemRecord[], mode: number = QuizMode.Tran, hasWords = true) =>
    playableOf(items, differentAnswers(items), { mode, hasWords });
  const yes = { playable: true };
  const no = (reason: string) => ({ playable: false, reason });

  it('is everything, where there are some words', () => {
    expect(playable(fruit.map(({ item }) => item))).toEqual(
      Object.fromEntries(quizCodes.map((code) => [code, yes])),
    );
  });

  it('is little, where there is one word', () => {
    expect(playable([itemOf('apple')])).toEqual({
      cards: yes,
      'letter-match': yes,
      'match-up': no('TooFewWords'),
      'multiple-choice': no('TooFewOptions'),
      spelling: yes,
    });
  });

  it('is no choice between answers that are all right', () => {
    const items = [itemOf('cat'), itemOf('a cat')];
    expect(playable(items)['multiple-choice']).toEqual(no('TooFewOptions'));
  });

  it.each(['o', 'ooo', 'incomprehensibilities and more'])('is no building of %s', (text) => {
    expect(playable([itemOf(text)])['letter-match']).toEqual(no('UnsuitableLetters'));
  });

  it('is nothing where nothing is, and it says what is missing', () => {
    expect(playable([], QuizMode.Tran, false).cards).toEqual(no('NoWords'));
    expect(playable([], QuizMode.Tran).cards).toEqual(no('NoTranslations'));
    expect(playable([], QuizMode.Image).cards).toEqual(no('NoPictures'));
    expect(playable([], QuizMode.Image | QuizMode.Tran).cards).toEqual(no('NoTranslations'));
  });

  it('is found out quickly, even of a thousand words that mean the same', () => {
    const items = Array.from({ length: 1_000 }, (_, number) =>
      itemOf('thing', { wordId: `${number}`, prompt: { text: `${number}` } }),
    );
    expect(playable(items)['multiple-choice']).toEqual(no('TooFewOptions'));
  });
});

it('gives the same numbers for the same seed, evenly spread', () => {
  const [one, same, other] = [seededRandom(7), seededRandom(7), seededRandom(8)];
  const numbers = Array.from({ length: 10_000 }, one);
  expect(numbers).toEqual(Array.from({ length: 10_000 }, same));
  expect(numbers.slice(0, 3)).not.toEqual(Array.from({ length: 3 }, other));
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(mean).toBeCloseTo(0.5, 1);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
});
