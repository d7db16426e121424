import { routes } from '@wordhoard/contract';
import { Knowing } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { answerTo, buildLearner, today } from '../../../../test/quiz.ts';
import { useApp } from '../../../../test/test-app.ts';

const app = useApp();
const nowhere = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

describe('an answer', () => {
  it.each([
    ['exact', true],
    ['lenient', true],
    ['alternative', true],
    ['almost', false],
    ['wrong', false],
  ] as const)('with the verdict %s is correct: %s', async (verdict, correct) => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start();
    const [wordId = ''] = wordIds;
    expect(await learner.save(id, wordId, { verdict })).toMatchObject({
      wordId,
      verdict,
      correct,
      order: 1,
      knowing: Knowing.Saved,
      memory: { strength: 1 },
    });
    expect(await learner.activity()).toEqual([
      { day: today, answered: 1, right: Number(correct), known: 0 },
    ]);
  });

  it('makes a word known when it is remembered for long, and saved again when it is wrong', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start();
    const [wordId = ''] = wordIds;
    await learner.almostLearn([wordId]);
    const known = await learner.save(id, wordId, { day: yesterday });
    expect(known.knowing).toBe(Knowing.Known);
    expect(await learner.activity()).toMatchObject([{ day: yesterday, known: 1 }]);
    const again = await learner.start();
    const wrong = await learner.save(again.id, wordId, { verdict: 'wrong' });
    expect(wrong.knowing).toBe(Knowing.Saved);
    expect(await learner.cardOf(wordId)).toMatchObject({ lastRating: 1, lapses: 1 });
  });

  it('changes nothing when repeated', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start();
    const [wordId = ''] = wordIds;
    await learner.learn([wordId]);
    const first = await learner.save(id, wordId);
    const knowledge = await learner.knowledge();
    expect(await learner.save(id, wordId, { milliseconds: 9_000 })).toEqual(first);
    expect(await learner.knowledge()).toEqual(knowledge);
    expect(await learner.activity()).toMatchObject([{ answered: 1, right: 1 }]);
  });

  it('replaces an earlier answer to the same word', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start();
    const [wordId = '', other = ''] = wordIds;
    await learner.almostLearn([wordId]);
    await learner.save(id, wordId, { verdict: 'wrong' });
    await learner.save(id, other);
    const corrected = await learner.save(id, wordId, { verdict: 'alternative', day: yesterday });
    expect(corrected).toMatchObject({ order: 3, correct: true, knowing: Knowing.Known });
    expect(await learner.cardOf(wordId)).toMatchObject({ reviews: 2, lapses: 0 });
    expect(await learner.activity()).toEqual([
      { day: yesterday, answered: 1, right: 1, known: 1 },
      { day: today, answered: 1, right: 1, known: 0 },
    ]);
    expect((await learner.record(id)).score).toMatchObject({ answered: 2, correct: 2 });
  });

  it('is refused for a word outside the session', async () => {
    const learner = await buildLearner(app);
    const { id } = await learner.start();
    const body = { quizId: id, ...answerTo(nowhere) };
    expect(await app.refusal(routes.quiz.saveResult, body, learner.headers)).toMatchObject({
      status: 404,
      code: 'NotFound',
    });
  });

  it('may arrive late, but not before its day', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start();
    const [wordId = ''] = wordIds;
    await learner.save(id, wordId, { day: '2026-01-05' });
    const early = { quizId: id, ...answerTo(wordId, { day: inThreeDays }) };
    expect(await app.refusal(routes.quiz.saveResult, early, learner.headers)).toMatchObject({
      code: 'ParameterInvalid',
      fields: [{ path: 'day' }],
    });
  });

  it('can be any text', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start();
    const answer = '"\\; drop table quiz; -- ՞ 🍎 \u202e';
    await learner.save(id, wordIds[0] ?? '', { answer });
    const { results } = await learner.record(id);
    expect(results[wordIds[0] ?? '']?.answer).toBe(answer);
  });
});

describe('several answers', () => {
  it('are saved in order, and the last to each word counts', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start();
    const [first = '', second = ''] = wordIds;
    const results = [
      answerTo(first, { verdict: 'wrong' }),
      answerTo(second),
      answerTo(first, { answer: 'corrected' }),
    ];
    const body = { quizId: id, results };
    const { data } = await app.call(routes.quiz.saveResults, body, learner.headers);
    expect(data.map(({ wordId, answer }) => [wordId, answer])).toEqual([
      [first, 'corrected'],
      [second, 'apple'],
      [first, 'corrected'],
    ]);
    expect(await learner.activity()).toMatchObject([{ answered: 2, right: 2 }]);
    expect((await app.call(routes.quiz.saveResults, body, learner.headers)).data).toEqual(data);
  });

  it('are saved completely or not at all', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start();
    const results = [answerTo(wordIds[0] ?? ''), answerTo(nowhere)];
    const refusal = await app.refusal(
      routes.quiz.saveResults,
      { quizId: id, results },
      learner.headers,
    );
    expect(refusal.code).toBe('NotFound');
    expect((await learner.record(id)).results).toEqual({});
    expect(await learner.activity()).toEqual([]);
  });
});
