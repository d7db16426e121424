import { useQuery } from '@tanstack/react-query';
import type { QuizSession as QuizSessionOfAccount } from '@wordhoard/contract';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  createQuizSession,
  getProgress,
  goToNext,
  listSpecialLetters,
  type Random,
} from '@wordhoard/quiz-engine';
import { ActionCard, NextIcon } from '@wordhoard/ui';
import { useAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { useApiQueries } from '../../../shared/api/api-context.ts';
import { paths } from '../../../shared/routes/routes.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { currentSessionQuery } from '../queries.ts';
import { useSourceName } from '../quiz-source.ts';
import { buildPairs } from '../session/build-pairs.ts';
import { quizAtom } from '../session/quiz-atom.ts';
import {
  isFinished,
  type QuizSession,
  type WordPair,
  type WordResult,
} from '../session/quiz-session.ts';
import { buildPairItem, buildPoolItem } from '../session/word-item.ts';
import {
  findNextOperation,
  type QueuedSession,
  queuedSessionsAtom,
  withPlayed,
} from './queued-session.ts';

/** Resumes the unfinished quiz session of this browser, or of another device. */
export function ResumeQuiz() {
  const [session, setSession] = useAtom(quizAtom);
  const [, navigate] = useLocation();
  const [queue, setQueue] = useAtom(queuedSessionsAtom);
  const { user } = useSession();
  const isInBrowser = session !== undefined && !isFinished(session);
  const queued = isInBrowser ? queue.find(({ id }) => id === session.id) : undefined;
  const isSynced = queued?.quizId !== undefined && findNextOperation(queued) === undefined;
  const isQueried = user !== undefined && (!isInBrowser || isSynced);
  const account = useAccountQuiz(isQueried);

  if (account.isPending) return null;
  const isSameInAccount =
    queued !== undefined && account.quiz !== undefined && isSame(queued, account.quiz);
  if (isInBrowser && (!isQueried || account.isUnknown || isSameInAccount)) {
    return <ResumeCard session={session} onResume={() => navigate(playPath(session))} />;
  }
  const { session: accountSession } = account;
  if (user === undefined || accountSession === undefined) return null;
  return (
    <ResumeCard
      session={accountSession}
      onResume={() => {
        const entries = toQueuedSession(accountSession, user.username);
        setQueue((others) => [...others.filter(({ id }) => id !== accountSession.id), ...entries]);
        setSession(accountSession);
        navigate(paths.quizPlay());
      }}
    />
  );
}

/** Where a session is continued. */
const playPath = ({ lesson }: QuizSession): string =>
  lesson === undefined ? paths.quizPlay() : paths.lesson();

/** Whether the account has the same state, so that no other device has continued the session. */
const isSame = ({ quizId, sent }: QueuedSession, { id, results }: QuizSessionOfAccount): boolean =>
  id === quizId && Object.keys(results).length === sent.length;

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
    isUnknown: isError,
    quiz,
    session: useMemo(() => quiz && buildSession(quiz, Math.random), [quiz]),
  };
}

/** Stays invisible until the name of the source is loaded. */
function ResumeCard({ session, onResume }: { session: QuizSession; onResume: () => void }) {
  const { formatMessage } = useIntl();
  const { source } = session.settings;
  const name = useSourceName(source);
  const isLate = useIsLate();
  const isPending = !isLate && 'slug' in source && name === source.slug;
  const { answered, total } = getProgress(session);
  return (
    <NamedCard
      icon={<NextIcon />}
      title={formatMessage(messages.title, { name })}
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

const messages = defineMessages({
  title: { id: 'resumeQuiz.title', defaultMessage: 'Continue “{name}”' },
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

/** Rebuilds a session of the account, with each word once. */
function buildSession(quiz: QuizSessionOfAccount, random: Random): QuizSession | undefined {
  const { settings } = quiz;
  const planned = quiz.pairs.map((pair) => ({ item: buildPairItem(pair), kind: pair.code }));
  if (planned.length === 0) return undefined;

  const others = quiz.pool.map((item) => buildPoolItem(item, settings.direction));
  const pairs = buildPairs(planned, [...planned.map(({ item }) => item), ...others], random);
  const rounds = createQuizSession<WordPair, WordResult>([pairs], { repeatsMissed: false });
  const results = Object.fromEntries(
    pairs.flatMap(({ word }) => {
      const result = quiz.results[word.id];
      return result === undefined ? [] : [[word.id, toResult(result)] as const];
    }),
  );
  return {
    ...rounds,
    id: quiz.id,
    settings,
    isByEar: false,
    specialLetters: listSpecialLetters(planned.map(({ item }) => item)),
    schedule: quiz.schedule,
    firstMistakes: {},
    quiz: toOpenPair({ ...rounds.quiz, results }),
  };
}

/** Resumes at the first unanswered word. */
const toOpenPair = (quiz: QuizSession['quiz']): QuizSession['quiz'] =>
  quiz.pairs[0] && quiz.results[quiz.pairs[0].word.id] ? goToNext(quiz) : quiz;

const toResult = ({
  code: _code,
  ...result
}: QuizSessionOfAccount['results'][string]): WordResult & { order: number } => result;

/** The session as a queue entry of which nothing remains to be sent. */
function toQueuedSession(session: QuizSession, username: string): QueuedSession[] {
  return withPlayed([], session, { username, now: new Date() }).map((round) => ({
    ...round,
    quizId: session.id,
    sent: round.answers,
  }));
}
