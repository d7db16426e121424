import { isDue } from './card-state.ts';
import { addDays, type Day, daysBetween } from './day.ts';
import { getInterval } from './interval.ts';
import { defaultParameters, nextMemory, retrievability } from './memory.ts';
import type { ReviewCard } from './review-card.ts';

/** What a learner has to review, and how much of it they manage. */
export interface Workload {
  readonly cards: readonly ReviewCard[];
  /** How many words the learner has reviewed today. */
  readonly reviewedToday: number;
  /** How many words the learner reviews on a usual day. */
  readonly usualPerDay: number;
}

export interface BacklogPlan {
  /** How many words to review a day. */
  readonly perDay: number;
  /** How many of them are yet to be reviewed today. */
  readonly leftToday: number;
  /** The first day on which nothing is likely to be left to review. */
  readonly clearedOn: Day;
}

/** What any learner can manage for some time: about five minutes a day. */
const minPerDay = 40;
/** A plan for longer asks for more words a day. */
const maxDays = 365;
const step = 5;

/**
 * Plans how to clear a backlog: more words than the learner reviews on two usual days. The plan follows from what is
 * due now, so it adjusts itself every day.
 *
 * @param workload - the cards of the learner, how many words they reviewed today and review on a usual day
 * @param today - the learner's day
 * @param parameters - the 21 parameters of FSRS-6
 * @returns the plan; `undefined` if there is no backlog
 * @throws {RangeError} if a day does not exist in the calendar, or for other than 21 finite parameters
 * @example
 * planBacklog({ cards, reviewedToday: 0, usualPerDay: 10 }, '2026-11-27');
 * // { perDay: 40, leftToday: 40, clearedOn: '2027-03-16' }
 */
export function planBacklog(
  { cards, reviewedToday, usualPerDay }: Workload,
  today: Day,
  parameters: readonly number[] = defaultParameters,
): BacklogPlan | undefined {
  const due = cards.filter((card) => isDue(card, today)).length;
  let perDay = Math.ceil(Math.max(minPerDay, usualPerDay) / step) * step;
  if (due === 0 || due + reviewedToday <= 2 * perDay) return undefined;

  const words = expectWords(cards, today, parameters);
  let days = countDays(words, perDay, reviewedToday);
  while (days > maxDays) {
    perDay += step;
    days = countDays(words, perDay, reviewedToday);
  }
  const leftToday = Math.min(due, Math.max(0, perDay - reviewedToday));
  return { perDay, leftToday, clearedOn: addDays(today, days) };
}

/** A word that will be reviewed, and what to expect then. */
interface ExpectedWord {
  /** In how many days it is due; 0 today. */
  dueIn: number;
  returns: readonly ExpectedReturn[];
}

/** A share of a word that comes back some days after its review. */
interface ExpectedReturn {
  after: number;
  share: number;
}

/** What to expect of the words of the next year if they were reviewed today, the ones that are due first first. */
const expectWords = (
  cards: readonly ReviewCard[],
  today: Day,
  parameters: readonly number[],
): ExpectedWord[] =>
  cards
    .filter(({ stability, due }) => stability !== null && daysBetween(today, due) < maxDays)
    .sort((one, other) => (one.due < other.due ? -1 : 1))
    .map((card) => ({
      dueIn: Math.max(0, daysBetween(today, card.due)),
      returns: expectReturns(
        retrievability(card, today, parameters) ?? 1,
        getInterval(nextMemory(card, 3, today, parameters).stability),
      ),
    }));

/** In how many days a forgotten word comes back again and again, and how much later a recalled one than before. */
const returnsOfForgotten = [2, 7, 20, 60];
const growth = 2.5;

/** @param interval - the days until the word comes back if it is recalled */
function expectReturns(recall: number, interval: number): ExpectedReturn[] {
  const returns = returnsOfForgotten.map((after) => ({ after, share: 1 - recall }));
  for (let gap = interval, after = gap; after <= maxDays; gap *= growth, after += gap)
    returns.push({ after: Math.round(after), share: recall });
  return returns;
}

/** In how many days nothing is left to review, at most a year and a day. */
function countDays(words: readonly ExpectedWord[], perDay: number, reviewedToday: number): number {
  const returning = Array.from({ length: maxDays }, () => 0);
  let next = 0;
  let returned = 0;
  for (let day = 0; day < maxDays; day += 1) {
    const canReview = Math.max(0, perDay - (day === 0 ? reviewedToday : 0));
    const reviewed = words.slice(next, next + canReview).filter(({ dueIn }) => dueIn <= day);
    for (const { after, share } of reviewed.flatMap(({ returns }) => returns))
      returning[day + after] = (returning[day + after] ?? 0) + share;
    next += reviewed.length;
    returned = Math.max(0, returned + (returning[day] ?? 0) - (canReview - reviewed.length));
    const isWaiting = (words[next]?.dueIn ?? maxDays) <= day;
    if (!isWaiting && returned < 1) return day;
  }
  return maxDays + 1;
}
