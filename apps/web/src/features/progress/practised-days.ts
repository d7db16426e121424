import type { Day } from '@wordhoard/review-scheduler';
import type { WordHistory } from '../review/review-history.ts';

export interface PractisedDay {
  /** Words that were answered, each counted once. */
  words: number;
  milliseconds: number;
}

/** The days on which a learner has answered or proved a word, as the server counts them. */
export function listPractisedDays(
  histories: readonly WordHistory[],
): ReadonlyMap<Day, PractisedDay> {
  const days = new Map<Day, PractisedDay>();
  for (const { reviews } of histories) {
    const practice = reviews.filter((review) => !('mark' in review) || review.mark === 'proven');
    for (const day of new Set(practice.map((review) => review.day))) {
      const { words, milliseconds } = days.get(day) ?? { words: 0, milliseconds: 0 };
      const answers = practice.filter((review) => review.day === day && !('mark' in review));
      days.set(day, {
        words: words + Math.min(1, answers.length),
        milliseconds: answers.reduce((sum, one) => sum + (one.milliseconds ?? 0), milliseconds),
      });
    }
  }
  return days;
}
