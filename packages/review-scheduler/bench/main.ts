import {
  orders,
  type Return,
  type ReturnOutcome,
  simulatePlan,
  simulateReturn,
} from './backlog.ts';
import { type Habit, habits, nightHabit } from './habit.ts';
import { type MemoryModel, memoryModels } from './memory.ts';
import { type Scheduler, schedulers } from './schedule.ts';
import { type Course, type Outcome, simulateCourse } from './simulate.ts';

const learners = 4;
const course: Course = { words: 1000, newWordsPerDay: 10, days: 240, dayEndsAt: 4 };

console.log(
  `${learners} learners, ${course.words} words each, ${course.newWordsPerDay} new ones a day, after ${course.days} days.`,
);
for (const [name, model] of Object.entries(memoryModels)) {
  for (const [habit, learner] of Object.entries(habits)) {
    console.log(`\nMemory by the ${name} model; the learner ${habit}`);
    console.table(
      Object.fromEntries(
        Object.entries(schedulers).map(([title, scheduler]) => [
          title,
          simulate(course, learner, scheduler, model),
        ]),
      ),
    );
  }
  console.log(`\nMemory by the ${name} model; the learner practises between ten and two at night`);
  const scheduler = schedulers['this package'];
  if (scheduler !== undefined)
    console.table({
      'days end at 4': simulate(course, nightHabit, scheduler, model),
      'days end at midnight': simulate({ ...course, dayEndsAt: 0 }, nightHabit, scheduler, model),
    });
}

function simulate(as: Course, habit: Habit, scheduler: Scheduler, model: MemoryModel) {
  return summarise(
    Array.from({ length: learners }, (_, learner) =>
      simulateCourse(as, habit, scheduler, model, learner * as.words),
    ),
  );
}

function summarise(outcomes: readonly Outcome[]) {
  const mean = (measure: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + measure(outcome), 0) / outcomes.length;
  const retained = mean((outcome) => outcome.retained);
  const reviews = mean(({ load }) => sum(load));
  return {
    'reviews a day': (reviews / course.days).toFixed(1),
    'busiest day': mean(({ load }) => Math.max(...load)).toFixed(0),
    'busiest day of a week / its mean day': mean(measureUnevenness).toFixed(2),
    'retention at the end': `${((100 * retained) / course.words).toFixed(1)} %`,
    'reviews per retained word': retained < 1 ? 'none retained' : (reviews / retained).toFixed(1),
  };
}

/** How much the busiest day of a week exceeds its mean day, on average over the weeks with reviews. */
function measureUnevenness({ load }: Outcome): number {
  const weeks = Array.from({ length: Math.floor(load.length / 7) }, (_, week) =>
    load.slice(7 * week, 7 * week + 7),
  ).filter((week) => sum(week) > 0);
  return sum(weeks.map((week) => (7 * Math.max(...week)) / sum(week))) / weeks.length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

const returning: Return = { words: 2000, reviewsPerDay: 40, days: 60 };

console.log(
  `\nA learner returns to ${returning.words} words and reviews ${returning.reviewsPerDay} a day. Words recalled in ${returning.days} days, by what is reviewed first:`,
);
for (const [name, model] of Object.entries(memoryModels)) {
  const outcomes = Object.entries(orders).map(([order, getFigure]): [string, ReturnOutcome] => [
    order,
    simulateReturn(returning, getFigure, model, 1),
  ]);
  console.log(`\nMemory by the ${name} model`);
  console.table(Object.fromEntries(outcomes));
}

console.log(
  '\nDays until a backlog is cleared by the plan of its first day, with memory by FSRS-6',
);
console.table(
  Object.fromEntries(
    [300, 600, 2000].map((count) => [
      `${count} words, two thirds of them due`,
      simulatePlan(count, memoryModels['FSRS-6'], 1),
    ]),
  ),
);
