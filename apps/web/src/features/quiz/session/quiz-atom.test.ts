import { getCurrentPair, getProgress } from '@wordhoard/quiz-engine';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { buildMaterial } from '../../../test/build-material.ts';
import { openedStoreAtom, storeEventsAtom } from '../../review/change-practice.ts';
import { practiceAtom, recorderAtom, reviewsAtom } from '../../review/practice.ts';
import { createVisitStore } from '../../review/practice-database.ts';
import {
  answerAtom,
  continueAtom,
  correctAtom,
  endAtom,
  quizAtom,
  restoreQuiz,
  undoAtom,
} from './quiz-atom.ts';
import { isFinished } from './quiz-session.ts';
import { startQuiz } from './start-quiz.ts';

const texts = ['red', 'blue', 'green'];
const time = { milliseconds: 1000, day: '2026-03-02', answeredAt: '2026-03-02T12:00:00.000Z' };

function playColours(code: 'multiple-choice' | 'match-up' = 'multiple-choice') {
  const store = createStore();
  const practiceStore = createVisitStore();
  store.set(openedStoreAtom, practiceStore);
  store.set(recorderAtom, { record: (...recorded) => store.set(storeEventsAtom, ...recorded) });
  const start = () => {
    const session = startQuiz(buildMaterial({ texts, codes: [code] }), () => 0);
    store.set(quizAtom, session);
    return session;
  };
  start();
  let answers = 0;
  const build = (wordId: string, verdict: 'exact' | 'wrong' = 'exact') => {
    answers += 1;
    return { id: `answer ${answers}`, verdict, answer: 'red', wordId, before: 2, ...time } as const;
  };
  const currentId = () => {
    const quiz = store.get(quizAtom)?.quiz;
    return (quiz && getCurrentPair(quiz)?.word.id) ?? '';
  };
  return {
    store,
    start,
    build,
    currentId,
    answer: (verdict?: 'exact' | 'wrong') => store.set(answerAtom, build(currentId(), verdict)),
    giveUp: (...wordIds: string[]) =>
      Promise.all(
        wordIds.map((wordId, givenUp) =>
          store.set(answerAtom, { ...build(wordId, 'wrong'), givenUp }),
        ),
      ),
    answeredIds: () => Object.keys(store.get(quizAtom)?.quiz.results ?? {}),
    /** The answers that count in the histories of the words. */
    countedIds: () =>
      Object.values(store.get(reviewsAtom)).flatMap(({ reviews }) => reviews.map(({ id }) => id)),
    listUnsent: () => practiceStore.listUnsent(store.get(practiceAtom).owner, {}),
  };
}

describe('an answer', () => {
  it('is stored before the session shows it', async () => {
    const { store, answer, answeredIds, countedIds } = playColours();
    const shown: unknown[] = [];
    store.sub(quizAtom, () => {
      if (answeredIds().length > 0) shown.push(countedIds());
    });
    await answer();
    expect(shown).toEqual([['answer 1']]);
  });

  it('is sent with its session', async () => {
    const { store, answer, currentId, listUnsent } = playColours();
    const wordId = currentId();
    await answer('wrong');
    const { events, sessions } = await listUnsent();
    const sessionId = store.get(quizAtom)?.id;
    expect(events).toMatchObject([{ id: 'answer 1', wordId, sessionId, verdict: 'wrong' }]);
    expect(sessions).toMatchObject([{ id: sessionId, finishedAt: null }]);
  });

  it('counts once if it is given twice', async () => {
    const { store, build, currentId, countedIds } = playColours();
    const wordId = currentId();
    await Promise.all([
      store.set(answerAtom, build(wordId)),
      store.set(answerAtom, build(wordId, 'wrong')),
    ]);
    expect(countedIds()).toEqual(['answer 1']);
    expect(store.get(quizAtom)?.quiz.results[wordId]?.verdict).toBe('exact');
  });

  it('is replaced when the learner corrects it', async () => {
    const { store, build, answer, currentId, countedIds, listUnsent } = playColours();
    const wordId = currentId();
    await answer('wrong');
    await store.set(correctAtom, { ...build(wordId), isOverridden: true });
    expect(countedIds()).toEqual(['answer 2']);
    expect(store.get(quizAtom)?.quiz.results[wordId]?.verdict).toBe('exact');
    const { events } = await listUnsent();
    expect(events).toMatchObject([
      { id: 'answer 1' },
      { kind: 'undo', undoes: 'answer 1' },
      { id: 'answer 2', isOverridden: true },
    ]);
  });

  it('stays if another answer has followed before it is corrected', async () => {
    const { store, build, answer, currentId, countedIds } = playColours();
    const wordId = currentId();
    await Promise.all([answer('wrong'), store.set(continueAtom, currentId())]);
    await answer();
    await store.set(correctAtom, build(wordId));
    expect(countedIds()).toEqual(['answer 1', 'answer 2']);
  });

  it('counts for its session only, if another one starts while it is stored', async () => {
    const { store, start, answer, countedIds, listUnsent } = playColours();
    const first = store.get(quizAtom);
    const answered = [answer('wrong')];
    const second = start();
    answered.push(answer());
    const third = start();
    expect(await Promise.all(answered)).toEqual([undefined, undefined]);
    expect(store.get(quizAtom)).toBe(third);
    expect(countedIds()).toEqual(['answer 1', 'answer 2']);
    const { events } = await listUnsent();
    expect(events).toMatchObject([{ sessionId: first?.id }, { sessionId: second.id }]);
  });
});

