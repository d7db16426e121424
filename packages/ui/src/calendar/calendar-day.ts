/** A day of the calendar as `YYYY-MM-DD`. Days compare like strings and have no time zone. */
export type IsoDay = string;

const daysOfWeek = 7;
const dayMilliseconds = 86_400_000;
const anyMonday = '2024-01-01';

/** The part of `Intl.Locale` that knows weeks, which some browsers lack. */
interface WeekLocale {
  language: string;
  getWeekInfo?: () => { firstDay: number };
}

/** 1 is Monday, 7 is Sunday. */
export function getFirstDayOfWeek(locale: WeekLocale): number {
  return locale.getWeekInfo?.().firstDay ?? (locale.language === 'en' ? 7 : 1);
}

/** Any seven days in the order of a week. */
export function listWeekdays(firstDay: number): readonly IsoDay[] {
  return Array.from({ length: daysOfWeek }, (_, index) => addDays(anyMonday, firstDay - 1 + index));
}

/** `YYYY-MM` */
export const getMonth = (day: IsoDay): string => day.slice(0, 7);

export const getDayOfMonth = (day: IsoDay): number => Number(day.slice(8));

export const addDays = (day: IsoDay, count: number): IsoDay =>
  toIsoDay(Date.parse(day) + count * dayMilliseconds);

/** The same day of another month, or the last one of a shorter month. */
export function addMonths(day: IsoDay, count: number): IsoDay {
  const first = new Date(`${getMonth(day)}-01`);
  first.setUTCMonth(first.getUTCMonth() + count);
  const month = getMonth(toIsoDay(first.getTime()));
  const date = Math.min(getDayOfMonth(day), countDays(month));
  return `${month}-${`${date}`.padStart(2, '0')}`;
}

/** The days of a month in weeks of seven entries; the first and the last week may have gaps. */
export function listWeeks(
  month: string,
  firstDay: number,
): readonly (readonly (IsoDay | undefined)[])[] {
  const first = `${month}-01`;
  const gap = getWeekdayIndex(first, firstDay);
  const length = countDays(month);
  return Array.from({ length: Math.ceil((gap + length) / daysOfWeek) }, (_, week) =>
    Array.from({ length: daysOfWeek }, (_, weekday) => {
      const index = week * daysOfWeek + weekday - gap;
      return index >= 0 && index < length ? addDays(first, index) : undefined;
    }),
  );
}

/** The day that a key of the date grid pattern moves to; undefined for other keys. */
export function findDayAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  day: IsoDay,
  firstDay: number,
): IsoDay | undefined {
  const months = shiftKey ? 12 : 1;
  const weekday = getWeekdayIndex(day, firstDay);
  const days: Record<string, IsoDay> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -daysOfWeek),
    ArrowDown: addDays(day, daysOfWeek),
    Home: addDays(day, -weekday),
    End: addDays(day, daysOfWeek - 1 - weekday),
    PageUp: addMonths(day, -months),
    PageDown: addMonths(day, months),
  };
  return days[key];
}

export interface DayRange {
  /** The first day that can be chosen. */
  min?: IsoDay | undefined;
  /** The last day that can be chosen. */
  max?: IsoDay | undefined;
}

/** The nearest day of a range. */
export function clampDay(day: IsoDay, { min, max }: DayRange): IsoDay {
  if (min !== undefined && day < min) return min;
  if (max !== undefined && day > max) return max;
  return day;
}

export const isInRange = (day: IsoDay, range: DayRange): boolean => clampDay(day, range) === day;

/** Zero in the first column of a week. */
export function getWeekdayIndex(day: IsoDay, firstDay: number): number {
  return (new Date(day).getUTCDay() - firstDay + daysOfWeek) % daysOfWeek;
}

function countDays(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

const toIsoDay = (time: number): IsoDay => new Date(time).toISOString().slice(0, 10);
