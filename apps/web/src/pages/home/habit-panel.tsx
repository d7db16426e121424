import { defineMessages } from '@wordhoard/i18n/messages';
import {
  ButtonLink,
  color,
  family,
  GoalRing,
  radius,
  size,
  space,
  type WeekDayState,
  WeekStrip,
} from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { formatBreak } from '../../features/progress/break.ts';
import type { LearnerToday } from '../../features/progress/today.ts';
import { useStudyChoice } from '../../features/progress/use-study-choice.ts';
import { paths } from '../../shared/routes/routes.ts';
import { addDays, useLocalDay } from '../../shared/time/local-day.ts';

export function HabitPanel({ today: { goal, streak, nextBreak } }: { today: LearnerToday }) {
  const { formatMessage } = useIntl();
  const { unit, target, done } = goal;
  return (
    <Panel>
      <GoalRing
        label={formatMessage(goalMessages[unit], { done, target })}
        caption={formatMessage(captionMessages[unit], { target })}
        done={done}
        target={target}
      />
      <Week streak={streak} nextBreak={nextBreak} />
    </Panel>
  );
}

const daysOfWeek = 7;

function Week({ streak, nextBreak }: Pick<LearnerToday, 'streak' | 'nextBreak'>) {
  const intl = useIntl();
  const { formatMessage, formatDate } = intl;
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
      {streak.current > 0 && !streak.isTodayActive && !nextBreak?.hasBegun && (
        <p>{formatMessage(messages.keep)}</p>
      )}
      <BreakLink variant="quiet" href={paths.settings()}>
        {nextBreak
          ? formatMessage(messages.nextBreak, { days: formatBreak(intl, nextBreak) })
          : formatMessage(messages.planBreak)}
      </BreakLink>
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
    defaultMessage: 'of {target, plural, one {# word} other {# words}}',
  },
  minutes: {
    id: 'goal.ofMinutes',
    defaultMessage: 'of {target, plural, one {# minute} other {# minutes}}',
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
`;

const Streak = styled.div`
  flex: 1 1 14rem;
  display: grid;
  gap: ${space.s3};
  min-width: 0;

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
