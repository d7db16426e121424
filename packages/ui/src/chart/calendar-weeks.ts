export interface CalendarDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** How much was done on it. */
  value: number;
  /** All of it in words. */
  description: string;
}

export interface CalendarWeek {
  /** Seven places from the first day of the week on; the first and the last week may have gaps. */
  days: readonly (CalendarDay | undefined)[];
  /** The day that a month begins with, if it is in this week. */
  monthStart: string | undefined;
}

const daysOfWeek = 7;

/**
 * Days that follow one another, put into weeks.
 *
 * @param firstDay with which a week begins: 1 is Monday, 7 is Sunday
 */
export function calendarWeeks(
  days: readonly CalendarDay[],
  firstDay: number,
): readonly CalendarWeek[] {
  const [first] = days;
  if (first === undefined) return [];
  const weekday = new Date(first.date).getUTCDay() || daysOfWeek;
  const gap = (weekday - firstDay + daysOfWeek) % daysOfWeek;
  const places = [...Array.from<undefined>({ length: gap }), ...days];
  return Array.from({ length: Math.ceil(places.length / daysOfWeek) }, (_, week) => {
    const ofWeek = Array.from({ length: daysOfWeek }, (_, day) => places[week * daysOfWeek + day]);
    return { days: ofWeek, monthStart: ofWeek.find((day) => day?.date.endsWith('-01'))?.date };
  });
}
