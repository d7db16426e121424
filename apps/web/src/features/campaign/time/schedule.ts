import type { Schedule } from '../record/queries.ts';

export const maxTimesPerDay = 12;

/** Whether all times are there, and each only once. */
export const isUsableTimes = (times: readonly string[]): boolean =>
  !times.includes('') && new Set(times).size === times.length;

export const isUsableSchedule = ({ times, weekdays }: Schedule): boolean =>
  times.length > 0 && isUsableTimes(times) && weekdays.length > 0;

const hoursPerDay = 24;

/** A free time for a further post of the day: one hour after the last time, or the next free hour. */
export function nextTime(times: readonly string[]): string {
  const lastHour = Number(times.at(-1)?.slice(0, 2) ?? '8');
  const hours = Array.from(
    { length: hoursPerDay },
    (_, index) => (lastHour + 1 + index) % hoursPerDay,
  );
  const free = hours.map((hour) => `${String(hour).padStart(2, '0')}:00`);
  return free.find((time) => !times.includes(time)) ?? '';
}
