import { orders, type Return, type ReturnOutcome, simulateReturn } from './backlog.ts';
import { memoryModels } from './memory.ts';
import { schedulers } from './schedule.ts';
import { type Course, type Outcome, simulateCourse } from './simulate.ts';

const learners = 10;
const course: Course = { words: 1000, newWordsPerDay: 10, days: 365 };

console.log(
  `${learners} learners, ${course.words} words each, ${course.newWordsPerDay} new ones a day, after ${course.days} days:`,
);
for (const [name, model] of Object.entries(memoryModels)) {
  console.log(`\nMemory by the ${name} model`);
  console.table(
    Object.fromEntries(
      Object.entries(schedulers).map(([scheduler, schedule]) => {
        const outcomes = Array.from({ length: learners }, (_, learner) =>
          simulateCourse(course, schedule, model, learner * course.words),
        );
        return [scheduler, summarise(outcomes)];
      }),
    ),
  );
}

function summarise(outcomes: readonly Outcome[]) {
  const words = outcomes.length * course.words;
  const reviews = outcomes.reduce((sum, outcome) => sum + outcome.reviews, 0);
  const retained = outcomes.reduce((sum, outcome) => sum + outcome.retained, 0);
  return {
    'reviews per word': (reviews / words).toFixed(1),
    'retention at the end': `${((100 * retained) / words).toFixed(1)} %`,
    'reviews per retained word': retained < 1 ? 'none retained' : (reviews / retained).toFixed(1),
  };
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
