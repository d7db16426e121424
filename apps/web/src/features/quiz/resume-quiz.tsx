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
import { isFinished, isReview, listAnswers, type QuizSession } from './session/quiz-session.ts';

/** The unfinished quiz session of this browser, unless another device is known to have continued it. */
export function useLeftSession(): QuizSession | undefined {
  const session = useAtomValue(quizAtom);
  // `ResumeQuiz` asks the account.
  const { data, isFetchedAfterMount } = useQuery({
    ...currentSessionQuery(useApiQueries()),
    enabled: false,
  });
  if (session === undefined || !isLeft(session)) return undefined;
  const account = { isUnknown: !isFetchedAfterMount, quiz: data ?? undefined };
  return isLatest(session, account) ? session : undefined;
}

/** Whether a session is worth continuing: it has an answer, but not all. */
const isLeft = (session: QuizSession): boolean =>
  !isFinished(session) && listAnswers(session).length > 0;

/** Where a session is continued. */
export const playPath = ({ lesson }: QuizSession): string =>
  lesson === undefined ? paths.quizPlay() : paths.lesson();

interface ResumeQuizProps {
  /** Whether the page offers a session, or what it asks, elsewhere. */
  isOffered?: (session: QuizSession) => boolean;
}

/** Resumes the unfinished quiz session of this browser, or of another device. */
export function ResumeQuiz({ isOffered = () => false }: ResumeQuizProps) {
  const [session, setSession] = useAtom(quizAtom);
  const [, navigate] = useLocation();
  const { user } = useSession();
  const { unsentCount } = useAtomValue(practiceAtom);
  const isInBrowser = session !== undefined && isLeft(session);
  const isQueried = user !== undefined && (!isInBrowser || unsentCount === 0);
  const account = useAccountQuiz(isQueried);

  if (account.isPending) return null;
  if (isInBrowser && isLatest(session, account)) {
    if (isOffered(session)) return null;
    return <ResumeCard session={session} onResume={() => navigate(playPath(session))} />;
  }
  const { rebuilt } = account;
  if (rebuilt === undefined || isOffered(rebuilt)) return null;
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
function isLatest(
  session: QuizSession,
  { isUnknown, quiz }: Pick<AccountQuiz, 'isUnknown' | 'quiz'>,
): boolean {
  const answers = listAnswers(session);
  if (isUnknown) return true;
  const known = new Set(answers.map(({ id }) => id));
  return quiz?.id === session.id && quiz.answers.every(({ id }) => known.has(id));
}

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
  const { title, answered, isPending } = useResumeTexts(session);
  return (
    <NamedCard
      icon={<NextIcon />}
      title={title}
      text={answered}
      onClick={onResume}
      data-awaited={isPending || undefined}
    />
  );
}

/** What continuing a session is called, and how far it is. */
export function useResumeTexts(session: QuizSession) {
  const { formatMessage } = useIntl();
  const { source } = session.settings;
  const name = useSourceName(source);
  const ownTitle = findOwnTitle(session);
  const isLate = useIsLate();
  const { answered, total } = getProgress(session);
  return {
    title: ownTitle ? formatMessage(ownTitle) : formatMessage(messages.title, { name }),
    answered: formatMessage(messages.answered, { answered, total }),
    /** Whether the name of the source is not loaded yet. */
    isPending: !isLate && 'slug' in source && name === source.slug,
  };
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
function findOwnTitle(session: QuizSession) {
  if (session.lesson !== undefined) return messages.lesson;
  return isReview(session) ? messages.review : undefined;
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
