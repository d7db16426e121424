import type { Habit } from './habit.ts';
import type { MemoryModel } from './memory.ts';
import { type Random, seededRandom } from './random.ts';
import type { Answer, Scheduler } from './schedule.ts';

export interface Course {
  readonly words: number;
  readonly newWordsPerDay: number;
  /** The number of days from the first word to the end. */
  readonly days: number;
  /** The hour at which the learner's day ends, at most 4. */
  readonly dayEndsAt: number;
}

export interface Outcome {
  /** The number of answers on each day. The first answer to a word is left out. */
  readonly load: readonly number[];
  /** The number of words that the learner would recall on the day after the last. */
  readonly retained: number;
}

/** Simulates a learner who answers every word that is due when they practise. A seed always gives the same outcome. */
export function simulateCourse(
  { words, newWordsPerDay, days, dayEndsAt }: Course,
  habit: Habit,
  scheduler: Scheduler,
  model: MemoryModel,
  seed: number,
): Outcome {
  const sessions = listSessions(habit, days, seededRandom(seed));
  const load = Array.from({ length: days }, () => 0);
  let retained = 0;
  for (let word = 0; word < words; word += 1) {
    const batch = Math.floor(word / (newWordsPerDay * habit.newWordsEvery));
    const from = batch * habit.newWordsEvery;
    const course = { sessions: sessions.filter(({ day }) => day >= from), days, dayEndsAt };
    const outcome = simulateWord(course, scheduler, model, seededRandom(seed + word));
    for (const day of outcome.repeatedOn) load[day] = (load[day] ?? 0) + 1;
    retained += outcome.retained;
  }
  return { load, retained };
}

export interface Session {
  /** The day on which the learner got up. */
  readonly day: number;
  /** From 4 in the morning on, so that 24 is midnight. */
  readonly hour: number;
}

function listSessions(habit: Habit, days: number, random: Random): Session[] {
  return Array.from({ length: days }, (_, day) => ({ day, hour: habit.hour(random) })).filter(
    ({ day }) => habit.practises(day, random),
  );
}

interface WordCourse extends Pick<Course, 'days' | 'dayEndsAt'> {
  /** From the one in which the word is new. */
  readonly sessions: readonly Session[];
}

export function simulateWord(
  { sessions, days, dayEndsAt }: WordCourse,
  scheduler: Scheduler,
  model: MemoryModel,
  random: Random,
): { repeatedOn: number[]; retained: number } {
  const seed = Math.floor(random() * 2 ** 32);
  const repeatedOn: number[] = [];
  let schedule = scheduler(sessions[0]?.day ?? days);
  let memory = model(random);
  for (const [index, { day, hour }] of sessions.entries()) {
    const calendarDay = hour - 24 >= dayEndsAt ? day + 1 : day;
    if (schedule.nextDay > calendarDay) continue;
    const isRecalled = random() < memory.chance(day);
    const answer = schedule.isChoice ? choose(isRecalled, random) : grade(isRecalled, random);
    schedule = schedule.after(answer, calendarDay, `${seed} ${day}`);
    memory = memory.after(isRecalled, day);
    if (index > 0) repeatedOn.push(day);
  }
  return { repeatedOn, retained: memory.chance(days) };
}

/** Of four options, one is right. */
const guessChance = 0.25;

const choose = (isRecalled: boolean, random: Random): Answer =>
  isRecalled || random() < guessChance ? 'right' : 'wrong';

/** The chance that a word that is recalled is typed almost right. */
const almostChance = 0.1;

function grade(isRecalled: boolean, random: Random): Answer {
  if (!isRecalled) return 'wrong';
  return random() < almostChance ? 'almost' : 'right';
}
