import { missed, resultOf, score, wholeQuiz } from '@wordhoard/quiz-engine';
import {
  Button,
  ButtonLink,
  QuizResult,
  RetryIcon,
  space,
  UndoIcon,
  useShortcuts,
} from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Redirect, useLocation } from 'wouter';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { SignInInvitation } from '../auth/sign-in-invitation.tsx';
import { useSession } from '../auth/use-session.ts';
import { MarkWords } from './mark-words.tsx';
import { NextQuizzes } from './next-quizzes.tsx';
import { takeBackAtom } from './quiz-actions.ts';
import { quizAtom } from './quiz-atom.ts';
import {
  answersOf,
  isFinished,
  type QuizSession,
  secondsSpent,
  streaksOf,
  type WordPair,
} from './quiz-session.ts';
import { retryMissed } from './retry-missed.ts';
import { SaveMissed } from './save-missed.tsx';
import { sameQuizLink } from './settings-link.ts';
import { ShareResult } from './share-result.tsx';
import { sourcePath } from './source-path.ts';
import { useReachableRound } from './use-reachable-round.ts';
import { useSourceName } from './use-source-name.ts';

export function QuizResultsScreen() {
  const session = useAtomValue(quizAtom);
  if (session === undefined) return <Redirect to={paths.quizIndex()} replace />;
  if (!isFinished(session)) return <Redirect to={paths.quizPlay()} replace />;
  return <QuizResults session={session} />;
}

function QuizResults({ session }: { session: QuizSession }) {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const setSession = useSetAtom(quizAtom);
  const takeBack = useSetAtom(takeBackAtom);
  const { user } = useSession();
  const round = useReachableRound(session);
  const { settings } = round;
  const name = useSourceName(settings.source);
  const quiz = wholeQuiz(session);
  const answers = answersOf(session);
  const wrong = missed(quiz);
  const right = quiz.pairs.filter((pair) => !wrong.includes(pair));
  usePageMeta(formatMessage(messages.title, { name }));

  function play(next: QuizSession | undefined): void {
    if (next) setSession(next);
    else takeBack();
    navigate(paths.quizPlay(), { replace: true });
  }

  useShortcuts({ z: () => play(undefined) });

  return (
    <>
      <QuizResult
        rows={quiz.pairs.map((pair) => rowOf(quiz, pair))}
        seconds={secondsSpent(session)}
        points={score(quiz).points}
        bestStreak={streaksOf(session).best}
        answers={answers.map(({ correct, milliseconds }) => ({ isRight: correct, milliseconds }))}
        share={
          <ShareResult
            name={name}
            score={{ right: right.length, total: quiz.pairs.length }}
            answers={answers}
            path={sameQuizLink(round)}
          />
        }
        actions={
          <>
            {wrong.length > 0 && (
              <Button
                variant="primary"
                icon={<RetryIcon />}
                onClick={() => play(retryMissed(session, Math.random))}
              >
                {formatMessage(messages.retry, { count: wrong.length })}
              </Button>
            )}
            {user !== undefined && wrong.length > 0 && (
              <SaveMissed name={name} missed={wrong} tranLangCode={settings.tranLangCode} />
            )}
            {wrong.length > 0 && <MarkWords as="saved" pairs={wrong} />}
            {right.length > 0 && <MarkWords as="known" pairs={right} />}
            <Button icon={<UndoIcon />} aria-keyshortcuts="Z" onClick={() => play(undefined)}>
              {formatMessage(messages.undo)}
            </Button>
            <ButtonLink href={sourcePath(settings)}>{formatMessage(messages.list)}</ButtonLink>
          </>
        }
      >
        <NextQuizzes session={round} />
      </QuizResult>
      {user === undefined && (
        <Invitation>
          <SignInInvitation />
        </Invitation>
      )}
    </>
  );
}

function rowOf(quiz: QuizSession['quiz'], { word, question: { item, prompt } }: WordPair) {
  const result = resultOf(quiz, word.id);
  return {
    id: word.id,
    word: { text: prompt.text, lang: prompt.langCode },
    href: paths.word(item.word),
    expected: { text: item.text, lang: item.langCode },
    answer: result?.answer ? { text: result.answer, lang: item.langCode } : undefined,
    isRight: result?.correct === true,
    isHinted: result?.isHinted,
  };
}

const messages = defineMessages<{
  title: { name: string };
  retry: { count: number };
  undo: NoMessageValues;
  list: NoMessageValues;
}>({
  title: { id: 'quizResults.title', defaultMessage: 'Results: {name}' },
  retry: {
    id: 'quizResults.retry',
    defaultMessage: '{count, plural, one {Retry # missed word} other {Retry # missed words}}',
  },
  undo: { id: 'quizResults.undo', defaultMessage: 'Take back the last answer' },
  list: { id: 'quizResults.list', defaultMessage: 'Back to the words' },
});

const Invitation = styled.aside`
  max-width: 44rem;
  margin: ${space.s12} auto 0;
`;
