import { movesSchedule } from '@wordhoard/contract/answered-review';
import {
  buildSpelling,
  type CardQuestion as Card,
  findUnavailableReason,
} from '@wordhoard/quiz-engine';
import { createCard } from '@wordhoard/review-scheduler';
import { CardBoard } from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { v7 as newId } from 'uuid';
import { useLocalDay } from '../../../shared/time/local-day.ts';
import { formatInDays } from '../../review/next-review.ts';
import { loadSchedulerAtom, practiceAtom, schedulerAtom } from '../../review/practice.ts';
import { findHistory } from '../../review/review-history.ts';
import { listAnswers, type QuizSession } from '../session/quiz-session.ts';
import { useAnswerText } from '../session/use-answer-text.ts';
import { toPromptContent, type WordItem } from '../session/word-item.ts';
import type { QuestionProps } from './quiz-question.tsx';
import { SpellingQuestion } from './spelling-question.tsx';

/** A card that the learner grades. The next question follows immediately, except when the grade is checked. */
export function CardQuestion(props: QuestionProps<Card<WordItem>>) {
  const { question, result, session } = props;
  const [isChecked, setIsChecked] = useState(result !== undefined);
  const canCheck = findUnavailableReason('spelling', question.item, []) === undefined;
  if (isChecked) return <SpellingQuestion {...props} question={buildSpelling(question.item)} />;
  return (
    <GradedCard
      {...props}
      onCheck={canCheck && isCheckDue(session) ? () => setIsChecked(true) : undefined}
    />
  );
}

interface GradedCardProps extends QuestionProps<Card<WordItem>> {
  /** Asks for the answer when the learner says that they know it. */
  onCheck: (() => void) | undefined;
}

function GradedCard({
  question: { item, answers },
  session,
  onAnswer,
  onNext,
  onReveal,
  onCheck,
  action,
  answerAction,
}: GradedCardProps) {
  const [isFlipped, setIsFlipped] = useState(false);
  const [id] = useState(() => newId());
  const nextReviews = useNextReviews(item, id, session);
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
        if (grade !== 'unknown' && onCheck) {
          onReveal(false);
          onCheck();
          return;
        }
        const verdict = grade === 'unknown' ? 'wrong' : 'exact';
        onAnswer({ verdict, answer: '', isEasy: grade === 'easy', id });
        onNext();
      }}
      nextReviews={nextReviews}
      wordAction={action}
      answerAction={answerAction}
    />
  );
}

/** How many “I know it” of a session are believed between two that are checked. */
const believedCards = 4;

const isCheckDue = (session: QuizSession): boolean => {
  const known = listAnswers(session).filter(({ correct }) => correct).length;
  return known % (believedCards + 1) === believedCards;
};

/**
 * When a word is reviewed next after each grade, such as “in 3 days”; `undefined` if a grade does not change
 * that any more today, and until the scheduler is loaded.
 */
function useNextReviews(item: WordItem, answerId: string, session: QuizSession) {
  const intl = useIntl();
  const scheduler = useScheduler();
  const { histories, stream } = useAtomValue(practiceAtom);
  const card = findHistory(histories, item.word.id)?.card;
  const today = useLocalDay();
  const wasAnswered =
    listAnswers(session).some((answer) => answer.wordId === item.wordId) ||
    (card?.reviewedOn != null && today <= card.reviewedOn);
  if (scheduler === undefined || wasAnswered) return undefined;
  if (!movesSchedule(item.asks)) return undefined;
  const days = scheduler.nextIntervals(
    card ?? createCard(today),
    today,
    answerId,
    stream.parameters ?? undefined,
  );
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
