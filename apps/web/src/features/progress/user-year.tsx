import { useQuery } from '@tanstack/react-query';
import type { ActivityBucket } from '@wordhoard/contract';
import { ActivityCalendar, Skeleton } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { useLocalDay } from '../../shared/time/local-day.ts';
import { userActivityQuery } from '../user/queries.ts';
import { actionCount } from './action-count.ts';

const daysOfYear = 366;

/** The days of the last year on which a learner was active. */
export function UserYear({ username }: { username: string }) {
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
  if (data === undefined) return <Placeholder />;

  function describe({ start, answered, saved, known, proved }: ActivityBucket): string {
    const when = formatDate(start, { timeZone: 'UTC', dateStyle: 'long' });
    return formatMessage(messages.day, { when, answered, saved, known: known + proved });
  }

  return (
    <ActivityCalendar
      label={formatMessage(messages.label)}
      days={data.buckets.map((bucket) => ({
        date: bucket.start,
        value: actionCount(bucket),
        description: describe(bucket),
      }))}
    />
  );
}

const messages = defineMessages<{
  label: NoMessageValues;
  day: { when: string; answered: number; saved: number; known: number };
}>({
  label: { id: 'userYear.label', defaultMessage: 'Activity in the last year' },
  day: {
    id: 'userYear.day',
    defaultMessage:
      '{when}: {answered, plural, one {# answer} other {# answers}}, {saved, plural, one {# word} other {# words}} to learn, {known, plural, one {# word} other {# words}} known',
  },
});

const Placeholder = styled(Skeleton)`
  height: 7rem;
`;
