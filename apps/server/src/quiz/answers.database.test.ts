import { routes } from '@wordhoard/contract';
import { Knowing } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { answerTo, buildLearner, today } from '../../test/quiz.ts';
import { answerOf, useApp } from '../../test/test-app.ts';
import { createApp } from '../app.ts';
import { setKnowing } from '../knowing/set-knowing.ts';

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
  ] as const)('that is %s counts as right: %s', async (verdict, correct) => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start();
    const [wordId = ''] = wordIds;
    expect(await learner.save(id, wordId, { verdict })).toMatchObject({
      wordId,
      verdict,
      correct,
      order: 1,
      knowing: Knowing.Unknown,
    });
    expect(await learner.activity()).toEqual([
      { day: today, answered: 1, right: Number(correct), known: 0 },
    ]);
  });

  it('makes a word known on the third day, and one to learn again when it is wrong', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start();
    const [wordId = ''] = wordIds;
    await learner.learn([wordId], 2);
    expect((await learner.save(id, wordId)).knowing).toBe(Knowing.Known);
    expect(await learner.activity()).toMatchObject([{ known: 1 }]);
    const again = await learner.start();
    const wrong = await learner.save(again.id, wordId, { verdict: 'wrong' });
    expect(wrong.knowing).toBe(Knowing.Saved);
    expect(await learner.learningOf(wordId)).toEqual({ knowing: 'saved', rightDays: 0 });
  });

  it('changes nothing when it comes again, also of another device', async () => {
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

  it('takes the place of another one to the same word', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start();
    const [wordId = '', other = ''] = wordIds;
    await learner.learn([wordId], 2);
    await learner.save(id, wordId, { verdict: 'wrong' });
    await learner.save(id, other);
    const mended = await learner.save(id, wordId, { verdict: 'alternative', day: yesterday });
    expect(mended).toMatchObject({ order: 3, correct: true, knowing: Knowing.Known });
    expect(await learner.learningOf(wordId)).toMatchObject({ rightDays: 3 });
    expect(await learner.activity()).toEqual([
      { day: yesterday, answered: 1, right: 1, known: 1 },
      { day: today, answered: 1, right: 1, known: 0 },
    ]);
    expect((await learner.record(id)).score).toMatchObject({ answered: 2, correct: 2 });
  });

  it('is of a word that the quiz asks', async () => {
    const learner = await buildLearner(app);
    const { id } = await learner.start();
    const body = { quizId: id, ...answerTo(nowhere) };
    expect(await app.refusal(routes.quiz.saveResult, body, learner.headers)).toMatchObject({
      status: 404,
      code: 'NotFound',
    });
  });

  it('may come late, but not before its day', async () => {
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

  it('may be any text', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start();
    const answer = '"\\; drop table quiz; -- ՞ 🍎 \u202e';
    await learner.save(id, wordIds[0] ?? '', { answer });
    const { results } = await learner.record(id);
    expect(results[wordIds[0] ?? '']?.answer).toBe(answer);
  });
});

