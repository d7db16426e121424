import { defineMessages } from '@wordhoard/i18n/messages';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { IconButton } from '../action/icon-button.tsx';
import { BackIcon, NextIcon } from '../theme/icon.ts';
import { color, radius, size, space } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import {
  addMonths,
  clampDay,
  type DayRange,
  findDayAfterKey,
  getFirstDayOfWeek,
  getMonth,
  type IsoDay,
  isInRange,
  listWeekdays,
  listWeeks,
} from './calendar-day.ts';
import { type CalendarSize, cellStyle, DayCell } from './day-cell.tsx';

export interface MonthCalendarProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'>,
    DayRange {
  /** The month that is shown, as `YYYY-MM`. */
  month: string;
  onMonthChange: (month: string) => void;
  /** As `YYYY-MM-DD`, like all days. */
  today: IsoDay;
  selected: IsoDay | null;
  onSelect: (day: IsoDay) => void;
  /** `small` has days of 50 × 50 px, `large` fills the width with days of at least that size. */
  size?: CalendarSize;
  /** What else is on a day. It is hidden from screen readers, which read `describeDay` instead. */
  renderDay?: ((day: IsoDay) => ReactNode) | undefined;
  describeDay?: ((day: IsoDay) => readonly string[]) | undefined;
  /** The heading level, depending on the outline of the page. */
  headingAs?: 'h2' | 'h3';
}

/** One month as the date grid of the ARIA Authoring Practices: arrow keys move between its days. */
export function MonthCalendar({
  month,
  onMonthChange,
  today,
  selected,
  onSelect,
  min,
  max,
  size: cellSize = 'small',
  renderDay,
  describeDay,
  headingAs = 'h2',
  ...native
}: MonthCalendarProps) {
  const { locale } = useIntl();
  const headingId = useId();
  const firstDay = getFirstDayOfWeek(new Intl.Locale(locale));
  const range = { min, max };
  const focus = useDayFocus({ month, onMonthChange, today, selected, firstDay, range });
  return (
    <Frame {...native} data-size={cellSize}>
      <MonthHeading
        id={headingId}
        as={headingAs}
        month={month}
        range={range}
        onMonthChange={onMonthChange}
      />
      <Grid ref={focus.grid} role="grid" aria-labelledby={headingId} onKeyDown={focus.moveByKey}>
        <WeekdayRow firstDay={firstDay} />
        <tbody>
          {listWeeks(month, firstDay).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, weekday) =>
                day === undefined ? (
                  <Gap key={weekday} data-size={cellSize} />
                ) : (
                  <DayCell
                    key={day}
                    day={day}
                    size={cellSize}
                    isToday={day === today}
                    isSelected={day === selected}
                    isDisabled={!isInRange(day, range)}
                    isTabStop={day === focus.tabStop}
                    details={describeDay?.(day)}
                    onFocus={() => focus.setTabStop(day)}
                    onSelect={() => onSelect(day)}
                  >
                    {renderDay?.(day)}
                  </DayCell>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Frame>
  );
}

interface MonthHeadingProps extends Pick<MonthCalendarProps, 'month' | 'onMonthChange'> {
  id: string;
  as: 'h2' | 'h3';
  range: DayRange;
}

/** The name of the month, announced when it changes, and buttons to the adjacent months. */
function MonthHeading({ id, as, month, range, onMonthChange }: MonthHeadingProps) {
  const { formatMessage, formatDate } = useIntl();
  const first = `${month}-01`;
  const step = (count: number) => {
    const target = getMonth(addMonths(first, count));
    const isOut =
      count < 0
        ? range.min !== undefined && target < getMonth(range.min)
        : range.max !== undefined && target > getMonth(range.max);
    return { 'aria-disabled': isOut, onClick: () => isOut || onMonthChange(target) };
  };
  return (
    <Header>
      <IconButton label={formatMessage(messages.previous)} icon={<BackIcon />} {...step(-1)} />
      <Month as={as} id={id} aria-live="polite">
        {formatDate(first, { month: 'long', year: 'numeric', timeZone: 'UTC' })}
      </Month>
      <IconButton label={formatMessage(messages.next)} icon={<NextIcon />} {...step(1)} />
    </Header>
  );
}

function WeekdayRow({ firstDay }: { firstDay: number }) {
  const { formatDate } = useIntl();
  return (
    <thead>
      <tr>
        {listWeekdays(firstDay).map((day) => (
          <Weekday key={day} scope="col">
            <span aria-hidden="true">{formatDate(day, { weekday: 'short', timeZone: 'UTC' })}</span>
            <VisuallyHidden>{formatDate(day, { weekday: 'long', timeZone: 'UTC' })}</VisuallyHidden>
          </Weekday>
        ))}
      </tr>
    </thead>
  );
}

const messages = defineMessages({
  previous: { id: 'ui.monthCalendar.previous', defaultMessage: 'Previous month' },
  next: { id: 'ui.monthCalendar.next', defaultMessage: 'Next month' },
});

/* On screens narrower than seven days of 50 px, days shrink instead of overflowing. */
const Frame = styled.div`
  width: 100%;

  &[data-size='small'] {
    max-width: 350px;
  }

  &[data-size='large'] {
    container-type: inline-size;
  }
`;

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s2};
  margin-block-end: ${space.s1};

  [data-size='large'] > & {
    justify-content: center;
    margin-block-end: ${space.s2};
  }
