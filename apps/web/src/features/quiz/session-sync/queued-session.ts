import type { QuizQuestionKey, ResolvedQuizSettings } from '@wordhoard/contract';
import { flattenRounds } from '@wordhoard/quiz-engine';
import { isRecord, isText, storedAtom } from '../../../shared/storage/stored-atom.ts';
import {
  isFinished,
  type Judgement,
  type QuizSession,
  type WordQuestion,
} from '../session/quiz-session.ts';

/** An answer as the account stores it, with its position. */
export interface QueuedAnswer {
  wordId: string;
  code: WordQuestion['kind'];
  verdict: Judgement['verdict'];
  answer: string;
  isHinted: boolean;
  isOverridden: boolean;
  isEasy: boolean;
  milliseconds: number;
  day: string;
  answeredAt: string;
  order: number;
}

/** A session that was played in this browser, and how much of it the account has. */
export interface QueuedSession {
  id: string;
  /** The username of its learner; `undefined` for a visitor. */
  owner: string | undefined;
  settings: ResolvedQuizSettings;
  pairs: QuizQuestionKey[];
  /** In the order in which they were given. */
  answers: readonly QueuedAnswer[];
  /** When the last word was answered. */
  finishedAt: string | undefined;
  /** The id in the account, once it has been sent. */
  quizId: string | undefined;
  /** The answers that the account has. */
  sent: readonly QueuedAnswer[];
  isFinishSent: boolean;
  /** Whether nothing remains to be sent: the account has everything or refuses it. */
  isSettled: boolean;
}

/** The sessions played in this browser that the account does not have completely, the latest last. */
export const queuedSessionsAtom = storedAtom<readonly QueuedSession[]>({
  key: 'wordhoard.rounds',
  area: 'local',
  restore: (stored) => (Array.isArray(stored) ? stored.filter(isQueuedSession) : []),
  isShared: true,
});

function isQueuedSession(stored: unknown): stored is QueuedSession {
  const { id, settings, pairs, answers, sent } = Object(stored);
  return isText(id) && isRecord(settings) && [pairs, answers, sent].every(Array.isArray);
}

/** The next request that brings the account up to date. */
export type SyncOperation =
  | { kind: 'start' }
  | { kind: 'undo'; wordId: string }
  | { kind: 'answer'; answers: readonly QueuedAnswer[] }
  | { kind: 'finish' };

export function findNextOperation(queued: QueuedSession): SyncOperation | undefined {
  const { quizId, answers, sent, finishedAt, isFinishSent, isSettled } = queued;
  if (isSettled || (quizId === undefined && answers.length === 0)) return undefined;
  if (quizId === undefined) return { kind: 'start' };
  const undone = sent.findLast((other) => !isAmong(answers, other));
  if (undone !== undefined) return { kind: 'undo', wordId: undone.wordId };
  const unsent = answers.filter((answer) => !isAmong(sent, answer));
  if (unsent.length > 0) return { kind: 'answer', answers: unsent };
  return finishedAt !== undefined && !isFinishSent ? { kind: 'finish' } : undefined;
}

/** The session after a successful request. */
export function afterOperation(
  queued: QueuedSession,
  operation: Exclude<SyncOperation, { kind: 'start' }>,
): QueuedSession {
  switch (operation.kind) {
    case 'undo': {
      const sent = queued.sent.filter(({ wordId }) => wordId !== operation.wordId);
      return { ...queued, sent, isFinishSent: false };
    }
    case 'answer':
      return { ...queued, sent: [...queued.sent, ...operation.answers] };
    case 'finish':
      return { ...queued, isFinishSent: true };
  }
}

/** An answer that was undone and given again, or graded again, is a different one. */
const isSame = (one: QueuedAnswer, other: QueuedAnswer): boolean =>
  one.wordId === other.wordId &&
  one.order === other.order &&
  one.answer === other.answer &&
  one.verdict === other.verdict &&
  one.answeredAt === other.answeredAt;

export const isAmong = (answers: readonly QueuedAnswer[], one: QueuedAnswer): boolean =>
  answers.some((answer) => isSame(answer, one));

export interface PlayerState {
  /** The signed-in user. */
  username: string | undefined;
  now: Date;
  /** The previous state of the session in this tab, if there is one. */
  previous?: QuizSession | undefined;
}

/**
 * Whether a session belongs to another user. If the sign-in session expired or was ended elsewhere,
 * the quiz session stays on the screen, because its learner may sign in again.
 */
