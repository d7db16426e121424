import { describe, expect, it } from 'vitest';
import { habits, nightHabit } from './habit.ts';
import { type Memory, memoryModels } from './memory.ts';
import { seededRandom } from './random.ts';
import { type Schedule, schedulers } from './schedule.ts';
import { type Session, simulateCourse, simulateWord } from './simulate.ts';

const perfect: Memory = { chance: () => 1, after: () => perfect };
const hopeless: Memory = { chance: () => 0, after: () => hopeless };

/** Asks again after as many days, whatever the answer. */
function every(days: number, nextDay: number): Schedule {
  return { nextDay, after: (_isRight, day) => every(days, day + days) };
}

const weekly = (firstDay: number) => every(7, firstDay);

const sessions = (from: number, to: number, hour = 18): Session[] =>
  Array.from({ length: to - from }, (_, index) => ({ day: from + index, hour }));

const daily = habits['practises daily'] ?? nightHabit;
const rule = schedulers['right on 3 days'] ?? weekly;

describe('simulating a word', () => {
  const listRepeats = (days: Session[], memory: Memory, scheduler = weekly, dayEndsAt = 4) => {
    const course = { sessions: days, days: 30, dayEndsAt };
    return simulateWord(course, scheduler, () => memory, seededRandom(1)).repeatedOn;
  };

  it('asks when the learner practises, from the day on which the word is due', () => {
    expect(listRepeats(sessions(3, 18), perfect)).toEqual([10, 17]);
    expect(listRepeats([...sessions(0, 5), ...sessions(9, 17)], perfect)).toEqual([9, 16]);
  });

  it('answers by the memory of the word', () => {
    expect(listRepeats(sessions(0, 30), perfect, rule)).toHaveLength(2);
    expect(listRepeats(sessions(0, 30), hopeless, rule)).toHaveLength(29);
  });

  it('takes an answer after midnight for one of the next day if days end at midnight', () => {
    const nights = [...sessions(0, 1), ...sessions(1, 2, 25), ...sessions(2, 4)];
    expect(listRepeats(nights, hopeless, rule)).toEqual([1, 2, 3]);
    expect(listRepeats(nights, hopeless, rule, 0)).toEqual([1, 3]);
  });

  it('reports the chance of recall at the end', () => {
    const fading = { chance: (day: number) => 1 - day / 100, after: () => fading };
    const course = { sessions: [], days: 30, dayEndsAt: 4 };
    expect(simulateWord(course, weekly, () => fading, Math.random).retained).toBe(0.7);
  });
});

describe('simulating a course', () => {
  const course = { words: 5, newWordsPerDay: 2, days: 9, dayEndsAt: 4 };

  it('starts new words each day and counts repeated answers', () => {
    // Words start on the days 0, 0, 1, 1 and 2.
    expect(simulateCourse(course, daily, weekly, () => perfect, 1)).toEqual({
      load: [0, 0, 0, 0, 0, 0, 0, 2, 2],
      retained: 5,
    });
  });

  it('starts several days’ words at once if the learner takes them up in bursts', () => {
    const bursts = { ...daily, newWordsEvery: 2 };
    expect(simulateCourse(course, bursts, weekly, () => perfect, 1).load).toEqual([
      0, 0, 0, 0, 0, 0, 0, 4, 0,
    ]);
  });

  it.each(Object.entries(memoryModels))('is the same with the same seed by %s', (_name, model) => {
    const longer = { ...course, words: 20, days: 60 };
    const simulate = (seed: number) => simulateCourse(longer, nightHabit, weekly, model, seed);
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
