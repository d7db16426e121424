import { getCurrentPair } from '@wordhoard/quiz-engine';
import { expect, it } from 'vitest';
import { buildMaterial } from '../../../test/build-material.ts';
import {
  answerWord,
  continueQuiz,
  type Judgement,
  type QuizSession,
  undoLatest,
} from '../session/quiz-session.ts';
import { startQuiz } from '../session/start-quiz.ts';
import { listSessionsToMerge, withoutMerged } from './merge-browser-data.tsx';
import {
  afterOperation,
  belongsToAnotherUser,
  findNextOperation,
  type QueuedSession,
  withPlayed,
} from './queued-session.ts';

const now = new Date('2026-03-01T12:00:00.000Z');

const initial = startQuiz(buildMaterial({ texts: ['apple', 'pear'] }), () => 0.4);

let answerCount = 0;

function answered(session: QuizSession, judgement: Judgement): QuizSession {
  answerCount += 1;
  const answeredAt = new Date(now.getTime() + answerCount * 1_000).toISOString();
  const context = { milliseconds: 1_500, day: '2026-03-01', answeredAt };
  const wordId = getCurrentPair(session.quiz)?.word.id ?? '';
  return continueQuiz(answerWord(session, { wordId, ...judgement, ...context }));
}

const right = (session: QuizSession) => answered(session, { verdict: 'exact', answer: 'apple' });
const passed = (session: QuizSession) => answered(session, { verdict: 'wrong', answer: '' });

const play = (session: QuizSession, queue: readonly QueuedSession[] = [], username?: string) =>
  withPlayed(queue, session, { username, now });

/** Continues in the tab that had the previous state. */
const playOn = (previous: QuizSession, session: QuizSession, queue: readonly QueuedSession[]) =>
  withPlayed(queue, session, { username: undefined, now, previous });

/** Applies all due operations as a server would, and returns their names. */
function send(queued: QueuedSession) {
  const done: string[] = [];
  let current = queued;
  for (
    let operation = findNextOperation(current);
    operation !== undefined;
    operation = findNextOperation(current)
  ) {
    done.push(operation.kind);
    current =
      operation.kind === 'start'
        ? { ...current, quizId: 'quiz' }
        : afterOperation(current, operation);
  }
  return { done, current };
}

const only = ([queued]: readonly QueuedSession[]): QueuedSession => {
  if (queued === undefined) throw new Error('The queue is empty');
  return queued;
};

it('sends nothing before the first answer', () => {
  expect(send(only(play(initial))).done).toEqual([]);
});

it('sends offline answers together, and the end of the session', () => {
  const { done, current } = send(only(play(passed(right(initial)))));
  expect(done).toEqual(['start', 'answer', 'finish']);
  expect(current.answers).toMatchObject([
    { verdict: 'exact', order: 1, milliseconds: 1_500, isEasy: false, isOverridden: false },
    { verdict: 'wrong', answer: '', order: 2 },
  ]);
});

it('sends an undo for undone and changed answers', () => {
  const first = right(initial);
  const { current } = send(only(play(first)));
  expect(send(only(playOn(first, undoLatest(first), [current]))).done).toEqual(['undo']);
  const changed = passed(undoLatest(first));
  expect(send(only(playOn(first, changed, [current]))).done).toEqual(['undo', 'answer']);
});

it('sends a disputed answer again', () => {
  const typed = { answer: 'aple' } as const;
  const wrong = answered(initial, { ...typed, verdict: 'wrong' });
  const { current } = send(only(play(wrong)));
  const disputed = answered(undoLatest(wrong), { ...typed, verdict: 'alternative' });
  const resent = send(only(playOn(wrong, disputed, [current])));
  expect(resent.done).toEqual(['undo', 'answer']);
  expect(resent.current.sent).toMatchObject([{ verdict: 'alternative' }]);
});

