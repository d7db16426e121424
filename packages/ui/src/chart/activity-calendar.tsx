import { type ComponentProps, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, size, space } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import { type CalendarDay, type CalendarWeek, calendarWeeks } from './calendar-weeks.ts';
import { latestMonths } from './latest-months.ts';

export interface ActivityCalendarProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What is drawn, in words. */
  label: string;
  /** Days that follow one another, the latest last. */
  days: readonly CalendarDay[];
}

const cell = 12;
const gap = 2;
const monthsHeight = 18;
const weekdaysWidth = 30;
const height = monthsHeight + 7 * cell;
/** How many weeks the name of a month that has just begun is longer than the month. */
const overhang = 2;
const strongest = 4;
/** Any week will do; this one begins on a Monday. */
const someMonday = Date.UTC(2024, 0, 1);
const dayMilliseconds = 86_400_000;

/** A year of days in weeks: the more was done, the larger and the stronger the square. */
export function ActivityCalendar({ label, days, ...native }: ActivityCalendarProps) {
  const { locale } = useIntl();
  const scroller = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const weeks = calendarWeeks(days, firstDayOf(locale));
  const highest = Math.max(1, ...days.map(({ value }) => value));
  const width = (weeks.length + overhang) * cell;
  const monthPlaces = weeks.flatMap(({ monthStart }, week) => (monthStart ? [week * cell] : []));
  useEffect(() => {
    // The latest days are at the end, which a phone has no room for.
    if (scroller.current === null || drawing.current === null) return;
    const { clientWidth } = scroller.current;
    const start = latestMonths(width, clientWidth, monthPlaces);
    if (start > 0) drawing.current.setAttribute('width', `${start + clientWidth}`);
    scroller.current.scrollLeft = start;
  }, []);

  return (
    <Figure aria-label={label} {...native}>
      <Weekdays />
      <Scroller ref={scroller} tabIndex={0} role="group" aria-label={label}>
        <svg ref={drawing} width={width} height={height} aria-hidden="true">
          {weeks.map((week, place) => (
            <g key={week.days.find(Boolean)?.date} transform={`translate(${place * cell} 0)`}>
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

/** They stay where they are while the year is scrolled. */
function Weekdays() {
  const { locale, formatDate } = useIntl();
  return (
    <Fixed width={weekdaysWidth} height={height} aria-hidden="true">
      {[0, 2, 4].map((place) => (
        <Name key={place} y={monthsHeight + (place + 1) * cell - gap}>
          {formatDate(dayOfWeek(place, locale), { weekday: 'short', timeZone: 'UTC' })}
        </Name>
      ))}
    </Fixed>
  );
}

interface WeekProps {
  week: CalendarWeek;
  /** The most that was done on a day of the year. */
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
      {days.map((day, place) =>
        day === undefined ? null : (
          <Day
            key={day.date}
            level={Math.ceil((day.value / highest) * strongest)}
            y={monthsHeight + place * cell}
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

/** Told by its size too, not by its colour alone. */
function Day({ level, y, description }: DayProps) {
  const side = 4 + level * ((cell - gap - 4) / strongest);
  const inset = (cell - gap - side) / 2;
  return (
    <Square
      data-empty={level === 0 || undefined}
      fillOpacity={0.4 + (level / strongest) * 0.6}
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

/** 1 is Monday, 7 is Sunday. */
function firstDayOf(locale: string): number {
  const { getWeekInfo } = Intl.Locale.prototype as { getWeekInfo?: () => { firstDay: number } };
  return getWeekInfo?.call(new Intl.Locale(locale)).firstDay ?? 1;
}

const dayOfWeek = (place: number, locale: string): number =>
  someMonday + (firstDayOf(locale) - 1 + place) * dayMilliseconds;

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
