import {
  createCard,
  isDue,
  planBacklog,
  type ReviewCard,
  review,
} from '@wordhoard/review-scheduler';
import { dayNumber, toDay } from '../src/day.ts';
import type { Memory, MemoryModel } from './memory.ts';
import { seededRandom } from './random.ts';

interface LateWord {
  readonly card: ReviewCard;
  readonly memory: Memory;
}

/** How late a word is: the days since its last review for each day of its stability. It falls and rises with recall. */
const getLateness = ({ since, stability }: ReviewCard, day: number): number =>
  (day - dayNumber(since)) / (stability ?? 1);

/** What is reviewed first: the words with the least of a figure. */
export const orders: Readonly<Record<string, (card: ReviewCard, day: number) => number>> = {
  'due date': ({ due }) => dayNumber(due),
  'lowest recall': (card, day) => -getLateness(card, day),
  'highest recall': getLateness,
  'shortest interval': ({ stability }) => stability ?? 0,
};

export interface Return {
  readonly words: number;
  readonly reviewsPerDay: number;
  readonly days: number;
}

export interface ReturnOutcome {
  /** The number of words that the learner would recall, on a mean day and at the end. */
  readonly meanRecalled: number;
  readonly recalledAtEnd: number;
}

/** Simulates a learner who returns to words that they reviewed one to three times, the last time months ago. */
export function simulateReturn(
  { words: count, reviewsPerDay, days }: Return,
  order: (card: ReviewCard, day: number) => number,
  model: MemoryModel,
  seed: number,
): ReturnOutcome {
  const random = seededRandom(seed);
  const words = Array.from({ length: count }, (_, index) => buildLateWord(index, model, random));
  let sum = 0;
  for (let day = firstDay; day < firstDay + days; day += 1) {
    const due = words
      .flatMap(({ card }, index) =>
        dayNumber(card.due) <= day ? [{ index, figure: order(card, day) }] : [],
      )
      .sort((one, other) => one.figure - other.figure);
    for (const { index } of due.slice(0, reviewsPerDay)) {
      const word = words[index];
      if (word) words[index] = answer(word, random() < word.memory.chance(day), day);
    }
    sum += countRecalled(words, day + 1);
  }
  const recalledAtEnd = Math.round(countRecalled(words, firstDay + days));
  return { meanRecalled: Math.round(sum / days), recalledAtEnd };
}

const firstDay = 20_000;

function buildLateWord(index: number, model: MemoryModel, random: () => number): LateWord {
  const last = firstDay - 45 - (index % 30);
  const days = [last - 40, ...(index % 3 > 0 ? [last - 35] : []), ...(index % 3 > 1 ? [last] : [])];
  const start = { card: createCard(toDay(last - 40)), memory: model(random) };
  return days.reduce((word: LateWord, day) => answer(word, true, day), start);
}

const answer = ({ card, memory }: LateWord, isRight: boolean, day: number): LateWord => ({
  card: review(card, isRight ? 3 : 1, toDay(day)),
  memory: memory.after(isRight, day),
});

const countRecalled = (words: readonly LateWord[], day: number): number =>
  words.reduce((sum, { memory }) => sum + memory.chance(day), 0);

/** Simulates a learner who follows the plan of their first day. In how many days is nothing left, as planned and in fact? */
export function simulatePlan(count: number, model: MemoryModel, seed: number) {
  const random = seededRandom(seed);
  const words = Array.from({ length: count }, (_, index) => buildLateWord(index, model, random));
  const cards = words.map(({ card }) => card);
  const plan = planBacklog({ cards, reviewedToday: 0, usualPerDay: 0 }, toDay(firstDay));
  if (plan === undefined) throw new Error(`${count} words are no backlog`);
  let days = 0;
  for (let isCleared = false; !isCleared && days < maxDays; days += 1) {
    const day = firstDay + days;
    const due = words
      .flatMap(({ card }, index) => (isDue(card, toDay(day)) ? [{ index, due: card.due }] : []))
      .sort((one, other) => (one.due < other.due ? -1 : 1));
    for (const { index } of due.slice(0, plan.perDay)) {
      const word = words[index];
      if (word) words[index] = answer(word, random() < word.memory.chance(day), day);
    }
    isCleared = due.length <= plan.perDay;
  }
  return { planned: dayNumber(plan.clearedOn) - firstDay, 'in fact': days - 1 };
}

const maxDays = 365;
