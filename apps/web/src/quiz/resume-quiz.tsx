import { useQuery } from '@tanstack/react-query';
import { progressOf } from '@wordhoard/quiz-engine';
import { Button, NextIcon } from '@wordhoard/ui';
import { useAtom, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useApi } from '../app/api-context.ts';
import { paths } from '../app/paths.ts';
import { useSession } from '../auth/use-session.ts';
import { keptRoundsAtom } from './kept-rounds-atom.ts';
import { quizAtom } from './quiz-atom.ts';
import { currentQuizQuery } from './quiz-queries.ts';
import { isFinished, type QuizSession } from './quiz-session.ts';
import { roundOfAccount, sessionOfAccount } from './session-of-account.ts';
import { useSourceName } from './use-source-name.ts';

/** Goes on with the quiz that was left half-way: in this browser, or else on another device. */
export function ResumeQuiz() {
  const [session, setSession] = useAtom(quizAtom);
  const [, navigate] = useLocation();
  const setRounds = useSetAtom(keptRoundsAtom);
  const { user } = useSession();
  const isHere = session !== undefined && !isFinished(session);
  const elsewhere = useSessionElsewhere(user !== undefined && !isHere);

  if (isHere) return <ResumeButton session={session} onGoOn={() => navigate(paths.quizPlay())} />;
  if (user === undefined || elsewhere === undefined) return null;
  return (
    <ResumeButton
      session={elsewhere}
      onGoOn={() => {
        const kept = roundOfAccount(elsewhere, user.username);
        setRounds((rounds) => [...rounds.filter(({ id }) => id !== elsewhere.id), ...kept]);
        setSession(elsewhere);
        navigate(paths.quizPlay());
      }}
    />
  );
}

function useSessionElsewhere(isAsked: boolean): QuizSession | undefined {
  const { data: quiz } = useQuery({ ...currentQuizQuery(useApi()), enabled: isAsked });
  return useMemo(
    () => (isAsked && quiz ? sessionOfAccount(quiz, Math.random) : undefined),
    [isAsked, quiz],
  );
}

function ResumeButton({ session, onGoOn }: { session: QuizSession; onGoOn: () => void }) {
  const { formatMessage } = useIntl();
  const name = useSourceName(session.settings.source);
  const { answered, total } = progressOf(session);
  return (
    <Button variant="primary" icon={<NextIcon />} onClick={onGoOn}>
      {formatMessage(messages.resume, { name, answered, total })}
    </Button>
  );
}

const messages = defineMessages<{
  resume: { name: string; answered: number; total: number };
}>({
  resume: {
    id: 'quizIndex.resume',
    defaultMessage: 'Go on with “{name}”: {answered} of {total} answered',
  },
});
