import { findStreak } from '@wordhoard/review-scheduler';
import { radius, StreakBadge } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../shared/routes/routes.ts';
import { useLocalDay } from '../../shared/time/local-day.ts';
import { completeRecordAtom } from '../review/complete-record.ts';
import { listPractisedDays } from './practised-days.ts';
import { useStudyChoice } from './use-study-choice.ts';

/** The learner's streak, which links to their profile. Its place is reserved while it loads. */
export function StreakLink() {
  const today = useLocalDay();
  const record = useAtomValue(completeRecordAtom);
  const { breaks } = useStudyChoice();
  const days = useMemo(() => record && listPractisedDays(Object.values(record)), [record]);
  if (days === undefined) return <Place />;
  const { current, isTodayActive } = findStreak(days.keys(), today, breaks);
  return (
    <Place as="a" href={paths.profile()}>
      <StreakBadge days={current} isTodayActive={isTodayActive} />
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
