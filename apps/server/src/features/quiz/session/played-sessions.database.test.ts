import { routes } from '@wordhoard/contract';

import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { buildList, buildTranslation, buildWord } from '../../../../test/factory.ts';
import { buildLearner, type Learner } from '../../../../test/learner.ts';
import { buildSession, fruitQuiz, toSession } from '../../../../test/quiz-session.ts';
import { answerEvent, on } from '../../../../test/review-events.ts';
import { useApp } from '../../../../test/test-app.ts';
import { list } from '../../../schema/collection.ts';
import { word } from '../../../schema/word.ts';

const app = useApp();

/** A session about three new words in a list. */
async function startOwn(learner: Learner) {
  const words = [];
  for (const text of ['uno', 'duo', 'tre']) {
    const own = await buildWord(app.database);
    const meaning = await buildWord(app.database, { langCode: 'ia', text: `${text} ${own.id}` });
    await buildTranslation(app.database, [own, meaning]);
    words.push(own);
  }
  const { id: listId } = await buildList(app.database, words);
  const source = { kind: 'list', id: listId } as const;
  return { listId, ...(await learner.start({ source, tranLangCode: 'ia', count: 3 })) };
}

describe('a session', () => {
  it('that comes with its first answer is continued on another device', async () => {
    const learner = await buildLearner(app);
    const session = toSession(await app.call(routes.quiz.entity, fruitQuiz));
    const first = session.pairs[0]?.wordId ?? '';
    const event = answerEvent(first, { sessionId: session.id, verdict: 'wrong' });
    await learner.sync([event], [session]);
    expect(await learner.current()).toMatchObject({
      id: session.id,
      settings: session.settings,
      pairs: session.pairs.map(({ wordId }) => ({ word: { id: wordId } })),
      results: { [first]: { id: event.id, answer: 'pomo', verdict: 'wrong', correct: false } },
      score: { correct: 0, answered: 1, total: 4, points: 0, seconds: 2, bestStreak: 0 },
      finishedAt: null,
    });
  });

  it('of a table scores each cell', async () => {
    const learner = await buildLearner(app);
    const { wordIds } = await learner.start();
    const [wordId = ''] = wordIds;
    const cells = [newId(), newId()].map((columnId) => ({ rowId: newId(), columnId }));
    const pairs = cells.map((cell) => ({ wordId, ...cell, code: 'cards' as const, round: 0 }));
    const session = buildSession([], { pairs });
    const answers = (['wrong', 'exact'] as const).map((verdict, index) =>
      answerEvent(wordId, { sessionId: session.id, verdict, asks: 'form', ...cells[index] }),
    );
    await learner.sync(answers, [session]);
    const current = await learner.current();
    expect(current?.score).toMatchObject({ correct: 1, answered: 2, total: 2 });
    expect(current?.answers).toMatchObject(cells);
  });

  it('of several rounds keeps its plan and all answers, of both devices that play it', async () => {
    const learner = await buildLearner(app);
    const { wordIds } = await learner.start();
    const [first = '', second = ''] = wordIds;
    const asked = { wordId: first, code: 'match-up', round: 0, again: 'cards' } as const;
    const pairs = [asked, { wordId: first, code: 'spelling', round: 1 } as const];
    const list = { id: newId(), slug: 'eo-fruit', name: 'Fruit' };
    const conditions = {
      missedRound: 'each-round',
      isByEar: false,
      isRetry: false,
      timeLimit: { seconds: 60, endsAt: '2026-03-01T12:00:00.000Z' },
      lesson: { list, remaining: 3 },
    } as const;
    const session = buildSession([], { pairs, conditions });
    const answers = (['wrong', 'exact', 'exact'] as const).map((verdict, minute) =>
      answerEvent(first, {
        sessionId: session.id,
        verdict,
        at: `2026-03-01T08:0${minute}:00.000Z`,
      }),
    );
    const elsewhere = answerEvent(second, { sessionId: session.id });
    await learner.sync(answers, [session]);
    await learner.sync([elsewhere], [session]);
    const current = await learner.current();
    expect(current).toMatchObject({ conditions, score: { total: 1 } });
    const plan = current?.pairs.map(({ word, item: _, ...question }) => ({
      wordId: word.id,
      ...question,
    }));
    expect(plan).toEqual(pairs);
    const ids = [...answers, elsewhere].map(({ id }) => id);
    expect(current?.answers.map(({ id }) => id)).toEqual(ids);
  });

  it('may come after its answers', async () => {
    const learner = await buildLearner(app);
    const { wordIds } = await learner.start();
    const [first = ''] = wordIds;
    const session = buildSession(wordIds);
    await learner.answer(first, { sessionId: session.id });
    expect((await learner.sessions()).total).toBe(0);
    await learner.sync([], [session]);
    expect((await learner.record(session.id)).score).toMatchObject({ answered: 1, correct: 1 });
  });

  it('is stored once, however often it is sent', async () => {
    const learner = await buildLearner(app);
    const { id, session, wordIds } = await learner.start();
    await learner.answer(wordIds[0] ?? '', { sessionId: id });
    const finishedAt = new Date().toISOString();
    for (const _ of [1, 2]) await learner.sync([], [{ ...session, finishedAt }]);
    const { total, data } = await learner.sessions();
    expect({ total, data }).toMatchObject({ total: 1, data: [{ id, finishedAt }] });
  });

  it('that is finished stays so if its earlier state is sent again', async () => {
    const learner = await buildLearner(app);
    const { id, session, wordIds } = await learner.start();
    const { at } = await learner.answer(wordIds[0] ?? '', { sessionId: id });
    await learner.sync([], [{ ...session, finishedAt: at }]);
    await learner.sync([], [session]);
    expect((await learner.record(id)).finishedAt).toBe(at);
    expect(await learner.current()).toBeNull();
  });

  it('that is finished goes on with another answer', async () => {
    const learner = await buildLearner(app);
    const { id, session, wordIds } = await learner.start();
    const { at } = await learner.answer(wordIds[0] ?? '', { sessionId: id });
    await learner.sync([], [{ ...session, finishedAt: at }]);
    const later = new Date(Date.parse(at) + 1).toISOString();
    await learner.sync([answerEvent(wordIds[1] ?? '', { sessionId: id, at: later })], [session]);
    expect(await learner.current()).toMatchObject({ id, score: { answered: 2 } });
  });

  it('that is finished is open again when its last answer is undone', async () => {
    const learner = await buildLearner(app);
    const { id, session, wordIds } = await learner.start();
    const answer = await learner.answer(wordIds[0] ?? '', { sessionId: id });
    await learner.sync([], [{ ...session, finishedAt: answer.at }]);
    expect(await learner.current()).toBeNull();
    await learner.undo(answer);
    await learner.sync([], [session]);
    expect(await learner.current()).toMatchObject({ id, results: {}, finishedAt: null });
  });

  it('keeps its plan if another device, which some words are hidden from, has fewer', async () => {
    const learner = await buildLearner(app);
    const { id, session } = await learner.start();
    await learner.sync([], [{ ...session, pairs: session.pairs.slice(1) }]);
    expect((await learner.record(id)).score.total).toBe(session.pairs.length);
  });

  it('is refused if the name of its list is longer than a name can be', async () => {
    const { deviceId, headers } = await buildLearner(app);
    const list = { id: newId(), slug: 'fruit', name: 'a'.repeat(81) };
    const session = buildSession([newId()]);
    const conditions = { ...session.conditions, lesson: { list, remaining: 0 } };
    const sent = { deviceId, cursor: 0, events: [], sessions: [{ ...session, conditions }] };
    expect(await app.refusal(routes.review.sync, sent, headers)).toMatchObject({ status: 400 });
  });

  it('that was finished later than now is finished now', async () => {
    const learner = await buildLearner(app);
    const { id, session } = await learner.start();
    await learner.sync([], [{ ...session, finishedAt: '2099-01-01T00:00:00.000Z' }]);
    const { finishedAt } = await learner.record(id);
    expect(Date.parse(finishedAt ?? '')).toBeLessThanOrEqual(Date.now());
  });
});

