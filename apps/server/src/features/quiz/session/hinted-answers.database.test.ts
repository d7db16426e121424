import { routes } from '@wordhoard/contract';
import { describe, expect, it } from 'vitest';
import { answerTo, buildLearner, fruitQuiz } from '../../../../test/quiz.ts';
import { useApp } from '../../../../test/test-app.ts';

const app = useApp();
const key = '0199a5c0-6d1e-7b39-9d56-0d8a7c1f2e3c';

describe('an answer with a hint', () => {
  it('is worth half a point', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start();
    const [plain = '', hinted = '', wrong = ''] = wordIds;
    await learner.save(id, plain);
    const saved = await learner.save(id, hinted, { isHinted: true });
    expect(saved).toMatchObject({ isHinted: true, correct: true });
    await learner.save(id, wrong, { isHinted: true, verdict: 'wrong' });
    const { score, results } = await learner.record(id);
    expect(score).toMatchObject({ correct: 2, answered: 3, points: 1.5, bestStreak: 2 });
    expect([plain, hinted, wrong].map((wordId) => results[wordId]?.isHinted)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('is not assumed by default', async () => {
    const learner = await buildLearner(app);
    const { id: quizId, wordIds } = await learner.start();
    const { isHinted: _isHinted, ...answer } = answerTo(wordIds[0] ?? '');
    const body = { quizId, ...answer };
    const saved = await app.call(routes.quiz.saveResult, body, learner.headers);
    expect(saved).toMatchObject({ isHinted: false });
  });

  it('differs from the same answer without a hint', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start();
    const [wordId = ''] = wordIds;
    await learner.save(id, wordId, { isHinted: true });
    expect(await learner.save(id, wordId)).toMatchObject({ isHinted: false, order: 2 });
    expect((await learner.record(id)).score).toMatchObject({ answered: 1, points: 1 });
  });

  it('is returned when it is undone', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start();
    await learner.save(id, wordIds[0] ?? '', { isHinted: true });
    expect((await learner.undo(id)).undone).toMatchObject({ isHinted: true });
    expect((await learner.record(id)).score).toMatchObject({ answered: 0, points: 0 });
  });

  it('stays hinted when an earlier answer to its word is undone', async () => {
    const learner = await buildLearner(app);
    const [one, other] = [await learner.start(), await learner.start()];
    const [wordId = ''] = one.wordIds;
    await learner.learn([wordId]);
    await learner.save(one.id, wordId, { verdict: 'wrong' });
    await learner.save(other.id, wordId, { isHinted: true });
    await learner.undo(one.id);
    expect((await learner.record(other.id)).score).toMatchObject({ correct: 1, points: 0.5 });
  });

  it('is merged from a browser', async () => {
    const learner = await buildLearner(app);
    const { pairs } = await app.call(routes.quiz.entity, fruitQuiz);
    const [first, second] = pairs.map(({ word }) => word.id);
    const results = [answerTo(first ?? '', { isHinted: true }), answerTo(second ?? '')];
    const round = { settings: fruitQuiz, finishedAt: '2026-02-01T10:00:00.000Z', results };
    await app.call(routes.quiz.merge, { key, rounds: [round] }, learner.headers);
    const { data } = await app.call(routes.quiz.feed, {}, learner.headers);
    expect(data).toMatchObject([{ score: { correct: 2, points: 1.5 } }]);
  });
});
