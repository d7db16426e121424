import type { FieldCheck } from '@wordhoard/validators';
import type { Schedule } from '../queries.ts';

export const maxTimesPerDay = 12;

/** Forms keep a schedule as text, as they do every value. */
export const writeSchedule = (schedule: Schedule): string => JSON.stringify(schedule);
export const readSchedule = (text: string): Schedule => JSON.parse(text);

/** Whether all times are there, and each only once. */
export const isUsableTimes = (times: readonly string[]): boolean =>
  !times.includes('') && new Set(times).size === times.length;

const isUsableSchedule = ({ times, weekdays }: Schedule): boolean =>
  times.length > 0 && isUsableTimes(times) && weekdays.length > 0;

/** Stops the form from sending an invalid schedule. `ScheduleFields` names the fault. */
export const checkSchedule: FieldCheck<string> = (text) =>
  isUsableSchedule(readSchedule(text)) ? undefined : { code: 'invalid' };

const hoursPerDay = 24;

/** A free time for a further post of the day: one hour after the last time, or the next free hour. */
export function proposeTime(times: readonly string[]): string {
  const lastHour = Number(times.at(-1)?.slice(0, 2) ?? '8');
  const hours = Array.from(
    { length: hoursPerDay },
    (_, index) => (lastHour + 1 + index) % hoursPerDay,
  );
  const free = hours.map((hour) => `${String(hour).padStart(2, '0')}:00`);
  return free.find((time) => !times.includes(time)) ?? '';
}
