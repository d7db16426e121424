import { useQuery } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import {
  createQuizSession,
  goToNext,
  progressOf,
  type Random,
  specialLetters,
} from '@wordhoard/quiz-engine';
import { Button, NextIcon } from '@wordhoard/ui';
import { useAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { useApiQueries } from '../../../shared/api/api-context.ts';
import { paths } from '../../../shared/routes/routes.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { unknownWord } from '../knowing/knowing-atom.ts';
import { currentSessionQuery } from '../queries.ts';
import { useSourceName } from '../quiz/quiz-source.ts';
import { buildPairs } from '../session/build-pairs.ts';
import { quizAtom } from '../session/quiz-atom.ts';
import {
  isFinished,
  type QuizSession,
  type WordPair,
  type WordResult,
} from '../session/quiz-session.ts';
import { wordItemOfPair, wordItemOfPool } from '../session/word-item.ts';
import {
  nextOperation,
  type QueuedSession,
  queuedSessionsAtom,
  withPlayed,
} from './queued-session.ts';

/** Resumes the unfinished quiz session of this browser, or of another device. */
export function ResumeQuiz() {
  const [session, setSession] = useAtom(quizAtom);
  const [, navigate] = useLocation();
  const [rounds, setRounds] = useAtom(queuedSessionsAtom);
  const { user } = useSession();
  const isHere = session !== undefined && !isFinished(session);
  const kept = isHere ? rounds.find(({ id }) => id === session.id) : undefined;
  const isWholeThere = kept?.quizId !== undefined && nextOperation(kept) === undefined;
  const isAsked = user !== undefined && (!isHere || isWholeThere);
  const account = useAccountQuiz(isAsked);

  if (account.isAwaited) return null;
  const isAsHere = kept !== undefined && account.quiz !== undefined && isSame(kept, account.quiz);
  if (isHere && (!isAsked || account.isUnknown || isAsHere)) {
    return <ResumeButton session={session} onGoOn={() => navigate(paths.quizPlay())} />;
  }
  const { session: elsewhere } = account;
  if (user === undefined || elsewhere === undefined) return null;
  return (
    <ResumeButton
      session={elsewhere}
      onGoOn={() => {
        const round = queuedSessionOfAccount(elsewhere, user.username);
        setRounds((others) => [...others.filter(({ id }) => id !== elsewhere.id), ...round]);
        setSession(elsewhere);
        navigate(paths.quizPlay());
      }}
    />
  );
}

/** Whether the account has the same state, so that no other device has continued the session. */
const isSame = ({ quizId, sent }: QueuedSession, { id, results }: AccountQuiz): boolean =>
  id === quizId && Object.keys(results).length === sent.length;

type AccountQuiz = components['schemas']['QuizSession'];

/** The unfinished quiz session of the account. */
function useAccountQuiz(isAsked: boolean) {
  const { data, isError, isFetchedAfterMount } = useQuery({
    ...currentSessionQuery(useApiQueries()),
    enabled: isAsked,
    refetchOnMount: 'always',
  });
  const quiz = (isAsked && data) || undefined;
  return {
    isAwaited: isAsked && !isFetchedAfterMount,
    isUnknown: isError,
    quiz,
    session: useMemo(() => quiz && sessionOfAccount(quiz, Math.random), [quiz]),
  };
}

/** Stays invisible until the name of the source is loaded. */
function ResumeButton({ session, onGoOn }: { session: QuizSession; onGoOn: () => void }) {
  const { formatMessage } = useIntl();
  const { source } = session.settings;
  const name = useSourceName(source);
  const isLate = useIsLate();
  const isAwaited = !isLate && 'slug' in source && name === source.slug;
  const { answered, total } = progressOf(session);
  return (
    <NamedButton
      variant="primary"
      icon={<NextIcon />}
      onClick={onGoOn}
      data-awaited={isAwaited || undefined}
    >
      {formatMessage(messages.resume, { name, answered, total })}
    </NamedButton>
  );
}

/** In milliseconds. After it, the button appears without the name. */
const patience = 1000;

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(waiting);
  }, []);
  return isLate;
}

const messages = defineMessages<{
  resume: { name: string; answered: number; total: number };
}>({
  resume: {
    id: 'quizIndex.resume',
    defaultMessage: 'Go on with “{name}”: {answered} of {total} answered',
  },
});

const NamedButton = styled(Button)`
  &[data-awaited] {
    visibility: hidden;
  }
`;

type Quiz = components['schemas']['QuizSession'];

/** A session of the account as this browser resumes it: each word once. */
function sessionOfAccount(quiz: Quiz, random: Random): QuizSession | undefined {
  const { settings } = quiz;
  const asked = quiz.pairs.map((pair) => ({ item: wordItemOfPair(pair), kind: pair.code }));
  if (asked.length === 0) return undefined;

  const others = quiz.pool.map((item) => wordItemOfPool(item, settings.direction));
  const pairs = buildPairs(asked, [...asked.map(({ item }) => item), ...others], random);
  const laps = createQuizSession<WordPair, WordResult>([pairs], { repeatsMissed: false });
  const results = Object.fromEntries(
    pairs.flatMap(({ word }) => {
      const given = quiz.results[word.id];
      return given === undefined ? [] : [[word.id, resultOf(given)] as const];
    }),
  );
  return {
    ...laps,
    id: quiz.id,
    settings,
    isByEar: false,
    specialLetters: specialLetters(asked.map(({ item }) => item)),
    slips: {},
    quiz: atOpenPair({ ...laps.quiz, results }),
  };
}

/** Resumes at the first unanswered word. */
const atOpenPair = (quiz: QuizSession['quiz']): QuizSession['quiz'] =>
  quiz.pairs[0] && quiz.results[quiz.pairs[0].word.id] ? goToNext(quiz) : quiz;

const resultOf = ({
  answeredAt: _answeredAt,
  code: _code,
  ...result
}: Quiz['results'][string]): WordResult & { order: number } => ({ ...result, before: unknownWord });

/** The session as a queue entry that the account has completely. */
function queuedSessionOfAccount(session: QuizSession, username: string): QueuedSession[] {
  return withPlayed([], session, { username, now: new Date() }).map((round) => ({
    ...round,
    quizId: session.id,
    sent: round.answers,
  }));
}
