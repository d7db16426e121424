import { useQuery } from '@tanstack/react-query';
import { radius, StreakBadge } from '@wordhoard/ui';
import { styled } from 'styled-components';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { paths } from '../../shared/routes/routes.ts';
import { useLocalDay } from '../../shared/time/local-day.ts';
import { userActivityQuery } from '../user/queries.ts';
import { countActions } from './action-count.ts';

/** The learner's streak, which links to their profile. Its place is reserved while it loads. */
export function StreakLink({ username }: { username: string }) {
  const today = useLocalDay();
  const { data } = useQuery(
    userActivityQuery(useApiQueries(), {
      username,
      period: 'day',
      count: 1,
      until: today,
    }),
  );
  if (data === undefined) return <Place />;
  return (
    <Place as="a" href={paths.profile()}>
      <StreakBadge
        days={data.currentStreak}
        isTodayActive={data.buckets.some((bucket) => countActions(bucket) > 0)}
      />
    </Place>
  );
}

/* As wide as a streak of three digits. */
const Place = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 3.5rem;
  min-height: 2.75rem;
  border-radius: ${radius.full};
  text-decoration: none;
`;
