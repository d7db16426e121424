import { useQuery } from '@tanstack/react-query';
import {
  createQuizSession,
  findUnavailableReason,
  planLesson,
  type QuizKind,
  type Random,
} from '@wordhoard/quiz-engine';
import { useSetAtom } from 'jotai';
import { Suspense, useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../shared/api/api-context.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { SessionSkeleton } from '../../shared/page/session-skeleton.tsx';
import { pageTitleMessages } from '../../shared/routes/routes.ts';
import {
  buildLessonItem,
  buildRound,
  buildSentenceRound,
  type LessonItem,
  listMeanings,
  pickDirection,
  toTaughtWord,
  withFurtherMeanings,
} from '../quiz/session/lesson-questions.ts';
import type { QuizMaterial } from '../quiz/session/plan-quiz.ts';
import { quizAtom } from '../quiz/session/quiz-atom.ts';
import type { QuizSession, WordPair, WordResult } from '../quiz/session/quiz-session.ts';
import { createSession } from '../quiz/session/start-quiz.ts';
import { type LessonMaterial, lessonCodes, lessonQuery } from './queries.ts';
import { type LessonChoice, useLessonRequest } from './use-lesson-request.ts';

const NoLesson = lazyComponent(async () => (await import('./no-lesson.tsx')).NoLesson);

/** Starts the next lesson as soon as it is loaded. */
export function LessonStart(choice: LessonChoice) {
  const { formatMessage } = useIntl();
  const setSession = useSetAtom(quizAtom);
  const query = useQuery(lessonQuery(useApi(), useLessonRequest(choice)));
  // A prefetched lesson is outdated if the learner has saved a word since.
  const next = query.isStale && query.isFetching ? undefined : query.data;
  const hasFailed = query.isError && next === undefined;
  const isEmpty = next !== undefined && !next.material?.pairs.length;
  usePageMeta(formatMessage(pageTitleMessages.lesson));

  // Before the first paint, if the lesson is loaded already.
  useLayoutEffect(() => {
    if (next?.material?.pairs.length)
      setSession(startLesson(next.lesson, next.material, Math.random));
  }, [next, setSession]);

  const skeleton = <SessionSkeleton title={formatMessage(pageTitleMessages.lesson)} />;
  if (!hasFailed && !isEmpty) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <NoLesson failure={query.error} onRetry={() => void query.refetch()} />
    </Suspense>
  );
}

/**
 * Starts a session that teaches words and then asks them, from choosing the meaning to writing the word.
 *
 * @param material - questions that ask for the words
 */
export function startLesson(
  lesson: LessonMaterial['lesson'],
  material: QuizMaterial,
  random: Random,
): QuizSession {
  const pairs = material.pairs.toSorted(
    (one, other) => lesson.ids.indexOf(one.word.id) - lesson.ids.indexOf(other.word.id),
  );
  const rounds = createQuizSession<WordPair, WordResult>(planRounds(pairs, material, random), {
    repeatsMissed: 'each-round',
  });
  const { list, remaining } = lesson;
  const words = pairs.map(({ word }) => toTaughtWord(word));
  const also = lesson.also?.map(withFurtherMeanings);
  const untaughtIds = [...(also ?? []), ...words].map(({ id }) => id);
  return {
    ...createSession(rounds, material),
    lesson: { words, also, untaughtIds, list, remaining },
  };
}

function planRounds(
  pairs: QuizMaterial['pairs'],
  { pool, settings }: QuizMaterial,
  random: Random,
): WordPair[][] {
  const items = pairs.map(buildLessonItem);
  const meanings = listMeanings(items, { pool, settings });
  const findKinds = (item: LessonItem): QuizKind[] =>
    lessonCodes.filter((kind) => {
      const others = kind === 'match-up' ? items.map(({ forward }) => forward) : meanings;
      return findUnavailableReason(kind, pickDirection(kind, item), others) === undefined;
    });
  const rounds = planLesson(items, findKinds, random);
  return [
    ...rounds.map((round) => buildRound(round, meanings, random)),
    buildSentenceRound(items, meanings, random),
  ].filter(({ length }) => length > 0);
}
