import { type QuizSession, routes } from '@wordhoard/contract';
import { Knowing, Privacy } from '@wordhoard/contract/enumeration';
import { defaultParameters } from '@wordhoard/review-scheduler';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { buildList, buildTranslation, buildWord } from '../../../../test/factory.ts';
import { answerTo, buildLearner, fruitQuiz } from '../../../../test/quiz.ts';
import { readAnswer, useApp } from '../../../../test/test-app.ts';
import { createApp } from '../../../app.ts';
import { list } from '../../../schema/collection.ts';
import { reviewParameters } from '../../../schema/review.ts';
import { word } from '../../../schema/word.ts';

const app = useApp();
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const nowhere = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';

const resume = async (headers: Record<string, string>) =>
  (await app.call(routes.quiz.current, {}, headers)).quiz;

describe('the schedule of a quiz', () => {
  it('has the cards of the words that the learner learns', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds, schedule } = await learner.start();
    expect(schedule).toEqual({ cards: {}, parameters: null });
    const [wordId = ''] = wordIds;
    await learner.save(id, wordId);
    const cards = { [wordId]: await learner.cardOf(wordId) };
    expect((await learner.record(id)).schedule).toEqual({ cards, parameters: null });
    const quiz = await app.call(routes.quiz.entity, fruitQuiz, learner.headers);
    expect(quiz.schedule).toEqual({ cards, parameters: null });
  });

  it('has the parameters that fit the learner', async () => {
    const learner = await buildLearner(app);
    const parameters = defaultParameters.map((parameter) => parameter + 0.01);
    await app.database
      .insert(reviewParameters)
      .values({ userId: learner.user.id, parameters, queuedAt: new Date() });
    const { schedule } = await app.call(routes.quiz.entity, fruitQuiz, learner.headers);
    expect(schedule?.parameters).toEqual(parameters);
  });

  it('is kept by the browser of a visitor', async () => {
    expect((await app.call(routes.quiz.entity, fruitQuiz)).schedule).toBeNull();
  });
});

describe('the current session', () => {
  it('continues on another device with another server', async () => {
    const learner = await buildLearner(app);
    const quiz = await learner.start();
    await learner.save(quiz.id, quiz.wordIds[0] ?? '', { verdict: 'wrong', answer: 'pear' });
    await app.call(routes.quiz.setIndex, { quizId: quiz.id, index: 1 }, learner.headers);

    const otherServer = createApp(app.services);
    const answer = await otherServer.request(routes.quiz.current.path, {
      method: 'POST',
      headers: learner.headers,
      body: '{}',
    });
    const { quiz: resumed } = await readAnswer(routes.quiz.current, answer);
    expect(resumed).toMatchObject({
      id: quiz.id,
      settings: quiz.settings,
      index: 1,
      score: { correct: 0, answered: 1, total: 4, points: 0, seconds: 2, bestStreak: 0 },
      results: { [quiz.wordIds[0] ?? '']: { verdict: 'wrong', answer: 'pear', correct: false } },
      finishedAt: null,
    });
    const listQuestions = ({ pairs }: Pick<QuizSession, 'pairs'>) =>
      pairs.map(({ code, item }) => ({ code, item }));
    expect(listQuestions(resumed ?? quiz)).toEqual(listQuestions(quiz));
    expect(resumed?.pool).toEqual(quiz.pool);
  });

  it('is the one that was played last', async () => {
    const learner = await buildLearner(app);
    const [first, second] = [await learner.start(), await learner.start()];
    expect(await resume(learner.headers)).toMatchObject({ id: second.id });
    await learner.save(first.id, first.wordIds[0] ?? '');
    expect(await resume(learner.headers)).toMatchObject({ id: first.id });
  });

  it('is null before the first and after finishing the last', async () => {
    const learner = await buildLearner(app);
    expect(await resume(learner.headers)).toBeNull();
    const { id: quizId } = await learner.start();
    await app.call(routes.quiz.finish, { quizId }, learner.headers);
    expect(await resume(learner.headers)).toBeNull();
  });

  it('continues without its list, but without hidden words', async () => {
    const learner = await buildLearner(app);
    const words = [];
    for (const text of ['uno', 'duo', 'tre']) {
      const own = await buildWord(app.database);
      const meaning = await buildWord(app.database, { langCode: 'ia', text: `${text} ${own.id}` });
      await buildTranslation(app.database, [own, meaning]);
      words.push(own);
    }
    const { id: listId } = await buildList(app.database, words);
    const quiz = await learner.start({
      source: { kind: 'list', id: listId },
      tranLangCode: 'ia',
      count: 3,
    });
    await app.database.update(list).set({ privacy: Privacy.Private }).where(eq(list.id, listId));
    const hidden = quiz.wordIds[0] ?? '';
    await app.database.update(word).set({ active: false }).where(eq(word.id, hidden));
    const { pairs, score } = await learner.record(quiz.id);
    expect(pairs.map(({ word: { id } }) => id)).toEqual(quiz.wordIds.slice(1));
    expect(score.total).toBe(3);
  });

  it('asks the same rows of a table', async () => {
    const learner = await buildLearner(app);
    const slug = 'personal-pronouns';
    const { columns } = await app.call(routes.table.entity, { slug });
    const idOf = (name: string) => columns.find((column) => column.name === name)?.id ?? '';
    const quiz = await learner.start({
      source: {
        kind: 'table',
        slug,
        learnColumnId: idOf('Person'),
        tranColumnId: idOf('German'),
      },
      count: 100,
    });
    const resumed = await learner.record(quiz.id);
    expect(resumed.pairs).toEqual(quiz.pairs);
    expect(resumed.pairs.length).toBeGreaterThan(5);
  });

  it('asks the same cells of a table, each word once', async () => {
    const learner = await buildLearner(app);
    const source = { kind: 'table', slug: 'german-definite-articles' } as const;
    const quiz = await learner.start({ source, count: 16 });
    expect(quiz.pairs.map(({ word }) => word.text).toSorted()).toEqual([
      'das',
      'dem',
      'den',
      'der',
      'des',
      'die',
    ]);
    const [wordId = ''] = quiz.wordIds;
    await learner.save(quiz.id, wordId, { verdict: 'wrong', answer: 'dessen' });
    expect(await learner.record(quiz.id)).toMatchObject({
      pairs: quiz.pairs.map(({ code, item }) => ({ code, item })),
      results: { [wordId]: { answer: 'dessen' } },
    });
    await learner.undo(quiz.id);
    expect((await learner.record(quiz.id)).results).toEqual({});
  });
});