it('lists sessions with their scores', async () => {
  const learner = await buildLearner(app);
  const { id: sessionId, session, wordIds } = await learner.start();
  const verdicts = ['exact', 'alternative', 'almost', 'lenient'] as const;
  for (const [index, wordId] of wordIds.entries()) {
    const isHinted = index === 1;
    const verdict = verdicts[index] ?? 'wrong';
    await learner.answer(wordId, { sessionId, verdict, isHinted, milliseconds: 1_500 });
  }
  await learner.finish(session);
  const score = { correct: 3, answered: 4, total: 4, points: 2.5, seconds: 6, bestStreak: 2 };
  const { data } = await learner.sessions();
  expect(data).toMatchObject([{ id: sessionId, score, finishedAt: expect.any(String) }]);
  const { score: scoreOfRecord, results } = await learner.record(sessionId);
  expect(scoreOfRecord).toEqual(score);
  expect(wordIds.map((id) => results[id]?.verdict)).toEqual(verdicts);
});

describe('the session of another learner', () => {
  it('does not change, and is not told', async () => {
    const [owner, stranger] = [await buildLearner(app), await buildLearner(app)];
    const { id, session, wordIds } = await owner.start();
    const [first = '', second = ''] = wordIds;
    await owner.answer(first, { sessionId: id });
    const before = await owner.record(id);
    const event = answerEvent(second, { sessionId: id, verdict: 'wrong' });
    const taken = { ...buildSession([second], { id }), finishedAt: new Date().toISOString() };
    const { received, words } = await stranger.sync([event], [taken]);
    expect(received).toMatchObject([{ id: event.id, outcome: 'taken' }]);
    expect(words).toEqual([]);
    expect(await owner.record(id)).toEqual(before);
    expect(await owner.current()).toMatchObject({ id, pairs: session.pairs.map(() => ({})) });
    // Their session of the same id is their own.
    const { pairs } = await stranger.record(id);
    expect(pairs.map(({ word }) => word.id)).toEqual([second]);
  });
});

