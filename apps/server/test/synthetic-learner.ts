import { seededRandom } from '@wordhoard/quiz-builder';
import {
  addReview,
  defaultParameters,
  isDue,
  type Review,
  type ReviewCard,
  retrievability,
} from '@wordhoard/review-scheduler';
import { v5 as newId } from 'uuid';

interface SyntheticLearner {
  /** How the learner really remembers. The reviews are scheduled by the default. */
  truth: readonly number[];
  words: number;
  days: number;
  seed?: number;
}

const firstDay = Date.UTC(2026, 0, 1);
const dayMilliseconds = 24 * 60 * 60 * 1_000;
const wordsPerDay = 10;

/**
 * The histories of the words of a learner who meets ten new words a day, answers each when it is due, and
 * recalls or forgets it by the chance of their memory.
 */
export function synthesize({ truth, words, days, seed = 1 }: SyntheticLearner): Review[][] {
  const random = seededRandom(seed);
  return Array.from({ length: words }, (_, index) =>
    synthesizeWord({ truth, random, second: index, days }, Math.floor(index / wordsPerDay)),
  );
}

interface Circumstances {
  truth: readonly number[];
  random: () => number;
  /** When the word is answered on a day. No two words are answered at the same time. */
  second: number;
  days: number;
}

function synthesizeWord(
  { truth, random, second, days }: Circumstances,
  firstAnswer: number,
): Review[] {
  const history: Review[] = [];
  let memory: ReviewCard | undefined;
  let planned: ReviewCard | undefined;
  for (let number = firstAnswer; number < days; number += 1) {
    const time = firstDay + number * dayMilliseconds;
    const day = new Date(time).toISOString().slice(0, 10);
    if (planned !== undefined && !isDue(planned, day)) continue;
    const chance = memory === undefined ? 0.6 : retrievability(memory, day, truth);
    const rating = random() < (chance ?? 1) ? 3 : 1;
    const at = new Date(time + second * 1_000).toISOString();
    const answer: Review = { id: newId(at, newId.URL), at, day, rating };
    memory = addReview(memory, answer, truth);
    planned = addReview(planned, answer);
    history.push(answer);
  }
  return history;
}

/** Those of a learner who forgets new words four times as fast, and gains a quarter from each answer. */
export const forgetful: readonly number[] = defaultParameters
  .map((value, index) => (index < 4 ? value / 4 : value))
  .with(8, 0.4);