export const belongsToAnotherUser = (
  { owner }: Pick<QueuedSession, 'owner'>,
  { username, mayReturn }: { username: string | undefined; mayReturn: boolean },
): boolean => owner !== undefined && (username === undefined ? !mayReturn : owner !== username);

const maxQueuedSessions = 50;

/** Updates the queue with the current state of the played session. */
export function withPlayed(
  queue: readonly QueuedSession[],
  session: QuizSession,
  { username, now, previous }: PlayerState,
): readonly QueuedSession[] {
  const queued = queue.find(({ id }) => id === session.id);
  if (queued?.isSettled) return queue;
  const { answers, isEnded } = queued ? changedPlay(queued, session, previous) : wholePlay(session);
  const finishedAt = isEnded ? (queued?.finishedAt ?? now.toISOString()) : undefined;
  // A finished session of a visitor is merged later; an unfinished one now belongs to the learner.
  const owner = queued?.owner ?? (queued?.finishedAt === undefined ? username : undefined);
  const played = { ...(queued ?? createQueuedSession(session)), owner, answers, finishedAt };
  return [...queue.filter(({ id }) => id !== session.id), played].slice(-maxQueuedSessions);
}

interface Play {
  answers: readonly QueuedAnswer[];
  isEnded: boolean;
}

const wholePlay = (session: QuizSession): Play => ({
  answers: toQueuedAnswers(session),
  isEnded: isFinished(session),
});

/** Keeps what another tab has answered: this tab contributes only its own answers and undos. */
function changedPlay(
  queued: QueuedSession,
  session: QuizSession,
  previous: QuizSession | undefined,
): Play {
  const current = toQueuedAnswers(session);
  const earlier = previous?.id === session.id ? toQueuedAnswers(previous) : undefined;
  const undone = earlier?.filter((answer) => !isAmong(current, answer)) ?? [];
  const answered = current.filter((answer) =>
    earlier
      ? !isAmong(earlier, answer)
      : !queued.answers.some(({ wordId }) => wordId === answer.wordId),
  );
  const isUnaffected = (answer: QueuedAnswer) =>
    !isAmong(undone, answer) && !answered.some(({ wordId }) => wordId === answer.wordId);
  const isEndedElsewhere = queued.finishedAt !== undefined && undone.length === 0;
  return {
    answers: [...queued.answers.filter(isUnaffected), ...answered],
    isEnded: isFinished(session) || isEndedElsewhere,
  };
}

function createQueuedSession(session: QuizSession): Omit<QueuedSession, 'owner'> {
  const pairs = listQuestionKeys(session);
  const settings = { ...session.settings, count: pairs.length };
  const nothingSent = { quizId: undefined, sent: [], isFinishSent: false, isSettled: false };
  return { id: session.id, settings, pairs, answers: [], finishedAt: undefined, ...nothingSent };
}

/** The words of all rounds, each as it is asked first. */
function listQuestionKeys({
  finishedRounds,
  quiz,
  plannedRounds,
}: QuizSession): QueuedSession['pairs'] {
  const pairs = [
    ...[...finishedRounds, quiz].flatMap((round) => round.pairs),
    ...plannedRounds.flat(),
  ];
  const keys = pairs.map(({ question: { kind, item } }) => ({
    wordId: item.wordId,
    code: kind,
    ...(item.rowId !== undefined && { rowId: item.rowId }),
    ...(item.columnId !== undefined && { columnId: item.columnId }),
  }));
  return [...new Map(keys.toReversed().map((key) => [key.wordId, key])).values()].reverse();
}

/** The account stores one answer for each word: the one that counts. */
function toQueuedAnswers(session: QuizSession): QueuedAnswer[] {
  const quiz = flattenRounds(session);
  const kindOf = new Map(quiz.pairs.map(({ word, question }) => [word.id, question.kind]));
  return Object.values(quiz.results)
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ wordId, verdict, answer, day, answeredAt, order, ...result }) => {
      const code = kindOf.get(wordId);
      if (code === undefined) return [];
      const { isHinted = false, isOverridden = false, isEasy = false } = result;
      const milliseconds = Math.round(result.milliseconds);
      const circumstances = { isHinted, isOverridden, isEasy, milliseconds };
      return [{ wordId, code, verdict, answer, ...circumstances, day, answeredAt, order }];
    });
}