describe('a session whose list was deleted', () => {
  it('still has its questions and its score', async () => {
    const learner = await buildLearner(app);
    const { listId, id, quiz, wordIds } = await startOwn(learner);
    await learner.answer(wordIds[0] ?? '', { sessionId: id });
    const before = await learner.record(id);
    expect(before.pairs).toHaveLength(3);
    await app.database.delete(list).where(eq(list.id, listId));
    const { pairs, score, results } = await learner.record(id);
    expect(pairs).toMatchObject(
      quiz.pairs.map(({ code, word: { id: wordId } }) => ({ code, item: { wordId } })),
    );
    expect({ score, results }).toEqual({ score: before.score, results: before.results });
    expect(await learner.current()).toMatchObject({ id, score });
  });
});

describe('a word that does not exist any more', () => {
  it.each([
    ['withdrawn', { published: false }],
    ['switched off', { active: false }],
  ])('because it was %s is not asked, but its answer counts', async (_, hidden) => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await startOwn(learner);
    const [first = '', ...others] = wordIds;
    await learner.answer(first, { sessionId: id });
    await app.database.update(word).set(hidden).where(eq(word.id, first));
    const { pairs, score } = await learner.record(id);
    expect(pairs.map((pair) => pair.word.id)).toEqual(others);
    expect(score).toMatchObject({ total: 3, answered: 1, correct: 1 });
    expect((await learner.sessions()).data).toMatchObject([{ id, score }]);
  });

  it('counts also if its answer arrives after the word was deleted', async () => {
    const learner = await buildLearner(app);
    const { id, wordIds } = await startOwn(learner);
    const [first = '', ...others] = wordIds;
    await app.database.delete(word).where(eq(word.id, first));
    const event = answerEvent(first, { sessionId: id, ...on('2026-03-01') });
    const { received } = await learner.sync([event]);
    expect(received).toMatchObject([{ outcome: 'keptWithoutWord' }]);
    const { pairs, score } = await learner.record(id);
    expect(pairs.map((pair) => pair.word.id)).toEqual(others);
    expect(score).toMatchObject({ total: 3, answered: 1, correct: 1 });
    expect((await learner.sessions()).data).toMatchObject([{ id, score }]);
  });
});
