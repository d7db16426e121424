import type { PlayedSession, QuizQuestionKey } from '@wordhoard/contract';
import { createUndo, type NewEvent } from '../../review/new-event.ts';
import { isFinished, listAnswers, type QuizSession, type WordResult } from './quiz-session.ts';

/** What a change of a session adds to the histories of its words: new answers, and undone ones. */
export function listEvents(before: QuizSession, after: QuizSession): NewEvent[] {
  const [previous, current] = [listAnswers(before), listAnswers(after)];
  const isAmong = (answers: readonly WordResult[], { id }: WordResult) =>
    answers.some((answer) => answer.id === id);
  return [
    ...previous.filter((answer) => !isAmong(current, answer)).map(createUndo),
    ...current
      .filter((answer) => !isAmong(previous, answer))
      .map((answer) => toAnswerEvent(after, answer)),
  ];
}

function toAnswerEvent(session: QuizSession, result: WordResult): NewEvent {
  const { id, wordId, day, answeredAt: at, verdict, answer, milliseconds } = result;
  const { isHinted = false, isOverridden = false, isEasy = false } = result;
  const pairs = [...session.finishedRounds, session.quiz].flatMap((round) => round.pairs);
  const question = pairs.findLast(({ word }) => word.id === wordId)?.question;
  return {
    kind: 'answer',
    id,
    wordId,
    langCode: question?.item.word.langCode ?? '',
    at,
    day,
    sessionId: session.id,
    code: question?.kind ?? 'cards',
    asks: session.settings.asks,
    verdict,
    answer,
    milliseconds,
    isHinted,
    isOverridden,
    isEasy,
  };
}

/** A session as the account stores it, without its answers. */
export function toPlayedSession(session: QuizSession): PlayedSession {
  const pairs = listQuestionKeys(session);
  const finishedAt = isFinished(session) ? (listAnswers(session).at(-1)?.answeredAt ?? null) : null;
  return {
    id: session.id,
    settings: { ...session.settings, count: pairs.length },
    pairs,
    finishedAt,
  };
}

/** The words of all rounds, each as it is asked first. */
function listQuestionKeys({ finishedRounds, quiz, plannedRounds }: QuizSession): QuizQuestionKey[] {
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
