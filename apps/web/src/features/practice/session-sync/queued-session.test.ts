import { currentPair } from '@wordhoard/quiz-engine';
import { expect, it } from 'vitest';
import { buildMaterial } from '../../../test/build-material.ts';
import { unknownWord } from '../knowing/knowing-atom.ts';
import {
  answerWord,
  continueQuiz,
  type Judgement,
  type QuizSession,
  undoLatest,
} from '../session/quiz-session.ts';
import { startQuiz } from '../session/start-quiz.ts';
import { sessionsToMerge, withoutMerged } from './merge-browser-data.tsx';
import {
  afterOperation,
  isOfAnother,
  nextOperation,
  type QueuedSession,
  withPlayed,
} from './queued-session.ts';

const now = new Date('2026-03-01T12:00:00.000Z');

const begun = startQuiz(buildMaterial({ texts: ['apple', 'pear'] }), () => 0.4);

function answered(session: QuizSession, judgement: Judgement): QuizSession {
  const circumstances = { milliseconds: 1_500, day: '2026-03-01', before: unknownWord };
  const wordId = currentPair(session.quiz)?.word.id ?? '';
  return continueQuiz(answerWord(session, { wordId, ...judgement, ...circumstances }));
}

const right = (session: QuizSession) => answered(session, { verdict: 'exact', answer: 'apple' });
const passed = (session: QuizSession) => answered(session, { verdict: 'wrong', answer: '' });

const keep = (session: QuizSession, queue: readonly QueuedSession[] = [], username?: string) =>
  withPlayed(queue, session, { username, now });

/** Continues in the tab that had the previous state. */
const keepOn = (former: QuizSession, session: QuizSession, queue: readonly QueuedSession[]) =>
  withPlayed(queue, session, { username: undefined, now, former });

/** Applies all due operations as a server would, and returns their names. */
function send(queued: QueuedSession) {
  const done: string[] = [];
  let kept = queued;
  for (
    let operation = nextOperation(kept);
    operation !== undefined;
    operation = nextOperation(kept)
  ) {
    done.push(operation.kind);
    kept =
      operation.kind === 'start' ? { ...kept, quizId: 'quiz' } : afterOperation(kept, operation);
  }
  return { done, kept };
}

const only = ([queued]: readonly QueuedSession[]): QueuedSession => {
  if (queued === undefined) throw new Error('The queue is empty');
  return queued;
};

it('sends nothing before the first answer', () => {
  expect(send(only(keep(begun))).done).toEqual([]);
});

it('sends offline answers together, and the end of the session', () => {
  const { done, kept } = send(only(keep(passed(right(begun)))));
  expect(done).toEqual(['start', 'answer', 'finish']);
  expect(kept.answers).toMatchObject([
    { verdict: 'exact', order: 1, milliseconds: 1_500 },
    { verdict: 'wrong', answer: '', order: 2 },
  ]);
});

it('undoes undone and changed answers', () => {
  const first = right(begun);
  const { kept } = send(only(keep(first)));
  expect(send(only(keepOn(first, undoLatest(first), [kept]))).done).toEqual(['undo']);
  const otherwise = passed(undoLatest(first));
  expect(send(only(keepOn(first, otherwise, [kept]))).done).toEqual(['undo', 'answer']);
});

it('sends a disputed answer again', () => {
  const typed = { answer: 'aple' } as const;
  const wrong = answered(begun, { ...typed, verdict: 'wrong' });
  const { kept } = send(only(keep(wrong)));
  const disputed = answered(undoLatest(wrong), { ...typed, verdict: 'alternative' });
  const told = send(only(keepOn(wrong, disputed, [kept])));
  expect(told.done).toEqual(['undo', 'answer']);
  expect(told.kept.sent).toMatchObject([{ verdict: 'alternative' }]);
});

