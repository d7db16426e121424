import { todayPage } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { PageHeader, Skeleton } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { HabitPanel } from '../../features/progress/habit-panel.tsx';
import { TodayPlans, useShownPlans } from '../../features/progress/plan/today-plans.tsx';
import { useToday } from '../../features/progress/use-today.ts';
import { useLeftSession } from '../../features/quiz/resume-quiz.tsx';
import { isReview, type QuizSession } from '../../features/quiz/session/quiz-session.ts';
import { hasSyncFailedAtom } from '../../features/review/practice.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { idle } from '../../shared/time/idle.ts';
import { findDayEnd, useLocalDay } from '../../shared/time/local-day.ts';
import { useBreakAhead } from './break-panel.tsx';
import { chooseHero } from './hero.ts';
import { HeroPanel } from './hero-panel.tsx';
import { TodayPanel } from './today-panel.tsx';

/** The parts of the page below the tasks of the day. They are loaded when the browser is idle. */
const TodayParts = lazyComponent(async () => {
  await idle();
  return (await import('./today-parts.tsx')).TodayParts;
});

/** The home page of a learner: what is due, the goal, the streak, and what to do next. */
export function Today() {
  const intl = useIntl();
  const { heading, description } = todayPage(intl);
  usePageMeta(undefined, description);
  const today = useToday();
  const hasFailed = useAtomValue(hasSyncFailedAtom) && today === undefined;
  const plans = useShownPlans();
  const left = useLeftSession();
  const breakAhead = useBreakAhead(today);
  const hero = today && chooseHero({ today, left, breakAhead, plans: plans.shown });
  // After an absence, what a left review asks is among the words that are due.
  const isOffered = (session: QuizSession) =>
    hero?.kind === 'continue' ? session === hero.session : !!today?.isBack && isReview(session);
  const { dayEndsAt } = useAtomValue(settingsAtom);
  const dateFormat = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const date = intl.formatDate(useLocalDay(), dateFormat);
  return (
    <>
      <div className="today-page" data-until={findDayEnd(new Date(), dayEndsAt)}>
        <PageHeader title={heading} facts={date} />
        <div className="today-panels">
          {today === undefined || hero === undefined ? (
            <>
              {hasFailed ? <MissingPractice /> : <Skeleton style={{ height: '12rem' }} />}
              <Skeleton style={{ height: '12rem' }} />
            </>
          ) : (
            <>
              <HeroPanel hero={hero} today={today} hasLesson={plans.count === 0} />
              <TodayPlans plans={plans} hero={hero} isHeld={today.backlog !== undefined} />
              <HabitPanel today={today} />
            </>
          )}
        </div>
      </div>
      <Suspense>
        <TodayParts today={today} isOffered={isOffered} />
      </Suspense>
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
