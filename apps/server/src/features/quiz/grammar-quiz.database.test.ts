import type { QuizSource } from '@wordhoard/contract';
import { EntryStatus, type QuizAspect, QuizMode, quizCodes } from '@wordhoard/contract/enumeration';
import { buildMultipleChoice, judgeMultipleChoice } from '@wordhoard/quiz-engine';
import { describe, expect, it } from 'vitest';
import { buildContribution } from '../../../test/contribution-factory.ts';
import { buildUser, buildWord } from '../../../test/factory.ts';
import { buildLearner } from '../../../test/learner.ts';
import { fruit, requestQuiz } from '../../../test/quiz-request.ts';
import { today } from '../../../test/review-events.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();

const requestAspect = (asks: QuizAspect, slug = 'de-fruit') =>
  requestQuiz(app, { source: { kind: 'list', slug }, asks, codes: [...quizCodes], count: 100 });

describe('a quiz of the starter content', () => {
  it.each<[QuizAspect, string]>([
    ['article', 'de-fruit'],
    ['article', 'ru-fruit'],
    ['plural', 'de-fruit'],
    ['reading', 'ja-fruit'],
    ['reading', 'zh-fruit'],
    ['gap', 'de-fruit'],
  ])('asks the %s of %s in kinds that suit it', async (asks, slug) => {
    const quiz = await requestAspect(asks, slug);
    expect(quiz.pairs.length).toBeGreaterThan(2);
    const items = [...quiz.pairs.map(({ item }) => item), ...quiz.pool];
    for (const { code, item } of quiz.pairs) {
      expect(item.kinds).toContain(code);
      if (item.kinds?.includes('multiple-choice') !== true) continue;
      const question = buildMultipleChoice(item, items, { random: Math.random });
      expect(question.options.length).toBeGreaterThan(1);
      expect(question.options.filter((one) => judgeMultipleChoice(question, one))).toEqual([item]);
    }
  });

  it('asks nothing of words without an answer', async () => {
    const { pairs } = await requestAspect('reading');
    expect(pairs).toEqual([]);
  });
});

it('asks only grammar that the caller may see', async () => {
  const [author, other] = [await buildUser(app.database), await buildUser(app.database)];
  const word = await buildWord(app.database, { langCode: 'de' });
  await buildContribution(app.database, word, author, {
    status: EntryStatus.Pending,
    grammar: { gender: 'neuter', plural: 'Wörter' },
  });
  const source: QuizSource = { kind: 'words', ids: [word.id], langCode: 'de' };
  const askedAs = async (user: typeof author) => {
    const { pairs } = await requestQuiz(app, { source, asks: 'plural' }, await app.headersOf(user));
    return pairs.map(({ item }) => item.text);
  };
  expect(await askedAs(author)).toEqual(['Wörter']);
  expect(await askedAs(other)).toEqual([]);
});

it('ignores the answer mode and the direction, and tables ask for cells', async () => {
  const changes = { mode: QuizMode.Image, direction: 'backward' } as const;
  const { settings } = await requestQuiz(app, { source: fruit, asks: 'plural', ...changes });
  expect(settings).toMatchObject({ asks: 'plural', mode: QuizMode.Tran, direction: 'forward' });
  const source = { kind: 'table', slug: 'personal-pronouns' } as const;
  const table = await requestQuiz(app, { source, asks: 'plural' });
  expect(table.settings.asks).toBe('meaning');
  expect(table.pairs.length).toBeGreaterThan(0);
});

describe('an answer', () => {
  it.each(['article', 'plural'] as const)(
    'about the %s is practice of the day that moves no schedule',
    async (asks) => {
      const learner = await buildLearner(app);
      const { id: sessionId, quiz, wordIds } = await learner.start({ asks, codes: ['cards'] });
      expect(quiz.settings.asks).toBe(asks);
      const [wordId = '', wrong = ''] = wordIds;
      await learner.learn([wordId]);
      const before = await learner.marks();
      const answers = [
        await learner.answer(wordId, { asks, sessionId }),
        await learner.answer(wrong, { asks, sessionId, verdict: 'wrong' }),
      ];
      expect(await learner.marks()).toEqual(before);
      expect(await learner.activity()).toMatchObject([{ day: today, answered: 2, right: 1 }]);
      const { score, pairs } = await learner.record(sessionId);
      expect(score).toMatchObject({ answered: 2, correct: 1 });
      expect(pairs.every(({ item }) => item.asks === asks)).toBe(true);
      for (const answer of answers) await learner.undo(answer);
      expect(await learner.activity()).toMatchObject([{ day: today, answered: 0, right: 0 }]);
      expect(await learner.marks()).toEqual(before);
    },
  );

  it('in a gap is a review', async () => {
    const learner = await buildLearner(app);
    const { wordIds } = await learner.start({ asks: 'gap', codes: ['spelling'] });
    const [wordId = ''] = wordIds;
    await learner.answer(wordId, { asks: 'gap' });
    expect(await learner.cardOf(wordId)).toMatchObject({ reviews: 1, reviewedOn: today });
  });

  it('about the article does not replace the first answer of the day about the meaning', async () => {
    const learner = await buildLearner(app);
    const { wordIds } = await learner.start({ asks: 'article', codes: ['cards'] });
    const [wordId = ''] = wordIds;
    await learner.answer(wordId, { asks: 'article', verdict: 'wrong' });
    await learner.answer(wordId);
    expect(await learner.cardOf(wordId)).toMatchObject({ reviews: 1, lastRating: 3 });
  });
});