it('continues once after an answer that is still being stored, although the learner taps twice', async () => {
  const { store, answer, currentId } = playColours();
  const first = currentId();
  await Promise.all([answer(), store.set(continueAtom, first)]);
  const second = currentId();
  expect(second).not.toBe(first);
  await store.set(continueAtom, first);
  expect(currentId()).toBe(second);
});

it('undoes one answer after another', async () => {
  const { store, answer, answeredIds, countedIds, currentId } = playColours();
  await answer();
  await store.set(continueAtom, currentId());
  await answer();
  expect(answeredIds()).toHaveLength(2);
  await store.set(undoAtom);
  expect([answeredIds().length, countedIds()]).toEqual([1, ['answer 1']]);
  await store.set(undoAtom);
  expect([answeredIds(), countedIds()]).toEqual([[], []]);
});

it('undoes two answers if undo is pressed twice at once', async () => {
  const { store, answer, answeredIds, countedIds, currentId } = playColours();
  const undoTwice = () => Promise.all([store.set(undoAtom), store.set(undoAtom)]);
  await answer();
  await store.set(continueAtom, currentId());
  await answer();
  await undoTwice();
  expect([answeredIds(), countedIds()]).toEqual([[], []]);
  await answer();
  await undoTwice();
  expect([answeredIds(), countedIds()]).toEqual([[], []]);
});

it('undoes words that were given up together, and no others', async () => {
  const { store, giveUp, answeredIds, countedIds } = playColours('match-up');
  await giveUp('red');
  await giveUp('blue', 'green');
  expect(countedIds()).toEqual(['answer 1', 'answer 2', 'answer 3']);
  await store.set(undoAtom);
  expect([answeredIds(), countedIds()]).toEqual([['red'], ['answer 1']]);
  await store.set(undoAtom);
  expect([answeredIds(), countedIds()]).toEqual([[], []]);
});

it('undoes nothing before an answer', async () => {
  const { store, listUnsent } = playColours();
  const before = store.get(quizAtom);
  await store.set(undoAtom);
  expect(store.get(quizAtom)).toBe(before);
  expect(await listUnsent()).toEqual({ events: [], sessions: [] });
});

it('tells the account that a session has ended when its time is over', async () => {
  const { store, answer, listUnsent } = playColours();
  await answer();
  const ended = await store.set(endAtom);
  expect(ended && [isFinished(ended), getProgress(ended).total]).toEqual([true, 1]);
  const { events, sessions } = await listUnsent();
  expect(events).toHaveLength(1);
  expect(sessions).toMatchObject([{ pairs: [{}], finishedAt: time.answeredAt }]);
});

it('removes a session that ends without an answer', async () => {
  const { store, listUnsent } = playColours();
  await store.set(endAtom);
  expect(store.get(quizAtom)).toBeUndefined();
  expect(await listUnsent()).toEqual({ events: [], sessions: [] });
});

it('is restored as it was stored', async () => {
  const { store, answer } = playColours();
  await answer();
  const session = store.get(quizAtom);
  expect(restoreQuiz(session)).toEqual(JSON.parse(JSON.stringify(session)));
});

it.each([undefined, [], { quiz: { pairs: [{}] } }])('is not restored from %j', (stored) => {
  expect(restoreQuiz(stored)).toBeUndefined();
});

it('is not restored if a part is missing', async () => {
  const { store, answer } = playColours();
  await answer();
  const session = JSON.parse(JSON.stringify(store.get(quizAtom)));
  for (const path of [
    'settings',
    'settings.source',
    'missedRound',
    'firstMistakes',
    'finishedRounds',
    'plannedRounds',
    'quiz',
    'quiz.pairs',
    'quiz.index',
    'quiz.results',
  ]) {
    const damaged = structuredClone(session);
    const [parent, field] = path.split('.');
    if (field === undefined) delete damaged[parent ?? ''];
    else delete damaged[parent ?? ''][field];
    expect(restoreQuiz(damaged), path).toBeUndefined();
  }
});