describe('starting', () => {
  it('asks each suitable word once', async () => {
    const learner = await buildLearner(app);
    const { pairs } = await app.call(routes.quiz.entity, fruitQuiz);
    const wordId = pairs[0]?.word.id ?? '';
    const names = [wordId, nowhere, wordId].map((id) => ({ wordId: id, code: 'cards' as const }));
    const body = { settings: fruitQuiz, pairs: names };
    const quiz = await app.call(routes.quiz.start, body, learner.headers);
    expect(quiz.pairs.map(({ word: { id } }) => id)).toEqual([wordId]);
    const none = { settings: fruitQuiz, pairs: [{ wordId: nowhere, code: 'cards' }] };
    expect(await app.refusal(routes.quiz.start, none, learner.headers)).toMatchObject({
      status: 404,
      code: 'NotFound',
    });
  });

  it('starts one session for a repeated request', async () => {
    const learner = await buildLearner(app);
    const { settings, pairs } = await app.call(routes.quiz.entity, fruitQuiz);
    const names = pairs.map(({ word: { id }, code }) => ({ wordId: id, code }));
    const body = { id: newId(), settings, pairs: names };
    const start = () => app.call(routes.quiz.start, body, learner.headers);
    const [first, second] = await Promise.all([start(), start()]);
    expect(second.id).toBe(first.id);
  });
});

describe('moving', () => {
  it('stays within the questions', async () => {
    const learner = await buildLearner(app);
    const { id: quizId } = await learner.start();
    const move = async (index: number) =>
      (await app.call(routes.quiz.setIndex, { quizId, index }, learner.headers)).index;
    expect(await move(2)).toBe(2);
    expect(await move(4)).toBe(2);
    expect(await move(-1)).toBe(0);
    expect(await move(3)).toBe(3);
    expect((await learner.record(quizId)).index).toBe(3);
  });
});

