import { type Quiz, routes } from '@wordhoard/contract';
import { Knowing } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { buildLearner } from '../../../../test/learner.ts';
import { fruitQuiz } from '../../../../test/quiz-session.ts';
import { answerEvent, on } from '../../../../test/review-events.ts';
import { readAnswer, useApp } from '../../../../test/test-app.ts';
import { createApp } from '../../../app.ts';

const app = useApp();
describe('the current session', () => {
  it('asks the same with another server', async () => {
    const learner = await buildLearner(app);
    const { id, quiz } = await learner.start();
    const otherServer = createApp(app.services);
    const answer = await otherServer.request(routes.quiz.current.path, {
      method: 'POST',
      headers: learner.headers,
      body: '{}',
    });
    const { quiz: resumed } = await readAnswer(routes.quiz.current, answer);
    expect(resumed).toMatchObject({ id, settings: quiz.settings });
    const listQuestions = ({ pairs }: Pick<Quiz, 'pairs'>) =>
      pairs.map(({ code, item }) => ({ code, item }));
    expect(listQuestions(resumed ?? quiz)).toEqual(listQuestions(quiz));
  });

  it('is the one that was played last', async () => {
    const learner = await buildLearner(app);
    const [first, second] = [await learner.start(), await learner.start()];
    expect(await learner.current()).toMatchObject({ id: second.id });
    await learner.sync([], [first.session]);
    expect(await learner.current()).toMatchObject({ id: second.id });
    const answer = answerEvent(first.wordIds[0] ?? '', { sessionId: first.id });
    await learner.sync([answer], [first.session]);
    expect(await learner.current()).toMatchObject({ id: first.id, changedAt: answer.at });
  });

  it('is null before the first and after finishing the last', async () => {
    const learner = await buildLearner(app);
    expect(await learner.current()).toBeNull();
    const { session } = await learner.start();
    await learner.finish(session);
    expect(await learner.current()).toBeNull();
  });

  it('asks the same rows of a table', async () => {
    const learner = await buildLearner(app);
    const slug = 'personal-pronouns';
    const { columns } = await app.call(routes.table.entity, { slug });
    const idOf = (name: string) => columns.find((column) => column.name === name)?.id ?? '';
    const { id, quiz } = await learner.start({
      source: {
        kind: 'table',
        slug,
        learnColumnId: idOf('Person'),
        tranColumnId: idOf('German'),
      },
      count: 100,
    });
    const resumed = await learner.record(id);
    expect(resumed.pairs).toEqual(quiz.pairs.map((pair) => ({ ...pair, round: 0 })));
    expect(resumed.pairs.length).toBeGreaterThan(5);
  });

  it('asks the same cells of a table', async () => {
    const learner = await buildLearner(app);
    const source = { kind: 'table', slug: 'german-definite-articles' } as const;
    const { id, session } = await learner.start({ source, count: 16 });
    const resumed = await learner.record(id);
    expect(
      resumed.pairs.map(({ code, round, item: { wordId, rowId, columnId } }) => {
        return { wordId, code, round, rowId, columnId };
      }),
    ).toEqual(session.pairs);
    expect(resumed.pairs.map(({ word }) => word.text).toSorted()).toEqual([
      'das',
      'dem',
      'den',
      'der',
      'des',
      'die',
    ]);
  });
});

describe('the history', () => {
  it('pages through the sessions with answers, the latest first', async () => {
    const learner = await buildLearner(app);
    const ids = [];
    for (const _ of [1, 2, 3]) {
      const { id: sessionId, wordIds } = await learner.start();
      await learner.answer(wordIds[0] ?? '', { sessionId });
      ids.push(sessionId);
    }
    await learner.start();
    const [first, second] = [await learner.sessions(1, 2), await learner.sessions(2, 2)];
    expect(first.total).toBe(3);
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids.toReversed());
    expect(first.data[0]).toMatchObject({
      settings: { source: fruitQuiz.source },
      score: { correct: 1, answered: 1, total: 4 },
      finishedAt: null,
    });
  });

  it('leaves out a session whose answers are undone', async () => {
    const learner = await buildLearner(app);
    const { id: sessionId, wordIds } = await learner.start();
    await learner.undo(await learner.answer(wordIds[0] ?? '', { sessionId }));
    expect((await learner.sessions()).total).toBe(0);
  });
});

it.each([routes.quiz.current, routes.quiz.feed])(
  'is not accessible to visitors: $path',
  async (route) => {
    expect(await app.refusal(route, {})).toMatchObject({ code: 'NotAuthorized' });
  },
);

it('asks words again that were missed recently', async () => {
  const learner = await buildLearner(app);
  const { wordIds } = await learner.start();
  const [missed = '', corrected = '', right = ''] = wordIds;
  await learner.answer(missed, { verdict: 'wrong' });
  await learner.answer(corrected, { verdict: 'wrong', ...on('2026-03-01') });
  await learner.answer(right);
  const source = { kind: 'own', knowing: 'missed', langCode: 'de' } as const;
  const again = await learner.start({ source });
  expect(again.wordIds.toSorted()).toEqual([missed, corrected].toSorted());
  await learner.answer(corrected);
  expect((await learner.start({ source })).wordIds).toEqual([missed]);
  const resumed = await learner.current();
  expect(resumed?.pairs[0]?.word).toMatchObject({ knowing: Knowing.Saved });
});