it('keeps the answers of another tab, and the last answer to each word', () => {
  const here = right(begun);
  const there = passed(here);
  const finished = send(only(keepOn(here, there, keep(here)))).kept;
  expect(keep(here, [finished])).toEqual([finished]);

  const otherwise = answered(here, { verdict: 'exact', answer: 'pear' });
  const changed = send(only(keepOn(here, otherwise, [finished])));
  expect(changed.done).toEqual(['undo', 'answer', 'finish']);
  expect(changed.kept.answers).toMatchObject([{ answer: 'apple' }, { answer: 'pear' }]);

  const opened = send(only(keepOn(here, undoLatest(here), [finished])));
  expect(opened.done).toEqual(['undo']);
  expect(opened.kept.answers).toMatchObject([{ verdict: 'wrong', order: 2 }]);
  expect(opened.kept.finishedAt).toBeUndefined();
});

it('reopens a session when its last answer is undone', () => {
  const finished = passed(right(begun));
  const { kept } = send(only(keep(finished)));
  const again = keepOn(finished, undoLatest(finished), [kept]);
  expect(send(only(again)).done).toEqual(['undo']);
  const { done } = send(
    only(keepOn(undoLatest(finished), passed(undoLatest(finished)), [send(only(again)).kept])),
  );
  expect(done).toEqual(['answer', 'finish']);
});

it('stores the counting answer to each word of a mixed quiz, and ends with its last queued', () => {
  const material = buildMaterial({ texts: ['apple'], codes: ['cards', 'spelling'] });
  const lap = right(startQuiz(material, () => 0.4));
  const { done, kept } = send(only(keep(lap)));
  expect(done).toEqual(['start', 'answer']);
  const returned = passed(lap);
  expect(send(only(keepOn(lap, returned, [kept]))).kept.answers).toMatchObject([
    { wordId: 'apple', code: 'spelling', verdict: 'wrong' },
  ]);
  expect(only(keep(returned)).finishedAt).toBeUndefined();
  expect(only(keep(right(returned))).finishedAt).toBeDefined();
});

it('assigns a visitor’s unfinished session to the learner, and merges a finished one', () => {
  const midst = keep(right(begun));
  expect(only(keep(right(begun), midst, 'reader')).owner).toBe('reader');
  expect(sessionsToMerge(midst, begun.id)).toEqual([]);

  const finished = keep(passed(right(begun)));
  const afterSignUp = keep(passed(right(begun)), finished, 'reader');
  expect(only(afterSignUp).owner).toBeUndefined();
  expect(sessionsToMerge(afterSignUp, begun.id)).toEqual(afterSignUp);
});

it('does not queue the session on the screen again after it is merged', () => {
  const session = passed(right(begun));
  const queue = keep(session);
  const sent = { sessions: queue, quizIds: ['quiz'], owner: 'reader' };
  const merged = withoutMerged(queue, sent, session.id);
  expect(keep(session, merged, 'reader')).toEqual(merged);
  expect(nextOperation(only(merged))).toBeUndefined();
  expect(sessionsToMerge(merged, session.id)).toEqual([]);
  expect(withoutMerged(queue, sent, undefined)).toEqual([]);
});

it('sends an answer that changes after its session is merged', () => {
  const session = passed(right(begun));
  const queue = keep(session);
  const sent = { sessions: queue, quizIds: ['quiz'], owner: 'reader' };
  const returned = undoLatest(session);
  const merged = keepOn(session, returned, withoutMerged(queue, sent, session.id));
  expect(only(merged)).toMatchObject({ owner: 'reader', quizId: 'quiz' });
  expect(nextOperation(only(merged))).toMatchObject({ kind: 'undo' });
  const nowhere = withoutMerged(queue, { ...sent, quizIds: [null] }, session.id);
  expect(nextOperation(only(keep(returned, nowhere, 'reader')))).toBeUndefined();
});

it('belongs to another user after its learner has signed out, or when another user signs in', () => {
  const owner = 'annika';
  expect(isOfAnother({ owner }, { username: owner, mayReturn: false })).toBe(false);
  expect(isOfAnother({ owner }, { username: undefined, mayReturn: false })).toBe(true);
  expect(isOfAnother({ owner }, { username: undefined, mayReturn: true })).toBe(false);
  expect(isOfAnother({ owner }, { username: 'boriska', mayReturn: true })).toBe(true);
  expect(isOfAnother({ owner: undefined }, { username: owner, mayReturn: false })).toBe(false);
});
