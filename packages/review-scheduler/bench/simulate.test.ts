import { describe, expect, it } from 'vitest';
import { type Memory, memoryModels } from './memory.ts';
import { seededRandom } from './random.ts';
import { type Schedule, schedulers } from './schedule.ts';
import { simulateCourse, simulateWord } from './simulate.ts';

const perfect: Memory = { chance: () => 1, after: () => perfect };
const hopeless: Memory = { chance: () => 0, after: () => hopeless };

/** Asks again after as many days, whatever the answer. */
function every(days: number, nextDay: number): Schedule {
  return { nextDay, after: (_isRight, day) => every(days, day + days) };
}

const weekly = (firstDay: number) => every(7, firstDay);

describe('simulating a word', () => {
  it('asks from the first day to before the end', () => {
    const asked = (firstDay: number, endDay: number) =>
      simulateWord(weekly, () => perfect, firstDay, endDay, Math.random).reviews;
    expect([asked(0, 7), asked(0, 8), asked(3, 18), asked(8, 8)]).toEqual([1, 2, 3, 0]);
  });

  it('answers by the memory of the word', () => {
    const rule = schedulers['right on 3 days'] ?? weekly;
    expect(simulateWord(rule, () => perfect, 0, 30, Math.random).reviews).toBe(3);
    expect(simulateWord(rule, () => hopeless, 0, 30, Math.random).reviews).toBe(30);
  });

  it('reports the chance of recall at the end', () => {
    const fading = { chance: (day: number) => 1 - day / 100, after: () => fading };
    expect(simulateWord(weekly, () => fading, 0, 30, Math.random).retained).toBe(0.7);
  });
});

describe('simulating a course', () => {
  it('starts new words each day and counts all answers', () => {
    const course = { words: 5, newWordsPerDay: 2, days: 8 };
    // Words start on the days 0, 0, 1, 1 and 2, and the first two are asked again on day 7.
    expect(simulateCourse(course, weekly, () => perfect, 1)).toEqual({ reviews: 7, retained: 5 });
  });

  it.each(Object.entries(memoryModels))('is the same with the same seed by %s', (_name, model) => {
    const course = { words: 20, newWordsPerDay: 5, days: 60 };
    const simulate = (seed: number) => simulateCourse(course, weekly, model, seed);
    expect(simulate(1)).toEqual(simulate(1));
    expect(simulate(1)).not.toEqual(simulate(1000));
  });
});

describe('seeded random numbers', () => {
  it('are spread evenly, also over seeds that follow each other', () => {
    const numbers = Array.from({ length: 10_000 }, (_, seed) => seededRandom(seed)());
    const tenths = Array.from({ length: 10 }, (_, tenth) =>
      numbers.filter((number) => Math.floor(number * 10) === tenth),
    );
    for (const { length } of tenths) expect(Math.abs(length - 1000)).toBeLessThan(120);
  });
});
