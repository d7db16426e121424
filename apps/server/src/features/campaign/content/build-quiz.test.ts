import type { QuizItemRecord } from '@wordhoard/contract';
import { foldText, judgeMultipleChoice, type Random } from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildQuizItem } from '../../../../../../packages/quiz-builder/test/quiz-item.ts';
import type { PostLimits } from '../../../schema/campaign.ts';
import { defaultLimits } from '../network/network.ts';
import { buildQuiz, type QuizSettings, type QuizText } from './build-quiz.ts';
import { measureLength } from './post-length.ts';

const { telegram: telegramLimits, mastodon: mastodonLimits } = defaultLimits;

const apple = buildQuizItem('apple', {
  prompt: { text: 'der Apfel', langCode: 'de' },
  accepted: ['apple', 'pome'],
});
const fruit = ['pear', 'plum', 'lime', 'kiwi', 'mango'].map((text) => buildQuizItem(text));

const build = (
  item: QuizItemRecord,
  pool: readonly QuizItemRecord[],
  settings: Partial<QuizSettings> = {},
) =>
  buildQuiz(item, pool, {
    example: 'Sie isst einen Apfel.',
    tranLangCode: 'en',
    limits: telegramLimits,
    random: () => 0,
    ...settings,
  });

describe('the poll', () => {
  it('asks for the meaning on Telegram, and explains it', () => {
    const { options = [], ...quiz } = build(apple, fruit) ?? {};
    expect(quiz).toEqual({
      question: 'What does “der Apfel” mean?',
      correctIndex: options.indexOf('apple'),
      explanation: 'der Apfel – apple, pome\nSie isst einen Apfel.',
      answerText: null,
      size: { length: 27, maxLength: 300 },
    });
    expect(options).toHaveLength(4);
    const meanings = ['apple', ...fruit.map(({ text }) => text)];
    expect(meanings).toEqual(expect.arrayContaining(options));
  });

  it('answers in a reply on Mastodon', () => {
    expect(build(apple, fruit, { limits: mastodonLimits })).toMatchObject({
      explanation: null,
      answerText: 'The right answer: apple\n\nder Apfel – apple, pome\nSie isst einen Apfel.',
    });
  });

  it('speaks the language of the readers', () => {
    const settings = { tranLangCode: 'ru', limits: mastodonLimits, example: null };
    const russian = buildQuizItem('яблоко', { prompt: apple.prompt, langCode: 'ru' });
    expect(build(russian, fruit, settings)).toMatchObject({
      question: 'Что значит «der Apfel»?',
      answerText: 'Верный ответ: яблоко\n\nder Apfel – яблоко',
    });
  });

  it.each([
    [{ speechPartId: 10 }, 'What does “sein” (verb) mean?'],
    [{ text: 'Das ist\nsein Hut.', langCode: 'de' }, 'What does “sein” (Das ist sein Hut.) mean?'],
  ])('names which of the words with the same text it asks for, by %j', (sense, question) => {
    const prompt = { text: 'sein', langCode: 'de', sense };
    const quiz = build({ ...apple, prompt, excluded: ['pear'] }, fruit.slice(0, 3));
    expect(quiz?.question).toBe(question);
    expect(quiz?.options).not.toContain('pear');
  });

  it('isolates words of the other direction', () => {
    const arabic = buildQuizItem('תפוח', {
      prompt: { text: 'تفاحة', langCode: 'ar' },
      langCode: 'he',
    });
    const settings = { limits: mastodonLimits, example: 'An apple.' };
    expect(build(arabic, fruit, { ...settings, tranLangCode: 'he' })).toMatchObject({
      question: 'What does “\u2068تفاحة\u2069” mean?',
      options: expect.arrayContaining(['תפוח']),
      answerText: 'The right answer: \u2068תפוח\u2069\n\nتفاحة – תפוח\n\u2068An apple.\u2069',
    });
  });

  it('shows the same options for the same random numbers', () => {
    const seeded = (): Partial<QuizSettings> => ({ random: counting() });
    expect(build(apple, fruit, seeded())).toEqual(build(apple, fruit, seeded()));
  });
});

describe('the options', () => {
  it('do not include a second right answer', () => {
    const right = [
      buildQuizItem('pome'),
      buildQuizItem('the Apple'),
      buildQuizItem('fruit', { prompt: apple.prompt }),
      buildQuizItem('windfall', { wordId: apple.wordId }),
    ];
    expect(build(apple, [...right, buildQuizItem('pear')])?.options.toSorted()).toEqual([
      'apple',
      'pear',
    ]);
    expect(build(apple, right)).toBeUndefined();
  });

  it('do not include texts that are too long for the network', () => {
    const long = buildQuizItem('p'.repeat(51));
    expect(build(apple, [long], { limits: mastodonLimits })).toBeUndefined();
    expect(build(apple, [long])?.options).toHaveLength(2);
    const families = buildQuizItem('👩‍👩‍👧'.repeat(50));
    expect(build(apple, [families], { limits: mastodonLimits })?.options).toHaveLength(2);
    expect(build(apple, [families])).toBeUndefined();
  });

  it('are as many as the network allows', () => {
    const limits = { ...telegramLimits, maxPollOptions: 3 };
    expect(build(apple, fruit, { limits })?.options).toHaveLength(3);
  });

  it.each([
    ['is too long', buildQuizItem('a'.repeat(101))],
    ['is empty', buildQuizItem(' ')],
    ['is the word itself', { ...apple, prompt: { text: 'Apple', langCode: 'de' } }],
    ['is a picture', buildQuizItem('apple', { imageKey: '/picture/1f34e.svg' })],
    ['has an empty word', { ...apple, prompt: { text: ' ' } }],
    ['has a word that is too long', { ...apple, prompt: { text: 'A'.repeat(283) } }],
  ])('do not exist if the right one %s', (_, item) => {
    expect(build(item, fruit)).toBeUndefined();
  });
});

