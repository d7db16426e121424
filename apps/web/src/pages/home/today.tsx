import { todayPage } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { PageHeader, Skeleton, space, wideScreen } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { OwnWordsCard } from '../../features/progress/own-words-card.tsx';
import { TodayPlans } from '../../features/progress/plan/today-plans.tsx';
import { usePlans } from '../../features/progress/plan/use-plans.ts';
import { useToday } from '../../features/progress/use-today.ts';
import { ResumeQuiz } from '../../features/quiz/resume-quiz.tsx';
import { hasSyncFailedAtom } from '../../features/review/practice.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useLocalDay } from '../../shared/time/local-day.ts';
import { HabitPanel } from './habit-panel.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { TodayPanel } from './today-panel.tsx';
import { WordOfTheDay } from './word-of-the-day.tsx';
import { WordsToLearn } from './words-to-learn.tsx';

const MixedUpToday = lazyComponent(
  async () => (await import('../../features/quiz/results/mixed-up-words.tsx')).MixedUpToday,
);

/** The home page of a learner: what is due, the goal, the streak, and what to do next. */
export function Today() {
  const intl = useIntl();
  const { heading, description } = todayPage(intl);
  usePageMeta(undefined, description);
  const { user } = useSession();
  const today = useToday();
  const hasFailed = useAtomValue(hasSyncFailedAtom) && today === undefined;
  const plans = usePlans();
  const dateFormat = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const date = intl.formatDate(useLocalDay(), dateFormat);
  return (
    <>
      <PageHeader title={heading} facts={date} />
      <Panels>
        {today === undefined || (plans === undefined && user !== undefined) ? (
          <>
            {hasFailed ? <MissingPractice /> : <Skeleton style={{ height: '12rem' }} />}
            <Skeleton style={{ height: '12rem' }} />
          </>
        ) : (
          <>
            <ReviewPanel today={today} />
            <TodayPlans plans={plans} isHeld={today.backlog !== undefined} />
            <HabitPanel today={today} />
          </>
        )}
      </Panels>
      <NextSteps today={today} />
      <WordsToLearn />
      <WordOfTheDay />
    </>
  );
}

/** Until this device has all that the learner has practised, it cannot tell what is due. */
function MissingPractice() {
  const { formatMessage } = useIntl();
  return (
    <TodayPanel
      title={formatMessage(messages.missing)}
      text={formatMessage(messages.missingText)}
      actions={null}
    />
  );
}

const messages = defineMessages({
  missing: { id: 'today.missing', defaultMessage: 'Your words aren’t here yet' },
  missingText: {
    id: 'today.missingText',
    defaultMessage: 'They appear as soon as this device is online.',
  },
});

/** Further steps: continue an unfinished session, or practise difficult and mixed-up words. */
function NextSteps({ today }: { today: ReturnType<typeof useToday> }) {
  const difficult = (['weak', 'missed'] as const).filter((words) => today && today[words] > 0);
  return (
    <Cards>
      <ResumeQuiz />
      {difficult.map((words) => (
        <OwnWordsCard key={words} practice={words} count={today?.[words] ?? 0} />
      ))}
      <Suspense>{today && <MixedUpToday />}</Suspense>
    </Cards>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${space.s3};
  margin-block-end: ${space.s8};

  &:empty {
    display: none;
  }
`;

const Panels = styled.div`
  display: grid;
  gap: ${space.s4};
  margin-block-end: ${space.s8};

  @media ${wideScreen} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
