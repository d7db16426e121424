import { createCard, type Rating, type ReviewCard, review } from '@wordhoard/review-scheduler';
import { dayNumber, toDay } from '../src/day.ts';

/** Almost means recalled, but with a typing error. */
export type Answer = 'right' | 'almost' | 'wrong';

/** Decides when a word is asked. Days are numbers. */
export interface Schedule {
  /** The day on which the word is asked next; infinite for never again. */
  readonly nextDay: number;
  /** Whether the question offers options, so that a forgotten word may be guessed. */
  readonly isChoice?: boolean;
  /** Returns the schedule after an answer, whose id no other answer has. */
  after(answer: Answer, day: number, id: string): Schedule;
}

/** Creates the schedule of a word that is asked for the first time on a day. */
export type Scheduler = (firstDay: number) => Schedule;

export const schedulers: Readonly<Record<string, Scheduler>> = {
  'this package': (firstDay) => scheduleByCard(createCard(toDay(firstDay)), spread),
  'without spreading': (firstDay) => scheduleByCard(createCard(toDay(firstDay)), {}),
  'choices first, rated good': (firstDay) =>
    scheduleByCard(createCard(toDay(firstDay)), { ...spread, choicesBelow: 3, chosen: 3 }),
  'choices first, rated hard': (firstDay) =>
    scheduleByCard(createCard(toDay(firstDay)), { ...spread, choicesBelow: 3 }),
  'almost is wrong': (firstDay) =>
    scheduleByCard(createCard(toDay(firstDay)), { ...spread, almost: 1 }),
  'SM-2': (firstDay) => scheduleBySm2(firstDay, 0, 0),
  'Leitner, 5 boxes': (firstDay) => scheduleByBox(firstDay, 0),
  'right on 3 days': (firstDay) => scheduleByRightDays(firstDay, 0),
};

interface Rules {
  readonly isSpread?: boolean;
  /** The rating of an almost right answer. */
  readonly almost?: Rating;
  /** The rating of a right choice. */
  readonly chosen?: Rating;
  /** Words of a lower stability are asked with four options; by default new ones only, as in a lesson. */
  readonly choicesBelow?: number;
}

const spread: Rules = { isSpread: true };

function scheduleByCard(card: ReviewCard, rules: Rules): Schedule {
  const { isSpread = false, almost = 2, chosen = 2, choicesBelow = 0 } = rules;
  const isChoice = card.stability === null || card.stability < choicesBelow;
  const ratings = { right: isChoice ? chosen : 3, almost, wrong: 1 } as const;
  return {
    nextDay: dayNumber(card.due),
    isChoice,
    after: (answer, day, id) =>
      scheduleByCard(review(card, ratings[answer], toDay(day), isSpread ? id : undefined), rules),
  };
}

/** The factor of SM-2 for a right answer of the quality 4, which does not change it. */
const easeFactor = 2.5;

/**
 * SM-2 (P. A. Wozniak, Optimization of learning, 1990). A wrong answer starts the repetitions again
 * without changing the factor, as its sixth step says.
 */
function scheduleBySm2(nextDay: number, repetitions: number, interval: number): Schedule {
  return {
    nextDay,
    after(answer, day) {
      if (answer === 'wrong') return scheduleBySm2(day + 1, 0, 1);
      const next = [1, 6][repetitions] ?? Math.ceil(interval * easeFactor);
      return scheduleBySm2(day + next, repetitions + 1, next);
    },
  };
}

const boxIntervals = [1, 2, 4, 8, 16] as const;

/** A right answer moves a word to the next box, a wrong one to the first. Each box has twice the interval. */
function scheduleByBox(nextDay: number, box: number): Schedule {
  return {
    nextDay,
    after(answer, day) {
      const next = answer !== 'wrong' ? Math.min(box + 1, boxIntervals.length - 1) : 0;
      return scheduleByBox(day + (boxIntervals[next] ?? 1), next);
    },
  };
}

/** Asks daily until the answer was right on three days, without a wrong one in between. */
function scheduleByRightDays(nextDay: number, rightDays: number): Schedule {
  return {
    nextDay,
    after(answer, day) {
      const next = answer !== 'wrong' ? rightDays + 1 : 0;
      return scheduleByRightDays(next < 3 ? day + 1 : Number.POSITIVE_INFINITY, next);
    },
  };
}