describe('finishing', () => {
  it('keeps the results, also when repeated', async () => {
    const learner = await buildLearner(app);
    const { id: quizId, wordIds } = await learner.start();
    const verdicts = ['exact', 'alternative', 'almost', 'lenient'] as const;
    for (const [index, wordId] of wordIds.entries()) {
      await learner.save(quizId, wordId, { verdict: verdicts[index] ?? 'wrong' });
    }
    const finish = () => app.call(routes.quiz.finish, { quizId }, learner.headers);
    expect(await finish()).toEqual({ id: quizId });
    const finished = await learner.record(quizId);
    expect(finished.score).toEqual({
      correct: 3,
      answered: 4,
      total: 4,
      points: 3,
      seconds: 6,
      bestStreak: 2,
    });
    expect(finished.finishedAt).not.toBeNull();
    expect(wordIds.map((id) => finished.results[id]?.verdict)).toEqual(verdicts);
    expect(await finish()).toEqual({ id: quizId });
    expect(await learner.record(quizId)).toEqual(finished);
  });
});

describe('abandoning', () => {
  it('keeps the answers in the history', async () => {
    const learner = await buildLearner(app);
    const { id: quizId, wordIds } = await learner.start();
    await learner.save(quizId, wordIds[0] ?? '');
    await app.call(routes.quiz.abandon, { quizId }, learner.headers);
    expect(await resume(learner.headers)).toBeNull();
    const history = await app.call(routes.quiz.feed, {}, learner.headers);
    expect(history).toMatchObject({ total: 1, data: [{ id: quizId, score: { answered: 1 } }] });
    await app.call(routes.quiz.abandon, { quizId }, learner.headers);
  });

  it('deletes a session without answers', async () => {
    const learner = await buildLearner(app);
    const { id: quizId } = await learner.start();
    await app.call(routes.quiz.abandon, { quizId }, learner.headers);
    expect(await app.refusal(routes.quiz.record, { id: quizId }, learner.headers)).toMatchObject({
      code: 'NotFound',
    });
  });
});

describe('the history', () => {
  it('pages through the sessions with answers, the latest first', async () => {
    const learner = await buildLearner(app);
    const quizzes = [];
    for (const _ of [1, 2, 3]) {
      const quiz = await learner.start();
      await learner.save(quiz.id, quiz.wordIds[0] ?? '');
      quizzes.push(quiz);
    }
    await learner.start();
    const requestFeed = (page: number) =>
      app.call(routes.quiz.feed, { page, pageSize: 2 }, learner.headers);
    const [first, second] = [await requestFeed(1), await requestFeed(2)];
    expect(first.total).toBe(3);
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(
      quizzes.map(({ id }) => id).reverse(),
    );
    expect(first.data[0]).toMatchObject({
      settings: { source: fruitQuiz.source },
      score: { correct: 1, answered: 1, total: 4 },
      finishedAt: null,
    });
  });
});

it('is not accessible to other learners', async () => {
  const owner = await buildLearner(app);
  const { id, wordIds } = await owner.start();
  const stranger = await app.headersOf();
  const answer = answerTo(wordIds[0] ?? '');
  const calls = [
    [routes.quiz.record, { id }],
    [routes.quiz.setIndex, { quizId: id, index: 1 }],
    [routes.quiz.abandon, { quizId: id }],
    [routes.quiz.saveResult, { quizId: id, ...answer }],
    [routes.quiz.saveResults, { quizId: id, results: [answer] }],
    [routes.quiz.undo, { quizId: id }],
    [routes.quiz.finish, { quizId: id }],
  ] as const;
  for (const [route, body] of calls) {
    const refusal = await app.refusal(route, body, stranger);
    expect(refusal, route.path).toMatchObject({ status: 404, code: 'NotFound' });
    expect(await app.refusal(route, body), route.path).toMatchObject({ code: 'NotAuthorized' });
  }
  expect((await app.call(routes.quiz.feed, {}, stranger)).total).toBe(0);
});

it('asks words again that were missed recently', async () => {
  const learner = await buildLearner(app);
  const quiz = await learner.start();
  const [missed = '', corrected = '', right = ''] = quiz.wordIds;
  await learner.save(quiz.id, missed, { verdict: 'wrong' });
  await learner.save(quiz.id, corrected, { verdict: 'almost', day: yesterday });
  await learner.save(quiz.id, right);
  const source = { kind: 'own', knowing: 'missed', langCode: 'de' } as const;
  const again = await learner.start({ source });
  expect(again.wordIds.toSorted()).toEqual([missed, corrected].toSorted());
  await learner.save(again.id, corrected);
  expect((await learner.start({ source })).wordIds).toEqual([missed]);
  const { quiz: resumed } = await app.call(routes.quiz.current, {}, learner.headers);
  expect(resumed?.pairs[0]?.word).toMatchObject({
    knowing: Knowing.Saved,
    memory: { strength: 1 },
  });
});