`;

const Month = styled.h2`
  font-size: ${size.lead};
  font-weight: 650;
  line-height: 1.3;
  text-align: center;

  /* Keeps the buttons in place when the month changes. */
  [data-size='large'] > * > & {
    min-width: 12rem;
  }

  &::first-letter {
    text-transform: uppercase;
  }
`;

const Grid = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;

  [data-size='large'] > & {
    overflow: hidden;
    border: 1px solid ${color.hairline};
    border-radius: ${radius.medium};
    background: ${color.surfaceRaised};
  }
`;

const Weekday = styled.th`
  height: 2rem;
  padding: 0;
  color: ${color.textMuted};
  font-size: ${size.caption};
  font-weight: 550;
  text-align: center;
`;

const Gap = styled.td`
  ${cellStyle}

  &[data-size='large'] {
    background: ${color.surfaceSunken};
  }
`;

interface DayFocusSettings
  extends Pick<MonthCalendarProps, 'month' | 'onMonthChange' | 'today' | 'selected'> {
  firstDay: number;
  range: DayRange;
}

/** Roving tabindex: one day of the month is in the tab order, and keys move it, also to other months. */
function useDayFocus({ month, onMonthChange, today, selected, firstDay, range }: DayFocusSettings) {
  const grid = useRef<HTMLTableElement>(null);
  const pending = useRef<IsoDay>(undefined);
  const [current, setCurrent] = useState<IsoDay>();
  const isReachable = (day: IsoDay | null | undefined) =>
    day != null && getMonth(day) === month && isInRange(day, range);
  const tabStop =
    [current, selected, today, range.min, range.max].find(isReachable) ?? `${month}-01`;

  // After every render, since the month of the day may just have been shown.
  useLayoutEffect(() => {
    const target = pending.current && findDayElement(grid.current, pending.current);
    if (!target) return;
    pending.current = undefined;
    target.focus();
  });

  function moveByKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const target = findDayAfterKey(event, tabStop, firstDay);
    if (target === undefined) return;
    event.preventDefault();
    const day = clampDay(target, range);
    pending.current = day;
    setCurrent(day);
    if (getMonth(day) !== month) onMonthChange(getMonth(day));
  }

  return { grid, tabStop, moveByKey, setTabStop: setCurrent };
}

const findDayElement = (grid: HTMLElement | null, day: IsoDay) =>
  grid?.querySelector<HTMLElement>(`[data-day="${day}"]`);
