import { defineMessages } from '@wordhoard/i18n/messages';
import { countPoints, findResult, flattenRounds } from '@wordhoard/quiz-engine';
import { QuizResult, space, useShortcuts } from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Redirect, useLocation } from 'wouter';
import { LateDayEnd } from '../../features/progress/late-day-end.tsx';
import { useToday } from '../../features/progress/use-today.ts';
import { useSourceName } from '../../features/quiz/quiz-source.ts';
import { countRecalled } from '../../features/quiz/results/count-recalled.ts';
import { NextStep } from '../../features/quiz/results/next-step.tsx';
import { ResultsMenu } from '../../features/quiz/results/results-menu.tsx';
import { quizAtom, undoAtom } from '../../features/quiz/session/quiz-atom.ts';
import {
  countSeconds,
  countStreaks,
  findEarlierStrengths,
  isFinished,
  listAnswers,
  type QuizSession,
} from '../../features/quiz/session/quiz-session.ts';
import { listOutcomes, type Outcome, toWordOutcome } from '../../features/quiz/session/rounds.ts';
import { useReachableSession } from '../../features/quiz/session/settings-link.ts';
import { useAnswerText } from '../../features/quiz/session/use-answer-text.ts';
import { toSideText, type WordItem } from '../../features/quiz/session/word-item.ts';
import { useMemory } from '../../features/review/word-state.ts';
import { withSpokenText } from '../../features/word/word-text.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { ListenButton } from '../../shared/sound/listen-button.tsx';

const SignInInvitation = lazyComponent(
  async () => (await import('../../features/auth/sign-in-invitation.tsx')).SignInInvitation,
);
const AfterReviews = lazyComponent(async () => (await import('./after-reviews.tsx')).AfterReviews);
const MixedUpWords = lazyComponent(
  async () => (await import('../../features/quiz/results/mixed-up-words.tsx')).MixedUpWords,
);

export function QuizResultsScreen() {
  const session = useAtomValue(quizAtom);
  if (session === undefined) return <Redirect to={paths.quizIndex()} replace />;
  if (session.lesson !== undefined) return <Redirect to={paths.lessonResults()} replace />;
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
  const name = useSourceName(reachableSession.settings.source);
  const outcomes = listOutcomes(session);
  const answers = listAnswers(session);
  const movedUp = useMovedUp(session);
  const answerText = useAnswerText();
  const ahead = useAhead();
  usePageMeta(formatMessage(messages.title, { name }));

  async function play(next: QuizSession | undefined): Promise<void> {
    if (next) setSession(next);
    else await undo();
    navigate(paths.quizPlay(), { replace: true });
  }

  useShortcuts({ z: () => void play(undefined) });

  return (
    <>
      <QuizResult
        rows={outcomes.map((outcome) => toRow(outcome, answerText))}
        seconds={countSeconds(session)}
        points={sumPoints(outcomes)}
        bestStreak={countStreaks(session).best}
        recalled={countRecalled(outcomes)}
        almost={outcomes.filter(({ result }) => result?.verdict === 'almost').length}
        movedUp={movedUp}
        next={
          <NextStep
            session={reachableSession}
            missedCount={outcomes.filter(({ isLeft }) => isLeft).length}
            ahead={ahead}
            onRetry={async () => play(await retryMissed(session))}
          />
        }
        menu={
          <ResultsMenu
            name={name}
            session={reachableSession}
            outcomes={outcomes}
            answers={answers}
            onUndo={() => play(undefined)}
          />
        }
      >
        <LateDayEnd />
        <Suspense>
          <MixedUpWords session={session} />
        </Suspense>
      </QuizResult>
      <Suspense>{user === undefined && <Invited />}</Suspense>
    </>
  );
}

/** What leads on if no word is due any more. */
function useAhead(): ReactNode {
  const today = useToday();
  if (today?.due !== 0) return undefined;
  return (
    <Suspense>
      <AfterReviews />
    </Suspense>
  );
}

const Invited = () => (
  <Invitation>
    <SignInInvitation />
  </Invitation>
);

/* Loads what builds questions only when there are to be new ones. */
async function retryMissed(session: QuizSession): Promise<QuizSession> {
  const start = await import('../../features/quiz/session/start-quiz.ts');
  return start.retryMissed(session, Math.random);
}

/** How many right words are remembered better than before the session. */
function useMovedUp(session: QuizSession): number {
  const earlier = findEarlierStrengths(session);
  const quiz = flattenRounds(session);
  const pairs = quiz.pairs.filter(({ word }) => findResult(quiz, word.id)?.correct);
  const memories = useMemory(pairs.map(({ question }) => question.item.word));
  return pairs.filter(
    ({ word: { id } }, index) => (memories[index]?.strength ?? 0) > (earlier.get(id) ?? 4),
  ).length;
}

const sumPoints = (outcomes: readonly Outcome[]): number =>
  outcomes.reduce((sum, { result }) => sum + (result ? countPoints(result) : 0), 0);

function toRow(outcome: Outcome, answerText: ReturnType<typeof useAnswerText>) {
  const { pair, result } = outcome;
  const { word, question } = pair;
  const { item, prompt } = question;
  return {
    id: word.id,
    word: prompt.cell
      ? { text: prompt.text, lang: prompt.cell.row.langCode ?? prompt.langCode }
      : toSideText(item, prompt),
    href: paths.word(item.word),
    expected: answerText(item, item.text),
    form: item.asks === 'gender' ? undefined : toFullForm(item),
    answer: result?.answer ? answerText(item, result.answer) : undefined,
    outcome: result === undefined ? 'wrong' : toWordOutcome(outcome),
    isHinted: result?.isHinted,
    image: item.image,
    // The prompt of a gap is the example.
    example: item.asks === 'gap' ? undefined : item.example,
    action: <ListenButton word={withSpokenText(item.word, item.spoken)} />,
  };
}

const toFullForm = ({ fullForm, word }: WordItem) =>
  fullForm === undefined ? undefined : { text: fullForm, lang: word.langCode };

const messages = defineMessages({
  title: { id: 'quizResults.title', defaultMessage: 'Results: {name}' },
});

const Invitation = styled.aside`
  max-width: 44rem;
  margin: ${space.s12} auto 0;
`;
