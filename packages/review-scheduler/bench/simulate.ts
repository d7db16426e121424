import type { MemoryModel } from './memory.ts';
import { type Random, seededRandom } from './random.ts';
import type { Scheduler } from './schedule.ts';

export interface Course {
  readonly words: number;
  readonly newWordsPerDay: number;
  /** The number of days from the first word to the end. */
  readonly days: number;
}

export interface Outcome {
  /** The number of answers. */
  readonly reviews: number;
  /** The number of words that the learner would recall on the day after the last. */
  readonly retained: number;
}

/** Simulates a learner who answers every word on the day it is asked. A seed always gives the same outcome. */
export function simulateCourse(
  { words, newWordsPerDay, days }: Course,
  scheduler: Scheduler,
  model: MemoryModel,
  seed: number,
): Outcome {
  let reviews = 0;
  let retained = 0;
  for (let word = 0; word < words; word += 1) {
    const firstDay = Math.floor(word / newWordsPerDay);
    const outcome = simulateWord(scheduler, model, firstDay, days, seededRandom(seed + word));
    reviews += outcome.reviews;
    retained += outcome.retained;
  }
  return { reviews, retained };
}

export function simulateWord(
  scheduler: Scheduler,
  model: MemoryModel,
  firstDay: number,
  endDay: number,
  random: Random,
): Outcome {
  let schedule = scheduler(firstDay);
  let memory = model(random);
  let reviews = 0;
  while (schedule.nextDay < endDay) {
    const day = schedule.nextDay;
    const isRight = random() < memory.chance(day);
    schedule = schedule.after(isRight, day);
    memory = memory.after(isRight, day);
    reviews += 1;
  }
  return { reviews, retained: memory.chance(endDay) };
}
