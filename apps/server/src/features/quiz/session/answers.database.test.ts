import { Knowing } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { buildLearner } from '../../../../test/learner.ts';
import { answerEvent, buildUndo, on, today } from '../../../../test/review-events.ts';
import { useApp } from '../../../../test/test-app.ts';

const app = useApp();

async function startSession() {
  const learner = await buildLearner(app);
  const { id: sessionId, session, wordIds } = await learner.start();
  const [first = '', second = '', third = ''] = wordIds;
  return { learner, sessionId, session, first, second, third };
}

describe('an answer', () => {
  it.each([
    ['exact', true, 3],
    ['lenient', true, 3],
    ['alternative', true, 3],
    ['almost', false, 2],
    ['wrong', false, 1],
  ] as const)(
    'with the verdict %s is correct: %s, and rated %d',
    async (verdict, correct, rating) => {
      const { learner, sessionId, first } = await startSession();
      await learner.answer(first, { sessionId, verdict });
      const { results } = await learner.record(sessionId);
      expect(results).toMatchObject({ [first]: { wordId: first, verdict, correct, order: 1 } });
      expect(await learner.marks()).toMatchObject([{ wordId: first, knowing: Knowing.Saved }]);
      expect(await learner.activity()).toMatchObject([
        { day: today, answered: 1, right: Number(rating > 1), known: 0, milliseconds: 2_000 },
      ]);
      expect(await learner.cardOf(first)).toMatchObject({ lastRating: rating });
    },
  );

  it('makes a word known when it is remembered for long, and saved again when it is wrong', async () => {
    const { learner, first } = await startSession();
    await learner.almostLearn([first]);
    await learner.answer(first, on('2026-03-01'));
    expect(await learner.marks()).toMatchObject([{ knowing: Knowing.Known }]);
    expect(await learner.activity()).toMatchObject([{ day: '2026-03-01', known: 1 }]);
    await learner.answer(first, { verdict: 'wrong' });
    expect(await learner.marks()).toMatchObject([{ knowing: Knowing.Saved }]);
    expect(await learner.cardOf(first)).toMatchObject({ lastRating: 1, lapses: 1 });
  });

  it('that was easy is rated higher, and one that the learner overruled lower', async () => {
    const { learner, first, second } = await startSession();
    await learner.answer(first, { isEasy: true });
    await learner.answer(second, { verdict: 'alternative', isOverridden: true });
    expect([await learner.cardOf(first), await learner.cardOf(second)]).toMatchObject([
      { lastRating: 4 },
      { lastRating: 2 },
    ]);
  });

  it('can be any text', async () => {
    const { learner, sessionId, first } = await startSession();
    const answer = '"\\; drop table quiz; -- ՞ 🍎 \u202e';
    await learner.answer(first, { sessionId, answer });
    expect((await learner.record(sessionId)).results[first]?.answer).toBe(answer);
  });

  it('belongs to no other session', async () => {
    const { learner, sessionId, first, second } = await startSession();
    const { id: otherId } = await learner.start();
    await learner.answer(first, { sessionId: otherId });
    await learner.answer(second);
    expect((await learner.record(sessionId)).results).toEqual({});
  });
});

describe('of several answers to a word', () => {
  it('the first wrong one counts, whatever comes later', async () => {
    const { learner, sessionId, first, second } = await startSession();
    await learner.answer(first, { sessionId, answer: 'at first' });
    await learner.answer(first, { sessionId, verdict: 'wrong', answer: 'wrong' });
    await learner.answer(second, { sessionId });
    await learner.answer(first, { sessionId, verdict: 'wrong', answer: 'wrong again' });
    await learner.answer(first, { sessionId, answer: 'at last' });
    const { results, score } = await learner.record(sessionId);
    expect(results).toMatchObject({
      [first]: { answer: 'wrong', correct: false, order: 2 },
      [second]: { correct: true, order: 3 },
    });
    expect(score).toMatchObject({ answered: 2, correct: 1, points: 1, bestStreak: 1 });
  });

  it('the latest counts if all are correct', async () => {
    const { learner, sessionId, first } = await startSession();
    await learner.answer(first, { sessionId, isHinted: true });
    const { id } = await learner.answer(first, { sessionId });
    const { results, score } = await learner.record(sessionId);
    expect(results).toMatchObject({ [first]: { id, isHinted: false, order: 2 } });
    expect(score).toMatchObject({ answered: 1, points: 1 });
  });

  it('the time decides which is the first, not the order of arrival', async () => {
    const { learner, sessionId, first } = await startSession();
    const wrong = { sessionId, verdict: 'wrong' } as const;
    await learner.answer(first, { ...wrong, ...on('2026-03-02'), answer: 'second' });
    await learner.answer(first, { ...wrong, ...on('2026-03-01'), answer: 'first' });
    expect((await learner.record(sessionId)).results[first]?.answer).toBe('first');
  });
});

describe('an undone answer', () => {
  it('does not count, and another one to its word may count instead', async () => {
    const { learner, sessionId, first, second } = await startSession();
    const wrong = await learner.answer(first, { sessionId, verdict: 'wrong' });
    const right = await learner.answer(second, { sessionId });
    await learner.answer(first, { sessionId, verdict: 'alternative', isOverridden: true });
    await learner.undo(wrong);
    expect(await learner.record(sessionId)).toMatchObject({
      results: { [first]: { verdict: 'alternative', isOverridden: true, order: 2 } },
      score: { answered: 2, correct: 2, bestStreak: 2 },
    });
    await learner.undo(right);
    const { results, score } = await learner.record(sessionId);
    expect(Object.keys(results)).toEqual([first]);
    expect(score).toMatchObject({ answered: 1, correct: 1 });
  });

  it('does not count if it arrives together with its undo', async () => {
    const { learner, sessionId, first } = await startSession();
    const answer = answerEvent(first, { sessionId });
    await learner.sync([answer, buildUndo(answer)]);
    expect((await learner.record(sessionId)).results).toEqual({});
  });
});

it('is worth half a point with a hint', async () => {
  const { learner, sessionId, first, second, third } = await startSession();
  await learner.answer(first, { sessionId });
  await learner.answer(second, { sessionId, isHinted: true });
  await learner.answer(third, { sessionId, isHinted: true, verdict: 'wrong' });
  const { score, results } = await learner.record(sessionId);
  expect(score).toMatchObject({ correct: 2, answered: 3, points: 1.5, bestStreak: 2 });
  const isHinted = [first, second, third].map((wordId) => results[wordId]?.isHinted);
  expect(isHinted).toEqual([false, true, true]);
});
