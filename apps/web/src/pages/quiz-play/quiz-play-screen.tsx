import { defineMessages } from '@wordhoard/i18n/messages';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { Redirect, useLocation } from 'wouter';
import { SessionFrame } from '../../features/quiz/questions/session-frame.tsx';
import { buildSourcePath, useNamedSource, useSourceName } from '../../features/quiz/quiz-source.ts';
import { endAtom, quizAtom } from '../../features/quiz/session/quiz-atom.ts';
import type { QuizSession, WordPair } from '../../features/quiz/session/quiz-session.ts';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { paths } from '../../shared/routes/routes.ts';

export function QuizPlayScreen() {
  const session = useAtomValue(quizAtom);
  const pair = session?.quiz.pairs[session.quiz.index];
  if (session === undefined || pair === undefined)
    return <Redirect to={paths.quizIndex()} replace />;
  if (session.lesson !== undefined) return <Redirect to={paths.lesson()} replace />;
  return <QuizPlay session={session} pair={pair} />;
}

function QuizPlay({ session, pair }: { session: QuizSession; pair: WordPair }) {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const name = useSourceName(session.settings.source);
  const { isGone } = useNamedSource(session.settings.source);
  const title = formatMessage(messages.title, { name });
  const timeLeft = useTimeLeft(session, () => navigate(paths.quizResults(), { replace: true }));
  usePageMeta(title);

  return (
    <SessionFrame
      session={session}
      pair={pair}
      title={title}
      timeLeft={timeLeft}
      onLeave={() => navigate(isGone ? paths.quizIndex() : buildSourcePath(session.settings))}
      onFinish={() => navigate(paths.quizResults(), { replace: true })}
    />
  );
}

const second = 1000;

/** The remaining time of a session with a time limit, which ends when the time is over. */
function useTimeLeft({ timeLimit }: QuizSession, onEnd: () => void) {
  const [now, setNow] = useState(() => Date.now());
  const endSession = useSetAtom(endAtom);
  const end = useEffectEvent(async () => {
    await endSession();
    onEnd();
  });
  const endsAt = timeLimit && Date.parse(timeLimit.endsAt);
  useEffect(() => {
    if (endsAt === undefined) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= endsAt) end();
    }, second / 4);
    return () => clearInterval(timer);
  }, [endsAt]);
  if (timeLimit === undefined || endsAt === undefined) return undefined;
  const seconds = Math.ceil(Math.max(0, endsAt - now) / second);
  return { seconds: Math.min(seconds, timeLimit.seconds), limit: timeLimit.seconds };
}

const messages = defineMessages({
  title: { id: 'quizPlay.title', defaultMessage: 'Practise: {name}' },
});
