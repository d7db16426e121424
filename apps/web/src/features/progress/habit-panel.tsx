import { defineMessages } from '@wordhoard/i18n/messages';
import {
  ButtonLink,
  color,
  family,
  GoalRing,
  radius,
  Skeleton,
  size,
  space,
  type WeekDayState,
  WeekStrip,
} from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { paths } from '../../shared/routes/routes.ts';
import { addDays, useLocalDay } from '../../shared/time/local-day.ts';
import { formatBreak } from './break.ts';
import type { LearnerToday } from './today.ts';
import { useStudyChoice } from './use-study-choice.ts';
import { useToday } from './use-today.ts';

/** The goal, the streak and the breaks of the learner. */
export function HabitPanel({ today }: { today: LearnerToday }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { streak, nextBreak } = today;
  return (
    <GoalAndWeek today={today}>
      {streak.current > 0 && !streak.isTodayActive && !nextBreak?.hasBegun && (
        <p>{formatMessage(messages.keep)}</p>
      )}
      <BreakLink variant="quiet" href={paths.settings()}>
        {nextBreak
          ? formatMessage(messages.nextBreak, { days: formatBreak(intl, nextBreak) })
          : formatMessage(messages.planBreak)}
      </BreakLink>
    </GoalAndWeek>
  );
}

/** The end of a session: the goal and the streak with what was just practised, and when words return. */
export function DayEnd() {
  const { formatMessage } = useIntl();
  const today = useToday();
  if (today === undefined) return <Skeleton style={{ height: '12rem' }} />;
  const { goal, forecast } = today;
  const left = goal.target - goal.done;
  const inDays = forecast.findIndex((count, day) => day > 0 && count > 0);
  return (
    <GoalAndWeek today={today}>
      <p>
        {left > 0
          ? formatMessage(leftMessages[goal.unit], { left })
          : formatMessage(messages.reached)}
      </p>
      {inDays > 0 && (
        <p>
          {formatMessage(messages.next, {
            inDays,
            count: forecast[inDays] ?? 0,
            later: forecast.slice(inDays + 1).reduce((sum, count) => sum + count, 0),
          })}
        </p>
      )}
    </GoalAndWeek>
  );
}

