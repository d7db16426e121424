import type { PlannedQuizQuestion, PlayedSession } from '@wordhoard/contract';
import { undoAcrossRounds } from '@wordhoard/quiz-engine';
import { createUndo, type NewEvent } from '../../review/new-event.ts';
import {
  isFinished,
  listAnswers,
  type QuizSession,
  type WordPair,
  type WordResult,
} from './quiz-session.ts';

/** What a change of a session adds to the histories of its words: new answers, and undone ones. */
export function listEvents(before: QuizSession, after: QuizSession): NewEvent[] {
  const [previous, current] = [listAnswers(before), listAnswers(after)];
  const isAmong = (answers: readonly WordResult[], { id }: WordResult) =>
    answers.some((answer) => answer.id === id);
  return [
    ...previous
      .filter((answer) => !isAmong(current, answer))
      .map((answer) => createUndo({ ...findQuestion(before, answer), id: answer.id })),
    ...current
      .filter((answer) => !isAmong(previous, answer))
      .map((answer) => toAnswerEvent(after, answer)),
  ];
}

/** The question of an answer, which names a word or a cell. The word of a cell is that of its item. */
function findQuestion({ finishedRounds, quiz }: QuizSession, { wordId }: WordResult) {
  const pairs = [...finishedRounds, quiz].flatMap((round) => round.pairs);
  const { kind = 'cards', item } = pairs.findLast(({ word }) => word.id === wordId)?.question ?? {};
  return { kind, item, wordId: item?.word.id ?? wordId };
}

function toAnswerEvent(session: QuizSession, result: WordResult): NewEvent {
  const { id, day, answeredAt: at, verdict, answer, givenId, milliseconds } = result;
  const { isHinted = false, isOverridden = false, isEasy = false } = result;
  const { kind: code, item, wordId } = findQuestion(session, result);
  return {
    kind: 'answer',
    id,
    wordId,
    langCode: item?.word.langCode ?? '',
    at,
    day,
    sessionId: session.id,
    rowId: item?.rowId,
    columnId: item?.columnId,
    code,
    asks: item?.isSentence ? 'sentence' : (item?.asks ?? 'meaning'),
    verdict,
    answer,
    // Another form of the same word is no other word.
    givenId: givenId === wordId ? undefined : givenId,
    milliseconds,
    isHinted,
    isOverridden,
    isEasy,
    ...(session.timeLimit && { isTimed: true }),
  };
}

/** A session as the account stores it, without its answers: they lead from its plan to where it is. */
export function toPlayedSession(session: QuizSession): PlayedSession {
  const { id, settings, isByEar, isRetry = false, timeLimit, lesson } = session;
  const { quiz, plannedRounds, missedRound } = undoAll(session);
  const rounds = [quiz.pairs, ...plannedRounds];
  return {
    id,
    settings,
    pairs: rounds.flatMap((pairs, round) => pairs.map((pair) => toPlannedQuestion(pair, round))),
    conditions: {
      missedRound: missedRound === 'active' ? 'pending' : missedRound,
      isByEar,
      isRetry,
      ...(timeLimit && { timeLimit }),
      ...(lesson && { lesson: { list: lesson.list, remaining: lesson.remaining } }),
    },
    finishedAt: isFinished(session) ? (listAnswers(session).at(-1)?.answeredAt ?? null) : null,
  };
}

function undoAll(session: QuizSession): QuizSession {
  const undone = undoAcrossRounds(session);
  return undone === session ? session : undoAll(undone);
}

const toPlannedQuestion = (
  { question: { kind, item }, again }: WordPair,
  round: number,
): PlannedQuizQuestion => ({
  wordId: item.word.id,
  code: kind,
  round,
  ...(again && { again: again.kind }),
  rowId: item.rowId,
  columnId: item.columnId,
});
