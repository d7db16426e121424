import { atom, useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { settingsAtom } from '../settings/settings-atom.ts';

/**
 * The learner's day at a time, as `2026-03-01`: the date in their own time zone, or before the hour at which a day
 * ends, the date before. The hour is that of the clock, also in the night in which the clock changes.
 */
export function localDay(time: Date, dayEndsAt: number): string {
  const daysBack = time.getHours() < dayEndsAt ? 1 : 0;
  return toDay(Date.UTC(time.getFullYear(), time.getMonth(), time.getDate() - daysBack));
}

/** The time at which the learner's day ends, in milliseconds. */
export function findDayEnd(time: Date, dayEndsAt: number): number {
  const daysOn = time.getHours() < dayEndsAt ? 0 : 1;
  const date = time.getDate() + daysOn;
  return new Date(time.getFullYear(), time.getMonth(), date, dayEndsAt).getTime();
}

const toDay = (utc: number): string => new Date(utc).toISOString().slice(0, 10);

/** Tells the learner's day at a time. */
export const dayAtAtom = atom((get) => {
  const { dayEndsAt } = get(settingsAtom);
  return (time: Date): string => localDay(time, dayEndsAt);
});

const millisecondsPerDay = 86_400_000;

/** The number of days from one day to another; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / millisecondsPerDay;

export const addDays = (day: string, count: number): string =>
  toDay(Date.parse(day) + count * millisecondsPerDay);

/** The learner's day. A page that stays open follows it into the next day. */
export function useLocalDay(): string {
  const dayAt = useAtomValue(dayAtAtom);
  return useSyncExternalStore(subscribe, () => dayAt(new Date()));
}

const millisecondsPerMinute = 60_000;

/** A device that sleeps stops the timer, so the day is also checked when the page is shown again. */
function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, millisecondsPerMinute);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
