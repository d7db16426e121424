import { type ComponentProps, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, size, space } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import { type CalendarDay, calendarWeeks } from './calendar-weeks.ts';

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
const strongest = 4;
/** Any week will do; this one begins on a Monday. */
const someMonday = Date.UTC(2024, 0, 1);
const dayMilliseconds = 86_400_000;

/** A year of days in weeks: the more was done, the larger and the stronger the square. */
export function ActivityCalendar({ label, days, ...native }: ActivityCalendarProps) {
  const { locale, formatDate } = useIntl();
  const scroller = useRef<HTMLDivElement>(null);
  const weeks = calendarWeeks(days, firstDayOf(locale));
  const highest = Math.max(1, ...days.map(({ value }) => value));
  const levelOf = (value: number) => Math.ceil((value / highest) * strongest);
  useEffect(() => {
    // The latest days are at the end, which a phone has no room for.
    if (scroller.current) scroller.current.scrollLeft = scroller.current.scrollWidth;
  }, []);

  return (
    <Figure aria-label={label} {...native}>
      <Scroller ref={scroller} tabIndex={0} role="group" aria-label={label}>
        <svg
          width={weekdaysWidth + weeks.length * cell}
          height={monthsHeight + 7 * cell}
          aria-hidden="true"
        >
          {[0, 2, 4].map((place) => (
            <Name key={place} x={0} y={monthsHeight + (place + 1) * cell - gap}>
              {formatDate(dayOfWeek(place, locale), { weekday: 'short', timeZone: 'UTC' })}
            </Name>
          ))}
          {weeks.map(({ days: ofWeek, monthStart }, week) => (
            <g key={week} transform={`translate(${weekdaysWidth + week * cell} 0)`}>
              {monthStart && (
                <Name y={monthsHeight - 6}>
                  {formatDate(monthStart, { month: 'short', timeZone: 'UTC' })}
                </Name>
              )}
              {ofWeek.map((day, place) =>
                day === undefined ? null : (
                  <Day
                    key={day.date}
                    level={levelOf(day.value)}
                    y={monthsHeight + place * cell}
                    description={day.description}
                  />
                ),
              )}
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
    <Square $level={level} x={inset} y={y + inset} width={side} height={side} rx={2}>
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
  min-width: 0;
`;

const Scroller = styled.div`
  padding-block: ${space.s1};
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

const Square = styled.rect<{ $level: number }>`
  fill: ${({ $level }) => ($level === 0 ? color.outline : color.accent)};
  fill-opacity: ${({ $level }) => 0.4 + ($level / strongest) * 0.6};
`;
