import { useSyncExternalStore } from 'react';

/** The day in the learner's own time zone, as `2026-03-01`. */
export function localDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
    `${part}`.padStart(2, '0'),
  );
  return `${date.getFullYear()}-${month}-${day}`;
}

const millisecondsPerDay = 86_400_000;

/** The number of days from one day to another; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / millisecondsPerDay;

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * millisecondsPerDay).toISOString().slice(0, 10);

/** The day in the learner's own time zone. A page that stays open follows it into the next day. */
export const useLocalDay = (): string => useSyncExternalStore(subscribe, currentDay);

const currentDay = (): string => localDay(new Date());

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
