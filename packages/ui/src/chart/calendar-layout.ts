export interface CalendarDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** The amount of activity. */
  value: number;
  /** The text alternative of the day. */
  description: string;
}

export interface CalendarWeek {
  /** Seven entries from the first day of the week; the first and the last week may have gaps. */
  days: readonly (CalendarDay | undefined)[];
  /** The first day of a month, if it is in this week. */
  monthStart: string | undefined;
}

const daysOfWeek = 7;

/**
 * Groups consecutive days into weeks.
 *
 * @param firstDay the first day of the week: 1 is Monday, 7 is Sunday
 */
export function calendarWeeks(
  days: readonly CalendarDay[],
  firstDay: number,
): readonly CalendarWeek[] {
  const [first] = days;
  if (first === undefined) return [];
  const weekday = new Date(first.date).getUTCDay() || daysOfWeek;
  const gap = (weekday - firstDay + daysOfWeek) % daysOfWeek;
  const padded = [...Array.from<undefined>({ length: gap }), ...days];
  return Array.from({ length: Math.ceil(padded.length / daysOfWeek) }, (_, week) => {
    const weekDays = Array.from(
      { length: daysOfWeek },
      (_, day) => padded[week * daysOfWeek + day],
    );
    return { days: weekDays, monthStart: weekDays.find((day) => day?.date.endsWith('-01'))?.date };
  });
}

/**
 * The scroll offset that shows the end of a drawing, starting with a whole month, whose name would
 * otherwise be cut off.
 *
 * @param monthOffsets the offsets at which months begin, in order
 */
export function latestMonths(width: number, visibleWidth: number, monthOffsets: readonly number[]) {
  const hidden = Math.max(0, width - visibleWidth);
  return hidden === 0 ? 0 : (monthOffsets.find((offset) => offset >= hidden) ?? hidden);
}
