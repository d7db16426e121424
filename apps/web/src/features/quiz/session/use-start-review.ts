import { useQueryClient } from '@tanstack/react-query';
import type { QuizSource } from '@wordhoard/contract';
import { QuizMode } from '@wordhoard/contract/enumeration';
import { useStore } from 'jotai';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useApiQueries } from '../../../shared/api/api-context.ts';
import { paths } from '../../../shared/routes/routes.ts';
import { mixedUpAtom } from '../../review/mixed-up.ts';
import { reviewsAtom } from '../../review/practice.ts';
import { findHistory } from '../../review/review-history.ts';
import { quizMaterialQuery } from '../queries.ts';

interface Review {
  source: QuizSource;
  tranLangCode: string;
  wordCount: number;
  /** Limits the time. Each word is then a multiple-choice question, which is quick to answer. */
  seconds?: number | undefined;
}

const kindsOfReview = ['multiple-choice', 'letter-match', 'spelling', 'cards'] as const;

/** Seeds are unsigned 32-bit numbers. */
const seedCount = 2 ** 32;

/** Starts to practise words immediately, each in a kind of question that suits its strength. */
export function useStartReview() {
  const api = useApiQueries();
  const queryClient = useQueryClient();
  const store = useStore();
  const { locale } = useIntl();
  const [, navigate] = useLocation();
  const [isStarting, setStarting] = useState(false);

  async function fetchAndStart({
    source,
    tranLangCode,
    wordCount,
    seconds,
  }: Review): Promise<void> {
    const mixedUp = store.get(mixedUpAtom);
    const material = await queryClient.fetchQuery(
      quizMaterialQuery(api, {
        source,
        tranLangCode,
        asks: 'meaning',
        mode: QuizMode.Tran,
        codes: seconds ? ['multiple-choice'] : [...kindsOfReview],
        direction: seconds ? 'forward' : 'backward',
        count: wordCount,
        seed: Math.floor(Math.random() * seedCount),
        mixedUp,
      }),
    );
    if (material.pairs.length === 0) return;
    const record = store.get(reviewsAtom);
    const findCard = (wordId: string) => findHistory(record, wordId)?.card ?? undefined;
    const [{ startQuiz }, { planReview }, { quizAtom }] = await Promise.all([
      import('./start-quiz.ts'),
      import('./plan-review.ts'),
      import('./quiz-atom.ts'),
    ]);
    const session = startQuiz(material, Math.random, {
      planReview: seconds
        ? undefined
        : (items, pool) => planReview({ items, pool, findCard, locale }),
      mixedUp,
    });
    const timeLimit = seconds === undefined ? undefined : startTimeLimit(seconds);
    store.set(quizAtom, { ...session, timeLimit });
    navigate(paths.quizPlay());
  }

  function start(review: Review): void {
    setStarting(true);
    fetchAndStart(review)
      // The query reports its failure.
      .catch(() => undefined)
      .finally(() => setStarting(false));
  }

  return { isStarting, start };
}

const startTimeLimit = (seconds: number) => ({
  seconds,
  endsAt: new Date(Date.now() + seconds * 1000).toISOString(),
});