describe('several answers at once', () => {
  it('are kept in their order, the last to each word', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start();
    const [first = '', second = ''] = wordIds;
    const results = [
      answerTo(first, { verdict: 'wrong' }),
      answerTo(second),
      answerTo(first, { answer: 'mended' }),
    ];
    const body = { quizId: id, results };
    const { data } = await app.call(routes.quiz.saveResults, body, learner.headers);
    expect(data.map(({ wordId, answer }) => [wordId, answer])).toEqual([
      [first, 'mended'],
      [second, 'apple'],
      [first, 'mended'],
    ]);
    expect(await learner.activity()).toMatchObject([{ answered: 2, right: 2 }]);
    expect((await app.call(routes.quiz.saveResults, body, learner.headers)).data).toEqual(data);
  });

  it('are kept all or not at all', async () => {
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

describe('two devices at once', () => {
  it('leave one answer to each word, and right counts', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start({ count: 6 });
    await learner.learn(wordIds, 2);
    const servers = [app.api, createApp(app.services)];
    const answers = wordIds.flatMap((wordId) =>
      servers.map((server, place) => ({
        server,
        answer: answerTo(wordId, {
          answer: `of ${place}`,
          verdict: place === 0 ? 'exact' : 'wrong',
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
        return answerOf(routes.quiz.saveResult, response);
      }),
    );
    const { results, score } = await learner.record(id);
    expect(Object.keys(results)).toHaveLength(6);
    expect(new Set(Object.values(results).map(({ order }) => order)).size).toBe(6);
    expect(await learner.activity()).toEqual([
      { day: today, answered: 6, right: score.correct, known: score.correct },
    ]);
    for (const wordId of wordIds) {
      const stage = results[wordId]?.correct ? 'known' : 'saved';
      expect(await learner.learningOf(wordId)).toMatchObject({ knowing: stage });
    }
  });

  it('take back one answer each', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start();
    for (const wordId of wordIds) await learner.save(id, wordId);
    const undone = await Promise.all([learner.undo(id), learner.undo(id)]);
    expect(new Set(undone.map((one) => one.undone?.wordId)).size).toBe(2);
    expect(await learner.activity()).toMatchObject([{ answered: 2, right: 2 }]);
  });
});

describe('taking back', () => {
  it('restores everything, one answer after another, until nothing is left', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start();
    await learner.learn(wordIds.slice(0, 3), 2);
    const before = await learner.knowledge();
    for (const [place, wordId] of wordIds.entries()) {
      await learner.save(id, wordId, { verdict: place % 2 === 0 ? 'exact' : 'wrong' });
    }
    expect(await learner.knowledge()).not.toEqual(before);
    await app.call(routes.quiz.finish, { quizId: id }, learner.headers);
    for (const [place, wordId] of [...wordIds.entries()].reverse()) {
      const { index, undone } = await learner.undo(id);
      expect([index, undone?.wordId]).toEqual([place, wordId]);
    }
    expect(await learner.undo(id)).toEqual({ index: 0, undone: null });
    expect(await learner.knowledge()).toEqual(before);
    expect(await learner.activity()).toEqual([{ day: today, answered: 0, right: 0, known: 0 }]);
    expect(await learner.record(id)).toMatchObject({ finishedAt: null, results: {} });
  });

  it('takes back the answer to one word, and goes to the next that is open', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start();
    const [first = '', second = ''] = wordIds;
    await learner.save(id, first);
    await learner.save(id, second);
    expect(await learner.undo(id, first)).toMatchObject({
      index: 2,
      undone: { wordId: first, knowing: Knowing.Unknown },
    });
    expect(Object.keys((await learner.record(id)).results)).toEqual([second]);
    expect((await learner.undo(id, first)).undone).toBeNull();
  });

  it('takes back what the answer had a hand in, in another quiz since', async () => {
    const learner = await buildLearner(app);
    const [one, other] = [await learner.start(), await learner.start()];
    const [wordId = ''] = one.wordIds;
    await learner.learn([wordId], 2);
    const before = await learner.knowledge();
    await learner.save(one.id, wordId, { verdict: 'wrong', day: yesterday });
    await learner.save(other.id, wordId);
    expect(await learner.learningOf(wordId)).toMatchObject({ knowing: 'saved', rightDays: 1 });
    await learner.undo(one.id);
    expect(await learner.learningOf(wordId)).toMatchObject({ knowing: 'known', rightDays: 3 });
    expect(await learner.activity()).toEqual([
      { day: yesterday, answered: 0, right: 0, known: 0 },
      { day: today, answered: 1, right: 1, known: 1 },
    ]);
    await learner.undo(other.id);
    expect(await learner.knowledge()).toEqual(before);
  });

  it('lets stand what the learner marked since', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start();
    const [wordId = ''] = wordIds;
    await learner.learn([wordId], 2);
    await learner.save(id, wordId, { verdict: 'wrong' });
    const marking = { wordIds: [wordId], knowing: Knowing.Known, day: today };
    await setKnowing(app.database, learner.user.id, marking, new Date());
    const knowledge = await learner.knowledge();
    expect((await learner.undo(id)).undone?.knowing).toBe(Knowing.Known);
    expect(await learner.knowledge()).toEqual(knowledge);
    expect(await learner.activity()).toMatchObject([{ answered: 0, right: 0 }]);
  });
});
