import { type ComponentProps, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { getFirstDayOfWeek, getWeekdayIndex, listWeekdays } from '../calendar/calendar-day.ts';
import { color, size, space } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';

interface ActivityCalendarProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The accessible name. */
  label: string;
  /** Consecutive days in chronological order. */
  days: readonly CalendarDay[];
}

export interface CalendarDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** The amount of activity. */
  value: number;
  /** The text alternative of the day. */
  description: string;
}

const cell = 12;
const gap = 2;
const monthsHeight = 18;
const weekdaysWidth = 30;
const height = monthsHeight + 7 * cell;
/** Extra weeks of width for the name of a month that has just begun. */
const overhang = 2;
const maxLevel = 4;

/** A year of days, in columns of weeks. A larger and stronger square shows more activity. */
export function ActivityCalendar({ label, days, ...native }: ActivityCalendarProps) {
  const { locale, formatDate } = useIntl();
  const scroller = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const firstDay = getFirstDayOfWeek(new Intl.Locale(locale));
  const placed = placeDays(days, firstDay);
  const months = placed.filter(({ date }) => date.endsWith('-01'));
  const highest = Math.max(1, ...days.map(({ value }) => value));
  const width = (placed.at(-1)?.left ?? 0) + (1 + overhang) * cell;
  useEffect(() => {
    // Narrow screens start with the latest months.
    if (scroller.current === null || drawing.current === null) return;
    const { clientWidth } = scroller.current;
    const offsets = months.map(({ left }) => left);
    const start = findLatestMonths(width, clientWidth, offsets);
    if (start > 0) drawing.current.setAttribute('width', `${start + clientWidth}`);
    scroller.current.scrollLeft = start;
  }, []);

  return (
    <Figure aria-label={label} {...native}>
      <Weekdays names={listWeekdays(firstDay)} />
      <Scroller ref={scroller} tabIndex={0} role="group" aria-label={label}>
        <svg ref={drawing} width={width} height={height} aria-hidden="true">
          {months.map(({ date, left }) => (
            <Name key={date} x={left} y={monthsHeight - 6}>
              {formatDate(date, { month: 'short', timeZone: 'UTC' })}
            </Name>
          ))}
          {placed.map((day) => (
            <Day key={day.date} day={day} level={Math.ceil((day.value / highest) * maxLevel)} />
          ))}
        </svg>
      </Scroller>
      <VisuallyHidden as="ol">
        {days
          .filter(({ value }) => value > 0)
          .map(({ date, description }) => (
            <li key={date}>{description}</li>
          ))}
      </VisuallyHidden>
    </Figure>
  );
}

/** The names of the weekdays, which do not scroll. */
function Weekdays({ names }: { names: readonly string[] }) {
  const { formatDate } = useIntl();
  return (
    <Fixed width={weekdaysWidth} height={height} aria-hidden="true">
      {[0, 2, 4].map((index) => (
        <Name key={index} y={monthsHeight + (index + 1) * cell - gap}>
          {formatDate(names[index], { weekday: 'short', timeZone: 'UTC' })}
        </Name>
      ))}
    </Fixed>
  );
}

interface PlacedDay extends CalendarDay {
  left: number;
  top: number;
}

/** Each day in the column of its week. */
function placeDays(days: readonly CalendarDay[], firstDay: number): PlacedDay[] {
  const offset = days[0] ? getWeekdayIndex(days[0].date, firstDay) : 0;
  return days.map((day, index) => ({
    ...day,
    left: Math.floor((offset + index) / 7) * cell,
    top: monthsHeight + ((offset + index) % 7) * cell,
  }));
}

/** Size shows the level as well, since colour alone is not accessible. */
function Day({ day, level }: { day: PlacedDay; level: number }) {
  const side = 4 + level * ((cell - gap - 4) / maxLevel);
  const inset = (cell - gap - side) / 2;
  return (
    <Square
      data-empty={level === 0 || undefined}
      fillOpacity={0.4 + (level / maxLevel) * 0.6}
      x={day.left + inset}
      y={day.top + inset}
      width={side}
      height={side}
      rx={2}
    >
      <title>{day.description}</title>
    </Square>
  );
}

/**
 * The scroll offset that shows the end of a drawing, starting with a whole month, whose name would
 * otherwise be cut off.
 *
 * @param monthOffsets the offsets at which months begin, in order
 */
export function findLatestMonths(
  width: number,
  visibleWidth: number,
  monthOffsets: readonly number[],
) {
  const hidden = Math.max(0, width - visibleWidth);
  return hidden === 0 ? 0 : (monthOffsets.find((offset) => offset >= hidden) ?? hidden);
}

const Figure = styled.figure`
  display: flex;
  min-width: 0;
  padding-block: ${space.s1};
`;

const Fixed = styled.svg`
  flex: none;
`;

const Scroller = styled.div`
  min-width: 0;
  overflow-x: auto;

  > svg {
    display: block;
    max-width: none;
  }
`;

const Name = styled.text`
  fill: ${color.textMuted};
  font-size: ${size.caption};
`;

const Square = styled.rect`
  fill: ${color.accent};

  &[data-empty] {
    fill: ${color.outline};
  }
`;
