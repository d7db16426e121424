import { useQuery } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  Button,
  ButtonLink,
  LessonFinish,
  NextIcon,
  UndoIcon,
  useKeyName,
  useShortcuts,
} from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Redirect, useLocation } from 'wouter';
import { useCurrentUrl } from '../../features/auth/post-sign-in-redirect.ts';
import { PrefetchedLesson } from '../../features/lesson/prefetched-lesson.tsx';
import { lessonQuery } from '../../features/lesson/queries.ts';
import { useLessonRequest } from '../../features/lesson/use-lesson-request.ts';
import { LateDayEnd } from '../../features/progress/late-day-end.tsx';
import { countLessonWords, type Plan } from '../../features/progress/plan/plan.ts';
import { PlanAction, PlanStatus, PlanSummary } from '../../features/progress/plan/plan-summary.tsx';
import { usePlans } from '../../features/progress/plan/use-plans.ts';
import { useToday } from '../../features/progress/use-today.ts';
import type { LessonContent } from '../../features/quiz/session/lesson-content.ts';
import { quizAtom, undoAtom } from '../../features/quiz/session/quiz-atom.ts';
import { isFinished, type QuizSession } from '../../features/quiz/session/quiz-session.ts';
import { listOutcomes, toWordOutcome } from '../../features/quiz/session/rounds.ts';
import { toWordText } from '../../features/word/word-text.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { keepStored } from '../../shared/storage/device-storage.ts';
import { InstallOffer } from './install-offer.tsx';
import { Offer } from './offer.ts';

export function LessonResultsScreen() {
  const session = useAtomValue(quizAtom);
  if (session?.lesson === undefined || !isFinished(session))
    return <Redirect to={paths.lesson()} replace />;
  return <LessonResults lesson={session.lesson} session={session} />;
}

interface LessonResultsProps {
  lesson: LessonContent;
  session: QuizSession;
}

function LessonResults({ lesson: { words, list, remaining }, session }: LessonResultsProps) {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const undoAnswer = useSetAtom(undoAtom);
  const { user } = useSession();
  usePageMeta(formatMessage(messages.title));
  useEffect(() => void keepStored().catch(() => undefined), []);
  const outcomes = new Map(
    listOutcomes(session).map((outcome) => [outcome.pair.word.id, toWordOutcome(outcome)]),
  );
  const plan = usePlans()?.find((one) => one.list.id === list?.id);
  const today = useToday();
  const isHeld = today?.backlog !== undefined;
  const listId = plan === undefined && remaining > 0 ? list?.id : undefined;
  const outlook = useOutlook({ list, remaining, plan, isHeld });

  async function undo(): Promise<void> {
    await undoAnswer();
    navigate(paths.lesson(), { replace: true });
  }
  const undoKey = useKeyName('Z');
  useShortcuts({ z: undo });

  return (
    <LessonFinish
      words={words.map((word) => ({
        id: word.id,
        word: toWordText(word),
        translations: word.translations.map(toWordText),
        image: word.image,
        href: paths.word(word),
        outcome: outcomes.get(word.id),
      }))}
      outlook={outlook}
      actions={<NextActions {...{ plan, listId, remaining, isHeld }} />}
      day={<LateDayEnd />}
    >
      {plan?.remaining === 0 && (
        <PlanSummary
          plan={plan}
          isHeld={isHeld}
          headingAs="h2"
          title={plan.list.name}
          actions={<PlanAction plan={plan} isHeld={isHeld} />}
        />
      )}
      <PrefetchedLesson
        listId={listId}
        maxWords={listId === undefined ? undefined : countLessonWords(remaining)}
      />
      {user === undefined && <AccountOffer />}
      <InstallOffer />
      <Undo variant="quiet" icon={<UndoIcon />} aria-keyshortcuts={undoKey} onClick={undo}>
        {formatMessage(messages.undo)}
      </Undo>
    </LessonFinish>
  );
}

