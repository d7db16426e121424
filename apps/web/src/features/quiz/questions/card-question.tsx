import { movesSchedule } from '@wordhoard/contract/answered-review';
import type { CardQuestion as Card } from '@wordhoard/quiz-engine';
import { createCard, type ReviewCard } from '@wordhoard/review-scheduler';
import { CardBoard } from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '../../../shared/session/use-session.ts';
import { localDay } from '../../../shared/time/local-day.ts';
import { loadSchedulerAtom, schedulerAtom } from '../../review/change-history.ts';
import { formatInDays } from '../../review/next-review.ts';
import { findHistory, reviewsAtom } from '../../review/review-history.ts';
import { toMemory, useMemory } from '../../review/word-state.ts';
import { listAnswers, type QuizSession } from '../session/quiz-session.ts';
import { useAnswerText } from '../session/use-answer-text.ts';
import { toPromptContent, type WordItem } from '../session/word-item.ts';
import type { QuestionProps } from './quiz-question.tsx';

/** A card that the learner grades. The next question follows immediately. */
export function CardQuestion({
  question: { item, answers },
  session,
  onAnswer,
  onNext,
  onReveal,
  action,
  answerAction,
}: QuestionProps<Card<WordItem>>) {
  const [isFlipped, setIsFlipped] = useState(false);
  const nextReviews = useNextReviews(item.wordId, session);
  const answerText = useAnswerText();
  const shown = item.fullForm === undefined ? answers : new Set([item.text, item.fullForm]);

  function flip(): void {
    setIsFlipped(!isFlipped);
    onReveal(!isFlipped);
  }

  return (
    <CardBoard
      front={toPromptContent(item)}
      answers={[...shown].map((text) => answerText(item, text))}
      image={item.image ?? item.imageKey}
      example={item.example}
      isFlipped={isFlipped}
      onFlip={flip}
      onJudge={(grade) => {
        const verdict = grade === 'unknown' ? 'wrong' : 'exact';
        onAnswer({ verdict, answer: '', isEasy: grade === 'easy' });
        onNext();
      }}
      nextReviews={nextReviews}
      wordAction={action}
      answerAction={answerAction}
    />
  );
}

/**
 * When a word is reviewed next after each grade, such as “in 3 days”; `undefined` if a grade does not change
 * that any more today, and until the scheduler is loaded.
 */
function useNextReviews(wordId: string, session: QuizSession) {
  const intl = useIntl();
  const scheduler = useScheduler();
  const card = useCard(wordId, session);
  const today = localDay(new Date());
  const wasAnswered =
    listAnswers(session).some((answer) => answer.wordId === wordId) ||
    (card?.reviewedOn != null && today <= card.reviewedOn);
  if (scheduler === undefined || card === undefined || wasAnswered) return undefined;
  if (!movesSchedule(session.settings.asks)) return undefined;
  const parameters = session.schedule?.parameters ?? undefined;
  const days = scheduler.nextIntervals(card, today, parameters);
  return {
    unknown: formatInDays(intl, days[1]),
    known: formatInDays(intl, days[3]),
    easy: formatInDays(intl, days[4]),
  };
}

function useScheduler() {
  const loadScheduler = useSetAtom(loadSchedulerAtom);
  useEffect(() => {
    // The cards work without it.
    loadScheduler().catch(() => undefined);
  }, [loadScheduler]);
  return useAtomValue(schedulerAtom);
}

/** The card of a word; `undefined` if it has changed in the account since the session started. */
function useCard(wordId: string, { schedule }: QuizSession): ReviewCard | undefined {
  const { user } = useSession();
  const record = useAtomValue(reviewsAtom);
  const card = schedule?.cards[wordId];
  const fetched = toMemory(card);
  const [memory = null] = useMemory([{ id: wordId, memory: fetched }]);
  const newCard = createCard(localDay(new Date()));
  if (user === undefined) return findHistory(record, wordId)?.card ?? newCard;
  if (!schedule) return undefined;
  const isCurrent = memory?.due === fetched?.due && memory?.strength === fetched?.strength;
  return isCurrent ? (card ?? newCard) : undefined;
}
