import { createCard, type ReviewCard, retrievability, review } from '@wordhoard/review-scheduler';
import { toDay } from '../src/day.ts';
import type { Random } from './random.ts';

/** How a learner remembers a word in a model of memory. Days are numbers. */
export interface Memory {
  /** The chance that an answer on a day is right. */
  chance(day: number): number;
  /** Returns the memory after an answer. */
  after(isRight: boolean, day: number): Memory;
}

/** Creates the memory of a word that the learner has just met. */
export type MemoryModel = (random: Random) => Memory;

/** The chance that the first answer to a word is right, shortly after it was taught. */
const firstChance = 0.7;

export const memoryModels = {
  'FSRS-6': () => ({
    chance: () => firstChance,
    after: (isRight, day) => rememberByCard(createCard(toDay(day))).after(isRight, day),
  }),
  'half-life': (random: Random) => {
    const firstHalfLife = 1 + 4 * random();
    const gain = 2 + 8 * random();
    return {
      chance: () => firstChance,
      after: (isRight, day) => rememberByHalfLife(isRight ? firstHalfLife : 1, gain, day),
    };
  },
} satisfies Readonly<Record<string, MemoryModel>>;

/** The model that this package schedules by, as if it were exactly true of the learner. */
function rememberByCard(card: ReviewCard): Memory {
  return {
    chance: (day) => retrievability(card, toDay(day)) ?? firstChance,
    after: (isRight, day) => rememberByCard(review(card, isRight ? 3 : 1, toDay(day))),
  };
}

/**
 * Exponential forgetting: the chance of recall halves with every half-life. A right answer lengthens the
 * half-life, and the more, the closer the word was to being forgotten. A wrong one halves it, but the
 * learner is shown the word again, so a day remains.
 */
export function rememberByHalfLife(halfLife: number, gain: number, since: number): Memory {
  const chance = (day: number) => 2 ** ((since - day) / halfLife);
  const lengthen = (day: number) => halfLife * (1 + gain * (1 - chance(day)));
  return {
    chance,
    after: (isRight, day) =>
      rememberByHalfLife(isRight ? lengthen(day) : Math.max(1, halfLife / 2), gain, day),
  };
}
