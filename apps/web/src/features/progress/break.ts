import type { StudyBreak } from '@wordhoard/contract';
import type { Day } from '@wordhoard/review-scheduler';
import type { IntlShape } from 'react-intl';
import { addDays } from '../../shared/time/local-day.ts';

/** Ends the present break with yesterday, and calls off those to come. Past ones stay. */
export const endBreak = (breaks: readonly StudyBreak[], today: Day): StudyBreak[] =>
  breaks.flatMap(({ from, until }) => {
    if (from >= today) return [];
    return [{ from, until: until < today ? until : addDays(today, -1) }];
  });

/** The days of a break, such as “5 – 12 March”. */
export const formatBreak = (
  { formatDateTimeRange }: IntlShape,
  { from, until }: StudyBreak,
): string => formatDateTimeRange(from, until, { day: 'numeric', month: 'short', timeZone: 'UTC' });
