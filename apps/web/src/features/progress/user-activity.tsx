import { useQuery } from '@tanstack/react-query';
import type { ActivityBucket, UserActivity as ActivityRecord } from '@wordhoard/contract';
import { type ProgressPeriod, progressPeriods } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ActivityCalendar, ChoiceGroup, ErrorState, Section, Skeleton } from '@wordhoard/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { useLocalDay } from '../../shared/time/local-day.ts';
import { userActivityQuery } from '../user/queries.ts';
import { ActivityPlace, ChartNote } from './chart-place.tsx';

const periodCounts: Record<ProgressPeriod, number> = { day: 30, week: 26, month: 12 };

/** A learner's recent activity, by days, weeks or months. */
export function UserActivity({ username }: { username: string }) {
  const { formatMessage } = useIntl();
  const [period, setPeriod] = useState<ProgressPeriod>('day');
  const today = useLocalDay();
  const query = useQuery(
    userActivityQuery(useApiQueries(), {
      username,
      period,
      count: periodCounts[period],
      until: today,
    }),
  );
  return (
    <NarrowSection
      title={formatMessage(messages.title)}
      action={
        <ChoiceGroup
          label={formatMessage(messages.period)}
          isLabelHidden
          value={period}
          onChange={setPeriod}
          options={progressPeriods.map((option) => ({
            value: option,
            label: formatMessage(messages[option]),
          }))}
        />
      }
    >
      {query.isError && <ErrorState onRetry={() => query.refetch()} />}
      {!query.isError && <Activity activity={query.data} period={period} />}
      <UserYear username={username} />
    </NarrowSection>
  );
}

interface ActivityProps {
  /** `undefined` while it is loading. */
  activity: ActivityRecord | undefined;
  period: ProgressPeriod;
}

function Activity({ activity, period }: ActivityProps) {
  const { formatMessage, formatDate } = useIntl();
  const { currentStreak = 0, longestStreak = 0 } = activity ?? {};
  const formatPeriod = (start: string) =>
    formatDate(start, {
      timeZone: 'UTC',
      month: 'short',
      ...(period === 'month' ? { year: 'numeric' } : { day: 'numeric' }),
    });
  return (
    <>
      <ActivityPlace
        label={formatMessage(messages.chart)}
        empty={formatMessage(messages.nothing)}
        bars={activity?.buckets.map(({ start, answered, right }) => {
          const name = formatPeriod(start);
          return {
            name,
            description: formatMessage(messages.bar, { when: name, answered, right }),
            value: answered,
            part: right,
          };
        })}
      />
      <ChartNote>
        {longestStreak > 0 &&
          formatMessage(messages.streak, { current: currentStreak, longest: longestStreak })}
      </ChartNote>
    </>
  );
}

const daysOfYear = 366;

/** The days of the last year on which a learner was active. */
function UserYear({ username }: { username: string }) {
  const { formatMessage, formatDate } = useIntl();
  const today = useLocalDay();
  const { data, isError } = useQuery(
    userActivityQuery(useApiQueries(), {
      username,
      period: 'day',
      count: daysOfYear,
      until: today,
    }),
  );
  if (isError) return null;
  if (data === undefined) return <Skeleton style={{ height: '7rem' }} />;

  function describe({ start, answered, saved, known, proved }: ActivityBucket): string {
    const when = formatDate(start, { timeZone: 'UTC', dateStyle: 'long' });
    return formatMessage(yearMessages.day, { when, answered, saved, known: known + proved });
  }

  return (
    <ActivityCalendar
      label={formatMessage(yearMessages.label)}
      days={data.buckets.map((bucket) => ({
        date: bucket.start,
        value: bucket.answered + bucket.saved + bucket.known + bucket.proved,
        description: describe(bucket),
      }))}
    />
  );
}

const yearMessages = defineMessages({
  label: { id: 'userYear.label', defaultMessage: 'Activity in the last year' },
  day: {
    id: 'userYear.day',
    defaultMessage:
      '{when}: {answered, plural, one {# answer} other {# answers}}, {saved, plural, one {# word} other {# words}} added to learning, {known, plural, one {# word} other {# words}} to known',
  },
});

const messages = defineMessages({
  title: { id: 'userActivity.title', defaultMessage: 'Activity' },
  period: { id: 'userActivity.period', defaultMessage: 'Show by' },
  day: { id: 'userActivity.day', defaultMessage: 'Day' },
  week: { id: 'userActivity.week', defaultMessage: 'Week' },
  month: { id: 'userActivity.month', defaultMessage: 'Month' },
  nothing: { id: 'userActivity.nothing', defaultMessage: 'No practice in this period' },
  chart: { id: 'userActivity.chart', defaultMessage: 'Answers' },
  bar: {
    id: 'userActivity.bar',
    defaultMessage:
      '{when}: {answered, plural, one {# answer} other {# answers}}, {right, plural, one {# right} other {# right}}',
  },
  streak: {
    id: 'userActivity.streak',
    defaultMessage:
      '{current, plural, one {#-day streak} other {#-day streak}} · longest: {longest, plural, one {# day} other {# days}}',
  },
});

const NarrowSection = styled(Section)`
  max-width: 44rem;
`;
