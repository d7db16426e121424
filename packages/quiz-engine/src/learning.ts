/** How far a learner has come with one word. */
export interface Learning {
  readonly knowing: LearningStage;
  /** On how many days in a row of answers the word was answered rightly. */
  readonly rightDays: number;
  /** The day of the latest right answer that counted, as `2026-03-01`. */
  readonly lastRightDay?: string;
}

export type LearningStage = 'known' | 'saved' | 'unknown';

/** Right answers on this many days make a word known. */
export const daysToKnow = 3;

/**
 * What an answer does to the knowledge of its word. A wrong answer on a known word makes it one to
 * learn again and starts the count anew; right answers on three different days, with no wrong one
 * between them, make a word to learn known. A word that the learner has not saved stays so.
 *
 * @param learning - what was known before the answer; keep it to take the answer back
 * @param answer - whether it was right, and its day in the learner's own time zone as `2026-03-01`
 * @returns what is known now; the same object where nothing changes
 * @example
 * const saved = { knowing: 'saved', rightDays: 2, lastRightDay: '2026-03-01' } as const;
 * learnFromAnswer(saved, { correct: true, day: '2026-03-02' }).knowing; // 'known'
 */
export function learnFromAnswer(
  learning: Learning,
  { correct, day }: { correct: boolean; day: string },
): Learning {
  if (learning.knowing === 'unknown') return learning;
  if (!correct) return { knowing: 'saved', rightDays: 0 };
  if (learning.knowing === 'known' || learning.lastRightDay === day) return learning;

  const rightDays = learning.rightDays + 1;
  const knowing = rightDays >= daysToKnow ? 'known' : 'saved';
  return { knowing, rightDays, lastRightDay: day };
}
