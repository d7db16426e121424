import { useQuery } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import { ActivityCalendar, Skeleton } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { localDay } from '../practice/knowing/knowing-atom.ts';
import { userActivityQuery } from '../user/queries.ts';

type Bucket = components['schemas']['ActivityBucket'];

const daysOfYear = 366;

/** The days of the last year on which a learner was active. */
export function UserYear({ username }: { username: string }) {
  const { formatMessage, formatDate } = useIntl();
  const { data, isError } = useQuery(
    userActivityQuery(useApiQueries(), {
      username,
      period: 'day',
      count: daysOfYear,
      until: localDay(new Date()),
    }),
  );
  if (isError) return null;
  if (data === undefined) return <Placeholder />;
  if (data.longestStreak === 0) return null;

  function describe({ start, answered, saved, known, proved }: Bucket): string {
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

const actionCount = ({ answered, saved, known, proved }: Bucket): number =>
  answered + saved + known + proved;

const messages = defineMessages<{
  label: NoMessageValues;
  day: { when: string; answered: number; saved: number; known: number };
}>({
  label: { id: 'userYear.label', defaultMessage: 'Activity on each day of the last year' },
  day: {
    id: 'userYear.day',
    defaultMessage:
      '{when}: {answered, plural, one {# answer} other {# answers}}, {saved, plural, one {# word} other {# words}} to learn, {known, plural, one {# word} other {# words}} known',
  },
});

const Placeholder = styled(Skeleton)`
  height: 7rem;
`;
