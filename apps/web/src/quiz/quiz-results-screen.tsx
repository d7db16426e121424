import { isComplete, missed, resultOf } from '@wordhoard/quiz-engine';
import { Button, ButtonLink, QuizResult, RetryIcon, UndoIcon } from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { Redirect, useLocation } from 'wouter';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { takeBackAtom } from './quiz-actions.ts';
import { quizAtom } from './quiz-atom.ts';
import type { WordItem } from './quiz-item-of-word.ts';
import { type QuizSession, retryMissed, secondsSpent, type WordPair } from './quiz-session.ts';
import { useSourceName } from './use-source-name.ts';

export function QuizResultsScreen() {
  const session = useAtomValue(quizAtom);
  if (session === undefined) return <Redirect to={paths.quizIndex()} replace />;
  if (!isComplete(session.quiz)) return <Redirect to={paths.quizPlay()} replace />;
  return <QuizResults session={session} />;
}

function QuizResults({ session }: { session: QuizSession }) {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const setSession = useSetAtom(quizAtom);
  const takeBack = useSetAtom(takeBackAtom);
  const { source, quiz } = session;
  usePageMeta(formatMessage(messages.title, { name: useSourceName(source) }));
  const missedCount = missed(quiz).length;

  function playAgain(): void {
    setSession(retryMissed(session));
    navigate(paths.quizPlay(), { replace: true });
  }

  return (
    <QuizResult
      rows={quiz.pairs.map((pair) => rowOf(session, pair))}
      seconds={secondsSpent(session)}
      actions={
        <>
          {missedCount > 0 && (
            <Button variant="primary" icon={<RetryIcon />} onClick={playAgain}>
              {formatMessage(messages.retry, { count: missedCount })}
            </Button>
          )}
          <ButtonLink href={paths.quizSettings(source.slug, source.tranLangCode)}>
            {formatMessage(messages.again)}
          </ButtonLink>
          <Button
            icon={<UndoIcon />}
            onClick={() => {
              takeBack();
              navigate(paths.quizPlay(), { replace: true });
            }}
          >
            {formatMessage(messages.undo)}
          </Button>
          <ButtonLink href={paths.list(source.slug, source.tranLangCode)}>
            {formatMessage(messages.list)}
          </ButtonLink>
        </>
      }
    />
  );
}

function rowOf({ quiz }: QuizSession, { word, question: { item, prompt } }: WordPair) {
  const result = resultOf(quiz, word.id);
  return {
    id: word.id,
    word: { text: prompt.text, lang: prompt.langCode },
    href: paths.word(item.word),
    expected: textOf(item),
    answer: result?.answer ? { text: result.answer, lang: item.langCode } : undefined,
    isRight: result?.correct === true,
  };
}

const textOf = ({ text, langCode }: WordItem) => ({ text, lang: langCode });

const messages = defineMessages<{
  title: { name: string };
  retry: { count: number };
  again: NoMessageValues;
  undo: NoMessageValues;
  list: NoMessageValues;
}>({
  title: { id: 'quizResults.title', defaultMessage: 'Results: {name}' },
  retry: {
    id: 'quizResults.retry',
    defaultMessage: '{count, plural, one {Retry # missed word} other {Retry # missed words}}',
  },
  again: { id: 'quizResults.again', defaultMessage: 'Play again' },
  undo: { id: 'quizResults.undo', defaultMessage: 'Take back the last answer' },
  list: { id: 'quizResults.list', defaultMessage: 'Back to the list' },
});