function GoalAndWeek({ today, children }: { today: LearnerToday; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { unit, target, done } = today.goal;
  const isReached = done >= target;
  return (
    <Panel>
      <GoalRing
        label={formatMessage((isReached ? reachedMessages : goalMessages)[unit], { done, target })}
        caption={formatMessage((isReached ? todayMessages : captionMessages)[unit], {
          done,
          target,
        })}
        done={done}
        target={target}
      />
      <Week streak={today.streak}>{children}</Week>
    </Panel>
  );
}

const daysOfWeek = 7;

interface WeekProps extends Pick<LearnerToday, 'streak'> {
  children: ReactNode;
}

function Week({ streak, children }: WeekProps) {
  const { formatMessage, formatDate } = useIntl();
  const { breaks } = useStudyChoice();
  const today = useLocalDay();
  const days = Array.from({ length: daysOfWeek }, (_, index) => {
    const date = addDays(today, index + 1 - daysOfWeek);
    const state = getDayState(date, date === today, streak);
    const weekday = formatDate(date, { weekday: 'long', timeZone: 'UTC' });
    const isFree =
      state !== 'active' && breaks.some(({ from, until }) => from <= date && date <= until);
    return {
      date,
      name: formatDate(date, { weekday: 'short', timeZone: 'UTC' }),
      description: formatMessage(dayMessages[isFree ? 'break' : state], { weekday }),
      state: isFree ? ('rest' as const) : state,
    };
  });
  return (
    <Streak>
      <h2>{formatMessage(messages.streak, { count: streak.current })}</h2>
      <WeekStrip label={formatMessage(messages.week)} days={days} />
      {children}
    </Streak>
  );
}

function getDayState(
  day: string,
  isToday: boolean,
  { recentDays, restDays }: LearnerToday['streak'],
): WeekDayState {
  if (recentDays.includes(day)) return 'active';
  if (isToday) return 'open';
  return restDays.includes(day) ? 'rest' : 'missed';
}

const goalMessages = defineMessages({
  words: {
    id: 'goal.words',
    defaultMessage: 'Daily goal: {done} of {target, plural, one {# word} other {# words}}',
  },
  minutes: {
    id: 'goal.minutes',
    defaultMessage: 'Daily goal: {done} of {target, plural, one {# minute} other {# minutes}}',
  },
});

const captionMessages = defineMessages({
  words: {
    id: 'goal.ofWords',
    defaultMessage: 'of {target, plural, one {# word} other {# words}} today',
  },
  minutes: {
    id: 'goal.ofMinutes',
    defaultMessage: 'of {target, plural, one {# minute} other {# minutes}} today',
  },
});

const reachedMessages = defineMessages({
  words: {
    id: 'goal.wordsReached',
    defaultMessage: 'Daily goal reached: {done, plural, one {# word} other {# words}}',
  },
  minutes: {
    id: 'goal.minutesReached',
    defaultMessage: 'Daily goal reached: {done, plural, one {# minute} other {# minutes}}',
  },
});

const todayMessages = defineMessages({
  words: {
    id: 'goal.wordsToday',
    defaultMessage: '{done, plural, one {word today} other {words today}}',
  },
  minutes: {
    id: 'goal.minutesToday',
    defaultMessage: '{done, plural, one {minute today} other {minutes today}}',
  },
});

const leftMessages = defineMessages({
  words: {
    id: 'goal.wordsLeft',
    defaultMessage: '{left, plural, one {# more word} other {# more words}} to today’s goal',
  },
  minutes: {
    id: 'goal.minutesLeft',
    defaultMessage: '{left, plural, one {# more minute} other {# more minutes}} to today’s goal',
  },
});

const dayMessages = defineMessages({
  active: { id: 'streakDay.active', defaultMessage: '{weekday}: practised' },
  rest: { id: 'streakDay.rest', defaultMessage: '{weekday}: rest day' },
  break: { id: 'streakDay.break', defaultMessage: '{weekday}: break' },
  missed: { id: 'streakDay.missed', defaultMessage: '{weekday}: no practice' },
  open: { id: 'streakDay.open', defaultMessage: '{weekday}: not practised yet' },
});

const messages = defineMessages({
  streak: {
    id: 'today.streak',
    defaultMessage:
      '{count, plural, =0 {Start a streak today} one {#-day streak} other {#-day streak}}',
  },
  week: { id: 'today.week', defaultMessage: 'The last seven days' },
  planBreak: { id: 'break.plan', defaultMessage: 'Plan a break' },
  nextBreak: { id: 'break.next', defaultMessage: 'Break: {days}' },
  reached: { id: 'goal.reached', defaultMessage: 'You’ve reached today’s goal!' },
  next: {
    id: 'dayEnd.next',
    defaultMessage:
      'Next review {inDays, plural, =1 {tomorrow} one {in # day} other {in # days}}: {count, plural, one {# word} other {# words}}{later, plural, =0 {} one { · # more later} other { · # more later}}',
  },
  keep: { id: 'today.keepStreak', defaultMessage: 'Practise today to keep it' },
});

const Panel = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s5} ${space.s6};
  min-width: 0;
  padding: ${space.s6};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large};

  /* On a phone, the heading of the streak is beside the ring, and the week is below both. */
  @media (max-width: 30rem) {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space.s3} ${space.s5};
    padding: ${space.s4} ${space.s5};
  }
`;

const Streak = styled.div`
  flex: 1 1 14rem;
  display: grid;
  gap: ${space.s3};
  min-width: 0;

  @media (max-width: 30rem) {
    display: contents;

    > :not(h2) {
      grid-column: 1 / -1;
    }
  }

  > h2 {
    font: 600 ${size.lead} / 1.3 ${family.word};
  }

  > p {
    color: ${color.textMuted};
    font-size: ${size.caption};
  }
`;

/* Its text is in line with the lines above. */
const BreakLink = styled(ButtonLink)`
  justify-self: start;
  margin-inline-start: calc(-1 * ${space.s5});
  font-size: ${size.caption};
`;
