import {
  createCard,
  defaultParameters,
  mark,
  nextIntervals,
  type Rating,
  type ReviewCard,
  retrievability,
  review,
} from '@wordhoard/review-scheduler';
import fc from 'fast-check';
import { createEmptyCard, fsrs } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { anyAnswers, anyDay, dayAfter } from '../test/any-history.ts';
import { type Memory, referenceFsrs } from '../test/reference-fsrs.ts';

const newCard = createCard('2026-03-01');
const ratings = [1, 2, 3, 4] as const;

/** Parameters in which every number differs from the default. */
const personal = defaultParameters.map((parameter) => parameter * 1.05);

const anyParameters = fc.constantFrom(defaultParameters, personal);

/** Parameters with one of them replaced. */
const withParameter = (index: number, value: number) => defaultParameters.with(index, value);

function readParameter(parameters: readonly number[]): (index: number) => number {
  return (index) => parameters[index] ?? Number.NaN;
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

describe('the chance of recall', () => {
  it('[R11] is unknown for a new card, 1 on the day of the review, and 0.9 after its stability', () => {
    expect(retrievability(newCard, '2026-03-01')).toBeNull();

    const card = { ...review(newCard, 3, '2026-03-01'), stability: 8 };
    expect(retrievability(card, '2026-03-01')).toBe(1);
    expect(retrievability(card, '2026-03-09')).toBe(0.9);
  });

  it('[R11] never rises from day to day and stays between 0 and 1', () => {
    fc.assert(
      fc.property(anyAnswers, anyParameters, fc.nat(5000), (answers, parameters, days) => {
        const card = learn(answers, parameters);
        const start = daysBetween(dayAfter(0), card.since);
        const chance = retrievability(card, dayAfter(start + days), parameters) ?? Number.NaN;
        const nextDay = retrievability(card, dayAfter(start + days + 1), parameters) ?? Number.NaN;
        expect(nextDay).toBeGreaterThanOrEqual(0);
        expect(nextDay).toBeLessThanOrEqual(chance);
        expect(chance).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('[R11] on a day before the review is that of the day of the review', () => {
    expect(retrievability(review(newCard, 3, '2026-03-01'), '2026-02-27')).toBe(1);
  });
});

describe('the interval', () => {
  it.each([
    { stability: 21.4, due: '2026-03-22' },
    { stability: 21.5, due: '2026-03-23' },
    { stability: 36_500, due: '2126-02-05' },
  ])('[R12] of a stability of $stability days ends on $due', ({ stability, due }) => {
    const card = { ...newCard, stability, difficulty: 5 };
    expect(mark(card, 'known', '2026-03-01')?.due).toBe(due);
  });

  it('[R12] is a day for less', () => {
    expect(review(newCard, 1, '2026-03-01')).toMatchObject({
      stability: 0.212,
      due: '2026-03-02',
    });
  });
});

describe('stability and difficulty', () => {
  it('[R13] start at fixed values for each rating', () => {
    const first = ratings.map((rating) => review(newCard, rating, '2026-03-01'));
    expect(first.map(({ stability }) => stability)).toEqual([0.212, 1.2931, 2.3065, 8.2956]);
    expect(first.map(({ difficulty }) => difficulty?.toFixed(3))).toEqual([
      '6.413',
      '5.112',
      '2.118',
      '1.000',
    ]);
  });

  it('[R13] start at a stability of 0.1 days or more', () => {
    const parameters = withParameter(0, 0.002);
    expect(review(newCard, 1, '2026-03-01', undefined, parameters).stability).toBe(0.1);
  });

  it('[R6] [R14] [R15] [R16] follow the formulas of FSRS-6', () => {
    fc.assert(
      fc.property(anyAnswers, anyParameters, (answers, parameters) => {
        const reference = referenceFsrs(readParameter(parameters));
        let card = createCard(dayAfter(0));
        let memory: Memory | undefined;
        for (const { day, rating } of answers) {
          memory = reference.next(memory, daysBetween(card.since, day), rating);
          card = review(card, rating, day, undefined, parameters);
          expectClose(card.stability, memory.stability);
          expectClose(card.difficulty, memory.difficulty);
        }
      }),
    );
  });

  it('[R15] grow with a right answer, and the more the later it comes and the better it is', () => {
    const card = learn([{ day: '2026-03-01', rating: 3 }]);
    const stabilityAfter = (rating: Rating, day: string) =>
      review(card, rating, day).stability ?? 0;
    expect(stabilityAfter(3, '2026-03-03')).toBeGreaterThan(card.stability ?? 0);
    expect(stabilityAfter(3, '2026-03-20')).toBeGreaterThan(stabilityAfter(3, '2026-03-03'));
    expect(stabilityAfter(4, '2026-03-03')).toBeGreaterThan(stabilityAfter(3, '2026-03-03'));
    expect(stabilityAfter(3, '2026-03-03')).toBeGreaterThan(stabilityAfter(2, '2026-03-03'));
  });

  it('[R16] never grow with a wrong answer', () => {
    fc.assert(
      fc.property(anyAnswers, anyDay, (answers, today) => {
        const card = learn(answers);
        const missed = review(card, 1, today);
        expect(missed.stability).toBeLessThanOrEqual(card.stability ?? 0);
      }),
    );
  });
});

describe('parameters', () => {
  it('[R17] are those of FSRS-6 by default', () => {
    expect(defaultParameters).toEqual([
      0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
      0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
    ]);
    expect(review(newCard, 3, '2026-03-01', undefined, [...defaultParameters])).toEqual(
      review(newCard, 3, '2026-03-01'),
    );
  });

  it('[R17] of a learner change stability, difficulty and the chance of recall', () => {
    const usual = review(newCard, 3, '2026-03-01');
    const own = review(newCard, 3, '2026-03-01', undefined, personal);
    expect(own.stability).toBeCloseTo(2.3065 * 1.05, 8);
    expect(own.difficulty).not.toBe(usual.difficulty);
    const aged = retrievability(usual, '2026-04-01', withParameter(20, 0.5)) ?? 1;
    expect(aged).toBeLessThan(retrievability(usual, '2026-04-01') ?? 0);
  });

  it('[R17] out of range are clipped', () => {
    const parameters = withParameter(2, 1000);
    expect(review(newCard, 3, '2026-03-01', undefined, parameters).stability).toBe(100);
  });

  it.each([
    { fault: 'of FSRS-5', parameters: defaultParameters.slice(0, 19) },
    { fault: 'that are missing', parameters: [] },
    { fault: 'that are no numbers', parameters: withParameter(8, Number.NaN) },
    { fault: 'that are infinite', parameters: withParameter(8, Number.POSITIVE_INFINITY) },
  ])('[R17] $fault are refused', ({ parameters }) => {
    expect(() => review(newCard, 3, '2026-03-01', undefined, parameters)).toThrow(RangeError);
    expect(() => mark(undefined, 'known', '2026-03-01', undefined, parameters)).toThrow(RangeError);
    const card = review(newCard, 3, '2026-03-01');
    expect(() => retrievability(card, '2026-03-02', parameters)).toThrow(RangeError);
  });
});

describe('the scheduler of ts-fsrs, without short-term steps and fuzz', () => {
  it('[R18] remembers alike, but keeps its intervals apart and does not ask a forgotten word again the next day', () => {
    fc.assert(
      fc.property(anyAnswers, anyParameters, (answers, w) => {
        const scheduler = fsrs({ w: [...w], enable_short_term: false, enable_fuzz: false });
        let theirs = createEmptyCard(new Date(dayAfter(0)));
        let ours = createCard(dayAfter(0));
        for (const { day, rating } of answers) {
          const preview = scheduler.repeat(theirs, new Date(day));
          const forgotten = Math.max(1, Math.round(preview[1].card.stability));
          const intervals = { ...nextIntervals(ours, day, undefined, w), 1: forgotten };
          expect(ratings.map((each) => preview[each].card.scheduled_days)).toEqual(
            keepApart(intervals),
          );

          theirs = preview[rating].card;
          ours = review(ours, rating, day, undefined, w);
          expect(ours).toMatchObject({
            stability: theirs.stability,
            difficulty: theirs.difficulty,
            reviews: theirs.reps,
            lapses: theirs.lapses,
          });
        }
      }),
    );
  });
});

function learn(
  answers: readonly { day: string; rating: Rating }[],
  parameters?: readonly number[],
): ReviewCard {
  return answers.reduce(
    (card, { day, rating }) => review(card, rating, day, undefined, parameters),
    createCard(answers[0]?.day ?? dayAfter(0)),
  );
}

/** Equal but for the rounding of stored numbers to 8 decimals, whose error grows with the reviews. */
function expectClose(actual: number | null, expected: number): void {
  expect(Math.abs((actual ?? Number.NaN) / expected - 1)).toBeLessThan(1e-4);
}

function keepApart(intervals: Record<Rating, number>): number[] {
  const hard = Math.max(intervals[2], Math.min(intervals[1], intervals[2]) + 1);
  const good = Math.max(intervals[3], hard + 1);
  const easy = Math.max(intervals[4], good + 1);
  return [Math.min(intervals[1], intervals[2]), hard, good, easy];
}
