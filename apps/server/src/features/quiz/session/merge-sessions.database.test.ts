import { type FinishedQuizSession, routes } from '@wordhoard/contract';
import { expect, it } from 'vitest';
import { answerTo, buildLearner, fruitQuiz, type Learner, today } from '../../../../test/quiz.ts';
import { useApp } from '../../../../test/test-app.ts';

const app = useApp();
const key = '0199a5c0-6d1e-7b39-9d56-0d8a7c1f2e3b';
const nowhere = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';

const merge = async (learner: Learner, rounds: FinishedQuizSession[]) =>
  (await app.call(routes.quiz.merge, { key, rounds }, learner.headers)).merged;

async function playedRounds(): Promise<FinishedQuizSession[]> {
  const { pairs } = await app.call(routes.quiz.entity, fruitQuiz);
  const [first = '', second = ''] = pairs.map(({ word }) => word.id);
  const played = { settings: fruitQuiz, finishedAt: '2026-02-01T10:00:00.000Z' };
  return [
    {
      ...played,
      results: [
        answerTo(first, { day: '2026-02-01', answeredAt: played.finishedAt }),
        answerTo(nowhere),
      ],
    },
    {
      ...played,
      finishedAt: '2099-01-01T00:00:00.000Z',
      results: [answerTo(second, { verdict: 'wrong' }), answerTo(first)],
    },
    { ...played, results: [answerTo(nowhere)] },
  ];
}

it('merges the sessions of a browser without words that do not exist', async () => {
  const learner = await buildLearner(app);
  const rounds = await playedRounds();
  expect(await merge(learner, rounds)).toBe(2);
  const { total, data } = await app.call(routes.quiz.feed, {}, learner.headers);
  expect(total).toBe(2);
  expect(data.map(({ score }) => [score.correct, score.answered])).toEqual([
    [1, 2],
    [1, 1],
  ]);
  expect(data[1]?.finishedAt).toBe('2026-02-01T10:00:00.000Z');
  expect(Date.parse(data[0]?.finishedAt ?? '')).toBeLessThanOrEqual(Date.now());
  expect(await learner.activity()).toEqual([
    { day: '2026-02-01', answered: 1, right: 1, known: 0 },
    { day: today, answered: 2, right: 1, known: 1 },
  ]);
});

it('merges the same sessions once under concurrent requests', async () => {
  const learner = await buildLearner(app);
  const rounds = await playedRounds();
  const counts = await Promise.all([merge(learner, rounds), merge(learner, rounds)]);
  expect(counts.toSorted()).toEqual([0, 2]);
  expect(await merge(learner, rounds)).toBe(0);
  expect(await learner.activity()).toMatchObject([{ answered: 1 }, { answered: 2 }]);
  expect(await merge(await buildLearner(app), rounds)).toBe(2);
});

it('counts the answers as reviews, until they are undone', async () => {
  const learner = await buildLearner(app);
  const rounds = await playedRounds();
  const wordId = rounds[0]?.results[0]?.wordId ?? '';
  await learner.learn([wordId]);
  const knowledge = await learner.knowledge();
  await merge(learner, rounds);
  expect(await learner.cardOf(wordId)).toMatchObject({ reviews: 2, reviewedOn: today });
  const { data } = await app.call(routes.quiz.feed, {}, learner.headers);
  for (const { id, score } of data) {
    for (let left = score.answered; left > 0; left -= 1) await learner.undo(id);
  }
  expect(await learner.knowledge()).toEqual(knowledge);
});

it('returns the id of each session, also when repeated', async () => {
  const learner = await buildLearner(app);
  const rounds = await playedRounds();
  const { quizIds } = await app.call(routes.quiz.merge, { key, rounds }, learner.headers);
  const { data } = await app.call(routes.quiz.feed, {}, learner.headers);
  const [latest, first] = data;
  expect(quizIds).toEqual([first?.id, latest?.id, null]);
  const again = await app.call(routes.quiz.merge, { key, rounds }, learner.headers);
  expect(again).toEqual({ merged: 0, quizIds });
});

it('accepts any search text as a source', async () => {
  const learner = await buildLearner(app);
  const [round] = await playedRounds();
  if (round === undefined) throw new Error('There are rounds');
  const source = { kind: 'search', text: '🍎 %\\', langCode: 'de' } as const;
  const settings = { ...round.settings, source };
  expect(await merge(learner, [{ ...round, settings }])).toBe(1);
});

it('refuses days that have not begun', async () => {
  const learner = await buildLearner(app);
  const [round] = await playedRounds();
  const rounds = [{ ...round, results: [answerTo(nowhere, { day: '2099-01-01' })] }];
  expect(await app.refusal(routes.quiz.merge, { key, rounds }, learner.headers)).toMatchObject({
    code: 'ParameterInvalid',
    fields: [{ path: 'day' }],
  });
});