interface OutlookProps extends Pick<LessonContent, 'list' | 'remaining'> {
  plan: Plan | undefined;
  isHeld: boolean;
}

/** What comes after the lesson. */
function useOutlook({ list, remaining, plan, isHeld }: OutlookProps): ReactNode {
  const { formatMessage } = useIntl();
  const nextList = useNextList();
  if (plan) return <PlanStatus plan={plan} isHeld={isHeld} />;
  if (isHeld) return formatMessage(messages.held);
  if (list && remaining > 0) {
    return formatMessage(messages.outlook, { count: remaining, name: list.name });
  }
  const isFinished = list && remaining === 0;
  return [
    isFinished && formatMessage(messages.finished, { name: list.name }),
    nextList && formatMessage(messages.nextTopic, { name: nextList.name }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The topic of the next lesson, once that is loaded. */
function useNextList() {
  const { data } = useQuery({ ...lessonQuery(useApi(), useLessonRequest()), enabled: false });
  return data?.lesson.list ?? undefined;
}

interface NextActionsProps {
  plan: Plan | undefined;
  /** The list that has more words, unless it is planned. */
  listId: string | undefined;
  /** How many new words it has. */
  remaining: number;
  /** Whether new words wait because too many are due. */
  isHeld: boolean;
}

/** Another lesson of the same list, unless the portion of today is learned or too many words are due, or home. */
function NextActions({ plan, listId, remaining, isHeld }: NextActionsProps) {
  const { formatMessage } = useIntl();
  const isDone = isHeld || plan?.leftToday === 0;
  const otherLesson =
    listId === undefined ? paths.lesson() : paths.listLesson(listId, countLessonWords(remaining));
  const nextLesson = plan
    ? paths.listLesson(plan.list.id, countLessonWords(plan.leftToday))
    : otherLesson;
  return (
    <>
      {!isDone && (
        <ButtonLink variant="primary" icon={<NextIcon />} href={nextLesson}>
          {formatMessage(messages.next)}
        </ButtonLink>
      )}
      <ButtonLink variant={isDone ? 'primary' : 'secondary'} href={paths.home()}>
        {formatMessage(messages.done)}
      </ButtonLink>
      {isHeld && (
        <ButtonLink variant="quiet" href={nextLesson}>
          {formatMessage(messages.next)}
        </ButtonLink>
      )}
    </>
  );
}

/** Tells visitors where their words are, and offers an account. */
function AccountOffer() {
  const { formatMessage } = useIntl();
  const currentUrl = useCurrentUrl();
  return (
    <Offer>
      <p>{formatMessage(offerMessages.text)}</p>
      <ButtonLink href={paths.signUp(currentUrl)}>
        {formatMessage(pageTitleMessages.toSignUp)}
      </ButtonLink>
    </Offer>
  );
}

const offerMessages = defineMessages({
  text: { id: 'accountOffer.text', defaultMessage: 'Saved on this device only.' },
});

const messages = defineMessages({
  title: { id: 'lessonResults.title', defaultMessage: 'Lesson finished' },
  outlook: {
    id: 'lessonResults.outlook',
    defaultMessage:
      '{count, plural, one {# new word left in “{name}”} other {# new words left in “{name}”}}',
  },
  finished: { id: 'lessonResults.finished', defaultMessage: 'No new words left in “{name}”' },
  nextTopic: { id: 'lessonResults.nextTopic', defaultMessage: 'Next list: {name}' },
  held: {
    id: 'plan.held',
    defaultMessage: 'New words wait until you’ve caught up with your reviews',
  },
  next: { id: 'lessonResults.next', defaultMessage: 'Next lesson' },
  done: { id: 'lessonResults.done', defaultMessage: 'Done' },
  undo: { id: 'lessonResults.undo', defaultMessage: 'Undo last answer' },
});

const Undo = styled(Button)`
  justify-self: center;
`;
