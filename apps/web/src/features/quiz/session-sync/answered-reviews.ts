import { toReview } from '@wordhoard/contract/answered-review';
import type { HistoryChange } from '../../review/change-history.ts';
import type { QuizSession } from '../session/quiz-session.ts';
import { isAmong, type QueuedAnswer, type QueuedSession } from './queued-session.ts';

interface AnswersChange {
  before: QueuedSession | undefined;
  after: QueuedSession | undefined;
}

/**
 * How the answers of a session change the histories of its words. As in the account, only the answer that counts
 * for a word is a review.
 */
export function answeredReviews(
  session: QuizSession,
  { before, after }: AnswersChange,
): HistoryChange[] {
  const { asks } = session.settings;
  const [previous, current] = [before?.answers ?? [], after?.answers ?? []];
  const removed = previous.filter((answer) => !isAmong(current, answer));
  const added = current.filter((answer) => !isAmong(previous, answer));
  return [
    ...removed.map((answer) => ({
      ...toChange(session, answer),
      removed: [toReview(answer, asks)],
    })),
    ...added.map((answer) => ({ ...toChange(session, answer), added: [toReview(answer, asks)] })),
  ];
}

const toChange = ({ quiz, finishedRounds }: QuizSession, { wordId }: QueuedAnswer) => ({
  wordId,
  langCode:
    [quiz, ...finishedRounds].flatMap(({ pairs }) => pairs).find(({ word }) => word.id === wordId)
      ?.question.item.word.langCode ?? '',
});
