import { Knowing } from '@wordhoard/contract/enumeration';
import { flattenRounds, missedPairs, resultOf, score } from '@wordhoard/quiz-engine';
import {
  Button,
  ButtonLink,
  KnownIcon,
  QuizResult,
  RetryIcon,
  SaveIcon,
  space,
  UndoIcon,
  useShortcuts,
} from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Redirect, useLocation } from 'wouter';
import { SignInInvitation } from '../../features/auth/sign-in-invitation.tsx';
import { useKnowing } from '../../features/practice/knowing/use-knowing.ts';
import { sourcePath, useSourceName } from '../../features/practice/quiz/quiz-source.ts';
import { NextQuizzes } from '../../features/practice/results/next-quizzes.tsx';
import { SaveMissed } from '../../features/practice/results/save-missed.tsx';
import { ShareResult } from '../../features/practice/results/share-result.tsx';
import { undoAtom } from '../../features/practice/session/quiz-actions.ts';
import { quizAtom } from '../../features/practice/session/quiz-atom.ts';
import {
  answersOf,
  isFinished,
  type QuizSession,
  secondsSpent,
  streaksOf,
  type WordPair,
} from '../../features/practice/session/quiz-session.ts';
import {
  sameQuizLink,
  useReachableSession,
} from '../../features/practice/session/settings-link.ts';
import { retryMissed } from '../../features/practice/session/start-quiz.ts';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';

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
  const undo = useSetAtom(undoAtom);
  const { user } = useSession();
  const reachableSession = useReachableSession(session);
  const { settings } = reachableSession;
  const name = useSourceName(settings.source);
  const quiz = flattenRounds(session);
  const answers = answersOf(session);
  const wrong = missedPairs(quiz);
  const right = quiz.pairs.filter((pair) => !wrong.includes(pair));
  usePageMeta(formatMessage(messages.title, { name }));

  function play(next: QuizSession | undefined): void {
    if (next) setSession(next);
    else undo();
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
            path={sameQuizLink(reachableSession)}
          />
        }
        actions={
          <ResultActions
            name={name}
            settings={settings}
            wrong={wrong}
            right={right}
            onRetry={() => play(retryMissed(session, Math.random))}
            onUndo={() => play(undefined)}
          />
        }
      >
        <NextQuizzes session={reachableSession} />
      </QuizResult>
      {user === undefined && (
        <Invitation>
          <SignInInvitation />
        </Invitation>
      )}
    </>
  );
}

interface ResultActionsProps {
  /** The name of the quiz source. */
  name: string;
  settings: QuizSession['settings'];
  wrong: readonly WordPair[];
  right: readonly WordPair[];
  onRetry: () => void;
  onUndo: () => void;
}

function ResultActions({ name, settings, wrong, right, onRetry, onUndo }: ResultActionsProps) {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  return (
    <>
      {wrong.length > 0 && (
        <Button variant="primary" icon={<RetryIcon />} onClick={onRetry}>
          {formatMessage(messages.retry, { count: wrong.length })}
        </Button>
      )}
      {user !== undefined && wrong.length > 0 && (
        <SaveMissed name={name} missed={wrong} tranLangCode={settings.tranLangCode} />
      )}
      {wrong.length > 0 && <MarkWords as="saved" pairs={wrong} />}
      {right.length > 0 && <MarkWords as="known" pairs={right} />}
      <Button icon={<UndoIcon />} aria-keyshortcuts="Z" onClick={onUndo}>
        {formatMessage(messages.undo)}
      </Button>
      <ButtonLink href={sourcePath(settings)}>{formatMessage(messages.list)}</ButtonLink>
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

interface MarkWordsProps {
  /** Correctly answered words are marked as known, missed ones are saved to learn. */
  as: 'known' | 'saved';
  pairs: readonly WordPair[];
}

/** Marks words of a quiz session together. */
function MarkWords({ as, pairs }: MarkWordsProps) {
  const { formatMessage } = useIntl();
  const { mark } = useKnowing(
    pairs.map(({ word, question }) => ({ id: word.id, ...question.item.word })),
  );
  return (
    <Button
      icon={as === 'known' ? <KnownIcon /> : <SaveIcon />}
      onClick={() => mark(as === 'known' ? Knowing.Known : Knowing.Saved)}
    >
      {formatMessage(markMessages[as], { count: pairs.length })}
    </Button>
  );
}

const markMessages = defineMessages<{ known: { count: number }; saved: { count: number } }>({
  known: {
    id: 'markWords.known',
    defaultMessage: '{count, plural, one {I know the right word} other {I know the # right words}}',
  },
  saved: {
    id: 'markWords.saved',
    defaultMessage: '{count, plural, one {Learn the missed word} other {Learn the # missed words}}',
  },
});
