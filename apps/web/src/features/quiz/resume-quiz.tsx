import { useQuery } from '@tanstack/react-query';
import type { QuizSession as QuizSessionOfAccount } from '@wordhoard/contract';
import { defineMessages } from '@wordhoard/i18n/messages';
import { getProgress } from '@wordhoard/quiz-engine';
import { ActionCard, NextIcon } from '@wordhoard/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { practiceAtom } from '../review/practice.ts';
import { currentSessionQuery } from './queries.ts';
import { useSourceName } from './quiz-source.ts';
import { quizAtom } from './session/quiz-atom.ts';
import { isFinished, listAnswers, type QuizSession } from './session/quiz-session.ts';

/** Resumes the unfinished quiz session of this browser, or of another device. */
export function ResumeQuiz() {
  const [session, setSession] = useAtom(quizAtom);
  const [, navigate] = useLocation();
  const { user } = useSession();
  const { unsentCount } = useAtomValue(practiceAtom);
  const isInBrowser = session !== undefined && !isFinished(session);
  const isQueried = user !== undefined && (!isInBrowser || unsentCount === 0);
  const account = useAccountQuiz(isQueried);

  if (account.isPending) return null;
  if (isInBrowser && isLatest(session, account)) {
    return <ResumeCard session={session} onResume={() => navigate(playPath(session))} />;
  }
  const { rebuilt } = account;
  if (rebuilt === undefined) return null;
  return (
    <ResumeCard
      session={rebuilt}
      onResume={() => {
        setSession(rebuilt);
        navigate(playPath(rebuilt));
      }}
    />
  );
}

/** Whether the session here is the one to resume: no other device has continued or finished it, or played another one since. */
function isLatest(session: QuizSession, { isUnknown, quiz }: AccountQuiz): boolean {
  const answers = listAnswers(session);
  if (isUnknown || answers.length === 0) return true;
  const known = new Set(answers.map(({ id }) => id));
  return quiz?.id === session.id && quiz.answers.every(({ id }) => known.has(id));
}

/** Where a session is continued. */
const playPath = ({ lesson }: QuizSession): string =>
  lesson === undefined ? paths.quizPlay() : paths.lesson();

type AccountQuiz = ReturnType<typeof useAccountQuiz>;

/** The unfinished quiz session of the account. */
function useAccountQuiz(isAsked: boolean) {
  const { data, isError, isFetchedAfterMount } = useQuery({
    ...currentSessionQuery(useApiQueries()),
    enabled: isAsked,
    refetchOnMount: 'always',
  });
  const quiz = (isAsked && data) || undefined;
  return {
    isPending: isAsked && !isFetchedAfterMount,
    isUnknown: !isAsked || isError,
    quiz,
    rebuilt: useRebuilt(quiz),
  };
}

/** The code that rebuilds a session is loaded only if there is one. */
function useRebuilt(quiz: QuizSessionOfAccount | undefined): QuizSession | undefined {
  const [session, setSession] = useState<QuizSession>();
  useEffect(() => {
    if (quiz === undefined) return;
    import('./session/rebuild-session.ts')
      .then(({ rebuildSession }) => setSession(rebuildSession(quiz, Math.random)))
      // The next visit tries again.
      .catch(() => undefined);
  }, [quiz]);
  return session?.id === quiz?.id ? session : undefined;
}

/** Stays invisible until the name of the source is loaded. */
function ResumeCard({ session, onResume }: { session: QuizSession; onResume: () => void }) {
  const { formatMessage } = useIntl();
  const { source } = session.settings;
  const name = useSourceName(source);
  const ownTitle = findOwnTitle(session);
  const isLate = useIsLate();
  const isPending = !isLate && 'slug' in source && name === source.slug;
  const { answered, total } = getProgress(session);
  return (
    <NamedCard
      icon={<NextIcon />}
      title={ownTitle ? formatMessage(ownTitle) : formatMessage(messages.title, { name })}
      text={formatMessage(messages.answered, { answered, total })}
      onClick={onResume}
      data-awaited={isPending || undefined}
    />
  );
}

/** In milliseconds. After it, the card appears without the name. */
const nameTimeout = 1000;

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), nameTimeout);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

/** What a session is called that has no list, table, tag or search. */
function findOwnTitle({ lesson, settings: { source } }: QuizSession) {
  if (lesson !== undefined) return messages.lesson;
  return source.kind === 'words' || source.kind === 'own' ? messages.review : undefined;
}

const messages = defineMessages({
  title: { id: 'resumeQuiz.title', defaultMessage: 'Continue “{name}”' },
  lesson: { id: 'resumeQuiz.lesson', defaultMessage: 'Continue lesson' },
  review: { id: 'resumeQuiz.review', defaultMessage: 'Continue review' },
  answered: {
    id: 'resumeQuiz.answered',
    defaultMessage: '{answered} of {total, plural, one {# question} other {# questions}} answered',
  },
});

const NamedCard = styled(ActionCard)`
  &[data-awaited] {
    visibility: hidden;
  }
`;
