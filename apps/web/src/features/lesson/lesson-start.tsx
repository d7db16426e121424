import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { Suspense, useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../shared/api/api-context.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { SessionSkeleton } from '../../shared/page/session-skeleton.tsx';
import { pageTitleMessages } from '../../shared/routes/routes.ts';
import { quizAtom } from '../quiz/session/quiz-atom.ts';
import { lessonQuery } from './queries.ts';
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
  const isEmpty = next !== undefined && next.start === undefined;
  usePageMeta(formatMessage(pageTitleMessages.lesson));

  // Before the first paint, if the lesson is loaded already.
  useLayoutEffect(() => {
    if (next?.start) setSession(next.start(Math.random));
  }, [next, setSession]);

  const skeleton = <SessionSkeleton title={formatMessage(pageTitleMessages.lesson)} />;
  if (!hasFailed && !isEmpty) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <NoLesson failure={query.error} onRetry={() => void query.refetch()} />
    </Suspense>
  );
}
