import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  clampDay,
  type DayRange,
  findDayAfterKey,
  getMonth,
  type IsoDay,
  isInRange,
} from './calendar-day.ts';

interface DayFocusSettings {
  month: string;
  onMonthChange: (month: string) => void;
  today: IsoDay;
  selected: IsoDay | null;
  firstDay: number;
  range: DayRange;
}

/** Roving tabindex: one day of the month is in the tab order, and keys move it, also to other months. */
export function useDayFocus({
  month,
  onMonthChange,
  today,
  selected,
  firstDay,
  range,
}: DayFocusSettings) {
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