it('keeps the answers of another tab, and the last answer to each word', () => {
  const firstTab = right(initial);
  const secondTab = passed(firstTab);
  const finished = send(only(playOn(firstTab, secondTab, play(firstTab)))).current;
  expect(play(firstTab, [finished])).toEqual([finished]);

  const changedAnswer = answered(firstTab, { verdict: 'exact', answer: 'pear' });
  const changed = send(only(playOn(firstTab, changedAnswer, [finished])));
  expect(changed.done).toEqual(['undo', 'answer', 'finish']);
  expect(changed.current.answers).toMatchObject([{ answer: 'apple' }, { answer: 'pear' }]);

  const reopened = send(only(playOn(firstTab, undoLatest(firstTab), [finished])));
  expect(reopened.done).toEqual(['undo']);
  expect(reopened.current.answers).toMatchObject([{ verdict: 'wrong', order: 2 }]);
  expect(reopened.current.finishedAt).toBeUndefined();
});

it('reopens a session when its last answer is undone', () => {
  const finished = passed(right(initial));
  const { current } = send(only(play(finished)));
  const reopened = playOn(finished, undoLatest(finished), [current]);
  expect(send(only(reopened)).done).toEqual(['undo']);
  const { done } = send(
    only(
      playOn(undoLatest(finished), passed(undoLatest(finished)), [send(only(reopened)).current]),
    ),
  );
  expect(done).toEqual(['answer', 'finish']);
});

it('stores the answer that counts for each word of a mixed quiz, and ends after its last question', () => {
  const material = buildMaterial({ texts: ['apple'], codes: ['cards', 'spelling'] });
  const firstAnswer = right(startQuiz(material, () => 0.4));
  const { done, current } = send(only(play(firstAnswer)));
  expect(done).toEqual(['start', 'answer']);
  const secondAnswer = passed(firstAnswer);
  expect(send(only(playOn(firstAnswer, secondAnswer, [current]))).current.answers).toMatchObject([
    { wordId: 'apple', code: 'spelling', verdict: 'wrong' },
  ]);
  expect(only(play(secondAnswer)).finishedAt).toBeUndefined();
  expect(only(play(right(secondAnswer))).finishedAt).toBeDefined();
});

it('assigns a visitor’s unfinished session to the learner, and merges a finished one', () => {
  const unfinished = play(right(initial));
  expect(only(play(right(initial), unfinished, 'reader')).owner).toBe('reader');
  expect(listSessionsToMerge(unfinished, initial.id)).toEqual([]);

  const finished = play(passed(right(initial)));
  const afterSignUp = play(passed(right(initial)), finished, 'reader');
  expect(only(afterSignUp).owner).toBeUndefined();
  expect(listSessionsToMerge(afterSignUp, initial.id)).toEqual(afterSignUp);
});

it('does not queue the session on the screen again after it is merged', () => {
  const session = passed(right(initial));
  const queue = play(session);
  const sent = { sessions: queue, quizIds: ['quiz'], owner: 'reader' };
  const merged = withoutMerged(queue, sent, session.id);
  expect(play(session, merged, 'reader')).toEqual(merged);
  expect(findNextOperation(only(merged))).toBeUndefined();
  expect(listSessionsToMerge(merged, session.id)).toEqual([]);
  expect(withoutMerged(queue, sent, undefined)).toEqual([]);
});

it('sends an answer that changes after its session is merged', () => {
  const session = passed(right(initial));
  const queue = play(session);
  const sent = { sessions: queue, quizIds: ['quiz'], owner: 'reader' };
  const undone = undoLatest(session);
  const merged = playOn(session, undone, withoutMerged(queue, sent, session.id));
  expect(only(merged)).toMatchObject({ owner: 'reader', quizId: 'quiz' });
  expect(findNextOperation(only(merged))).toMatchObject({ kind: 'undo' });
  const refused = withoutMerged(queue, { ...sent, quizIds: [null] }, session.id);
  expect(findNextOperation(only(play(undone, refused, 'reader')))).toBeUndefined();
});

it('belongs to another user after its learner has signed out, or when another user signs in', () => {
  const owner = 'annika';
  expect(belongsToAnotherUser({ owner }, { username: owner, mayReturn: false })).toBe(false);
  expect(belongsToAnotherUser({ owner }, { username: undefined, mayReturn: false })).toBe(true);
  expect(belongsToAnotherUser({ owner }, { username: undefined, mayReturn: true })).toBe(false);
  expect(belongsToAnotherUser({ owner }, { username: 'boriska', mayReturn: true })).toBe(true);
  expect(belongsToAnotherUser({ owner: undefined }, { username: owner, mayReturn: false })).toBe(
    false,
  );
});