describe('the explanation', () => {
  const explain = (item: Partial<QuizItemRecord>, example: string | null) =>
    build({ ...apple, ...item }, fruit, { example })?.explanation;

  it('has no more than the word and its meaning without an example', () => {
    expect(explain({}, null)).toBe('der Apfel – apple, pome');
  });

  it('ends the example at a word', () => {
    const example = `Sie isst ${'sehr '.repeat(60)}gern einen Apfel.`;
    expect(explain({}, example)).toMatch(/^der Apfel – apple, pome\nSie isst( sehr){33}…$/);
    expect(explain({}, example)).toHaveLength(198);
  });

  it('leaves out an example if there is no room for it', () => {
    const accepted = ['apple', 'a '.repeat(80).trim(), 'b'.repeat(20)];
    expect(explain({ accepted }, 'Apfel')).toBe(`der Apfel – ${accepted.join(', ')}`);
  });

  it('ends the meanings at a word', () => {
    expect(
      explain(
        {
          accepted: Array(50)
            .fill('pome')
            .map((text, i) => text + i),
        },
        'Apfel',
      ),
    ).toMatch(/^der Apfel – apple, pome0, [^\n]*, pome\d+…$/);
  });

  it('does not exist if the word leaves no room for a meaning', () => {
    expect(explain({ prompt: { text: 'A'.repeat(200) } }, 'Apfel')).toBeNull();
  });

  it('has one line for each part', () => {
    expect(explain({}, 'Ein\n\nApfel.')).toBe('der Apfel – apple, pome\nEin Apfel.');
  });
});

describe('any poll', () => {
  const unit = fc.constantFrom('a', 'A', 'b', ' ', '-', '!', '(', ')', 'é', 'e\u0301', 'ת', '🍎');
  const anyText = fc.oneof(
    fc.string({ unit, maxLength: 6 }),
    fc.string({ unit, minLength: 20, maxLength: 60 }),
    // About as long as the longest options and questions.
    fc.string({ unit, minLength: 90, maxLength: 110 }),
    fc.string({ unit, minLength: 270, maxLength: 310 }),
    fc.constantFrom('apple', 'the apple', 'Apple!', 'to apple', 'pear'),
  );
  const anyItem: fc.Arbitrary<QuizItemRecord> = fc.record({
    wordId: fc.constantFrom('1', '2', '3', '4', '5', '6', '7'),
    prompt: fc.record({ text: anyText, langCode: fc.constant('de') }),
    text: anyText,
    langCode: fc.constantFrom('en', 'he'),
    accepted: fc.array(anyText, { maxLength: 4 }),
  });
  const limits = fc.constantFrom<PostLimits[]>(
    telegramLimits,
    mastodonLimits,
    { ...telegramLimits, pollQuestion: 24, pollOption: 10, pollExplanation: 30, maxPollOptions: 2 },
    { ...mastodonLimits, text: 60, pollOption: 5 },
  );

  const check = (verify: (quiz: QuizText, item: QuizItemRecord, limits: PostLimits) => void) =>
    fc.assert(
      fc.property(
        anyItem,
        fc.array(anyItem, { maxLength: 12 }),
        fc.option(anyText),
        limits,
        fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
        (item, pool, example, limits, numbers) => {
          const random: Random = () => numbers.next().value;
          const quiz = build(item, pool, { example, limits, random });
          if (quiz !== undefined) verify(quiz, item, limits);
        },
      ),
    );

  it('has exactly one right option, which it names', () => {
    check(({ options, correctIndex }, item) => {
      const question = { kind: 'multiple-choice', item, prompt: item.prompt, options: [] } as const;
      const isRight = (text: string) => judgeMultipleChoice(question, { ...item, text });
      expect(options.map(isRight)).toEqual(options.map((_, index) => index === correctIndex));
      expect(options[correctIndex]).toBe(item.text);
    });
  });

  it('has different options', () => {
    check(({ options }, { langCode }) => {
      const folded = options.map((text) => foldText(text, langCode));
      expect(new Set(folded).size).toBe(options.length);
    });
  });

  it('is within the limits of the network', () => {
    check(({ question, options, explanation, answerText, size }, _, limits) => {
      expect(size).toEqual({
        length: measureLength(question, limits),
        maxLength: limits.pollQuestion,
      });
      expect(size.length).toBeLessThanOrEqual(limits.pollQuestion);
      expect(options.length).toBeGreaterThanOrEqual(2);
      expect(options.length).toBeLessThanOrEqual(Math.min(4, limits.maxPollOptions));
      for (const option of options) {
        expect(measureLength(option, limits)).toBeLessThanOrEqual(limits.pollOption);
      }
      expect(measureLength(explanation ?? '', limits)).toBeLessThanOrEqual(
        limits.pollExplanation ?? 0,
      );
      expect((explanation ?? '').split('\n').length).toBeLessThanOrEqual(3);
      expect(measureLength(answerText ?? '', limits)).toBeLessThanOrEqual(limits.text);
      expect(answerText === null).toBe(limits.pollExplanation !== null);
    });
  });
});

function counting(): Random {
  let count = 0;
  return () => {
    count += 1;
    return (count * 0.618) % 1;
  };
}
