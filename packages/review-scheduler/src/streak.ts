import { type Day, dayNumber, toDay } from './day.ts';

/** How regularly a learner practises. */
export interface Streak {
  /** The number of days with practice in the streak that is still going; 0 if there is none. */
  readonly current: number;
  /** The number of days with practice in the longest streak. */
  readonly longest: number;
  /** Whether the learner practised today. */
  readonly isTodayActive: boolean;
  /** The missed days that the current streak survived, in order. */
  readonly restDays: readonly Day[];
}

/** Days, the first and the last included, on which a learner does not want to practise. */
export interface Break {
  readonly from: Day;
  readonly until: Day;
}

/** In any period of this many days, a streak survives one missed day. */
const restPeriod = 7;

/**
 * Finds the streaks of a learner: days with practice in a row, where one missed day in any 7 days is a
 * rest day and does not end the streak. Today is not missed yet. Rest days are not counted. Breaks count as if their
 * days without practice did not exist.
 *
 * @param activeDays - the days with practice, in any order; days after today are ignored
 * @param today - the learner's day
 * @param breaks - the breaks of the learner, in any order
 * @throws {RangeError} if a day does not exist in the calendar
 * @example
 * findStreak(['2026-03-01', '2026-03-02', '2026-03-04'], '2026-03-04');
 * // { current: 3, longest: 3, isTodayActive: true, restDays: ['2026-03-03'] }
 */
export function findStreak(
  activeDays: Iterable<Day>,
  today: Day,
  breaks: readonly Break[] = [],
): Streak {
  const lastDay = dayNumber(today);
  const active = new Set(Array.from(activeDays, dayNumber).filter((day) => day <= lastDay));
  const frozen = listFrozenDays(breaks, lastDay).filter((day) => !active.has(day));
  /** The number of a day if frozen days did not exist. */
  const skipFrozen = (day: number) => day - countBefore(frozen, day);
  const skipped = frozen.map(skipFrozen);
  const end = skipFrozen(lastDay);
  const days = inOrder(active).map(skipFrozen);

  let run = startRun();
  let longest = 0;
  let next = days[0] ?? end;
  for (const day of days) {
    run = practise(skip(run, next, day));
    longest = Math.max(longest, run.length);
    next = day + 1;
  }
  const { length, restDays } = skip(run, next, end);
  const toRestDay = (rest: number) => toDay(rest + countBefore(skipped, rest + 1));
  const isTodayActive = active.has(lastDay);
  return { current: length, longest, isTodayActive, restDays: restDays.map(toRestDay) };
}

const inOrder = (days: Iterable<number>): number[] =>
  [...new Set(days)].sort((one, other) => one - other);

/** Counts the days that are before another one. They are in order. */
function countBefore(days: readonly number[], end: number): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? end) < end) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The days of breaks up to a day, in order. */
function listFrozenDays(breaks: readonly Break[], lastDay: number): number[] {
  const days = breaks.flatMap(({ from, until }) => {
    const first = dayNumber(from);
    const count = Math.max(0, Math.min(dayNumber(until), lastDay) - first + 1);
    return Array.from({ length: count }, (_, index) => first + index);
  });
  return inOrder(days);
}

/** A streak up to some day. */
interface Run {
  /** The number of days with practice. */
  readonly length: number;
  /** How many of them are after the last rest day. */
  readonly lengthSinceRest: number;
  /** Grows with the run: copying it for each rest day of a long one takes seconds. */
  readonly restDays: number[];
}

const startRun = (): Run => ({ length: 0, lengthSinceRest: 0, restDays: [] });

function practise({ length, lengthSinceRest, restDays }: Run): Run {
  return { length: length + 1, lengthSinceRest: lengthSinceRest + 1, restDays };
}

/** Continues a run over the missed days, if there are any: from one day to the day before another. */
function skip(run: Run, from: number, to: number): Run {
  if (from >= to) return run;
  if (to - from > 1) return startRun();
  const lastRest = run.restDays.at(-1);
  if (lastRest === undefined || from - lastRest >= restPeriod) {
    run.restDays.push(from);
    return { ...run, lengthSinceRest: 0 };
  }
  // Too soon after the last rest day: the streak goes on from the day after that one.
  return { length: run.lengthSinceRest, lengthSinceRest: 0, restDays: [from] };
}
