import { defineMessages } from '@wordhoard/i18n/messages';
import type { Day } from '@wordhoard/review-scheduler';
import type { IntlShape } from 'react-intl';
import { daysBetween } from '../../../shared/time/local-day.ts';

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const daysOfWeek = 7;
/** Further away, the year belongs to a date. */
const daysWithoutYear = 180;

/** When a plan ends, such as “done by Sunday”. */
export const formatFinish = (intl: IntlShape, day: Day, today: Day): string =>
  intl.formatMessage(messages.finish, {
    when: nameDay(day, today),
    date: formatDay(intl, day, today),
  });

/** A day as “29 November”. */
export const formatDay = ({ formatDate }: IntlShape, day: Day, today: Day): string =>
  formatDate(day, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(daysBetween(today, day) > daysWithoutYear && { year: 'numeric' }),
  });

/** The last day of the next week has the same weekday as today, so it is a date. */
function nameDay(day: Day, today: Day): string {
  const days = daysBetween(today, day);
  if (days < 2) return days === 0 ? 'today' : 'tomorrow';
  return (days < daysOfWeek && weekdays[new Date(day).getUTCDay()]) || 'later';
}

const messages = defineMessages({
  finish: {
    id: 'plan.finish',
    defaultMessage:
      '{when, select, today {done today} tomorrow {done by tomorrow} mon {done by Monday} tue {done by Tuesday} wed {done by Wednesday} thu {done by Thursday} fri {done by Friday} sat {done by Saturday} sun {done by Sunday} other {done by {date}}}',
  },
});
