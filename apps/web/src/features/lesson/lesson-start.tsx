import { useQuery } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ButtonLink, EmptyState, KnownIcon } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../shared/api/api-context.ts';
import { FailureState } from '../../shared/feed/query-view.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { SessionArea, SessionSkeleton } from '../../shared/page/session-skeleton.tsx';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';
import { quizAtom } from '../quiz/session/quiz-atom.ts';
import { lessonQuery } from './queries.ts';
import { startLesson } from './start-lesson.ts';
import { type LessonChoice, useLessonRequest } from './use-lesson-request.ts';

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

  if (!hasFailed && !isEmpty)
    return <SessionSkeleton title={formatMessage(pageTitleMessages.lesson)} />;
  return (
    <SessionArea>
      {hasFailed && <FailureState failure={query.error} onRetry={() => void query.refetch()} />}
      {isEmpty && <NothingToLearn />}
      <ButtonLink variant="quiet" href={paths.home()}>
        {formatMessage(pageTitleMessages.today)}
      </ButtonLink>
    </SessionArea>
  );
}

function NothingToLearn() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<KnownIcon />}
      title={formatMessage(messages.nothing)}
      link={{ href: paths.quizIndex(), label: formatMessage(messages.practise) }}
    >
      {formatMessage(messages.nothingHint)}
    </EmptyState>
  );
}

const messages = defineMessages({
  nothing: { id: 'lessonStart.nothing', defaultMessage: 'You’ve learned every word here' },
  nothingHint: {
    id: 'lessonStart.nothingHint',
    defaultMessage: 'Practise them, or choose more words to learn.',
  },
  practise: { id: 'lessonStart.practise', defaultMessage: 'Practise' },
});
