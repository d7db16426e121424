import { type QuizSource, routes } from '@wordhoard/contract';
import { EntryStatus, type QuizAspect, QuizMode, quizCodes } from '@wordhoard/contract/enumeration';
import { buildMultipleChoice, judgeMultipleChoice } from '@wordhoard/quiz-engine';
import { describe, expect, it } from 'vitest';
import { buildContribution } from '../../../test/contribution-factory.ts';
import { buildUser, buildWord } from '../../../test/factory.ts';
import { answerTo, buildLearner, today } from '../../../test/quiz.ts';
import { fruit, requestQuiz } from '../../../test/quiz-request.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();
const key = '0199a5c0-6d1e-7b39-9d56-0d8a7c1f2e3c';

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
      const { id, settings, wordIds } = await learner.start({ asks, codes: ['cards'] });
      expect(settings.asks).toBe(asks);
      const [wordId = '', wrong = ''] = wordIds;
      await learner.learn([wordId]);
      const before = await learner.knowledge();
      await learner.save(id, wordId);
      await learner.save(id, wrong, { verdict: 'wrong' });
      expect(await learner.knowledge()).toEqual(before);
      expect(await learner.activity()).toEqual([{ day: today, answered: 2, right: 1, known: 0 }]);
      const { score, pairs } = await learner.record(id);
      expect(score).toMatchObject({ answered: 2, correct: 1 });
      expect(pairs.every(({ item }) => item.asks === asks)).toBe(true);
      await learner.undo(id);
      expect(await learner.activity()).toEqual([{ day: today, answered: 1, right: 1, known: 0 }]);
      await learner.undo(id);
      expect(await learner.knowledge()).toEqual(before);
    },
  );

  it('in a gap is a review', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start({ asks: 'gap', codes: ['spelling'] });
    const [wordId = ''] = wordIds;
    await learner.save(id, wordId);
    expect(await learner.cardOf(wordId)).toMatchObject({ reviews: 1, reviewedOn: today });
  });

  it('about the article does not replace the first answer of the day about the meaning', async () => {
    const learner = await buildLearner(app);
    const articles = await learner.start({ asks: 'article', codes: ['cards'] });
    const [wordId = ''] = articles.wordIds;
    const source: QuizSource = { kind: 'words', ids: [wordId], langCode: 'de' };
    const meanings = await learner.start({ source });
    await learner.save(articles.id, wordId, { verdict: 'wrong' });
    await learner.save(meanings.id, wordId);
    expect(await learner.cardOf(wordId)).toMatchObject({ reviews: 1, lastRating: 3 });
  });

  it('that a browser has stored is merged as it was asked', async () => {
    const learner = await buildLearner(app);
    const { settings, pairs } = await requestAspect('article');
    const [wordId = ''] = pairs.map(({ word }) => word.id);
    const answer = answerTo(wordId, { code: 'cards' });
    const rounds = [{ settings, finishedAt: answer.answeredAt, results: [answer] }];
    await app.call(routes.quiz.merge, { key, rounds }, learner.headers);
    expect(await learner.knowledge()).toEqual([]);
    expect(await learner.activity()).toMatchObject([{ answered: 1 }]);
    const review = { reviewedAt: answer.answeredAt, day: today, practice: 3 } as const;
    const body = { words: [{ wordId, reviews: [review] }] };
    await app.call(routes.knowing.merge, body, learner.headers);
    expect(await learner.activity()).toMatchObject([{ answered: 1 }]);
  });
});
