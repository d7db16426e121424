import { routes } from '@wordhoard/contract';
import { Knowing } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { buildLearner, today } from '../../../../test/quiz.ts';
import { useApp } from '../../../../test/test-app.ts';
import { setKnowing } from '../../review/set-knowing.ts';

const app = useApp();
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

describe('undoing an answer', () => {
  it('restores everything step by step', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start();
    await learner.almostLearn(wordIds.slice(0, 3));
    const before = await learner.knowledge();
    for (const [order, wordId] of wordIds.entries()) {
      await learner.save(id, wordId, { verdict: order % 2 === 0 ? 'exact' : 'wrong' });
    }
    expect(await learner.knowledge()).not.toEqual(before);
    await app.call(routes.quiz.finish, { quizId: id }, learner.headers);
    for (const [order, wordId] of [...wordIds.entries()].reverse()) {
      const { index, undone } = await learner.undo(id);
      expect([index, undone?.wordId]).toEqual([order, wordId]);
    }
    expect(await learner.undo(id)).toEqual({ index: 0, undone: null });
    expect(await learner.knowledge()).toEqual(before);
    expect(await learner.activity()).toEqual([{ day: today, answered: 0, right: 0, known: 0 }]);
    expect(await learner.record(id)).toMatchObject({ finishedAt: null, results: {} });
  });

  it('undoes the answer to one word and moves to the next open question', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start();
    const [first = '', second = ''] = wordIds;
    await learner.save(id, first);
    await learner.save(id, second);
    expect(await learner.undo(id, first)).toMatchObject({
      index: 2,
      undone: { wordId: first, knowing: Knowing.Unknown, memory: null },
    });
    expect(Object.keys((await learner.record(id)).results)).toEqual([second]);
    expect((await learner.undo(id, first)).undone).toBeNull();
  });

  it('changes the effect of a later answer in another session', async () => {
    const learner = await buildLearner(app);
    const [one, other] = [await learner.start(), await learner.start()];
    const [wordId = ''] = one.wordIds;
    await learner.almostLearn([wordId]);
    const before = await learner.knowledge();
    await learner.save(one.id, wordId, { verdict: 'wrong', day: yesterday });
    expect(await learner.save(other.id, wordId)).toMatchObject({ knowing: Knowing.Saved });
    expect(await learner.cardOf(wordId)).toMatchObject({ reviews: 3, lapses: 1 });
    await learner.undo(one.id);
    expect(await learner.knowledge()).toMatchObject([
      { knowing: Knowing.Known, reviews: 2, lapses: 0 },
    ]);
    expect(await learner.activity()).toEqual([
      { day: yesterday, answered: 0, right: 0, known: 0 },
      { day: today, answered: 1, right: 1, known: 1 },
    ]);
    await learner.undo(other.id);
    expect(await learner.knowledge()).toEqual(before);
  });

  it('keeps what the learner marked since', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await learner.start();
    const [wordId = ''] = wordIds;
    await learner.almostLearn([wordId]);
    await learner.save(id, wordId, { verdict: 'wrong' });
    const marking = { wordIds: [wordId], knowing: Knowing.Known, day: today };
    await setKnowing(app.database, learner.user.id, marking, new Date());
    expect((await learner.undo(id)).undone?.knowing).toBe(Knowing.Known);
    expect(await learner.knowledge()).toMatchObject([
      { knowing: Knowing.Known, since: today, reviews: 1, lapses: 0 },
    ]);
    expect(await learner.activity()).toMatchObject([{ answered: 0, right: 0 }]);
  });
});
