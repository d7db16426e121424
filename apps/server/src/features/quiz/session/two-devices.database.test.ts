import { routes } from '@wordhoard/contract';
import { Knowing } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { answerTo, buildLearner, today } from '../../../../test/quiz.ts';
import { readAnswer, useApp } from '../../../../test/test-app.ts';
import { createApp } from '../../../app.ts';

const app = useApp();

describe('two devices at the same time', () => {
  it('leave one answer to each word and correct counts', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start({ count: 6 });
    await learner.almostLearn(wordIds);
    const servers = [app.api, createApp(app.services)];
    const answers = wordIds.flatMap((wordId) =>
      servers.map((server, index) => ({
        server,
        answer: answerTo(wordId, {
          answer: `of ${index}`,
          verdict: index === 0 ? 'exact' : 'wrong',
        }),
      })),
    );
    await Promise.all(
      answers.map(async ({ server, answer }) => {
        const response = await server.request(routes.quiz.saveResult.path, {
          method: 'POST',
          headers: learner.headers,
          body: JSON.stringify({ quizId: id, ...answer }),
        });
        return readAnswer(routes.quiz.saveResult, response);
      }),
    );
    const { results, score } = await learner.record(id);
    expect(Object.keys(results)).toHaveLength(6);
    expect(new Set(Object.values(results).map(({ order }) => order)).size).toBe(6);
    expect(await learner.activity()).toEqual([
      { day: today, answered: 6, right: score.correct, known: score.correct },
    ]);
    for (const { wordId, knowing } of await learner.knowledge()) {
      expect(knowing).toBe(results[wordId]?.correct ? Knowing.Known : Knowing.Saved);
    }
  });

  it('undo one answer each', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start();
    for (const wordId of wordIds) await learner.save(id, wordId);
    const undone = await Promise.all([learner.undo(id), learner.undo(id)]);
    expect(new Set(undone.map((one) => one.undone?.wordId)).size).toBe(2);
    expect(await learner.activity()).toMatchObject([{ answered: 2, right: 2 }]);
  });
});
