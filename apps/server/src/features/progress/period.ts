import type { ProgressPeriod } from '@wordhoard/contract/enumeration';

/** The first day of the period that contains a day. Weeks start on Monday, as in ISO 8601. */
export function startOfPeriod(day: string, period: ProgressPeriod): string {
  switch (period) {
    case 'day':
      return day;
    case 'week':
      return addDays(day, -daysSinceMonday(day));
    case 'month':
      return `${day.slice(0, 7)}-01`;
  }
}

/** The start of the period that is `count` periods later. */
export function addPeriods(start: string, period: ProgressPeriod, count: number): string {
  switch (period) {
    case 'day':
      return addDays(start, count);
    case 'week':
      return addDays(start, 7 * count);
    case 'month':
      return addMonths(start, count);
  }
}

export function addDays(day: string, count: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return asDay(date);
}

function addMonths(firstOfMonth: string, count: number): string {
  const date = new Date(firstOfMonth);
  date.setUTCMonth(date.getUTCMonth() + count);
  return asDay(date);
}

const daysSinceMonday = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

const asDay = (date: Date): string => date.toISOString().slice(0, 10);
