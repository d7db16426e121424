import { flattenRounds } from '@wordhoard/quiz-engine';
import type { QuizSettings } from '../../../shared/settings/quiz-choice.ts';
import { storedAtom } from '../../../shared/storage/stored-atom.ts';
import {
  isFinished,
  type Judgement,
  type QuizSession,
  type WordQuestion,
} from '../session/quiz-session.ts';

/** An answer as the account keeps it, and how manieth it was. */
export interface QueuedAnswer {
  wordId: string;
  code: WordQuestion['kind'];
  verdict: Judgement['verdict'];
  answer: string;
  isHinted: boolean;
  milliseconds: number;
  day: string;
  order: number;
}

/** A round as it was played here, and how much of it the account has. */
export interface QueuedSession {
  id: string;
  /** Whose it is; nobody's, as long as a visitor plays. */
  owner: string | undefined;
  settings: QuizSettings;
  pairs: { wordId: string; code: WordQuestion['kind'] }[];
  /** In the order in which they were given. */
  answers: readonly QueuedAnswer[];
  /** When the last word was answered. */
  finishedAt: string | undefined;
  /** What the account calls it, once it has it. */
  quizId: string | undefined;
  /** What the account has of the answers. */
  sent: readonly QueuedAnswer[];
  isFinishSent: boolean;
  /** There is nothing more to be sent: it is in the account, or the account cannot have it. */
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
  return (
    typeof id === 'string' &&
    typeof settings === 'object' &&
    [pairs, answers, sent].every((list) => Array.isArray(list))
  );
}

/** The next thing to tell the account, so that it has the round as it was played. */
export type SyncOperation =
  | { kind: 'start' }
  | { kind: 'undo'; wordId: string }
  | { kind: 'answer'; answers: readonly QueuedAnswer[] }
  | { kind: 'finish' };

export function nextOperation(round: QueuedSession): SyncOperation | undefined {
  const { quizId, answers, sent, finishedAt, isFinishSent, isSettled } = round;
  if (isSettled || (quizId === undefined && answers.length === 0)) return undefined;
  if (quizId === undefined) return { kind: 'start' };
  const taken = sent.findLast((one) => !isAmong(answers, one));
  if (taken !== undefined) return { kind: 'undo', wordId: taken.wordId };
  const fresh = answers.filter((answer) => !isAmong(sent, answer));
  if (fresh.length > 0) return { kind: 'answer', answers: fresh };
  return finishedAt !== undefined && !isFinishSent ? { kind: 'finish' } : undefined;
}

/** What the account has once a operation is done. */
export function afterOperation(
  round: QueuedSession,
  operation: Exclude<SyncOperation, { kind: 'start' }>,
): QueuedSession {
  switch (operation.kind) {
    case 'undo': {
      const sent = round.sent.filter(({ wordId }) => wordId !== operation.wordId);
      return { ...round, sent, isFinishSent: false };
    }
    case 'answer':
      return { ...round, sent: [...round.sent, ...operation.answers] };
    case 'finish':
      return { ...round, isFinishSent: true };
  }
}

/** An answer that was given anew after it was taken back is another one, and so is one judged anew. */
const isSame = (one: QueuedAnswer, other: QueuedAnswer): boolean =>
  one.wordId === other.wordId &&
  one.order === other.order &&
  one.answer === other.answer &&
  one.verdict === other.verdict &&
  one.milliseconds === other.milliseconds;

const isAmong = (answers: readonly QueuedAnswer[], one: QueuedAnswer): boolean =>
  answers.some((answer) => isSame(answer, one));

interface Player {
  /** Who is signed in. */
  username: string | undefined;
  now: Date;
  /** How this tab had the round before; absent where it has only now come to it. */
  former?: QuizSession | undefined;
}

/**
 * Whether a round belongs to somebody else than plays now. A session that ran out, or was ended
 * elsewhere, does not take the round off the screen: its learner may be about to sign in again.
 */
export const isOfAnother = (
  { owner }: Pick<QueuedSession, 'owner'>,
  { username, mayReturn }: { username: string | undefined; mayReturn: boolean },
): boolean => owner !== undefined && (username === undefined ? !mayReturn : owner !== username);

const maxQueuedSessions = 50;

/** The kept rounds with the one that is being played as it stands now. */
export function withPlayed(
  rounds: readonly QueuedSession[],
  session: QuizSession,
  { username, now, former }: Player,
): readonly QueuedSession[] {
  const kept = rounds.find(({ id }) => id === session.id);
  if (kept?.isSettled) return rounds;
  const { answers, isEnded } = kept ? changed(kept, session, former) : wholly(session);
  const finishedAt = isEnded ? (kept?.finishedAt ?? now.toISOString()) : undefined;
  // What a visitor has finished is merged; what they go on with becomes their own.
  const owner = kept?.owner ?? (kept?.finishedAt === undefined ? username : undefined);
  const played = { ...(kept ?? newRound(session)), owner, answers, finishedAt };
  return [...rounds.filter(({ id }) => id !== session.id), played].slice(-maxQueuedSessions);
}

interface Play {
  answers: readonly QueuedAnswer[];
  isEnded: boolean;
}

const wholly = (session: QuizSession): Play => ({
  answers: answersOf(session),
  isEnded: isFinished(session),
});

/** What another tab has answered meanwhile stays: this one adds only what it gave and takes what it took. */
function changed(kept: QueuedSession, session: QuizSession, former: QuizSession | undefined): Play {
  const now = answersOf(session);
  const before = former?.id === session.id ? answersOf(former) : undefined;
  const taken = before?.filter((one) => !isAmong(now, one)) ?? [];
  const given = now.filter((one) =>
    before ? !isAmong(before, one) : !kept.answers.some(({ wordId }) => wordId === one.wordId),
  );
  const stays = (one: QueuedAnswer) =>
    !isAmong(taken, one) && !given.some(({ wordId }) => wordId === one.wordId);
  const isEndedElsewhere = kept.finishedAt !== undefined && taken.length === 0;
  return {
    answers: [...kept.answers.filter(stays), ...given],
    isEnded: isFinished(session) || isEndedElsewhere,
  };
}

function newRound(session: QuizSession): Omit<QueuedSession, 'owner'> {
  const pairs = flattenRounds(session).pairs.map(({ word, question }) => ({
    wordId: word.id,
    code: question.kind,
  }));
  const settings = { ...session.settings, count: pairs.length };
  const nothingSent = { quizId: undefined, sent: [], isFinishSent: false, isSettled: false };
  return { id: session.id, settings, pairs, answers: [], finishedAt: undefined, ...nothingSent };
}

/** The account keeps one answer to each word: the one that counts. */
function answersOf(session: QuizSession): QueuedAnswer[] {
  const quiz = flattenRounds(session);
  const kindOf = new Map(quiz.pairs.map(({ word, question }) => [word.id, question.kind]));
  return Object.values(quiz.results)
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ wordId, verdict, answer, isHinted = false, milliseconds, day, order }) => {
      const code = kindOf.get(wordId);
      if (code === undefined) return [];
      const time = Math.round(milliseconds);
      return [{ wordId, code, verdict, answer, isHinted, milliseconds: time, day, order }];
    });
}
