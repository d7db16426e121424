import { type ComponentProps, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { getFirstDayOfWeek, listWeekdays } from '../calendar/calendar-day.ts';
import { color, size, space } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';

interface ActivityCalendarProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The accessible name. */
  label: string;
  /** Consecutive days in chronological order. */
  days: readonly CalendarDay[];
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
  const { locale } = useIntl();
  const scroller = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const weeks = groupByWeek(days, getFirstDayOfWeek(new Intl.Locale(locale)));
  const highest = Math.max(1, ...days.map(({ value }) => value));
  const width = (weeks.length + overhang) * cell;
  const monthOffsets = weeks.flatMap(({ monthStart }, week) => (monthStart ? [week * cell] : []));
  useEffect(() => {
    // Narrow screens start with the latest months.
    if (scroller.current === null || drawing.current === null) return;
    const { clientWidth } = scroller.current;
    const start = findLatestMonths(width, clientWidth, monthOffsets);
    if (start > 0) drawing.current.setAttribute('width', `${start + clientWidth}`);
    scroller.current.scrollLeft = start;
  }, []);

  return (
    <Figure aria-label={label} {...native}>
      <Weekdays />
      <Scroller ref={scroller} tabIndex={0} role="group" aria-label={label}>
        <svg ref={drawing} width={width} height={height} aria-hidden="true">
          {weeks.map((week, index) => (
            <g key={week.days.find(Boolean)?.date} transform={`translate(${index * cell} 0)`}>
              <Week week={week} highest={highest} />
            </g>
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
function Weekdays() {
  const { locale, formatDate } = useIntl();
  const names = listWeekdays(getFirstDayOfWeek(new Intl.Locale(locale)));
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

interface WeekProps {
  week: CalendarWeek;
  /** The highest value of all days. */
  highest: number;
}

function Week({ week: { days, monthStart }, highest }: WeekProps) {
  const { formatDate } = useIntl();
  return (
    <>
      {monthStart && (
        <Name y={monthsHeight - 6}>
          {formatDate(monthStart, { month: 'short', timeZone: 'UTC' })}
        </Name>
      )}
      {days.map((day, index) =>
        day === undefined ? null : (
          <Day
            key={day.date}
            level={Math.ceil((day.value / highest) * maxLevel)}
            y={monthsHeight + index * cell}
            description={day.description}
          />
        ),
      )}
    </>
  );
}

interface DayProps {
  level: number;
  y: number;
  description: string;
}

/** Size shows the level as well, since colour alone is not accessible. */
function Day({ level, y, description }: DayProps) {
  const side = 4 + level * ((cell - gap - 4) / maxLevel);
  const inset = (cell - gap - side) / 2;
  return (
    <Square
      data-empty={level === 0 || undefined}
      fillOpacity={0.4 + (level / maxLevel) * 0.6}
      x={inset}
      y={y + inset}
      width={side}
      height={side}
      rx={2}
    >
      <title>{description}</title>
    </Square>
  );
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
export function groupByWeek(
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
export function findLatestMonths(
  width: number,
  visibleWidth: number,
  monthOffsets: readonly number[],
) {
  const hidden = Math.max(0, width - visibleWidth);
  return hidden === 0 ? 0 : (monthOffsets.find((offset) => offset >= hidden) ?? hidden);
}
